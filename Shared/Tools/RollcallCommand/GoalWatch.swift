import ProfilesAPI
import RPCCore
import RPCTransport

/// Another device of the same person, which hears of her goals as they change.
struct GoalWatch {
  /// Longer than the story takes.
  private static let patience = Duration.seconds(120)

  private var responses: ResponseStream<WatchGoalsResponse>.Iterator

  /// Begins to watch, and passes over what was there before.
  init(_ goals: GoalsClient, of userID: String, as options: CallOptions) async throws {
    var options = options
    options.timeout = Self.patience
    responses = try await goals.watchGoals(WatchGoalsRequest(userID: userID), options: options)
      .makeAsyncIterator()
    while try await !next().caughtUp {}
  }

  /// The next thing that happens to a goal; waits for it.
  mutating func change() async throws -> GoalChange.Change {
    while true {
      // Without a change it is a sign of life.
      if let change = try await next().changes.last?.change { return change }
    }
  }

  private mutating func next() async throws -> WatchGoalsResponse {
    guard let response = try await responses.next() else {
      throw WalkthroughFailure("the profile service ended the watch")
    }
    return response
  }
}
