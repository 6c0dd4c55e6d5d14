import RPCCore

/// When a client asks whether the server is still there.
///
/// It asks on a connection on which nothing came for the interval; one that doesn't answer within
/// the timeout is closed, and its calls end with UNAVAILABLE. Without it a peer that vanished, its
/// power cut or behind a firewall that drops what it doesn't know, is noticed by nobody.
public struct KeepAlive: Sendable, Hashable {
  public var interval: Duration
  public var timeout: Duration
  /// Also ask while no call is open, for networks that forget connections which are silent.
  public var withoutCalls: Bool

  public init(
    interval: Duration = .seconds(30), timeout: Duration = .seconds(10), withoutCalls: Bool = false
  ) {
    self.interval = interval
    self.timeout = timeout
    self.withoutCalls = withoutCalls
  }

  /// gRPC's own servers end a connection that asks more often than each five minutes. gRFC A8.
  static func usual(for callProtocol: CallProtocol) -> KeepAlive {
    switch callProtocol {
    case .native: KeepAlive()
    case .grpc: KeepAlive(interval: .seconds(5 * 60 + 10))
    }
  }
}
