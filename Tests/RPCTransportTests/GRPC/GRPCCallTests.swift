import DirectoryAPI
import HTTP2
import LinuxIO
import RPCCore
import Testing

@testable import RPCTransport

@Suite("A call over gRPC", .timeLimit(.minutes(1)))
struct GRPCCallTests {
  private let chat = Flaky.method("Chat", .bidirectionalStreaming, .unknown)

  @Test("begins with what the protocol asks for, and the caller's metadata")
  func head() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    var options = CallOptions(timeout: .seconds(3600))
    options.metadata = ["trace": "1", "te": "gzip", "grpc-timeout": "1n"]
    try options.metadata.append("key-bin", binary: [1, 2, 255, 0])
    let call = ScriptedGRPCServers.call(channel, "abc", options: options)
    let peer = try await servers.next()
    let request = try #require(await peer.request(where: \.isWhole))
    #expect(request[":method"] == "POST")
    #expect(request[":scheme"] == "https")
    #expect(request[":path"] == "/test.v1.Flaky/Add")
    #expect(request[":authority"] == "localhost")
    #expect(request["te"] == "trailers")
    #expect(request["content-type"] == "application/grpc")
    #expect(request["user-agent"]?.hasPrefix("rollcall/") == true)
    #expect(request["grpc-accept-encoding"] == "identity,gzip")
    #expect(request["grpc-encoding"] == nil)
    #expect(request["trace"] == "1")
    #expect(request["key-bin"] == "AQL/AA")
    let timeout = try #require(request["grpc-timeout"])
    #expect(timeout.count <= 9)
    #expect(timeout.last == "m" || timeout.last == "S")
    #expect(request.fields.count { $0.name == "grpc-timeout" || $0.name == "te" } == 2)
    #expect(request.body == GRPCPeer.message("abc"))
    peer.answer(request.stream, GRPCPeer.message("ok"))
    #expect(try await call.value.get() == "ok")
    channel.close()
  }

  @Test("is addressed to the host of the target, or to the one that the server is taken for")
  func authority() throws {
    let socket = try #require(SocketAddress(numeric: "10.0.0.1:443"))
    let named = ChannelTarget.Address(socket: socket, serverName: "weather.example.com")
    #expect(named.authority(naming: nil) == "weather.example.com:443")
    #expect(named.authority(naming: "spiffe://example.com/weather") == "weather.example.com:443")
    #expect(named.authority(naming: "other.example.com") == "other.example.com:443")
    let six = ChannelTarget.Address(
      socket: try #require(SocketAddress(numeric: "[::1]:443")), serverName: "::1")
    #expect(six.authority(naming: nil) == "[::1]:443")
    let unix = ChannelTarget.Address(socket: .unix(path: "s"), serverName: nil)
    #expect(unix.authority(naming: nil) == "localhost")
    #expect(unix.authority(naming: "other.example.com") == "other.example.com")
  }

  @Test("streams both ways, and the server hears its end")
  func stream() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    async let opening: BidirectionalCall<GetUserRequest, User> =
      channel.bidirectionalStreaming(chat, options: CallOptions())
    let peer = try await servers.next()
    let call = try await opening
    let stream = try #require(await peer.request()).stream
    try await call.send(GetUserRequest(id: "1"))
    _ = await peer.request(on: stream) { $0.body == GRPCPeer.message("1") }
    peer.answer(stream, GRPCPeer.message("a") + GRPCPeer.message("b"))
    var answers = call.responses.makeAsyncIterator()
    #expect(try await answers.next()?.id == "a")
    #expect(try await answers.next()?.id == "b")
    #expect(try await answers.next() == nil)
    // The server has ended it, and what was still to come it doesn't want.
    #expect(await peer.request(on: stream) { $0.reset != nil }?.reset == .noError)
    channel.close()
  }

  @Test("half-closes after the last message")
  func halfClose() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    async let opening: ClientStreamingCall<GetUserRequest, User> = channel.clientStreaming(
      Flaky.method("Collect", .clientStreaming, .unknown), options: CallOptions())
    let peer = try await servers.next()
    let call = try await opening
    for id in ["1", "2"] { try await call.send(GetUserRequest(id: id)) }
    async let answer = call.response()
    let request = try #require(await peer.request(where: \.isWhole))
    #expect(request.body == GRPCPeer.message("1") + GRPCPeer.message("2"))
    peer.answer(request.stream, GRPCPeer.message("both"))
    #expect(try await answer.id == "both")
    channel.close()
  }

  @Test("that its caller gives up is reset with CANCEL")
  func cancel() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    let call = ScriptedGRPCServers.call(channel)
    let peer = try await servers.next()
    let stream = try #require(await peer.request(where: \.isWhole)).stream
    call.cancel()
    #expect(await peer.request(on: stream) { $0.reset != nil }?.reset == .cancel)
    guard case .failure(let error) = await call.value else {
      Issue.record("it was answered")
      return
    }
    #expect(error.code == .cancelled)
    channel.close()
  }

  @Test("whose deadline passes is reset with CANCEL, and says where it was")
  func deadline() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    // Connected first: the deadline is about the server's work.
    let first = ScriptedGRPCServers.call(channel)
    let peer = try await servers.next()
    peer.answer(try #require(await peer.request(where: \.isWhole)).stream, GRPCPeer.message("ok"))
    _ = try await first.value.get()
    let call = ScriptedGRPCServers.call(channel, options: CallOptions(timeout: .milliseconds(700)))
    let stream = try #require(await peer.request(2, where: \.isWhole)).stream
    #expect(await peer.request(on: stream) { $0.reset != nil }?.reset == .cancel)
    guard case .failure(let error) = await call.value else {
      Issue.record("it was answered")
      return
    }
    #expect(error.code == .deadlineExceeded)
    #expect(error.message.contains("the server worked on it at memory:server"))
    channel.close()
  }

  @Test("unpacks the messages of a stream as they are read, and ends with one that is a bomb")
  func compressedStream() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    func framed(_ original: [UInt8]) throws -> [UInt8] {
      let bytes = try #require(unsafe GzipCompression.compress(original.span.bytes))
      return [1] + (0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> (24 - 8 * $0)) } + bytes
    }
    async let opening: BidirectionalCall<GetUserRequest, User> =
      channel.bidirectionalStreaming(chat, options: CallOptions())
    let peer = try await servers.next()
    let call = try await opening
    let stream = try #require(await peer.request()).stream
    let text = String(repeating: "x", count: 100)
    peer.answer(
      stream,
      head: [":status": "200", "content-type": "application/grpc", "grpc-encoding": "gzip"],
      try framed(Array(GRPCPeer.message(text).dropFirst(5))) + GRPCPeer.message("plain")
        + framed([UInt8](repeating: 0, count: 5 << 20)), trailers: nil)
    var answers = call.responses.makeAsyncIterator()
    #expect(try await answers.next()?.id == text)
    #expect(try await answers.next()?.id == "plain")
    let error = await #expect(throws: RPCError.self) { try await answers.next() }
    #expect(error?.code == .resourceExhausted)
    #expect(await peer.request(on: stream) { $0.reset != nil }?.reset == .cancel)
    channel.close()
  }

  @Test("is compressed once the server has said that it takes that, if it is large and pays")
  func compression() async throws {
    let servers = try ScriptedGRPCServers(compressedAbove: 100)
    let channel = try servers.channel()
    let large = String(repeating: "x", count: 120)
    let peer: GRPCPeer
    do {
      let call = ScriptedGRPCServers.call(channel, large)
      peer = try await servers.next()
      let request = try #require(await peer.request(where: \.isWhole))
      #expect(request["grpc-encoding"] == nil)
      #expect(request.body == GRPCPeer.message(large))
      peer.answer(
        request.stream,
        head: [
          ":status": "200", "content-type": "application/grpc",
          "grpc-accept-encoding": "identity, deflate, gzip",
        ], GRPCPeer.message("ok"))
      #expect(try await call.value.get() == "ok")
    }
    let call = ScriptedGRPCServers.call(channel, large)
    let request = try #require(await peer.request(2, where: \.isWhole))
    #expect(request["grpc-encoding"] == "gzip")
    #expect(request.body.first == 1)
    let packed = Array(request.body.dropFirst(5))
    let message = try unsafe GzipCompression.decompress(packed.span.bytes, limit: 1000)
    #expect(message == Array(GRPCPeer.message(large).dropFirst(5)))
    peer.answer(request.stream, GRPCPeer.message("ok"))
    _ = try await call.value.get()

    let small = ScriptedGRPCServers.call(channel, "small")
    let third = try #require(await peer.request(3, where: \.isWhole))
    #expect(third.body == GRPCPeer.message("small"))
    peer.answer(third.stream, GRPCPeer.message("ok"))
    _ = try await small.value.get()

    var secret = CallOptions()
    secret.allowsCompression = false
    let plain = ScriptedGRPCServers.call(channel, large, options: secret)
    let fourth = try #require(await peer.request(4, where: \.isWhole))
    #expect(fourth["grpc-encoding"] == nil)
    #expect(fourth.body == GRPCPeer.message(large))
    peer.answer(fourth.stream, GRPCPeer.message("ok"))
    _ = try await plain.value.get()
    channel.close()
  }
}
