import DirectoryAPI
import Protobuf
import RPCCore
import RPCTransport
import RPCWire
import Testing
import Zstd

@Suite("Compression", .timeLimit(.minutes(1)))
struct CompressionTests {
  private static let text = String(repeating: "all work and no play ", count: 5_000)

  private static func wired(_ wiring: Wiring, _ body: (Wired) async throws -> Void) async throws {
    var server = ServerConfiguration()
    server.compressedAbove = 1024
    var channel = ChannelConfiguration()
    channel.compressedAbove = 1024
    try await Wired.with(wiring, server: server, channel: channel, body)
  }

  /// A server of which a raw peer sees the frames, and settings that take zstd or don't.
  private func peer(_ takesZstd: Bool, of server: Server) throws -> RawPeer {
    let peer = try RawPeer(of: server)
    var settings = Wire.defaults
    settings.takesZstd = takesZstd
    peer.send { $0.append(callID: 0, .settings(settings)) }
    return peer
  }

  private func compressed(_ message: [UInt8]) throws -> [UInt8] {
    let codec = try #require(ZstdCodec())
    return try #require(unsafe codec.compress(message.span.bytes, limit: message.count + 100))
  }

  /// A request with an id of so many letters.
  private func request(_ count: Int) throws -> [UInt8] {
    try GetUserRequest(id: String(repeating: "a", count: count)).packed()
  }

  /// A frame of a whole unary call whose message is compressed, or says so.
  private func frame(_ id: UInt64, _ encoding: String, _ original: Int, _ bytes: [UInt8]) -> [UInt8]
  {
    var writer = FrameWriter()
    writer.append(callID: id, ViolationTests.begin(ViolationTests.echo), .halfClose) {
      $0 += [UInt8](repeating: 0, count: original)
    }
    writer.replaceMessage(from: 0, count: original, with: bytes, encoding: encoding)
    return writer.output
  }

  @Test(
    "large messages arrive as they were, calls and streams, both ways", arguments: Wiring.allCases)
  func contract(_ wiring: Wiring) async throws {
    let before = Server.savedBytes
    try await Self.wired(wiring) { wired in
      let user: User = try await wired.channel.unary(
        Probe.echo, GetUserRequest(id: Self.text), options: CallOptions())
      #expect(user.id == Self.text)
      let call: BidirectionalCall<GetUserRequest, User> =
        try await wired.channel.bidirectionalStreaming(Probe.chat, options: CallOptions())
      var answers = call.responses.makeAsyncIterator()
      // Far more than the credit of the connection, by the size before compression.
      for number in 0..<100 {
        try await call.send(GetUserRequest(id: Self.text + "\(number)"))
        #expect(try await answers.next()?.id == Self.text + "\(number)")
      }
      call.finishSending()
      #expect(try await answers.next() == nil)
    }
    #expect(Server.savedBytes - before > 100 * 100_000)
  }

  @Test(
    "a reader that stops stops a sender that compresses, by the size before",
    arguments: Wiring.native)
  func backPressure(_ wiring: Wiring) async throws {
    var server = ServerConfiguration()
    server.compressedAbove = 1024
    var channel = ChannelConfiguration()
    channel.callCreditBytes = 64 * 1024
    try await Wired.with(wiring, server: server, channel: channel) { wired in
      let responses: ResponseStream<User> = try await wired.channel.serverStreaming(
        Probe.flood, GetUserRequest(), options: CallOptions())
      await wired.probe.events.wait(for: "sent 0")
      for _ in 0..<20 {
        let _: User = try await wired.channel.unary(
          Probe.echo, GetUserRequest(), options: CallOptions())
      }
      #expect(wired.probe.events.all.filter { $0.hasPrefix("sent") }.count <= 64 / 16 + 1)
      withExtendedLifetime(responses) {}
    }
  }

