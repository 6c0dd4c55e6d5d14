/// What a caller can ask for one call.
public struct CallOptions: Sendable {
  /// How long the caller waits at most, from the start of the call on. A handler's own calls never
  /// wait longer than the handler's caller does, whatever stands here. `nil`: no limit of its own.
  public var timeout: Duration?
  public var metadata: Metadata
  /// While no address can be reached, wait (until the deadline) instead of failing with UNAVAILABLE.
  public var waitForReady: Bool
  /// Off keeps the call's messages from being compressed, as for secrets beside text that a stranger
  /// chooses: from the size of the two together the stranger could guess the secret.
  public var allowsCompression = true

  /// Hears once, when the call has ended with whatever status, what the server sent beside its
  /// messages.
  public var whenEnded: (@Sendable (ResponseMetadata) -> Void)?

  public init(timeout: Duration? = nil, metadata: Metadata = Metadata(), waitForReady: Bool = false)
  {
    self.timeout = timeout
    self.metadata = metadata
    self.waitForReady = waitForReady
  }

  /// The nearer of the caller's own limit and the one of the call whose handler is running.
  package func deadline() -> Deadline? {
    switch (timeout.map(Deadline.after), Deadline.current) {
    case (let own?, let inherited?): min(own, inherited)
    case (let own?, nil): own
    case (nil, let inherited): inherited
    }
  }
}

/// What a server sent beside its messages.
public struct ResponseMetadata: Sendable, Hashable {
  /// Ahead of the first message.
  public var initial: Metadata
  /// With the status.
  public var trailers: Metadata

  public init(initial: Metadata = Metadata(), trailers: Metadata = Metadata()) {
    self.initial = initial
    self.trailers = trailers
  }
}
