import DirectoryAPI
import Foundation
import GroupsAPI
import ProfilesAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("rollcall users, against real services", .timeLimit(.minutes(3)))
struct UsersCommandTests {
  private func users(_ words: String..., in folder: TemporaryFolder, at address: String) throws
    -> RunningProcess
  {
    try RunningProcess(
      BuiltExecutable.rollcall.path,
      ["users"] + words + ["--certs", folder.path, "--directory", address])
  }

  private func people(_ count: Int) -> String {
    "email,display_name\n"
      + (0..<count).map { "person\($0)@example.com,\"Person, \($0)\"\n" }.joined()
  }

  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test("import and export go on after a kill -9 of either end, and lose and double nobody")
  func killed() async throws {
    let count = 12_000
    let folder = try RunningSuite.certificates()
    // Below the ports that the system gives out, so that nobody has it when the directory is back.
    let address = "127.0.0.1:\(Int.random(in: 20_000..<32_000))"
    func start() async throws -> ServiceProcess {
      try await ServiceProcess(.userDirectory, in: folder, options: ["--listen=\(address)"])
    }
    var directory = try await start()
    defer { directory.end() }
    let path = folder.path(of: "people.csv")
    try write(people(count) + "nobody,Nobody\n", path)
    let client = UserDirectoryClient(
      try Channel(to: address, as: ServiceCredentials(directory: folder.path, name: "operator")))
    func loaded(_ number: Int) async throws {
      while true {
        let found = try? await client.batchGetUsers(
          BatchGetUsersRequest(emails: ["person\(number)@example.com"]))
        if found?.users.isEmpty == false { return }
      }
    }
    let first = try users("import", path, in: folder, at: address)
    try await loaded(2_000)
    await directory.kill()
    directory = try await start()
    try await loaded(5_000)
    first.send(SIGKILL)
    _ = await first.exitCode()
    #expect(first.errorText.contains("trying again"))

    let second = try users("import", path, in: folder, at: address)
    #expect(await second.exitCode() == 1)
    #expect(second.errorText.contains("people.csv:\(count + 2): email has no @"))
    #expect(second.outputText.hasSuffix("1 refused\n"))
    #expect(!FileManager.default.fileExists(atPath: path + ".import-state"))

    let output = folder.path(of: "all.jsonl")
    let export = try users("export", output, in: folder, at: address)
    #expect(await export.exitCode() == 0, "\(export.errorText)")
    #expect(export.outputText == "\(count) people are in \(output)\n")
    let lines = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == count)
    for number in [0, 499, 500, 4_321, count - 1] {
      #expect(lines.count { $0.contains("\"person\(number)@example.com\"") } == 1)
    }
    let third = try users("import", output, in: folder, at: address)
    #expect(await third.exitCode() == 0)
    #expect(third.outputText == "0 created, \(count) there already, 0 refused\n")
  }

  @Test("import takes what rollcall people prints, from a pipe")
  func pipe() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let sample = try RunningProcess(BuiltExecutable.rollcall.path, ["people", "--count", "700"])
    #expect(await sample.exitCode() == 0)
    let load = try RunningProcess(
      BuiltExecutable.rollcall.path,
      [
        "users", "import", "-", "--format", "jsonl", "--certs", suite.folder.path, "--directory",
        suite.directory.address,
      ], input: sample.outputText)
    #expect(await load.exitCode() == 0, "\(load.errorText)")
    #expect(load.outputText == "700 created, 0 there already, 0 refused\n")
  }

  @Test("export-person puts together what the three services hold, and of nobody else")
  func person() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ann@example.com", "bob@example.com")
    _ = try await suite.groupsClient().createGroup(
      CreateGroupRequest(creatorID: people[1].id, title: "Us", memberEmails: [people[0].email]))
    _ = try await GoalsClient(try suite.channel(to: suite.profiles.address)).createGoal(
      CreateGoalRequest(userID: people[0].id, text: "Learn to swim", points: 3))
    let export = try users(
      "export-person", people[0].id, "--groups", suite.groups.address, "--profiles",
      suite.profiles.address, in: suite.folder, at: suite.directory.address)
    #expect(await export.exitCode() == 0, "\(export.errorText)")
    let text = export.outputText
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(Set(json.keys) == ["account", "profile", "goals", "groups"])
    for word in ["ann@example.com", "Learn to swim", "\"Us\""] { #expect(text.contains(word)) }
    #expect(!text.contains("bob@example.com"))
    let nobody = try users(
      "export-person", "00000000-0000-7000-8000-000000000000", in: suite.folder,
      at: suite.directory.address)
    #expect(await nobody.exitCode() == 69)
  }
}
