import DirectoryAPI
import Foundation
import GroupsAPI
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

@Suite("The services' lives", .timeLimit(.minutes(2)))
struct LifecycleTests {
  @Test("kill -9 in the middle of writes loses nothing that was acknowledged")
  func powerCut() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let client = try suite.users()
    let acknowledged = await withTaskGroup(of: [String].self) { group in
      for writer in 0..<8 {
        group.addTask {
          var ids: [String] = []
          for number in 0..<100_000 {
            let request = CreateUserRequest(
              email: "w\(writer)n\(number)@example.com", displayName: "x")
            guard let user = try? await client.createUser(request) else { return ids }
            ids.append(user.id)
          }
          return ids
        }
      }
      group.addTask {
        // Once some are there, in the middle of the others.
        while true {
          let page = try? await client.listUsers(ListUsersRequest(pageSize: 200))
          if (page?.users.count ?? 0) >= 200 { break }
        }
        await suite.directory.kill()
        return []
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(acknowledged.count >= 190)
    let back = try await ServiceProcess(.userDirectory, in: suite.folder)
    let again = UserDirectoryClient(try suite.channel(to: back.address))
    for start in stride(from: 0, to: acknowledged.count, by: 500) {
      let some = Array(acknowledged[start..<min(start + 500, acknowledged.count)])
      let found = try await again.batchGetUsers(BatchGetUsersRequest(ids: some))
      #expect(found.unknownIDs.isEmpty)
    }
  }

  @Test("SIGTERM lets a running conversation finish, and the service ends with 0")
  func drain() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    let call = try await suite.groupsClient().compose()
    var states = call.responses.makeAsyncIterator()
    try await call.send(
      ComposeEvent(event: .start(ComposeEvent.Start(creatorID: people[0].id))))
    _ = try await states.next()
    // Connects and says nothing: it must not hold up the drain.
    let silent = PlainClient(port: try #require(Self.port(suite.groups.address)))
    suite.groups.process.send(SIGTERM)
    _ = await suite.groups.process.errorLine(containing: "\"message\":\"draining\"")
    try await call.send(ComposeEvent(event: .search("bob")))
    #expect(try await states.next()?.rows.count == 1)
    try await call.send(ComposeEvent(event: .tap(people[1].id)))
    _ = try await states.next()
    try await call.send(ComposeEvent(event: .done(ComposeEvent.Done())))
    #expect(try await states.next()?.created?.members.count == 2)
    #expect(try await states.next() == nil)
    #expect(await suite.groups.process.exitCode() == 0)
    withExtendedLifetime(silent) {}
  }

  static func port(_ address: String) -> UInt16? {
    address.split(separator: ":").last.flatMap { UInt16($0) }
  }

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
      name: "a folder that isn't there", arguments: ["--store=sqlite:/nowhere/at/all.db"],
      exitCode: 74, says: ["/nowhere/at"]),
  ]

  @Test(
    "a service that can't start says why in one line",
    arguments: mistakes, [BuiltExecutable.userDirectory, .groupService, .profileService])
  func refusesToStart(_ mistake: Mistake, _ executable: BuiltExecutable) async throws {
    let folder = try TemporaryFolder()
    try CertificateAuthority.writeDevelopmentCertificates(
      to: folder.path, trustDomain: "rollcall.test", names: RunningSuite.names)
    try mistake.prepare(folder)
    let usual = ServiceProcess.arguments(executable, in: folder).filter { option in
      !mistake.arguments.contains { $0.prefix { $0 != "=" } == option.prefix { $0 != "=" } }
    }
    let process = try RunningProcess(executable.path, usual + mistake.arguments)
    #expect(await process.exitCode() == mistake.exitCode, "\(process.errorText)")
    let lines = process.errorText.split(separator: "\n")
    let reason = lines.first { $0.hasPrefix(executable.rawValue) }
    for words in mistake.says {
      #expect(reason?.contains(words) == true, "\(process.errorText)")
    }
  }

  @Test("a port in use is named")
  func portInUse() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let process = try RunningProcess(
      BuiltExecutable.userDirectory.path,
      ServiceProcess.arguments(.userDirectory, in: suite.folder, listen: suite.groups.address))
    #expect(await process.exitCode() == 69)
    #expect(process.errorText.contains("somebody else listens on \(suite.groups.address)"))
  }
}
