import DirectoryAPI
import EventLoop
import GRPCWire
import HTTP2
import RPCCore
import Testing

@testable import RPCTransport

@Suite("A gRPC answer", .timeLimit(.minutes(1)))
struct GRPCStatusTests {
  /// The error of a unary call whose request is answered by `answer`.
  private func failure(
    _ answer: (GRPCPeer, Int32) async throws -> Void
  ) async throws -> RPCError? {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    let call = ScriptedGRPCServers.call(channel)
    let peer = try await servers.next()
    let request = try #require(await peer.request(where: \.isWhole))
    try await answer(peer, request.stream)
    let result = await call.value
    channel.close()
    guard case .failure(let error) = result else { return nil }
    return error
  }

  @Test("with messages and trailers is the call's, with metadata of both")
  func ok() async throws {
    let servers = try ScriptedGRPCServers()
    let channel = try servers.channel()
    let ended = EventLog()
    var options = CallOptions()
    options.whenEnded = { metadata in
      ended.record(metadata.initial["first"] ?? "none")
      ended.record("\(metadata.trailers[binary: "last-bin"] ?? [])")
    }
    let call = ScriptedGRPCServers.call(channel, options: options)
    let peer = try await servers.next()
    let request = try #require(await peer.request(where: \.isWhole))
    peer.answer(
      request.stream,
      head: [":status": "200", "content-type": "application/grpc+proto", "first": "1"],
      GRPCPeer.message("ok"), trailers: ["grpc-status": "0", "last-bin": "AQL/"])
    #expect(try await call.value.get() == "ok")
    #expect(ended.all == ["1", "[1, 2, 255]"])
    channel.close()
  }

  @Test("in one block ends the call with its status, its text decoded")
  func trailersOnly() async throws {
    let error = try await failure { peer, stream in
      peer.answer(
        stream,
        only: [
          ":status": "200", "content-type": "application/grpc", "grpc-status": "5",
          "grpc-message": "no %C3%BCser %", "why": "gone",
        ])
    }
    #expect(error?.code == .notFound)
    #expect(error?.message == "no üser %")
    #expect(error?.metadata["why"] == "gone")
  }

  @Test("carries the details of an error")
  func details() async throws {
    let details: [ErrorDetail] = [
      .badRequest([FieldViolation(field: "email", description: "is empty")]),
      .errorInfo(reason: "QUOTA", domain: "example.com", metadata: ["a": "b"]),
    ]
    let packed = try #require(StatusDetails.pack(RPCError(.aborted, "late", details: details)))
    let error = try await failure { peer, stream in
      var headers = HTTP2Headers()
      headers.append(":status", "200")
      headers.append("content-type", "application/grpc")
      headers.append("grpc-status", "10")
      headers.append("grpc-status-details-bin") { output in
        Base64.append(packed, to: &output)
      }
      let block = headers
      peer.tell { try $0.submit(response: block, hasBody: false, on: stream, tag: 0) }
    }
    #expect(error?.code == .aborted)
    #expect(error?.details == details)
  }

  struct Foreign: Sendable, CustomTestStringConvertible {
    let status: String
    let code: StatusCode
    var testDescription: String { "HTTP \(status)" }
  }

  @Test(
    "without a gRPC status means what its HTTP status says",
    arguments: [
      Foreign(status: "400", code: .internalError), Foreign(status: "401", code: .unauthenticated),
      Foreign(status: "403", code: .permissionDenied), Foreign(status: "404", code: .unimplemented),
      Foreign(status: "429", code: .unavailable), Foreign(status: "502", code: .unavailable),
      Foreign(status: "503", code: .unavailable), Foreign(status: "504", code: .unavailable),
      Foreign(status: "500", code: .unknown), Foreign(status: "200", code: .unknown),
    ])
  func foreign(_ row: Foreign) async throws {
    let error = try await failure { peer, stream in
      peer.answer(
        stream, head: [":status": row.status, "content-type": "text/html"], Array("<p>".utf8),
        trailers: nil)
    }
    #expect(error?.code == row.code)
    #expect(error?.message.contains("memory:server") == true)
  }

  struct Reset: Sendable, CustomTestStringConvertible {
    let reset: HTTP2ErrorCode
    let code: StatusCode
    var testDescription: String { "\(reset)" }
  }

