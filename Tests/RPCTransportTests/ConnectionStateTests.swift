import RPCCore
import RPCWire
import Testing

@testable import RPCTransport

@Suite("Connection states")
struct ConnectionStateTests {
  private func frame(_ body: (inout Frame) -> Void) -> Frame {
    var frame = Frame()
    body(&frame)
    return frame
  }

  @Test("a server takes settings as the first frame, and 0 in them as the default")
  func serverSettings() throws {
    var state = ServerConnectionState(Wire.defaults)
    try state.received(
      frame { $0.settings = Frame.Settings(maximumFrameBytes: 10, callCredit: 20) })
    #expect(state.theirs.maximumFrameBytes == 10)
    #expect(state.theirs.callCredit == 20)
    #expect(state.theirs.maximumCalls == Wire.defaults.maximumCalls)
    #expect(throws: ProtocolViolation.self) {
      try state.received(frame { $0.settings = Frame.Settings() })
    }
  }

  @Test("a draining server ignores later calls and lets the earlier ones go on")
  func serverDrain() throws {
    var state = ServerConnectionState(Wire.defaults)
    guard case .start = try state.begin(4, openCalls: 0) else {
      Issue.record("call 4 was not started")
      return
    }
    #expect(state.drain(reason: "x").lastCallID == 4)
    guard case .ignore = try state.begin(5, openCalls: 1) else {
      Issue.record("call 5 was looked at")
      return
    }
    #expect(throws: Never.self) {
      try state.receivedForClosedCall(
        frame {
          $0.callID = 5
          $0.halfClose = true
        })
    }
  }

  @Test("a server refuses one call too many, and takes the next when there is room")
  func serverLimit() throws {
    var settings = Wire.defaults
    settings.maximumCalls = 2
    var state = ServerConnectionState(settings)
    guard case .refuse(let error) = try state.begin(1, openCalls: 2) else {
      Issue.record("it was not refused")
      return
    }
    #expect(error.code == .resourceExhausted)
    #expect(error.details == [.retryInfo(delay: .milliseconds(100))])
    guard case .start = try state.begin(2, openCalls: 1) else {
      Issue.record("it was refused")
      return
    }
  }

  @Test("a client's connection is open with the server's first frame, settings or not")
  func clientOpens() throws {
    var state = ClientConnectionState(Wire.defaults)
    #expect(!state.isServing)
    guard case .opened = try state.received(frame { $0.settings = Frame.Settings(maximumCalls: 3) })
    else {
      Issue.record("it did not open")
      return
    }
    #expect(state.isServing)
    #expect(state.theirs.maximumCalls == 3)
    guard case .none = try state.received(frame { $0.ping = Frame.Ping() }) else {
      Issue.record("it opened twice")
      return
    }
  }

  @Test("a client takes two go-aways without harm")
  func twoGoAways() throws {
    var state = ClientConnectionState(Wire.defaults)
    _ = try state.received(frame { $0.settings = Frame.Settings() })
    for _ in 0..<2 {
      guard case .leaving = try state.received(frame { $0.goAway = Frame.GoAway() }) else {
        Issue.record("it stays")
        return
      }
    }
    #expect(state.isLeaving)
  }

  @Test("what only a client sends is a violation for a client")
  func clientViolations() throws {
    let frames = [
      frame { $0.begin = Frame.Begin() }, frame { $0.cancel = "" }, frame { $0.halfClose = true },
      frame { $0.end = Frame.End() }, frame { $0.callID = 9 },
    ]
    for frame in frames {
      var state = ClientConnectionState(Wire.defaults)
      #expect(throws: ProtocolViolation.self) { try state.received(frame) }
    }
  }

  @Test("back-off grows to its limit, with jitter, and starts anew after a success")
  func backoff() {
    var backoff = Backoff()
    let steady = (0..<12).map { _ in backoff.next(random: 0) }
    #expect(steady.first == .milliseconds(100))
    #expect(zip(steady, steady.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(steady.last == .seconds(5))
    backoff.reset()
    #expect(backoff.next(random: -1) == .milliseconds(80))
    backoff.reset()
    #expect(backoff.next(random: 1) == .milliseconds(120))
  }
}
