import LinuxIO

/// What a channel has done since it was made. All numbers only grow.
public struct ChannelStatistics: Sendable, Hashable {
  /// Calls that were sent again after a server may have looked at them.
  public var retries = 0
  /// Calls that were sent again because no server had looked at them.
  public var transparentRetries = 0
  /// Attempts that were sent beside others.
  public var hedges = 0
  /// Retries that were not made, by reason.
  public var refusedRetries: [RetryRefusal: Int] = [:]
  /// Whole tokens of the retry budget that are left. This one shrinks too.
  public var retryTokens = 0
  public var connectionsOpened = 0
  public var connectFailures = 0
  public var ejections = 0
  public var lookUps = 0
  public var lookUpFailures = 0

  public init() {}
}

/// Where a channel counts what isn't part of every call. From any thread.
final class ChannelCounters: Sendable {
  private let numbers = Lock(ChannelStatistics())

  func count(_ change: (inout ChannelStatistics) -> Void) { numbers.withLock { change(&$0) } }

  func statistics(retryTokens: Int) -> ChannelStatistics {
    var statistics = numbers.withLock { $0 }
    statistics.retryTokens = retryTokens
    return statistics
  }
}