  @Test(
    "that is a reset of the stream means what its code says",
    arguments: [
      Reset(reset: .noError, code: .internalError),
      Reset(reset: .protocolError, code: .internalError),
      Reset(reset: .internalError, code: .internalError),
      Reset(reset: .cancel, code: .cancelled),
      Reset(reset: .enhanceYourCalm, code: .resourceExhausted),
      Reset(reset: .inadequateSecurity, code: .permissionDenied),
    ])
  func reset(_ row: Reset) async throws {
    let error = try await failure { peer, stream in
      peer.tell { try $0.reset(stream, row.reset) }
    }
    #expect(error?.code == row.code)
    #expect(error?.message.contains("\(row.reset)") == true)
  }

  @Test("that is a reset with CANCEL around the deadline is about the deadline")
  func resetAtDeadline() throws {
    func code(_ deadline: Deadline?) throws -> StatusCode? {
      let call = OutgoingCall(
        Flaky.add, options: CallOptions(), deadline: deadline,
        loop: try EventLoops.shared().next())
      return StreamReset.ending(of: call, .cancel, at: "there", violation: nil).error?.code
    }
    #expect(try code(.after(.zero)) == .deadlineExceeded)
    // The server's watch may be a little ahead.
    #expect(try code(.after(.milliseconds(5))) == .deadlineExceeded)
    #expect(try code(.after(.seconds(600))) == .cancelled)
    #expect(try code(nil) == .cancelled)
  }

  @Test("that ends without a status isn't OK")
  func noStatus() async throws {
    let error = try await failure { peer, stream in
      peer.answer(stream, GRPCPeer.message("ok"), trailers: ["other": "1"])
    }
    #expect(error?.code == .internalError)
    #expect(error?.message.contains("without a status") == true)
  }

  @Test("that ends in the middle of a message isn't OK")
  func cutOff() async throws {
    let error = try await failure { peer, stream in
      peer.answer(stream, GRPCPeer.message("ok").dropLast())
    }
    #expect(error?.code == .internalError)
    #expect(error?.message.contains("in the middle of a message") == true)
  }

  @Test("with a compressed message and no word about how is refused")
  func unknownCompression() async throws {
    let error = try await failure { peer, stream in
      peer.answer(stream, [1] + GRPCPeer.message("ok").dropFirst())
    }
    #expect(error?.code == .internalError)
  }

  @Test("in an encoding that nobody asked for is refused by name")
  func unknownEncoding() async throws {
    let error = try await failure { peer, stream in
      peer.answer(
        stream,
        head: [":status": "200", "content-type": "application/grpc", "grpc-encoding": "snappy"])
    }
    #expect(error?.code == .internalError)
    #expect(error?.message.contains("snappy") == true)
  }

  @Test("of gzip is unpacked, and not further than the limit")
  func gzip() async throws {
    let message = Array(GRPCPeer.message(String(repeating: "x", count: 100)).dropFirst(5))
    let packed = try #require(unsafe GzipCompression.compress(message.span.bytes))
    let bomb = [UInt8](repeating: 0, count: 5 << 20)
    let large = try #require(unsafe GzipCompression.compress(bomb.span.bytes))
    let head: KeyValuePairs = [
      ":status": "200", "content-type": "application/grpc", "grpc-encoding": "gzip",
    ]
    func framed(_ bytes: [UInt8]) -> [UInt8] {
      [1] + (0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> (24 - 8 * $0)) } + bytes
    }
    let good = try await failure { $0.answer($1, head: head, framed(packed)) }
    #expect(good == nil)
    let bad = try await failure { $0.answer($1, head: head, framed(large)) }
    #expect(bad?.code == .resourceExhausted)
  }

  @Test("with metadata over the limit fails its call")
  func largeMetadata() async throws {
    let error = try await failure { peer, stream in
      // 33 bytes each, as they are counted.
      var headers = HTTP2Headers()
      headers.append(":status", "200")
      for _ in 0..<3000 { headers.append("a", "") }
      let block = headers
      peer.tell { try $0.submit(response: block, hasBody: false, on: stream, tag: 0) }
    }
    #expect(error?.code == .resourceExhausted)
    #expect(error?.message.contains("metadata of the answer") == true)
  }
}
