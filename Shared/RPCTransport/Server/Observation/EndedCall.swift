public import RPCCore

/// A call that has ended and is worth a look: it failed, or took long.
public struct EndedCall: Sendable {
  public let context: CallContext
  public let code: StatusCode
  /// What the caller was told; empty if it went well.
  public let message: String
  /// From the request to the beginning of its handler: how long it waited for its turn.
  public let waited: Duration
  /// From there to its end.
  public let took: Duration
  /// Its deadline, its caller or the server ended it while its handler was running.
  public let wasInterrupted: Bool
}
