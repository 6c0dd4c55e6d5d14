internal import EventLoop

/// One thing that a session is asked for, and who waits for the answer.
///
/// Made by whoever asks, and from then on touched on the session's loop only: that is what makes
/// @unchecked Sendable sound.
final class SessionRequest: @unchecked Sendable {
  typealias Outcome = Result<PostgresResult, PostgresError>

  enum Work {
    /// A statement with its values. `opening` goes before it in the same flight.
    case statement(opening: [String], sql: String, values: EncodedValues)
    /// Several statements without values.
    case script(String)
  }

  /// What the server answers to, in this order.
  enum Step: Equatable {
    /// BEGIN and its like: the rows aren't asked for.
    case aside
    /// The preparation of the statement, under this name.
    case prepare(String)
    case query
    /// The end of the flight. If something in it fails, the rest up to here is not carried out.
    case sync
  }

  enum State {
    /// Not handed over yet. Next: `waiting`, or `over` if it is given up before.
    case made
    /// Behind others, or until a cancellation has come through.
    case waiting
    /// With the server.
    case sent
    case over
  }

  let work: Work
  var state = State.made
  /// Of the prepared statement that this uses.
  var prepared: PreparedStatements.Key?
  var timer: LoopTimer?
  private(set) var answer: PostgresResult?
  private(set) var failure: PostgresError?
  private var steps: [Step] = []
  private var place = 0
  private var hasResult = false
  private var done: ((Outcome) -> Void)?

  init(_ work: Work) {
    self.work = work
  }

  var isScript: Bool {
    if case .script = work { true } else { false }
  }

  var sql: String {
    switch work {
    case .statement(_, let sql, _): sql
    case .script: "a script"
    }
  }

  func add(_ step: Step) { steps.append(step) }

  /// What the next result belongs to.
  var step: Step { place < steps.count ? steps[place] : .sync }

  /// A result of this step has come.
  func hears() { hasResult = true }

  /// The step has no more results.
  ///
  /// - Returns: Whether there was one to end.
  func endStep() -> Bool {
    guard hasResult else { return false }
    hasResult = false
    place += 1
    return true
  }

  func take(_ answer: PostgresResult) { self.answer = answer }

  /// The first failure is the cause of those that follow.
  func take(_ failure: PostgresError) {
    if self.failure == nil { self.failure = failure }
  }

  func waits(_ done: @escaping (Outcome) -> Void) { self.done = done }

  /// Nobody waits any more, and the server may still work at it.
  var isAbandoned: Bool { state == .sent && done == nil }

  /// Answers who waits, once.
  func resolve(_ outcome: Outcome) {
    guard let done else { return }
    self.done = nil
    done(outcome)
  }
}
