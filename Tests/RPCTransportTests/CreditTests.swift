import RPCWire
import Testing

@testable import RPCTransport

@Suite("Credit")
struct CreditTests {
  static let small = WireSettings(
    maximumFrameBytes: 1000, maximumCalls: 10, callCredit: 100, connectionCredit: 150)

  @Test("a message of any size may go out while there is credit, and takes it below zero")
  func whole() throws {
    var credit = SendCredit(100)
    #expect(credit.isPositive && credit.isUntouched)
    credit.spend(1000)
    #expect(!credit.isPositive)
    try credit.grant(899)
    #expect(!credit.isPositive)
    try credit.grant(1)
    #expect(!credit.isPositive)
    try credit.grant(1)
    #expect(credit.isPositive)
    #expect(!credit.isUntouched)
  }

  @Test("more credit than was used is a violation", arguments: [1, 50, UInt32.max])
  func tooMuch(_ bytes: UInt32) {
    var credit = SendCredit(100)
    #expect(throws: ProtocolViolation.self) { try credit.grant(bytes) }
    credit.spend(10)
    #expect(throws: ProtocolViolation.self) { try credit.grant(11) }
    #expect(throws: Never.self) { try credit.grant(10) }
  }

  @Test("settings that come after some use change what is left by the difference")
  func change() throws {
    var credit = SendCredit(100)
    credit.spend(30)
    credit.change(initial: 200)
    try credit.grant(30)
    #expect(credit.isUntouched)
    #expect(throws: ProtocolViolation.self) { try credit.grant(1) }
  }

  @Test("a receiver credits in pieces of half of what the sender has at least")
  func pieces() {
    var credit = ReceiveCredit(100, assumed: 400)
    credit.receive(100)
    #expect(credit.consume(49) == 0)
    #expect(credit.consume(1) == 50)
    #expect(credit.consume(10) == 0)
    #expect(credit.consume(0, now: true) == 10)
    #expect(credit.consume(0, now: true) == 0)
  }

  @Test("a receiver that offers more than the sender knows of doesn't hold back the sender's half")
  func early() {
    var credit = ReceiveCredit(1000, assumed: 100)
    credit.receive(100)
    #expect(credit.consume(50) == 50)
  }

  @Test("sender and receiver agree whatever is sent and read")
  func agreement() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var sender = CallFlow(id: 1, ours: Self.small, theirs: Self.small)
      var receiver = CallFlow(id: 1, ours: Self.small, theirs: Self.small)
      var senderConnection = SendCredit(150)
      var receiverConnection = ReceiveCredit(150, assumed: 150)
      var unread: [Int] = []
      var sent = 0
      for _ in 0..<200 {
        if sender.maySend(on: senderConnection), Bool.random(using: &random) {
          let bytes = Int.random(in: 0...120, using: &random)
          sender.sent(bytes, on: &senderConnection)
          try receiver.received(bytes, on: &receiverConnection)
          unread.append(bytes)
          sent += bytes
        } else if !unread.isEmpty {
          let bytes = unread.removeFirst()
          let credit = receiver.consumed(
            bytes, isDrained: unread.isEmpty, on: &receiverConnection)
          if credit.call > 0 { try sender.granted(credit.call) }
          if credit.connection > 0 { try senderConnection.grant(credit.connection) }
        } else {
          // Nothing to read, so nothing may stop the sender.
          #expect(sender.maySend(on: senderConnection), "stalled after \(sent) bytes")
        }
      }
    }
  }

  @Test("one message of a call may always be under way, though another call holds all the credit")
  func noStall() throws {
    var connection = SendCredit(150)
    var greedy = CallFlow(id: 1, ours: Self.small, theirs: Self.small)
    var modest = CallFlow(id: 2, ours: Self.small, theirs: Self.small)
    greedy.sent(500, on: &connection)
    #expect(!greedy.maySend(on: connection))
    #expect(modest.maySend(on: connection))
    modest.sent(1, on: &connection)
    #expect(!modest.maySend(on: connection))
    try modest.granted(1)
    #expect(modest.maySend(on: connection))
  }

  @Test("messages and half-closes after the half-close are violations")
  func halfClosed() throws {
    var flow = CallFlow(id: 3, ours: Self.small, theirs: Self.small)
    var connection = ReceiveCredit(150, assumed: 150)
    try flow.peerFinished()
    #expect(flow.peerHasFinished)
    #expect(throws: ProtocolViolation.self) { try flow.received(1, on: &connection) }
    #expect(throws: ProtocolViolation.self) { try flow.peerFinished() }
  }

  @Test("a message without credit is a violation")
  func overrun() throws {
    var flow = CallFlow(id: 3, ours: Self.small, theirs: Self.small)
    var connection = ReceiveCredit(1 << 20, assumed: 1 << 20)
    // The sender may go by the default until it has read the settings.
    for _ in 0..<2 { try flow.received(Wire.defaults.callCredit / 2, on: &connection) }
    #expect(throws: ProtocolViolation.creditExceeded(callID: 3)) {
      try flow.received(1, on: &connection)
    }
  }
}
