import DirectoryAPI
import RPCCore
import RPCTransport
import RPCWire
import Testing

@Suite("Limits", .timeLimit(.minutes(1)))
struct LimitTests {
  @Test("an answer over the client's limit fails its own call only", arguments: Wiring.allCases)
  func answerTooLarge(_ wiring: Wiring) async throws {
    var configuration = ChannelConfiguration()
    configuration.maximumFrameBytes = 10_000
    try await Wired.with(wiring, channel: configuration) { wired in
      let other: BidirectionalCall<GetUserRequest, User> =
        try await wired.channel.bidirectionalStreaming(Probe.chat, options: CallOptions())
      var answers = other.responses.makeAsyncIterator()
      let error = await #expect(throws: RPCError.self) {
        let _: User = try await wired.channel.unary(
          Probe.echo, GetUserRequest(id: String(repeating: "a", count: 20_000)),
          options: CallOptions())
      }
      #expect(error?.code == .resourceExhausted)
      #expect(error?.message.contains("over the 10000 that the caller accepts") == true)
      let stream = await #expect(throws: RPCError.self) {
        let flood: ResponseStream<User> = try await wired.channel.serverStreaming(
          Probe.flood, GetUserRequest(), options: CallOptions())
        for try await _ in flood {}
      }
      #expect(stream?.code == .resourceExhausted)
      try await other.send(GetUserRequest(id: "still here"))
      #expect(try await answers.next()?.id == "still here")
    }
  }

  @Test(
    "metadata over the limit is refused, the call with it and nothing else",
    arguments: Wiring.allCases)
  func metadata(_ wiring: Wiring) async throws {
    var configuration = ServerConfiguration()
    configuration.maximumMetadataBytes = 1000
    try await Wired.with(wiring, server: configuration) { wired in
      var options = CallOptions()
      try options.metadata.append("large", String(repeating: "x", count: 2000))
      let error = await #expect(throws: RPCError.self) {
        let _: User = try await wired.channel.unary(
          Probe.echo, GetUserRequest(), options: options)
      }
      #expect(error?.code == .resourceExhausted)
      #expect(error?.message.contains("over the limit of 1000") == true)
      let _: User = try await wired.channel.unary(
        Probe.echo, GetUserRequest(), options: CallOptions())
    }
  }

  @Test("a server that never says its first word is given up")
  func silentServer() async throws {
    var configuration = ServerConfiguration()
    configuration.maximumConnections = 0
    let server = try Server(inMemoryServing: [Probe()], configuration: configuration)
    var impatient = ChannelConfiguration()
    impatient.connectTimeout = .milliseconds(50)
    let channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "operator"),
      configuration: impatient)
    let error = await #expect(throws: RPCError.self) {
      let _: User = try await channel.unary(
        Probe.echo, GetUserRequest(), options: CallOptions())
    }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("no first frame came") == true)
    channel.close()
  }

  @Test("a peer that gives endless credit and reads nothing fills no memory")
  func endlessCredit() async throws {
    let probe = Probe()
    let server = try Server(inMemoryServing: [probe])
    let peer = try RawPeer(of: server)
    peer.pause(true)
    peer.send {
      $0.append(
        callID: 0,
        .settings(
          WireSettings(
            maximumFrameBytes: 1 << 22, maximumCalls: 10, callCredit: Int(UInt32.max),
            connectionCredit: Int(UInt32.max))))
      $0.append(
        callID: 1, .begin(method: "test.v1.Probe/Flood", timeoutMicroseconds: 0, metadata: []),
        .halfClose
      ) { _ in }
      $0.append(
        callID: 2, .begin(method: "test.v1.Probe/Stall", timeoutMicroseconds: 0, metadata: []))
    }
    // Begun behind the flood, so the flood has had its chance.
    await probe.events.wait(for: "hanging")
    let sent = probe.events.all.filter { $0.hasPrefix("sent") }.count
    #expect(sent <= 2 * 1024 * 1024 / (16 * 1024))
    peer.pause(false)
    await probe.events.wait(for: "sent 1000")
    await server.drain(until: .after(.zero))
  }
}