  @Test("is used for those who take it, for large messages, and where the call allows it")
  func negotiation() async throws {
    var configuration = ServerConfiguration()
    configuration.compressedAbove = 1024
    let server = try Server(inMemoryServing: [Probe()], configuration: configuration)
    let (large, small) = (try request(10_000), try request(100))
    for (takesZstd, message) in [(true, large), (true, small), (false, large)] {
      let peer = try peer(takesZstd, of: server)
      peer.send {
        $0.append(callID: 1, ViolationTests.begin(ViolationTests.echo), .halfClose) {
          $0 += message
        }
      }
      let end = try #require(await peer.frame { $0.frame.end != nil })
      let isCompressed = takesZstd && message == large
      #expect((end.frame.encoding != nil) == isCompressed)
      if isCompressed { #expect((end.message?.count ?? .max) < 1000) }
      if !isCompressed { #expect(end.message == message) }
      peer.close()
    }
    let peer = try peer(true, of: server)
    #expect(await peer.frame { $0.frame.settings != nil }?.frame.settings?.encodings == ["zstd"])
    await server.drain(until: .after(.zero))
  }

  /// Keeps answers as they are.
  private struct Plain: ServerInterceptor {
    func around(_ context: CallContext, _ body: () async throws -> Void) async throws {
      context.allowsCompression = false
      try await body()
    }
  }

  @Test("isn't used for an answer whose handler says so")
  func plainAnswer() async throws {
    var configuration = ServerConfiguration()
    configuration.compressedAbove = 1024
    configuration.interceptors = [Plain()]
    let server = try Server(inMemoryServing: [Probe()], configuration: configuration)
    let peer = try peer(true, of: server)
    let message = try request(10_000)
    peer.send {
      $0.append(callID: 1, ViolationTests.begin(ViolationTests.echo), .halfClose) { $0 += message }
    }
    let end = await peer.frame { $0.frame.end != nil }
    #expect(end?.frame.encoding == nil)
    #expect(end?.message == message)
    await server.drain(until: .after(.zero))
  }

  @Test(
    "of requests is used for servers that take it, and where the call allows it",
    arguments: [(true, true), (true, false), (false, true)])
  func requests(_ takesZstd: Bool, _ isAllowed: Bool) async throws {
    let servers = try ScriptedServers(compressedAbove: 1024)
    let channel = try servers.channel()
    let message = try request(10_000)
    let call = Task { () async throws(RPCError) -> User in
      var options = CallOptions()
      options.allowsCompression = isAllowed
      return try await channel.unary(
        Probe.echo, GetUserRequest(id: String(repeating: "a", count: 10_000)), options: options)
    }
    let peer = await servers.peer(0)
    var settings = Wire.defaults
    settings.takesZstd = takesZstd
    peer.send { $0.append(callID: 0, .settings(settings)) }
    let begun = try #require(await peer.frame { $0.frame.begin != nil })
    #expect((begun.frame.encoding != nil) == (takesZstd && isAllowed))
    #expect((begun.message == message) == !(takesZstd && isAllowed))
    peer.answer(begun.frame.callID, "x")
    #expect(try await call.value.id == "x")
    channel.close()
  }

  @Test("a compressed request is taken, from whoever sends one")
  func request() async throws {
    let server = try Server(inMemoryServing: [Probe()])
    let peer = try RawPeer(of: server)
    let message = try request(10_000)
    peer.send(frame(1, "zstd", message.count, try compressed(message)))
    let answer = await peer.frame { $0.frame.end != nil }
    #expect(answer?.frame.end?.code == 0)
    #expect(answer?.message == message)
    await server.drain(until: .after(.zero))
  }

  @Test("a message that doesn't hold what it states ends its own call only")
  func lie() async throws {
    let server = try Server(inMemoryServing: [Probe()])
    let peer = try RawPeer(of: server)
    let message = try request(10_000)
    var damaged = try compressed(message)
    damaged.removeLast(3)
    peer.send(frame(1, "zstd", message.count, damaged))
    let end = await peer.frame { $0.frame.callID == 1 && $0.frame.end != nil }?.frame.end
    #expect(end?.code == StatusCode.invalidArgument.rawValue)
    #expect(end?.message.hasPrefix("a message that is no zstd frame") == true)
    peer.send(frame(2, "zstd", message.count, try compressed(message)))
    #expect(await peer.frame { $0.frame.callID == 2 && $0.frame.end != nil }?.frame.end?.code == 0)
    await server.drain(until: .after(.zero))
  }

  @Test("a bomb is refused by the size that it states, before anything of it is decompressed")
  func bomb() async throws {
    var configuration = ServerConfiguration()
    configuration.maximumFrameBytes = 100_000
    let server = try Server(inMemoryServing: [Probe()], configuration: configuration)
    let peer = try RawPeer(of: server)
    peer.send(frame(1, "zstd", 10, try compressed([UInt8](repeating: 0, count: 50_000_000))))
    let goAway = await peer.frame { $0.frame.goAway != nil }?.frame.goAway
    #expect(goAway?.code == StatusCode.resourceExhausted.rawValue)
    #expect(goAway?.reason.contains("50000000 bytes is over the limit of 100000") == true)
    await peer.closed()
    await server.drain(until: .after(.zero))
  }

  @Test("an encoding that nobody has offered is refused by its name")
  func unknownEncoding() async throws {
    let server = try Server(inMemoryServing: [Probe()])
    let peer = try RawPeer(of: server)
    peer.send(frame(1, "lz4", 10, [1, 2, 3]))
    let goAway = await peer.frame { $0.frame.goAway != nil }?.frame.goAway
    #expect(goAway?.code == StatusCode.unimplemented.rawValue)
    #expect(goAway?.reason == "a message in the encoding \"lz4\"; this side takes zstd")
    await peer.closed()
    await server.drain(until: .after(.zero))
  }
}
