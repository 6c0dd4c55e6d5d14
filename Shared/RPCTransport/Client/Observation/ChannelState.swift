/// Whether a channel is connected. Source: gRPC, "Connectivity Semantics and API".
public enum ChannelState: String, Sendable, Hashable, CaseIterable {
  /// Nobody has needed it for a while; the next call connects.
  case idle
  case connecting
  /// At least one address takes calls.
  case ready
  /// No address can be reached now; it tries again by itself.
  case transientFailure
  /// It was closed.
  case shutdown
}

/// One address of a channel, as it is now.
public struct ChannelAddress: Sendable, Hashable {
  public enum State: String, Sendable, Hashable, CaseIterable {
    case idle, connecting, ready, failed
  }

  /// "10.0.0.7:7401".
  public let address: String
  public let state: State
  /// Too many calls went wrong there; it gets none for a while unless there is no other.
  public let isEjected: Bool
  public let callsInFlight: Int
  /// `nil` while nothing is known, or nobody compares.
  public let latency: Duration?
  /// Why the last attempt to connect failed.
  public let failure: String?
}
