/// How a channel makes the calls of a method, where the caller's own options leave it open.
public struct CallPolicy: Sendable, Hashable {
  /// For callers that set none; a call never waits longer than the nearer of the two.
  public var timeout: Duration?
  /// Whether calls wait while no address can be reached, instead of failing with UNAVAILABLE.
  public var waitForReady: Bool?
  /// `nil`: what the method's idempotency allows, with the usual numbers.
  public var retry: RetryPolicy?
  /// For unary methods without side effects; others are never hedged.
  public var hedging: HedgingPolicy?

  public init(
    timeout: Duration? = nil, waitForReady: Bool? = nil, retry: RetryPolicy? = nil,
    hedging: HedgingPolicy? = nil
  ) {
    self.timeout = timeout
    self.waitForReady = waitForReady
    self.retry = retry
    self.hedging = hedging
  }
}

/// When a call that failed is sent again.
///
/// This is about calls that the server may have begun to carry out, so it holds for methods that
/// their .proto file marks as idempotent or without side effects, and for no others. A call that no
/// server ever looked at is sent again whatever stands here.
public struct RetryPolicy: Sendable, Hashable {
  /// The first included; 1 means never again.
  public var maximumAttempts: Int
  /// Before the second attempt; with jitter, as all of them.
  public var initialBackoff: Duration
  public var maximumBackoff: Duration
  /// How much longer each wait is than the one before.
  public var multiplier: Double
  /// The codes that another attempt may cure.
  public var codes: Set<StatusCode>

  public init(
    maximumAttempts: Int = 3, initialBackoff: Duration = .milliseconds(25),
    maximumBackoff: Duration = .seconds(1), multiplier: Double = 2,
    codes: Set<StatusCode> = [.unavailable]
  ) {
    self.maximumAttempts = maximumAttempts
    self.initialBackoff = initialBackoff
    self.maximumBackoff = maximumBackoff
    self.multiplier = multiplier
    self.codes = codes
  }
}

/// When a call that takes long is sent a second time, to whoever answers first.
public struct HedgingPolicy: Sendable, Hashable {
  /// The first included; 1 means no hedging.
  public var maximumAttempts: Int
  /// After how long without an answer the next attempt is sent.
  public var delay: Duration
  /// The codes that don't end the call while other attempts may still succeed.
  public var codes: Set<StatusCode>

  public init(
    maximumAttempts: Int = 2, delay: Duration, codes: Set<StatusCode> = [.unavailable]
  ) {
    self.maximumAttempts = maximumAttempts
    self.delay = delay
    self.codes = codes
  }
}

/// How many calls beyond the first attempts a channel may make, so that retries don't keep down a
/// service that is down.
///
/// Every retry and every hedge takes a token; every call that succeeds brings a part of one back.
public struct RetryBudget: Sendable, Hashable {
  /// What is there at first and at most: that many retries in a row may find no success.
  public var maximumTokens: Int
  /// The share of the calls that may be retries for long.
  public var tokensPerSuccess: Double

  public init(maximumTokens: Int = 500, tokensPerSuccess: Double = 0.1) {
    self.maximumTokens = maximumTokens
    self.tokensPerSuccess = tokensPerSuccess
  }
}
