import RPCWire

/// How many message bytes one side may still send, on a call or on a connection.
///
/// A message goes out whole while the balance is positive, and may take it below zero: so a
/// message of any allowed size can be sent, and what is under way stays under the credit plus one
/// message. WIRE.md, "Credit".
struct SendCredit: Sendable {
  private var initial: Int
  private var balance: Int

  init(_ initial: Int) {
    self.initial = initial
    balance = initial
  }

  var isPositive: Bool { balance > 0 }
  /// The peer has credited everything that was sent.
  var isUntouched: Bool { balance == initial }

  mutating func spend(_ bytes: Int) { balance -= bytes }

  mutating func grant(_ bytes: UInt32) throws(ProtocolViolation) {
    let (sum, overflow) = balance.addingReportingOverflow(Int(bytes))
    guard !overflow, sum <= initial else {
      throw .unexpectedFrame(reason: "credit for \(bytes) bytes more than were sent")
    }
    balance = sum
  }

  /// The peer's settings came, after some use of what held before them.
  mutating func change(initial new: Int) {
    balance += new - initial
    initial = new
  }
}

/// The other end of a ``SendCredit``: what came, and what the sender is to be told of its use.
struct ReceiveCredit: Sendable {
  private let limit: Int
  private let threshold: Int
  private var balance: Int
  private var uncredited = 0

  /// - Parameters:
  ///   - credit: What this side's settings say.
  ///   - assumed: What the sender goes by until it has read them.
  init(_ credit: Int, assumed: Int) {
    limit = max(credit, assumed)
    // Half of what the sender has at least, or it could wait for credit that this side holds back.
    threshold = min(credit, assumed) / 2
    balance = limit
  }

  var isPositive: Bool { balance > 0 }
  var isUntouched: Bool { balance == limit }
  /// Half of it or more is waiting to be read.
  var isTight: Bool { balance < limit / 2 }

  mutating func receive(_ bytes: Int) { balance -= bytes }

  /// The application took the bytes.
  ///
  /// - Parameter now: Credit all of it, however little.
  /// - Returns: What to credit to the sender; 0 to wait for more.
  mutating func consume(_ bytes: Int, now: Bool = false) -> UInt32 {
    uncredited += bytes
    guard uncredited > 0, now || uncredited >= threshold else { return 0 }
    let granted = UInt32(clamping: uncredited)
    balance += Int(granted)
    uncredited -= Int(granted)
    return granted
  }
}
