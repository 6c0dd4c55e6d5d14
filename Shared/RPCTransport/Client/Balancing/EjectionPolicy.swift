/// When an address gets no calls for a while because those before went wrong there.
///
/// A call goes wrong with UNAVAILABLE, INTERNAL, UNKNOWN, DATA_LOSS or, while the server worked on
/// it, DEADLINE_EXCEEDED. A lost connection isn't counted: it is made again, and that is all.
public struct EjectionPolicy: Sendable, Hashable {
  /// That many calls in a row went wrong.
  public var consecutiveFailures = 5
  /// Or this share of the calls of a window did, if there were enough of them.
  public var failureRate = 0.5
  public var minimumCalls = 20
  public var window = Duration.seconds(10)
  /// For how long the first time, give or take a fifth; each time in a row twice as long.
  public var firstTime = Duration.seconds(10)
  public var longestTime = Duration.seconds(300)
  /// Never more than this share of the addresses at once, rounded down.
  public var maximumShare = 0.5

  public init() {}
}
