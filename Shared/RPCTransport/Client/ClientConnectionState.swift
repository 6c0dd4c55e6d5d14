import RPCCore
import RPCWire

/// What a client knows of one connection, apart from its calls: no socket, no clock, no task.
struct ClientConnectionState {
  private enum Phase {
    /// The server's settings are due. Next: `serving`.
    case opening
    /// Calls may begin. Next: `leaving`.
    case serving
    /// The server takes no new calls. Next: none; the connection closes when its calls are done.
    case leaving
  }

  let ours: WireSettings
  private(set) var theirs = Wire.defaults
  private var phase = Phase.opening
  private var lastCallID: UInt64 = 0
  var sending: SendCredit
  var receiving: ReceiveCredit

  init(_ ours: WireSettings) {
    self.ours = ours
    sending = SendCredit(Wire.defaults.connectionCredit)
    receiving = ReceiveCredit(
      ours.connectionCredit, assumed: Wire.defaults.connectionCredit)
  }

  var isServing: Bool {
    if case .serving = phase { true } else { false }
  }

  var isLeaving: Bool {
    if case .leaving = phase { true } else { false }
  }

  enum Event {
    case none
    /// The first frame came: the server has taken this side's certificate.
    case opened
    /// No new calls; those with a later id were never looked at.
    case leaving(Frame.GoAway)
  }

  /// Every frame passes here first.
  mutating func received(_ frame: Frame) throws(ProtocolViolation) -> Event {
    guard frame.begin == nil, frame.cancel == nil, !frame.halfClose else {
      throw .unexpectedFrame(reason: "a begin, cancel or half-close, which only a client sends")
    }
    var event = Event.none
    if case .opening = phase {
      if let settings = frame.settings { take(settings) }
      phase = .serving
      event = .opened
    } else if frame.settings != nil {
      throw .unexpectedFrame(reason: "settings that aren't the first frame")
    }
    if frame.callID == 0 {
      guard frame.message == nil, frame.head == nil, frame.end == nil else {
        throw .unexpectedFrame(reason: "a part of a call with call_id 0")
      }
      if frame.credit > 0 { try sending.grant(frame.credit) }
    } else if frame.callID > lastCallID {
      throw .unexpectedFrame(reason: "call \(frame.callID) has not begun")
    }
    if let goAway = frame.goAway {
      phase = .leaving
      event = .leaving(goAway)
    }
    return event
  }

  private mutating func take(_ settings: Frame.Settings) {
    theirs = theirs.updated(by: settings)
    sending.change(initial: theirs.connectionCredit)
  }

  /// A call begins.
  mutating func begin() -> CallFlow {
    lastCallID += 1
    return CallFlow(id: lastCallID, ours: ours, theirs: theirs)
  }
}
