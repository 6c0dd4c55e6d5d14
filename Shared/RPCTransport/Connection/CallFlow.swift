import RPCWire

/// Where one call stands on a connection, on either side of it: which frames may still come, and
/// how many message bytes may go each way.
///
/// `peer` is who sends to this side: the client's messages end with its half-close, the server's
/// with the end of the call.
struct CallFlow: Sendable {
  private enum PeerState {
    /// Messages may come. Next: `finished`.
    case sending
    /// The peer has said that no more come.
    case finished
  }

  let id: UInt64
  private var peer = PeerState.sending
  private var sending: SendCredit
  private var receiving: ReceiveCredit

  /// - Parameters:
  ///   - ours: This side's settings.
  ///   - theirs: The peer's, as far as they are known when the call begins.
  init(id: UInt64, ours: WireSettings, theirs: WireSettings) {
    self.id = id
    sending = SendCredit(theirs.callCredit)
    receiving = ReceiveCredit(ours.callCredit, assumed: Wire.defaults.callCredit)
  }

  var peerHasFinished: Bool { peer == .finished }

  /// A message came; the connection's own credit is counted with it.
  mutating func received(_ bytes: Int, on connection: inout ReceiveCredit) throws(ProtocolViolation)
  {
    guard peer == .sending else {
      throw .unexpectedFrame(reason: "a message on call \(id), which its sender had half-closed")
    }
    guard receiving.isPositive, connection.isPositive || receiving.isUntouched else {
      throw .creditExceeded(callID: id)
    }
    receiving.receive(bytes)
    connection.receive(bytes)
  }

  mutating func peerFinished() throws(ProtocolViolation) {
    guard peer == .sending else {
      throw .unexpectedFrame(reason: "a second half-close on call \(id)")
    }
    peer = .finished
  }

  /// The application took a message.
  ///
  /// - Parameter isDrained: It has nothing left to read. While the connection is tight the sender
  ///   may be waiting for this call to be wholly credited, so credit isn't saved up then.
  /// - Returns: What to credit to the call and to the connection; 0 for none.
  mutating func consumed(_ bytes: Int, isDrained: Bool, on connection: inout ReceiveCredit) -> (
    call: UInt32, connection: UInt32
  ) {
    let now = isDrained && connection.isTight
    let call = peer == .sending ? receiving.consume(bytes, now: now) : 0
    return (call, connection.consume(bytes))
  }

  mutating func granted(_ bytes: UInt32) throws(ProtocolViolation) { try sending.grant(bytes) }

  /// Whether a message may go out: while the connection's credit is used up, each call may still
  /// have one message under way, so that a slow reader of one call never stalls another.
  func maySend(on connection: SendCredit) -> Bool {
    sending.isPositive && (connection.isPositive || sending.isUntouched)
  }

  mutating func sent(_ bytes: Int, on connection: inout SendCredit) {
    sending.spend(bytes)
    connection.spend(bytes)
  }
}
