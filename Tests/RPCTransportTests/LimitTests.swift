import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport
import RPCWire
import TLS
import TestSupport
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

  private func limits(_ log: EventLog) -> @Sendable (ServerEvent) -> Void {
    { event in
      if case .connectionLimited(let limit, _, _) = event { log.record(limit.rawValue) }
    }
  }

  @Test(
    "a peer that doesn't read loses its connection, and its handlers end", arguments: [true, false])
  func slowReader(isStream: Bool) async throws {
    let (probe, log) = (Probe(), EventLog())
    var configuration = ServerConfiguration()
    configuration.slowReaderTimeout = .milliseconds(200)
    configuration.report = limits(log)
    let server = try Server(inMemoryServing: [probe], configuration: configuration)
    let peer = try RawPeer(of: server)
    let reader = try RawPeer(of: server)
    peer.pause(true)
    peer.send {
      $0.append(
        callID: 0,
        .settings(
          WireSettings(
            maximumFrameBytes: 1 << 22, maximumCalls: 10, callCredit: Int(UInt32.max),
            connectionCredit: Int(UInt32.max))))
      if isStream {
        $0.append(
          callID: 1, .begin(method: "test.v1.Probe/Flood", timeoutMicroseconds: 0, metadata: []),
          .halfClose
        ) { _ in }
      } else {
        let large: [UInt8] = [0x0a, 0x80, 0x80, 0x20] + [UInt8](repeating: 0x61, count: 524_288)
        $0.append(
          callID: 1, .begin(method: "test.v1.Probe/Echo", timeoutMicroseconds: 0, metadata: []),
          .halfClose
        ) { $0 += large }
      }
    }
    await log.wait(for: "slow_reader")
    if isStream { await probe.events.wait(for: "flood ended") }
    // Whoever reads is not disturbed.
    reader.send {
      $0.append(callID: 1, ViolationTests.begin(ViolationTests.echo), .halfClose) { _ in }
    }
    #expect(await reader.frame { $0.frame.end != nil }?.frame.end?.code == 0)
    #expect(log.all == ["slow_reader"])
    await server.drain(until: .after(.zero))
  }

  @Test("answers that would go over what may wait for the peer are refused one by one")
  func unsentAnswers() async throws {
    var configuration = ServerConfiguration()
    configuration.maximumUnsentBytes = 1_000_000
    let server = try Server(inMemoryServing: [Probe()], configuration: configuration)
    let peer = try RawPeer(of: server)
    peer.pause(true)
    let large: [UInt8] = [0x0a, 0xc0, 0x9a, 0x0c] + [UInt8](repeating: 0x61, count: 200_000)
    for id: UInt64 in 1...20 {
      peer.send {
        $0.append(callID: id, ViolationTests.begin(ViolationTests.echo), .halfClose) {
          $0 += large
        }
      }
    }
    peer.pause(false)
    var codes: [UInt32] = []
    for id: UInt64 in 1...20 {
      let end = await peer.frame { $0.frame.callID == id && $0.frame.end != nil }?.frame.end
      codes.append(try #require(end).code)
    }
    #expect(codes.contains(0))
    #expect(codes.allSatisfy { $0 == 0 || $0 == StatusCode.resourceExhausted.rawValue })
    await server.drain(until: .after(.zero))
  }

  @Test("an idle connection is let go, and a channel makes another one", arguments: Wiring.allCases)
  func idle(_ wiring: Wiring) async throws {
    let log = EventLog()
    var configuration = ServerConfiguration()
    configuration.idleTimeout = .milliseconds(1200)
    configuration.report = limits(log)
    try await Wired.with(wiring, server: configuration) { wired in
      let _: User = try await wired.channel.unary(
        Probe.echo, GetUserRequest(), options: CallOptions(waitForReady: true))
      await log.wait(for: "idle")
      let _: User = try await wired.channel.unary(
        Probe.echo, GetUserRequest(), options: CallOptions(waitForReady: true))
    }
  }

  @Test(
    "an old connection gives its calls a grace, and no call fails meanwhile",
    arguments: Wiring.allCases)
  func age(_ wiring: Wiring) async throws {
    let log = EventLog()
    var configuration = ServerConfiguration()
    // Older than what the channel takes for a failed attempt.
    configuration.connectionAge = .milliseconds(1200)
    configuration.connectionGrace = .milliseconds(300)
    configuration.report = limits(log)
    try await Wired.with(wiring, server: configuration) { wired in
      async let calls: Void = echo(wired, until: "grace", in: log)
      // One that began too late for its connection is not the one that is meant.
      var error: RPCError?
      repeat {
        error = await #expect(throws: RPCError.self) {
          let call: BidirectionalCall<GetUserRequest, User> =
            try await wired.channel.bidirectionalStreaming(Probe.stall, options: CallOptions())
          for try await _ in call.responses {}
        }
      } while error?.message.contains("its calls were not done in time") == false
        && !Task.isCancelled
      #expect(error?.code == .unavailable)
      try await calls
      #expect(log.all.contains("age"))
    }
  }

  private func echo(_ wired: Wired, until event: String, in log: EventLog) async throws {
    while !log.all.contains(event), !Task.isCancelled {
      let _: User = try await wired.channel.unary(
        Probe.echo, GetUserRequest(), options: CallOptions())
    }
  }

  @Test("handshakes over the limit wait for their turn")
  func handshakes() async throws {
    let folder = try TemporaryFolder()
    try CertificateAuthority.writeDevelopmentCertificates(
      to: folder.path, trustDomain: "rollcall.test", names: ["probe", "operator"])
    let log = EventLog()
    var configuration = ServerConfiguration()
    configuration.maximumHandshakes = 2
    configuration.handshakeTimeout = .milliseconds(1500)
    configuration.report = { event in
      if case .connectionRefused(let refusal, _, _) = event { log.record(refusal.rawValue) }
    }
    let server = try Server(
      serving: [Probe()], as: ServiceCredentials(directory: folder.path, name: "probe"),
      configuration: configuration)
    let address = try server.listen(on: "127.0.0.1:0")
    let port = try #require(SocketAddress.split(address)?.port)
    // Two that say nothing take both places until their time is over.
    let silent = [PlainClient(port: port), PlainClient(port: port)]
    let channel = try Channel(
      to: address, as: ServiceCredentials(directory: folder.path, name: "operator"))
    let _: User = try await channel.unary(
      Probe.echo, GetUserRequest(),
      options: CallOptions(timeout: .seconds(30), waitForReady: true))
    #expect(log.all.prefix(2) == ["handshake_timeout", "handshake_timeout"])
    channel.close()
    withExtendedLifetime(silent) {}
    await server.drain(until: .after(.zero))
  }
}
