import Foundation
import TestSupport
import Testing

@Suite("A service that can't start", .timeLimit(.minutes(2)))
struct StartTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    let exitCode: Int32
    let says: [String]
    var prepare: @Sendable (TemporaryFolder) throws -> Void = { _ in }
    var testDescription: String { name }
  }

  static let mistakes = [
    Mistake(
      name: "an unknown flag", arguments: ["--colour=red"], exitCode: 64, says: ["--colour"]),
    Mistake(
      name: "a malformed address", arguments: ["--listen=here"], exitCode: 64,
      says: ["--listen", "here"]),
    Mistake(
      name: "a level that isn't one", arguments: ["--log-level=loud"], exitCode: 64,
      says: ["--log-level", "loud"]),
    Mistake(
      name: "a store that isn't one", arguments: ["--store=mysql:x"], exitCode: 64,
      says: ["--store", "mysql:x"]),
    Mistake(
      name: "no certificate", arguments: [], exitCode: 78, says: [".pem"],
      prepare: { folder in
        for name in RunningSuite.names {
          try FileManager.default.removeItem(atPath: folder.path(of: "\(name).pem"))
        }
      }),
    Mistake(
      name: "a half-written certificate", arguments: [], exitCode: 78, says: [".pem"],
      prepare: { folder in
        for name in RunningSuite.names {
          let path = folder.path(of: "\(name).pem")
          let whole = try Data(contentsOf: URL(fileURLWithPath: path))
          try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path))
        }
      }),
    Mistake(
      name: "an expired certificate", arguments: [], exitCode: 78, says: [".pem", "expired"],
      prepare: { folder in
        for name in RunningSuite.names {
          try folder.addCertificate(name, validForDays: -3...(-1))
        }
      }),
    Mistake(
      name: "another's key", arguments: [], exitCode: 78,
      says: [".pem and the key beside it don't belong together"],
      prepare: { folder in
        for name in RunningSuite.names {
          try FileManager.default.removeItem(atPath: folder.path(of: "\(name).key"))
          try FileManager.default.copyItem(
            atPath: folder.path(of: "ca.key"), toPath: folder.path(of: "\(name).key"))
        }
      }),
    Mistake(
      name: "a folder that isn't there", arguments: ["--store=sqlite:/nowhere/at/all.db"],
      exitCode: 74, says: ["/nowhere/at"]),
  ]

  @Test(
    "a service that can't start says why in one line",
    arguments: mistakes, [BuiltExecutable.userDirectory, .groupService, .profileService])
  func refusesToStart(_ mistake: Mistake, _ executable: BuiltExecutable) async throws {
    let folder = try RunningSuite.certificates()
    try mistake.prepare(folder)
    let process = try RunningProcess(
      executable.path,
      ServiceProcess.arguments(executable, in: folder, options: mistake.arguments))
    #expect(await process.exitCode() == mistake.exitCode, "\(process.errorText)")
    var lines = ServiceProcess.complaints(of: process)
    if mistake.exitCode == 64 {
      #expect(
        lines.popLast()
          == "\(executable.rawValue): \(executable.rawValue) --help tells what is allowed")
    }
    #expect(lines.count == 1, "\(process.errorText)")
    #expect(lines.first?.hasPrefix("\(executable.rawValue): ") == true, "\(process.errorText)")
    for words in mistake.says {
      #expect(lines.first?.contains(words) == true, "\(process.errorText)")
    }
  }

  @Test(
    "a port in use is named, with the option to change",
    arguments: [BuiltExecutable.userDirectory, .groupService, .profileService],
    ["--listen", "--admin"])
  func portInUse(_ executable: BuiltExecutable, _ option: String) async throws {
    let folder = try RunningSuite.certificates()
    let holder = try await ServiceProcess(.userDirectory, in: folder)
    defer { holder.end() }
    let process = try RunningProcess(
      executable.path,
      ServiceProcess.arguments(
        executable, in: folder,
        options: ["\(option)=\(holder.address)", "--store=sqlite:\(folder.path)/other.db"]))
    #expect(await process.exitCode() == 69, "\(process.errorText)")
    #expect(
      ServiceProcess.complaints(of: process) == [
        "\(executable.rawValue): can't start: somebody else listens on \(holder.address); stop it, "
          + "or choose another with \(option)"
      ])
  }

  @Test("a database of another service is left alone")
  func foreignStore() async throws {
    let folder = try RunningSuite.certificates()
    let directory = try await ServiceProcess(.userDirectory, in: folder)
    #expect(await directory.terminate() == 0)
    let store = "\(folder.path)/user-directory.db"
    let process = try RunningProcess(
      BuiltExecutable.groupService.path,
      ServiceProcess.arguments(.groupService, in: folder, options: ["--store=sqlite:\(store)"]))
    #expect(await process.exitCode() == 78)
    let lines = ServiceProcess.complaints(of: process)
    #expect(lines.count == 1)
    #expect(lines.first?.contains(store) == true)
    #expect(lines.first?.contains("user-directory") == true)
  }
}
