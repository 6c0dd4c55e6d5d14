import DirectoryAPI
import EventLoop
import HTTP2
import LinuxIO
import Protobuf
import RPCCore
import RPCWire
import Testing

@testable import RPCTransport

@Suite("A gRPC connection", .timeLimit(.minutes(1)))
struct GRPCConnectionTests {
  @Test("has no more calls open than the server takes; the others wait for their turn")
  func concurrentStreams() async throws {
    let servers = try ScriptedGRPCServers([.maximumConcurrentStreams(1)])
    let channel = try servers.channel()
    let first = ScriptedGRPCServers.call(channel)
    let peer = try await servers.next()
    let stream = try #require(await peer.request(where: \.isWhole)).stream
    let second = ScriptedGRPCServers.call(channel)
    while channel.addresses.first?.callsInFlight != 2 { await Task.yield() }
    #expect(await peer.request(on: stream) { _ in true } != nil)
    peer.answer(stream, GRPCPeer.message("first"))
    #expect(try await first.value.get() == "first")
    let next = try #require(await peer.request(2, where: \.isWhole))
    #expect(next.stream == stream + 2)
    peer.answer(next.stream, GRPCPeer.message("second"))
    #expect(try await second.value.get() == "second")
    channel.close()
  }

  @Test("sends a call again that the server refused before it looked at it, whatever it does")
  func refusedStream() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    let call = ScriptedGRPCServers.call(channel)
    let peer = try await servers.next()
    let stream = try #require(await peer.request(where: \.isWhole)).stream
    peer.tell { try $0.reset(stream, .refusedStream) }
    let again = try #require(await peer.request(2, where: \.isWhole))
    #expect(again["grpc-previous-rpc-attempts"] == nil)
    peer.answer(again.stream, GRPCPeer.message("at last"))
    #expect(try await call.value.get() == "at last")
    #expect(channel.statistics.transparentRetries == 1)
    #expect(channel.statistics.retries == 0)
    channel.close()
  }

  @Test("sends a call again whose connection broke before its request was out")
  func unsent() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    let first = ScriptedGRPCServers.call(channel)
    let stuck = try await servers.next()
    _ = try #require(await stuck.request(where: \.isWhole))
    stuck.giveNoWindow()
    let large = ScriptedGRPCServers.call(channel, String(repeating: "x", count: 2_000_000))
    _ = try #require(await stuck.request { $0.body.count > 50_000 })
    stuck.close()
    let next = try await servers.next()
    let again = try #require(await next.request(where: \.isWhole))
    #expect(again.body.count > 2_000_000)
    next.answer(again.stream, GRPCPeer.message("again"))
    #expect(try await large.value.get() == "again")
    // A server may have looked at the first.
    await #expect(throws: RPCError.self) { try await first.value.get() }
    #expect(channel.statistics.retries == 0)
    channel.close()
  }

  @Test("lets a caller that doesn't read wait alone, and holds no more for it than its window")
  func slowReader() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    let method = Flaky.method("Chat", .bidirectionalStreaming, .unknown)
    async let opening: BidirectionalCall<GetUserRequest, User> =
      channel.bidirectionalStreaming(method, options: CallOptions())
    let peer = try await servers.next()
    let slow = try await opening
    let stream = try #require(await peer.request()).stream
    // Far more than the windows of the stream and of the connection.
    let message = GRPCPeer.message(String(repeating: "x", count: 100))
    let count = 2 * Wire.defaults.connectionCredit / message.count
    peer.answer(stream, Array(repeatElement(message, count: count).joined()))
    for number in 2...30 {
      let call = ScriptedGRPCServers.call(channel)
      let other = try #require(await peer.request(number))
      peer.answer(other.stream, GRPCPeer.message("quick"))
      #expect(try await call.value.get() == "quick")
    }
    #expect(peer.left(on: stream) > count * message.count - Wire.defaults.callCredit - 1)
    var read = 0
    for try await _ in slow.responses { read += 1 }
    #expect(read == count)
    channel.close()
  }

  @Test("moves what is behind the go-away's last stream, finishes what is before it")
  func goAway() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    let first = ScriptedGRPCServers.call(channel)
    let leaving = try await servers.next()
    let firstStream = try #require(await leaving.request(where: \.isWhole)).stream
    let second = ScriptedGRPCServers.call(channel)
    _ = try #require(await leaving.request(2, where: \.isWhole))
    // As a server does that drains: first a notice, then the last stream. Two do no harm.
    leaving.tell {
      try $0.submitShutdownNotice()
      try $0.submit(goAwayAfter: firstStream, code: .noError, text: "restart")
    }
    let next = try await servers.next()
    let moved = try #require(await next.request(where: \.isWhole))
    next.answer(moved.stream, GRPCPeer.message("from the next"))
    #expect(try await second.value.get() == "from the next")
    leaving.answer(firstStream, GRPCPeer.message("from the first"))
    #expect(try await first.value.get() == "from the first")
    await leaving.closed()
    channel.close()
  }

  @Test("sends a failed call again as the retry policy says, and counts the attempts")
  func retries() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel {
      $0.retry.initialBackoff = .milliseconds(1)
    }
    let call = ScriptedGRPCServers.call(channel, method: Flaky.get)
    let peer = try await servers.next()
    let first = try #require(await peer.request(where: \.isWhole))
    peer.answer(
      first.stream,
      only: [
        ":status": "200", "content-type": "application/grpc", "grpc-status": "14",
        "grpc-retry-pushback-ms": "1",
      ])
    let again = try #require(await peer.request(2, where: \.isWhole))
    #expect(again["grpc-previous-rpc-attempts"] == "1")
    peer.answer(again.stream, GRPCPeer.message("ok"))
    #expect(try await call.value.get() == "ok")
    let refused = ScriptedGRPCServers.call(channel, method: Flaky.get)
    let third = try #require(await peer.request(3, where: \.isWhole))
    peer.answer(
      third.stream,
      only: [
        ":status": "200", "content-type": "application/grpc", "grpc-status": "14",
        "grpc-retry-pushback-ms": "-1",
      ])
    await #expect(throws: RPCError.self) { try await refused.value.get() }
    channel.close()
  }

  @Test("on which the server breaks a rule of HTTP on one stream goes on for the others")
  func badStream() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    let call = ScriptedGRPCServers.call(channel)
    let peer = try await servers.next()
    let stream = try #require(await peer.request(where: \.isWhole)).stream
    // HEADERS with :status 200, and a name in upper case.
    peer.send(raw: [0, 0, 6, 1, 4, 0, 0, 0, UInt8(stream), 0x88, 0, 1, 0x41, 1, 0x62])
    guard case .failure(let error) = await call.value else {
      Issue.record("it was answered")
      return
    }
    #expect(error.code == .internalError)
    #expect(error.message.contains("memory:server broke the protocol"), "\(error.message)")
    #expect(await peer.request(on: stream) { $0.reset != nil }?.reset == .protocolError)
    let other = ScriptedGRPCServers.call(channel)
    let next = try #require(await peer.request(2, where: \.isWhole))
    peer.answer(next.stream, GRPCPeer.message("ok"))
    #expect(try await other.value.get() == "ok")
    channel.close()
  }

  @Test("that the server ends for an error tells its calls what the server said")
  func farewell() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    let call = ScriptedGRPCServers.call(channel)
    let peer = try await servers.next()
    let stream = try #require(await peer.request(where: \.isWhole)).stream
    peer.tell { try $0.submit(goAwayAfter: stream, code: .enhanceYourCalm, text: "too many") }
    peer.close()
    guard case .failure(let error) = await call.value else {
      Issue.record("it was answered")
      return
    }
    #expect(error.code == .unavailable)
    #expect(error.message.contains("ENHANCE_YOUR_CALM, too many"))
    #expect(error.message.contains("memory:server"))
    channel.close()
  }

  @Test("asks a silent server whether it is there, and goes on if it is")
  func keepAlive() async throws {
    let servers = try ScriptedGRPCServers(
      keepAlive: KeepAlive(interval: .milliseconds(20), timeout: .seconds(20)))
    let channel = try servers.channel()
    let call = ScriptedGRPCServers.call(channel)
    let peer = try await servers.next()
    let stream = try #require(await peer.request(where: \.isWhole)).stream
    #expect(await peer.pinged())
    // It answers by itself, and the call goes on.
    peer.answer(stream, GRPCPeer.message("alive"))
    #expect(try await call.value.get() == "alive")
    channel.close()
  }

  @Test("gives up a server that doesn't answer, and says so to its calls")
  func deadServer() async throws {
    let servers = try ScriptedGRPCServers(
      keepAlive: KeepAlive(interval: .milliseconds(20), timeout: .milliseconds(500)))
    let channel = try servers.channel()
    let call = ScriptedGRPCServers.call(channel)
    let peer = try await servers.next()
    _ = try #require(await peer.request(where: \.isWhole))
    peer.fallSilent()
    guard case .failure(let error) = await call.value else {
      Issue.record("it was answered")
      return
    }
    #expect(error.code == .unavailable)
    #expect(error.message.contains("no answer to a keep-alive ping"))
    channel.close()
  }

  @Test("is asked half as often by those that follow one with too many pings")
  func tooManyPings() throws {
    let servers = try ScriptedGRPCServers(keepAlive: KeepAlive(interval: .seconds(10)))
    let subchannel = Subchannel(
      .init(socket: .unix(path: "x"), serverName: nil), loop: try EventLoops.shared().next(),
      connector: servers, ejection: nil, channel: NoChannel())
    subchannel.connectionPingedTooOften()
    #expect(subchannel.keepAlive?.interval == .seconds(20))
    subchannel.connectionPingedTooOften()
    #expect(subchannel.keepAlive?.interval == .seconds(40))
  }

  @Test("pings seldom unless it is told otherwise: foreign servers end those that don't")
  func usualKeepAlive() {
    var configuration = ChannelConfiguration()
    #expect(configuration.keepAlive?.interval == .seconds(30))
    configuration.callProtocol = .grpc
    #expect(configuration.keepAlive.map { $0.interval > .seconds(300) } == true)
    configuration.keepAlive = nil
    #expect(configuration.keepAlive == nil)
    configuration.keepAlive = KeepAlive()
    #expect(configuration.keepAlive == KeepAlive())
  }

  struct Stranger: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let name: String
    var testDescription: String { name }
  }

  @Test(
    "to something that isn't HTTP/2 says what it is",
    arguments: [
      Stranger(bytes: Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8), name: "HTTP/1"),
      Stranger(bytes: [21, 3, 1, 0, 2, 2, 70], name: "TLS"),
      Stranger(
        bytes: [0, 0, 0, 6, 8, 0, 58, 2, 8, 1, 0, 0, 0, 0, 0], name: "the server broke the protocol"
      ),
    ])
  func strangers(_ stranger: Stranger) async throws {
    let loops = try EventLoops.shared()
    let ends = MemoryTransport.pair(
      clientLoop: loops.next(), serverLoop: loops.next(), client: nil, server: nil)
    let server = RawPeer(serving: ends.server)
    let owner = LonelyOwner()
    let connection = try GRPCClientConnection(
      ends.client, head: GRPCRequestHead(authority: "a", isPlain: true),
      settings: GRPCClientConnection.Settings(Wire.defaults),
      options: .init(openTimeout: .seconds(30), keepAlive: nil, compressedAbove: nil),
      latency: SmoothedLatency(), owner: owner)
    connection.loop.execute { connection.open() }
    server.send(stranger.bytes)
    await owner.log.wait(for: "closed")
    #expect(owner.log.all.first?.contains(stranger.name) == true, "\(owner.log.all)")
  }

  @Test("whose streams are used up takes no new calls, and finishes the old ones")
  func streamsUsedUp() async throws {
    let loops = try EventLoops.shared()
    let ends = MemoryTransport.pair(
      clientLoop: loops.next(), serverLoop: loops.next(), client: nil, server: nil)
    let peer = try GRPCPeer(serving: ends.server)
    let owner = LonelyOwner()
    var settings = GRPCClientConnection.Settings(Wire.defaults)
    settings.lastStream = 3
    let connection = try GRPCClientConnection(
      ends.client, head: GRPCRequestHead(authority: "a", isPlain: true), settings: settings,
      options: .init(openTimeout: .seconds(30), keepAlive: nil, compressedAbove: nil),
      latency: SmoothedLatency(), owner: owner)
    connection.loop.execute { connection.open() }
    await owner.log.wait(for: "opened")
    let call = UnaryOutgoingCall(
      Flaky.add,
      { output throws(EncodingFailure) in try GetUserRequest(id: "a").pack(into: &output) },
      options: CallOptions(), deadline: nil, loop: connection.loop)
    async let outcome = call.carryOut(on: connection)
    let stream = try #require(await peer.request(where: \.isWhole)).stream
    await owner.log.wait(for: "leaving")
    peer.answer(stream, GRPCPeer.message("ok"))
    guard case .done(.success(let answer)) = await outcome else {
      Issue.record("the old call failed")
      return
    }
    #expect(try User(packed: answer).id == "ok")
    await owner.log.wait(for: "closed")
  }
}

/// Of a connection without a channel.
private final class LonelyOwner: ClientConnectionOwner {
  let log = EventLog()

  func callEnded(after time: Duration, isUnary: Bool, with error: RPCError?) {}
  func connectionOpened(_ connection: ClientConnection) { log.record("opened") }
  func connectionIsLeaving(_ connection: ClientConnection) { log.record("leaving") }
  func connectionPingedTooOften() {}
  func connectionClosed(_ connection: ClientConnection, reason: String, neverOpened: Bool) {
    log.record(reason)
    log.record("closed")
  }
}

private final class NoChannel: SubchannelOwner {
  func subchannelConnecting(_ subchannel: Subchannel) {}
  func subchannelReady(_ subchannel: Subchannel, _ connection: ClientConnection) {}
  func subchannelLost(_ subchannel: Subchannel, _ connection: ClientConnection, reason: String) {}
  func subchannelFailed(_ subchannel: Subchannel, reason: String) {}
  func subchannelMisbehaves(
    _ subchannel: Subchannel, for time: Duration, after error: RPCError
  ) -> Bool { false }
  func subchannelRestored(_ subchannel: Subchannel) {}
}
