import InteropAPI
import RPCCore
import RPCTransport
import Testing

@testable import InteropHandlers

/// What the public cases look at, over both protocols; foreign clients run them over the wire.
@Suite("The interoperability services", .timeLimit(.minutes(1)))
struct TestHandlersTests {
  private let server: Server

  init() throws {
    var configuration = ServerConfiguration()
    configuration.compressedAbove = 0
    server = try Server(
      inMemoryServing: [TestHandlers(serverID: "one")], configuration: configuration)
  }

  /// - Parameter compressing: Whether messages of the request are.
  private func client(_ callProtocol: CallProtocol, compressing: Bool = false) throws
    -> TestServiceClient
  {
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    configuration.compressedAbove = compressing ? 0 : nil
    return TestServiceClient(
      try Channel(
        inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "tester"),
        configuration: configuration))
  }

  @Test(
    "answer with as many bytes as are asked for, and say who calls",
    arguments: CallProtocol.allCases)
  func unary(_ callProtocol: CallProtocol) async throws {
    let client = try client(callProtocol)
    #expect(try await client.emptyCall(Empty()) == Empty())
    let answer = try await client.unaryCall(
      SimpleRequest(
        responseSize: 314_159, payload: Payload(body: [UInt8](repeating: 0, count: 271_828)),
        fillUsername: true, fillServerID: true))
    #expect(answer.payload?.body.count == 314_159)
    #expect(answer.username == "tester")
    #expect(answer.serverID == "one")
    #expect(
      try await client.cacheableUnaryCall(SimpleRequest(responseSize: 1)).payload?.body == [0])
    let error = await #expect(throws: RPCError.self) {
      try await client.unaryCall(SimpleRequest(responseSize: -1))
    }
    #expect(error?.code == .invalidArgument)
  }

  @Test(
    "end with the status that is asked for, whatever its text", arguments: CallProtocol.allCases)
  func status(_ callProtocol: CallProtocol) async throws {
    let client = try client(callProtocol)
    let text = "\t\ntest with whitespace\r\nand Unicode BMP ☺ and non-BMP 😈\t\n"
    let status = EchoStatus(code: 2, message: text)
    let unary = await #expect(throws: RPCError.self) {
      try await client.unaryCall(SimpleRequest(responseStatus: status))
    }
    #expect(unary?.code == .unknown)
    #expect(unary?.message == text)
    let call = try await client.fullDuplexCall()
    try await call.send(StreamingOutputCallRequest(responseStatus: status))
    let stream = await #expect(throws: RPCError.self) { for try await _ in call.responses {} }
    #expect(stream?.message == text)
    let missing = await #expect(throws: RPCError.self) {
      try await client.unimplementedCall(Empty())
    }
    #expect(missing?.code == .unimplemented)
  }

  @Test("send metadata back, ahead of the answer and behind it", arguments: CallProtocol.allCases)
  func metadata(_ callProtocol: CallProtocol) async throws {
    let (ended, continuation) = AsyncStream.makeStream(of: ResponseMetadata.self)
    var options = CallOptions()
    try options.metadata.append("x-grpc-test-echo-initial", "test_initial_metadata_value")
    try options.metadata.append("x-grpc-test-echo-trailing-bin", binary: [0xab, 0xab, 0xab])
    options.whenEnded = { continuation.yield($0) }
    _ = try await client(callProtocol).unaryCall(SimpleRequest(responseSize: 1), options: options)
    var answers = ended.makeAsyncIterator()
    let answer = await answers.next()
    #expect(
      answer?.initial.first { $0.key == "x-grpc-test-echo-initial" }?.value
        == .text("test_initial_metadata_value"))
    #expect(
      answer?.trailers.first { $0.key == "x-grpc-test-echo-trailing-bin" }?.value
        == .binary([0xab, 0xab, 0xab]))
  }

  @Test("stream what is asked for, at once or after all has come", arguments: CallProtocol.allCases)
  func streams(_ callProtocol: CallProtocol) async throws {
    let client = try client(callProtocol)
    let sizes: [Int32] = [31_415, 9, 2_653, 58_979]
    let parameters = sizes.map { ResponseParameters(size: $0, intervalUs: 10) }
    var received: [Int32] = []
    for try await response in try await client.streamingOutputCall(
      StreamingOutputCallRequest(responseParameters: parameters))
    {
      received.append(Int32(response.payload?.body.count ?? -1))
    }
    #expect(received == sizes)

    let pingPong = try await client.fullDuplexCall()
    var pongs = pingPong.responses.makeAsyncIterator()
    for parameter in parameters {
      try await pingPong.send(StreamingOutputCallRequest(responseParameters: [parameter]))
      #expect(try await pongs.next()?.payload?.body.count == Int(parameter.size))
    }
    pingPong.finishSending()
    #expect(try await pongs.next() == nil)

    let half = try await client.halfDuplexCall()
    for parameter in parameters {
      try await half.send(StreamingOutputCallRequest(responseParameters: [parameter]))
    }
    half.finishSending()
    received = []
    for try await response in half.responses {
      received.append(Int32(response.payload?.body.count ?? -1))
    }
    #expect(received == sizes)
  }

  @Test("know of each message whether it came compressed", arguments: CallProtocol.allCases)
  func compressedRequests(_ callProtocol: CallProtocol) async throws {
    let payload = Payload(body: [UInt8](repeating: 0, count: 27_182))
    for isCompressed in [true, false] {
      let client = try client(callProtocol, compressing: isCompressed)
      // A gRPC channel learns from the first answer that the server can undo it.
      _ = try await client.emptyCall(Empty())
      _ = try await client.unaryCall(
        SimpleRequest(payload: payload, expectCompressed: BoolValue(value: isCompressed)))
      let error = await #expect(throws: RPCError.self) {
        try await client.unaryCall(
          SimpleRequest(payload: payload, expectCompressed: BoolValue(value: !isCompressed)))
      }
      #expect(error?.code == .invalidArgument)
    }
    // Too small to be compressed is the second.
    let compressing = try client(callProtocol, compressing: true)
    _ = try await compressing.emptyCall(Empty())
    let call = try await compressing.streamingInputCall()
    try await call.send(
      StreamingInputCallRequest(payload: payload, expectCompressed: BoolValue(value: true)))
    try await call.send(StreamingInputCallRequest(expectCompressed: BoolValue(value: false)))
    try await call.send(
      StreamingInputCallRequest(payload: payload, expectCompressed: BoolValue(value: true)))
    #expect(try await call.response().aggregatedPayloadSize == 2 * 27_182)
  }
}
