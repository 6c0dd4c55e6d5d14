import InteropAPI
import RPCCore

/// Cases of one message each way, compression among them.
extension InteropClient {
  func emptyUnary() async throws { _ = try await service.emptyCall(Empty()) }

  func largeUnary() async throws {
    let answer = try await service.unaryCall(
      SimpleRequest(responseSize: 314_159, payload: payload(271_828)))
    try check(answer.payload, has: 314_159)
  }

  func serverCompressedUnary() async throws {
    for isCompressed in [true, false] {
      let answer = try await service.unaryCall(
        SimpleRequest(
          responseSize: 314_159, payload: payload(271_828),
          responseCompressed: BoolValue(value: isCompressed)))
      try check(answer.payload, has: 314_159)
    }
  }

  func clientCompressedUnary() async throws {
    // The first answer says whether the server can undo it.
    try await emptyUnary()
    var plain = CallOptions()
    plain.allowsCompression = false
    func request(compressed: Bool) -> SimpleRequest {
      SimpleRequest(
        responseSize: 314_159, payload: payload(271_828),
        expectCompressed: BoolValue(value: compressed))
    }
    _ = try await failure(.invalidArgument) {
      try await service.unaryCall(request(compressed: true), options: plain)
    }
    let compressed = try await service.unaryCall(request(compressed: true))
    try check(compressed.payload, has: 314_159)
    let uncompressed = try await service.unaryCall(request(compressed: false), options: plain)
    try check(uncompressed.payload, has: 314_159)
  }

  func unimplementedMethod() async throws {
    _ = try await failure(.unimplemented) { try await service.unimplementedCall(Empty()) }
  }

  func unimplementedService() async throws {
    _ = try await failure(.unimplemented) { try await unimplemented.unimplementedCall(Empty()) }
  }

  func specialStatusMessage() async throws {
    let text = "\t\ntest with whitespace\r\nand Unicode BMP ☺ and non-BMP 😈\t\n"
    let error = try await failure(.unknown) {
      try await service.unaryCall(
        SimpleRequest(responseStatus: EchoStatus(code: 2, message: text)))
    }
    try expect(error.message == text, "the text of the status came as \"\(error.message)\"")
  }
}
