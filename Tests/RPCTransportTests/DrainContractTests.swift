import DirectoryAPI
import RPCCore
import RPCTransport
import Testing

@Suite("Drain", .timeLimit(.minutes(1)))
struct DrainContractTests {
  @Test("running calls finish and the drain ends with them", arguments: Wiring.allCases)
  func finishing(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let call: BidirectionalCall<GetUserRequest, User> =
        try await wired.channel.bidirectionalStreaming(Probe.chat, options: CallOptions())
      var responses = call.responses.makeAsyncIterator()
      try await call.send(GetUserRequest(id: "1"))
      #expect(try await responses.next()?.id == "1")
      let drain = Task { await wired.server.drain(until: .after(.seconds(50))) }
      for number in 2..<20 {
        try await call.send(GetUserRequest(id: "\(number)"))
        #expect(try await responses.next()?.id == "\(number)")
      }
      call.finishSending()
      #expect(try await responses.next() == nil)
      await drain.value
      #expect(wired.server.connectionCount == 0)
    }
  }

  @Test("what still runs at the limit ends with UNAVAILABLE", arguments: Wiring.allCases)
  func limit(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let call: BidirectionalCall<GetUserRequest, User> =
        try await wired.channel.bidirectionalStreaming(Probe.stall, options: CallOptions())
      await wired.probe.events.wait(for: "hanging")
      await wired.server.drain(until: .after(.milliseconds(50)))
      let error = await #expect(throws: RPCError.self) {
        for try await _ in call.responses {}
      }
      #expect(error?.code == .unavailable)
      await wired.probe.events.wait(for: "cancelled")
    }
  }
}
