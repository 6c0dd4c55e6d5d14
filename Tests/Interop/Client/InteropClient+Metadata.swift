import InteropAPI
import LinuxIO
import RPCCore
import RPCTransport

/// Cases about what travels beside the messages.
extension InteropClient {
  private static var initialKey: String { "x-grpc-test-echo-initial" }
  private static var trailingKey: String { "x-grpc-test-echo-trailing-bin" }

  func customMetadata() async throws {
    try await checkEcho { options in
      let answer = try await service.unaryCall(
        SimpleRequest(responseSize: 314_159, payload: payload(271_828)), options: options)
      try check(answer.payload, has: 314_159)
    }
    try await checkEcho { options in
      let call = try await service.fullDuplexCall(options: options)
      try await call.send(
        StreamingOutputCallRequest(
          responseParameters: [ResponseParameters(size: 314_159)], payload: payload(271_828)))
      call.finishSending()
      for try await answer in call.responses { try check(answer.payload, has: 314_159) }
    }
  }

  private func checkEcho(_ body: (CallOptions) async throws -> Void) async throws {
    let (text, bytes) = ("test_initial_metadata_value", [UInt8](repeating: 0xab, count: 3))
    let received = Lock(ResponseMetadata())
    var options = CallOptions()
    try options.metadata.append(Self.initialKey, text)
    try options.metadata.append(Self.trailingKey, binary: bytes)
    options.whenEnded = { metadata in received.withLock { $0 = metadata } }
    try await body(options)
    let metadata = received.withLock { $0 }
    try expect(
      metadata.initial[Self.initialKey] == text, "the answer began with \(metadata.initial)")
    try expect(
      metadata.trailers[binary: Self.trailingKey] == bytes,
      "the answer ended with \(metadata.trailers)")
  }

  func statusCodeAndMessage() async throws {
    let status = EchoStatus(code: 2, message: "test status message")
    let unary = try await failure(.unknown) {
      try await service.unaryCall(SimpleRequest(responseStatus: status))
    }
    try expect(unary.message == status.message, "the text of the status came as \(unary)")
    let stream = try await failure(.unknown) {
      let call = try await service.fullDuplexCall()
      try await call.send(StreamingOutputCallRequest(responseStatus: status))
      call.finishSending()
      var answers = call.responses.makeAsyncIterator()
      return try await answers.next()
    }
    try expect(stream.message == status.message, "the text of the status came as \(stream)")
  }
}
