import RPCCore
import RPCWire

/// What a server knows of one connection, apart from its calls: no socket, no clock, no task.
///
/// Frames go in, and what to do comes out; the connection carries it out. WIRE.md, "Calls".
struct ServerConnectionState {
  private enum Phase {
    /// Calls may begin. Next: `draining`.
    case serving
    /// Calls up to this one are finished, later ones ignored. Next: none; the connection closes
    /// when its calls are done.
    case draining(lastCallID: UInt64)
  }

  let ours: WireSettings
  private(set) var theirs = Wire.defaults
  private var phase = Phase.serving
  private var hasReceived = false
  private(set) var lastCallID: UInt64 = 0
  var sending: SendCredit
  var receiving: ReceiveCredit

  init(_ ours: WireSettings) {
    self.ours = ours
    sending = SendCredit(Wire.defaults.connectionCredit)
    receiving = ReceiveCredit(
      ours.connectionCredit, assumed: Wire.defaults.connectionCredit)
  }

  var isDraining: Bool {
    if case .draining = phase { true } else { false }
  }

  enum Admission {
    case start(CallFlow)
    /// End the call with this, at once.
    case refuse(RPCError)
    /// It came after the go-away that said it would not be looked at.
    case ignore
  }

  /// Every frame passes here first.
  mutating func received(_ frame: Frame) throws(ProtocolViolation) {
    if !frame.isPlain {
      if let settings = frame.settings {
        guard !hasReceived else {
          throw .unexpectedFrame(reason: "settings that aren't the first frame")
        }
        take(settings)
      }
      guard frame.head == nil, frame.end == nil else {
        throw .unexpectedFrame(reason: "a head or an end, which only a server sends")
      }
    }
    hasReceived = true
    if frame.callID == 0 {
      guard
        frame.begin == nil, frame.message == nil, !frame.halfClose, frame.cancel == nil
      else { throw .unexpectedFrame(reason: "a part of a call with call_id 0") }
      if frame.credit > 0 { try sending.grant(frame.credit) }
    }
  }

  private mutating func take(_ settings: Frame.Settings) {
    theirs = theirs.updated(by: settings)
    sending.change(initial: theirs.connectionCredit)
  }

  /// A call begins.
  mutating func begin(_ id: UInt64, openCalls: Int) throws(ProtocolViolation) -> Admission {
    guard id > lastCallID else {
      throw .unexpectedFrame(
        reason: "call \(id) begins after call \(lastCallID); ids have to grow")
    }
    if case .draining(let last) = phase, id > last { return .ignore }
    lastCallID = id
    guard openCalls < ours.maximumCalls else {
      return .refuse(CallAcceptor.tooManyCalls(ours.maximumCalls))
    }
    return .start(CallFlow(id: id, ours: ours, theirs: theirs))
  }

  /// What a frame of a call means that isn't open: nothing if it has been, because its end and the
  /// frame crossed.
  func receivedForClosedCall(_ frame: Frame) throws(ProtocolViolation) {
    if case .draining(let last) = phase, frame.callID > last { return }
    guard frame.callID <= lastCallID else {
      throw .unexpectedFrame(reason: "call \(frame.callID) has not begun")
    }
  }

  /// Begins to drain.
  ///
  /// - Returns: The go-away to send.
  mutating func drain(reason: String) -> Frame.GoAway {
    phase = .draining(lastCallID: lastCallID)
    return Frame.GoAway(lastCallID: lastCallID, reason: reason)
  }
}
