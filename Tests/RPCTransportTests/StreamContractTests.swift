import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport
import Testing

/// What holds for streams on every transport.
@Suite("Streams", .timeLimit(.minutes(1)))
struct StreamContractTests {
  @Test(
    "any number of empty messages passes, however slowly they are read", arguments: Wiring.allCases)
  func emptyMessages(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let call = try await wired.channel.bidirectionalStreaming(
        Probe.chat, options: CallOptions(), sending: GetUserRequest.self, returning: User.self)
      async let sending: Void = {
        for _ in 0..<10_000 { try await call.send(GetUserRequest()) }
        call.finishSending()
      }()
      var count = 0
      for try await _ in call.responses { count += 1 }
      try await sending
      #expect(count == 10_000)
    }
  }

  @Test("a server stream arrives whole and in order", arguments: Wiring.allCases)
  func serverStream(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let ended = Lock<ResponseMetadata?>(nil)
      var options = CallOptions()
      options.whenEnded = { metadata in ended.withLock { $0 = metadata } }
      let responses: ResponseStream<User> = try await wired.channel.serverStreaming(
        Probe.count, GetUserRequest(id: "5000"), options: options)
      var expected = 0
      for try await user in responses {
        #expect(user.id == "\(expected)")
        expected += 1
      }
      #expect(expected == 5000)
      #expect(ended.withLock { $0 }?.trailers["counted"] == "5000")
    }
  }

  @Test("a client stream is collected", arguments: Wiring.allCases)
  func clientStream(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let call: ClientStreamingCall<GetUserRequest, User> =
        try await wired.channel.clientStreaming(Probe.collect, options: CallOptions())
      for _ in 0..<300 {
        try await call.send(GetUserRequest(id: String(repeating: "b", count: 10_000)))
      }
      let user = try await call.response()
      #expect(user.id == "300")
      #expect(user.email == "3000000")
    }
  }

  @Test("a conversation goes back and forth", arguments: Wiring.allCases)
  func conversation(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let call: BidirectionalCall<GetUserRequest, User> =
        try await wired.channel.bidirectionalStreaming(Probe.chat, options: CallOptions())
      var responses = call.responses.makeAsyncIterator()
      for number in 0..<200 {
        try await call.send(GetUserRequest(id: "\(number)"))
        #expect(try await responses.next()?.id == "\(number)")
      }
      call.finishSending()
      #expect(try await responses.next() == nil)
    }
  }

  @Test("a sender waits for a reader that doesn't read", arguments: Wiring.allCases)
  func backPressure(_ wiring: Wiring) async throws {
    var configuration = ChannelConfiguration()
    configuration.callCreditBytes = 64 * 1024
    try await Wired.with(wiring, channel: configuration) { wired in
      let responses: ResponseStream<User> = try await wired.channel.serverStreaming(
        Probe.flood, GetUserRequest(), options: CallOptions())
      await wired.probe.events.wait(for: "sent 0")
      // Another call makes the round trip meanwhile, so the flood had its chance.
      for _ in 0..<20 {
        let _: User = try await wired.channel.unary(
          Probe.echo, GetUserRequest(), options: CallOptions())
      }
      let ahead = wired.probe.events.all.filter { $0.hasPrefix("sent") }.count
      #expect(ahead <= 64 / 16 + 1)
      var iterator = responses.makeAsyncIterator()
      for _ in 0..<50 { _ = try await iterator.next() }
      await wired.probe.events.wait(for: "sent 49")
    }
  }

  @Test("readers that stop don't stall the others", arguments: Wiring.allCases)
  func stalledReaders(_ wiring: Wiring) async throws {
    var configuration = ChannelConfiguration()
    // Two floods use up the connection's whole credit.
    configuration.callCreditBytes = 64 * 1024
    configuration.connectionCreditBytes = 64 * 1024
    try await Wired.with(wiring, channel: configuration) { wired in
      var stalled: [ResponseStream<User>] = []
      for _ in 0..<40 {
        stalled.append(
          try await wired.channel.serverStreaming(
            Probe.flood, GetUserRequest(), options: CallOptions()))
      }
      await wired.probe.events.wait(for: "sent 0")
      let responses: ResponseStream<User> = try await wired.channel.serverStreaming(
        Probe.count, GetUserRequest(id: "2000"), options: CallOptions())
      var count = 0
      for try await _ in responses { count += 1 }
      #expect(count == 2000)
      withExtendedLifetime(stalled) {}
    }
  }

  @Test("letting go of a stream cancels its handler", arguments: Wiring.allCases)
  func abandoned(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      do {
        let responses: ResponseStream<User> = try await wired.channel.serverStreaming(
          Probe.flood, GetUserRequest(), options: CallOptions())
        for try await _ in responses { break }
      }
      await wired.probe.events.wait(for: "flood ended")
    }
  }

  @Test("cancelling the task that reads a stream cancels its handler", arguments: Wiring.allCases)
  func cancelledReader(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let call: BidirectionalCall<GetUserRequest, User> =
        try await wired.channel.bidirectionalStreaming(Probe.stall, options: CallOptions())
      let reader = Task { () -> StatusCode? in
        do throws(RPCError) {
          for try await _ in call.responses {}
          return nil
        } catch {
          return error.code
        }
      }
      await wired.probe.events.wait(for: "hanging")
      reader.cancel()
      #expect(await reader.value == .cancelled)
      await wired.probe.events.wait(for: "cancelled")
    }
  }

  @Test("a stream's deadline ends it on both sides", arguments: Wiring.allCases)
  func deadline(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let _: User = try await wired.channel.unary(
        Probe.echo, GetUserRequest(), options: CallOptions())
      let call: BidirectionalCall<GetUserRequest, User> =
        try await wired.channel.bidirectionalStreaming(
          Probe.stall, options: CallOptions(timeout: .milliseconds(500)))
      let error = await #expect(throws: RPCError.self) {
        for try await _ in call.responses {}
      }
      #expect(error?.code == .deadlineExceeded)
      await wired.probe.events.wait(for: "cancelled")
    }
  }
}
