import DirectoryAPI
import Foundation
import GroupsAPI
import ProfilesAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

private enum Chaos {
  /// How many groups and goals are made; `make chaos` sets it.
  static let creates =
    ProcessInfo.processInfo.environment["CHAOS_CREATES"].flatMap { Int($0) } ?? 60
  static let isLong = ProcessInfo.processInfo.environment["CHAOS_CREATES"] != nil
}

/// Services with three replicas over PostgreSQL, as processes.
@Suite("Replicas over PostgreSQL", .timeLimit(.minutes(Chaos.isLong ? 20 : 4)))
struct ReplicaTests {
  @Test("tell the walkthrough's stories, whichever replica a call meets")
  func walkthrough() async throws {
    let suite = try await ReplicatedSuite()
    defer { suite.end() }
    let process = try RunningProcess(
      BuiltExecutable.rollcall.path,
      [
        "walkthrough", "--directory", suite.directory.address, "--groups",
        ReplicatedSuite.target(suite.groups), "--profiles", ReplicatedSuite.target(suite.profiles),
      ], environment: ["ROLLCALL_CERTS": suite.folder.path])
    let code = await process.exitCode()
    #expect(code == 0, "\(process.errorText)\(process.outputText)")
    for words in ["Saturday climbing is made", "10 of 10, reached!", "light7 on #2e7d32"] {
      #expect(process.outputText.contains(words), "\(words)")
    }
  }

  @Test("lose nothing and make nothing twice: a replica is killed, and PostgreSQL starts anew")
  func chaos() async throws {
    let suite = try await ReplicatedSuite()
    defer { suite.end() }
    let email = "ana@example.com"
    let person = try await suite.person(email)
    let creates = AcknowledgedCreates(
      person.id, email: email,
      groups: GroupsClient(try suite.channel(to: ReplicatedSuite.target(suite.groups))),
      goals: GoalsClient(try suite.channel(to: ReplicatedSuite.target(suite.profiles))))
    let count = Chaos.creates
    async let load: Void = creates.run(count)
    await creates.reached(count / 2)
    await suite.groups[0].kill()
    await suite.profiles[0].kill()
    await creates.reached(count)
    // As an operator would for an update: every session is ended.
    suite.server.stop()
    await suite.server.stopped()
    try await suite.server.start()
    try await load

    let tally = creates.result
    #expect(tally.groups.count == count)
    #expect(tally.goals.count == count)
    let found = try await creates.readBack()
    for number in 0..<count {
      #expect(found.groups["group \(number)"] == tally.groups[number].map { [$0] })
      #expect(found.goals["goal \(number)"] == tally.goals[number].map { [$0] })
    }
    #expect(found.groups.count == count)
    #expect(found.goals.count == count)
    if Chaos.isLong { print(Self.table(tally, found, count)) }
  }

  private static func table(
    _ tally: AcknowledgedCreates.Tally,
    _ found: (groups: [String: [String]], goals: [String: [String]]), _ count: Int
  ) -> String {
    func row(_ what: String, _ answered: [Int: String], _ found: [String: [String]]) -> String {
      let there = Set(found.values.joined())
      let lost = answered.values.filter { !there.contains($0) }.count
      let twice = found.values.filter { $0.count > 1 }.count
      return "| \(what) | \(answered.count) | \(there.count) | \(lost) | \(twice) |"
    }
    return """
      | created | acknowledged | read back | lost | made twice |
      |---|---|---|---|---|
      \(row("groups", tally.groups, found.groups))
      \(row("goals", tally.goals, found.goals))
      Repeated calls: \(tally.repetitions). Longest wait of a create: \(tally.longestWait).
      """
  }
}
