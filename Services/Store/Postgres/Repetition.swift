internal import Postgres

/// Says whether a transaction that failed is to be run again, and after which pause.
///
/// Only what certainly did not take place is repeated. The pauses are random and grow, so that those
/// who clash don't meet again.
struct Repetition {
  private var clashes = 0
  private var losses = 0
  private var wasTaken = false

  private static let maximumClashes = 20
  /// Sessions that a restarted server has ended are found out one by one.
  private static let maximumLosses = 5
  private static let longestPause = Duration.milliseconds(100)

  /// - Parameter isCommitting: The transaction had been asked to commit: if its session is lost then,
  ///   nobody knows whether it took place.
  /// - Returns: `nil` if the failure is the answer.
  mutating func delay(after failure: PostgresError, isCommitting: Bool) -> Duration? {
    switch failure.kind {
    case .serializationFailure, .deadlock, .staleStatement:
      clashes += 1
      guard clashes <= Self.maximumClashes else { return nil }
      let longest = min(Self.longestPause, .milliseconds(1) * (1 << min(clashes, 10)))
      return longest * Double.random(in: 0...1)
    case .notUnique:
      // The other's row was not to be seen from here. Next time it is, and the rule says what of it.
      guard !wasTaken, !isCommitting else { return nil }
      wasTaken = true
      return .zero
    case .connectionLost, .startingOrStopping, .readOnly:
      losses += 1
      guard !isCommitting, losses <= Self.maximumLosses else { return nil }
      return .milliseconds(20) * Double.random(in: 0.5...1) * Double(losses)
    case .constraint, .cancelledThere, .cancelled, .deadlineExceeded, .lockTimeout,
      .cannotConnect, .tooManyConnections, .exhausted, .damaged, .zeroInText, .mismatch,
      .badAddress, .other:
      return nil
    }
  }
}
