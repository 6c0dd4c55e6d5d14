import Foundation
import GroupsAPI
import LinuxIO
import ProfilesAPI
import RPCCore
import RPCTransport

/// Creates groups and goals while things break, writes down each answer, and reads everything back.
///
/// A create that isn't answered is repeated with its request id until it is: so every one ends in an
/// acknowledged write, and whatever was made twice or isn't there is a mistake of the service.
final class AcknowledgedCreates: Sendable {
  struct Tally {
    /// The ids that were answered, by the number of the create.
    var groups: [Int: String] = [:]
    var goals: [Int: String] = [:]
    var repetitions = 0
    var longestWait = Duration.zero
    var lastFailure: RPCError?

    var count: Int { groups.count + goals.count }
  }

  private let tally = Lock(Tally())
  private let person: String
  private let email: String
  private let groups: GroupsClient
  private let goals: GoalsClient
  private let progress = AsyncStream.makeStream(of: Int.self)

  init(
    _ person: String, email: String, groups: GroupsClient, goals: GoalsClient
  ) {
    (self.person, self.email, self.groups, self.goals) = (person, email, groups, goals)
  }

  var result: Tally { tally.withLock { $0 } }

  /// Creates as many of each, in a few lines at once.
  func run(_ count: Int, lines: Int = 4) async throws {
    defer { progress.continuation.finish() }
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for line in 0..<lines {
        tasks.addTask {
          for number in stride(from: line, to: count, by: lines) {
            try await self.createGroup(number)
            try await self.createGoal(number)
          }
        }
      }
      try await tasks.waitForAll()
    }
  }

  /// Returns once as many creates have been answered.
  func reached(_ count: Int) async {
    for await answered in progress.stream where answered >= count { return }
  }

  private func createGroup(_ number: Int) async throws {
    // Without a title of its own, so that nothing but the request id keeps it from being made twice.
    let request = CreateGroupRequest(
      requestID: UUID().uuidString, creatorID: person, memberEmails: [email],
      description: "group \(number)")
    let group = try await answered {
      try await groups.createGroup(request, options: CallOptions(timeout: .seconds(5)))
    }
    note { $0.groups[number] = group.id }
  }

  private func createGoal(_ number: Int) async throws {
    let request = CreateGoalRequest(
      requestID: UUID().uuidString, userID: person, text: "goal \(number)", points: 3)
    let goal = try await answered {
      try await goals.createGoal(request, options: CallOptions(timeout: .seconds(5)))
    }
    note { $0.goals[number] = goal.id }
  }

  private func note(_ change: (inout Tally) -> Void) {
    let count = tally.withLock { tally in
      change(&tally)
      return tally.count
    }
    progress.continuation.yield(count)
  }

  /// Repeats what may pass, for a minute at most.
  private func answered<Value>(_ call: () async throws -> Value) async throws -> Value {
    let start = ContinuousClock.now
    while true {
      do {
        let value = try await call()
        tally.withLock { $0.longestWait = max($0.longestWait, .now - start) }
        return value
      } catch let error as RPCError {
        tally.withLock {
          $0.repetitions += 1
          $0.lastFailure = error
        }
        let mayPass: Set<StatusCode> = [
          .unavailable, .deadlineExceeded, .aborted, .resourceExhausted, .cancelled,
        ]
        guard mayPass.contains(error.code), .now - start < .seconds(60) else { throw error }
        // Not to spin while everything is away.
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  /// What is there now: for each create, the ids of what it made.
  func readBack() async throws -> (groups: [String: [String]], goals: [String: [String]]) {
    var foundGroups: [String: [String]] = [:]
    var listGroups = ListGroupsRequest(memberID: person, pageSize: 100)
    repeat {
      let page = try await answered { try await groups.listGroups(listGroups) }
      for group in page.groups { foundGroups[group.description, default: []].append(group.id) }
      listGroups.pageToken = page.nextPageToken
    } while !listGroups.pageToken.isEmpty
    var foundGoals: [String: [String]] = [:]
    var listGoals = ListGoalsRequest(userID: person, pageSize: 100)
    repeat {
      let page = try await answered { try await goals.listGoals(listGoals) }
      for goal in page.goals { foundGoals[goal.text, default: []].append(goal.id) }
      listGoals.pageToken = page.nextPageToken
    } while !listGoals.pageToken.isEmpty
    return (foundGroups, foundGoals)
  }
}
