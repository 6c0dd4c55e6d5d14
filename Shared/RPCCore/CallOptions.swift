/// What a caller can ask for one call.
public struct CallOptions: Sendable, Hashable {
  /// How long the caller waits at most, from the start of the call on. A handler's own calls never
  /// wait longer than the handler's caller does, whatever stands here. `nil`: no limit of its own.
  public var timeout: Duration?
  public var metadata: Metadata
  /// While no address can be reached, wait (until the deadline) instead of failing with UNAVAILABLE.
  public var waitForReady: Bool

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
