import Foundation
import TestSupport
import Testing

@Suite("proto/generate")
struct GenerateScriptTests {
  private func generate(_ arguments: String..., in folder: String) async throws
    -> (code: Int32, errors: String)
  {
    let script = try RunningProcess(
      "\(folder)/proto/generate", arguments,
      environment: ["PLUGIN": BuiltExecutable.generator.path], folder: folder)
    return (await script.exitCode(), script.errorText)
  }

  /// The schemas and what is generated from them, to change without harm.
  private func copy() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    for part in ["proto", "Shared/Generated", "Tests/Support", "Tests/Benchmarks", "Tests/Interop"]
    {
      let target = URL(fileURLWithPath: folder.path).appendingPathComponent(part)
      try manager.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.copyItem(
        at: ReferenceTests.root.appendingPathComponent(part).resolvingSymlinksInPath(), to: target)
    }
    return folder
  }

  @Test("--check finds the checked-in files up to date")
  func upToDate() async throws {
    let result = try await generate("--check", in: ReferenceTests.root.path)
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test(
    "--check names each file that was changed, is missing or is left over; without it they are put right"
  )
  func stale() async throws {
    let folder = try copy()
    let generated = "\(folder.path)/Shared/Generated"
    let changed = "\(generated)/GroupsAPI/groups.pb.swift"
    try (String(contentsOfFile: changed, encoding: .utf8) + "// By hand.\n")
      .write(toFile: changed, atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(
      atPath: "\(generated)/CFrameAPI/rollcall/rpc/v1/frame.pb-c.c")
    try "".write(
      toFile: "\(generated)/DirectoryAPI/old.pb.swift", atomically: true, encoding: .utf8)

    let check = try await generate("--check", in: folder.path)
    #expect(check.code == 1)
    #expect(
      check.errors.split(separator: "\n").map { $0.split(separator: " ").first } == [
        "Shared/Generated/CFrameAPI/rollcall/rpc/v1/frame.pb-c.c",
        "Shared/Generated/DirectoryAPI/old.pb.swift",
        "Shared/Generated/GroupsAPI/groups.pb.swift",
      ])

    #expect(try await generate(in: folder.path).code == 0)
    #expect(try await generate("--check", in: folder.path).code == 0)
    #expect(
      FileManager.default.fileExists(
        atPath: "\(generated)/WellKnownTypes/Timestamp+Time.swift"))
  }

  @Test("explains itself when asked for something else")
  func usage() async throws {
    let result = try await generate("--verify", in: ReferenceTests.root.path)
    #expect(result.code == 64)
    #expect(result.errors.contains("proto/generate --check"))
  }
}
