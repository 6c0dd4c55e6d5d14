import DirectoryAPI
import Gzip
import HTTP2
import LinuxIO
import RPCCore
import RPCTransport
import Testing

@Suite("A gRPC server")
struct GRPCServerTests {
  /// A test with a server of the probe and somebody who calls it.
  private func with(
    _ change: (inout ServerConfiguration) -> Void = { _ in },
    _ body: (GRPCCaller, Server, Probe) async throws -> Void
  ) async throws {
    let probe = Probe()
    var configuration = ServerConfiguration()
    change(&configuration)
    let server = try Server(inMemoryServing: [probe], configuration: configuration)
    let caller = try GRPCCaller(of: server)
    try await body(caller, server, probe)
    caller.close()
    await server.drain(until: .after(.zero))
  }

  @Test("answers with a head, a message and trailers")
  func unary() async throws {
    try await with { caller, _, _ in
      let answer = try await caller.call(
        GRPCCaller.head("Echo", ["x": "y"]), GRPCPeer.message("id"))
      #expect(
        answer.blocks == [
          [":status": "200", "content-type": "application/grpc", "seen-by": "probe", "x": "y"],
          ["grpc-status": "0", "bye": "now"],
        ])
      #expect(answer.body == GRPCPeer.message("id"))
    }
  }

  @Test("takes a request cut at every byte")
  func cuts() async throws {
    try await with { caller, _, _ in
      let message = GRPCPeer.message("cut")
      for cut in 0...message.count {
        let stream = try await caller.begin(GRPCCaller.head("Echo"))
        caller.send(Array(message[..<cut]), on: stream)
        caller.send(Array(message[cut...]), on: stream, ends: true)
        #expect(await caller.answer(on: stream).body == message, "cut at \(cut)")
      }
    }
  }

  @Test("an error without a message before it is one block, its text percent-encoded")
  func trailersOnly() async throws {
    try await with { caller, _, _ in
      let answer = try await caller.call(
        GRPCCaller.head("Nöpe"), GRPCPeer.message("x"))
      #expect(answer.blocks.count == 1)
      #expect(answer.status == .unimplemented)
      #expect(answer["grpc-message"] == "test.v1.Probe has no method N%C3%B6pe")
      #expect(answer[":status"] == "200")
    }
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var method = "Echo"
    var head: [String: String] = [:]
    var body: [UInt8] = GRPCPeer.message("x")
    let status: StatusCode
    var says = ""
  }

  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    // Sound: a UInt8 has no padding that could be read.
    let packed = unsafe GzipCodec()?.compress(bytes.span.bytes, limit: 1 << 20) ?? []
    return [1] + FramePeer.number(UInt32(packed.count)) + packed
  }

  static let refused: [Refused] = [
    Refused(
      testDescription: "an encoding that isn't known", head: ["grpc-encoding": "br"],
      status: .unimplemented, says: "br"),
    Refused(
      testDescription: "messages that aren't protobuf",
      head: ["content-type": "application/grpc+json"], status: .unimplemented),
    Refused(
      testDescription: "a path that names nothing", head: [":path": "/"], status: .unimplemented),
    Refused(
      testDescription: "a timeout that is none", head: ["grpc-timeout": "soon"],
      status: .invalidArgument, says: "grpc-timeout"),
    Refused(
      testDescription: "a timeout that has passed", method: "Hang", head: ["grpc-timeout": "0n"],
      status: .deadlineExceeded),
    Refused(
      testDescription: "binary metadata that isn't base64", head: ["a-bin": "!"],
      status: .invalidArgument, says: "a-bin"),
    Refused(
      testDescription: "a compressed message without an encoding",
      body: [1] + GRPCPeer.message("x").dropFirst(), status: .internalError),
    Refused(
      testDescription: "a compressed message that is no gzip", head: ["grpc-encoding": "gzip"],
      body: [1] + GRPCPeer.message("x").dropFirst(), status: .invalidArgument),
    Refused(
      testDescription: "a compressed message that holds too much", head: ["grpc-encoding": "gzip"],
      body: packed([UInt8](repeating: 0, count: 200_000)), status: .resourceExhausted),
    Refused(
      testDescription: "a message over the limit", body: [0, 0, 1, 0x86, 0xa1],
      status: .resourceExhausted, says: "100001"),
    Refused(
      testDescription: "a flag that is neither 0 nor 1", body: [2, 0, 0, 0, 0],
      status: .internalError),
    Refused(
      testDescription: "a message that isn't whole", body: [0, 0, 0, 0, 9, 1],
      status: .invalidArgument),
    Refused(testDescription: "no message", body: [], status: .invalidArgument),
    Refused(
      testDescription: "two messages for one", body: GRPCPeer.message("x") + GRPCPeer.message("y"),
      status: .invalidArgument),
    Refused(
      testDescription: "a message that doesn't parse", body: [0, 0, 0, 0, 1, 0xff],
      status: .invalidArgument),
  ]

  @Test("refuses a call with its status, and the next one goes on", arguments: refused)
  func refusals(_ refused: Refused) async throws {
    try await with {
      $0.maximumFrameBytes = 100_000
    } _: { caller, _, _ in
      let answer = try await caller.call(
        GRPCCaller.head(refused.method, refused.head), refused.body)
      #expect(answer.status == refused.status)
      #expect(answer["grpc-message"]?.contains(refused.says) == true)
      if refused.head["grpc-encoding"] == "br" {
        #expect(answer["grpc-accept-encoding"] == "identity,gzip")
      }
      let next = try await caller.call(GRPCCaller.head("Echo"), GRPCPeer.message("x"))
      #expect(next.status == .ok)
    }
  }

  @Test("tells what is not gRPC so in the words of HTTP")
  func notGRPC() async throws {
    try await with { caller, _, _ in
      let get = try await caller.call(GRPCCaller.head("Echo", [":method": "GET"]), [])
      #expect(get[":status"] == "405")
      #expect(get["allow"] == "POST")
      for type in ["application/json", "application/grpc-web+proto"] {
        let json = try await caller.call(GRPCCaller.head("Echo", ["content-type": type]), [])
        #expect(json[":status"] == "415")
        #expect(json.status == nil)
      }
    }
  }

  @Test("takes compressed messages, and compresses for those who take it")
  func gzip() async throws {
    try await with {
      $0.compressedAbove = 100
    } _: { caller, _, _ in
      let id = String(repeating: "x", count: 120)
      let packed = Self.packed([0x0a, 120] + Array(id.utf8))
      let plain = try await caller.call(
        GRPCCaller.head("Echo", ["grpc-encoding": "gzip"]), packed)
      #expect(plain.body == GRPCPeer.message(id))
      let compressed = try await caller.call(
        GRPCCaller.head("Echo", ["grpc-accept-encoding": "identity, gzip"]), GRPCPeer.message(id))
      #expect(compressed["grpc-encoding"] == "gzip")
      #expect(compressed.body.first == 1)
      #expect(compressed.body.count < 60)
    }
  }

  @Test("a caller that still sends when its call is over is told to stop")
  func earlyAnswer() async throws {
    try await with { caller, _, _ in
      let stream = try await caller.begin(GRPCCaller.head("Nope"))
      #expect(await caller.answer(on: stream).status == .unimplemented)
      #expect(await caller.reset(of: stream) == .noError)
    }
  }

  @Test("a reset ends the handler")
  func cancellation() async throws {
    try await with { caller, _, probe in
      let stream = try await caller.begin(GRPCCaller.head("Hang"))
      caller.send(GRPCPeer.message("x"), on: stream, ends: true)
      await probe.events.wait(for: "hanging")
      caller.close()
      await probe.events.wait(for: "cancelled")
    }
  }

  @Test(
    "goes away in two steps: calls that cross the first are carried out, and running ones finish")
  func goAway() async throws {
    try await with { caller, server, _ in
      let stream = try await caller.begin(GRPCCaller.head("Chat"))
      caller.send(GRPCPeer.message("before"), on: stream)
      let drained = Task { await server.drain(until: .after(.seconds(20))) }
      let first = try #require(await caller.goAway(1))
      #expect(first.last == Int32.max)
      #expect(first.code == .noError)
      let second = try #require(await caller.goAway(2))
      #expect(second.last == stream)
      #expect(second.code == .noError)
      caller.send(GRPCPeer.message("after"), on: stream, ends: true)
      let answer = await caller.answer(on: stream)
      #expect(answer.status == .ok)
      #expect(answer.body == GRPCPeer.message("before") + GRPCPeer.message("after"))
      await caller.closed()
      await drained.value
    }
  }

  @Test(
    "large answers arrive, the first call's and later ones', whatever the windows",
    arguments: [200_000, 5_000_000])
  func largeAnswers(_ bytes: Int) async throws {
    try await with {
      $0.maximumFrameBytes = 10_000_000
    } _: { caller, _, _ in
      let id = [UInt8](repeating: 0x61, count: bytes)
      let message: [UInt8] =
        [0x0a]
        + [
          bytes & 0x7f | 0x80, bytes >> 7 & 0x7f | 0x80,
          bytes >> 14 & 0x7f | (bytes >> 21 > 0 ? 0x80 : 0),
        ].map { UInt8($0) }
        + (bytes >> 21 > 0 ? [UInt8(bytes >> 21)] : []) + id
      let request = [0] + FramePeer.number(UInt32(message.count)) + message
      for _ in 0..<2 {
        let answer = try await caller.call(GRPCCaller.head("Echo"), request)
        #expect(answer.status == .ok)
        #expect(answer.body == request)
      }
    }
  }

  /// A service whose every answer is an error that is too much for a header block.
  private struct Verbose: RPCService {
    static let say = MethodDescriptor(
      service: "test.v1.Probe", name: "Say", kind: .unary, idempotency: .unknown, access: .anyPeer)

    var methods: [ServerMethod] {
      [
        .unary(Self.say) { (_: GetUserRequest, context) -> User in
          context.trailers = ["x": String(repeating: "y", count: 50_000)]
          throw RPCError(
            .notFound, String(repeating: "m", count: 5_000),
            details: [.other(typeURL: "example.com/d", value: [UInt8](repeating: 1, count: 50_000))]
          )
        }
      ]
    }
  }

  @Test("an error that is too much for a header block arrives without what goes with it")
  func verbose() async throws {
    let server = try Server(inMemoryServing: [Verbose()])
    let caller = try GRPCCaller(of: server)
    for _ in 0..<2 {
      let answer = try await caller.call(GRPCCaller.head("Say"), GRPCPeer.message("x"))
      #expect(answer.status == .notFound)
      #expect(answer["grpc-message"] == String(repeating: "m", count: 1024))
      #expect(answer["x"] == nil)
    }
    caller.close()
    await server.drain(until: .after(.zero))
  }

  @Test("ten large uploads at once on one connection all arrive")
  func uploads() async throws {
    try await with { caller, _, _ in
      var message = GRPCPeer.message(String(repeating: "y", count: 120))
      while message.count < 100_000 { message += message }
      var streams: [Int32] = []
      for _ in 0..<10 {
        let stream = try await caller.begin(GRPCCaller.head("Collect"))
        caller.send(message, on: stream, ends: true)
        streams.append(stream)
      }
      for stream in streams { #expect(await caller.answer(on: stream).status == .ok) }
    }
  }
}
