import InteropAPI
import RPCCore
import RPCTransport

/// Cases with a stream in them.
extension InteropClient {
  private static var requestSizes: [Int] { [27_182, 8, 1_828, 45_904] }
  private static var responseSizes: [Int] { [31_415, 9, 2_653, 58_979] }

  func clientStreaming() async throws {
    let call = try await service.streamingInputCall()
    for size in Self.requestSizes {
      try await call.send(StreamingInputCallRequest(payload: payload(size)))
    }
    try await check(call.response(), aggregates: 74_922)
  }

  private func check(_ answer: StreamingInputCallResponse, aggregates size: Int32)
    throws(InteropFailure)
  {
    let counted = answer.aggregatedPayloadSize
    try expect(counted == size, "the payloads add up to \(counted), and not to \(size)")
  }

  func clientCompressedStreaming() async throws {
    // The first answer says whether the server can undo it.
    try await emptyUnary()
    var plain = CallOptions()
    plain.allowsCompression = false
    let probe = try await service.streamingInputCall(options: plain)
    _ = try await failure(.invalidArgument) {
      try await probe.send(
        StreamingInputCallRequest(
          payload: payload(27_182), expectCompressed: BoolValue(value: true)))
      return try await probe.response()
    }
    let call = try await service.streamingInputCall()
    try await call.send(
      StreamingInputCallRequest(payload: payload(27_182), expectCompressed: BoolValue(value: true)))
    // Messages go out compressed where that pays: this one can't get any smaller.
    let noise = (0..<45_904).map { _ in UInt8.random(in: .min ... .max) }
    try await call.send(
      StreamingInputCallRequest(
        payload: Payload(body: noise), expectCompressed: BoolValue(value: false)))
    try await check(call.response(), aggregates: 73_086)
  }

  func serverStreaming() async throws {
    let answers = try await service.streamingOutputCall(
      StreamingOutputCallRequest(
        responseParameters: Self.responseSizes.map { ResponseParameters(size: Int32($0)) }))
    try await check(answers, have: Self.responseSizes)
  }

  private func check(
    _ answers: ResponseStream<StreamingOutputCallResponse>, have sizes: [Int]
  ) async throws {
    var expected = sizes[...]
    for try await answer in answers {
      guard let size = expected.popFirst() else {
        throw InteropFailure("more than \(sizes.count) messages came")
      }
      try check(answer.payload, has: size)
    }
    try expect(expected.isEmpty, "\(expected.count) messages didn't come")
  }

  func serverCompressedStreaming() async throws {
    let wanted = [(31_415, true), (92_653, false)]
    let answers = try await service.streamingOutputCall(
      StreamingOutputCallRequest(
        responseParameters: wanted.map { size, isCompressed in
          ResponseParameters(size: Int32(size), compressed: BoolValue(value: isCompressed))
        }))
    try await check(answers, have: wanted.map(\.0))
  }

  func pingPong() async throws {
    let call = try await service.fullDuplexCall()
    var answers = call.responses.makeAsyncIterator()
    for (request, response) in zip(Self.requestSizes, Self.responseSizes) {
      try await call.send(duplex(request, response))
      guard let answer = try await answers.next() else {
        throw InteropFailure("the stream ended before the last answer")
      }
      try check(answer.payload, has: response)
    }
    call.finishSending()
    try expect(try await answers.next() == nil, "more answers came than requests went")
  }

  private func duplex(_ request: Int, _ response: Int) -> StreamingOutputCallRequest {
    StreamingOutputCallRequest(
      responseParameters: [ResponseParameters(size: Int32(response))], payload: payload(request))
  }

  func emptyStream() async throws {
    let call = try await service.fullDuplexCall()
    call.finishSending()
    try await check(call.responses, have: [])
  }

  func cancelAfterBegin() async throws {
    let call = try await service.streamingInputCall()
    call.cancel()
    _ = try await failure(.cancelled) { try await call.response() }
  }

  func cancelAfterFirstResponse() async throws {
    let call = try await service.fullDuplexCall()
    var answers = call.responses.makeAsyncIterator()
    try await call.send(duplex(27_182, 31_415))
    try check(try await answers.next()?.payload, has: 31_415)
    call.cancel()
    do {
      _ = try await answers.next()
      throw InteropFailure("the stream went on after it was cancelled")
    } catch let error as RPCError {
      try expect(error.code == .cancelled, "it ended with \(error)")
    }
  }

  func timeoutOnSleepingServer() async throws {
    _ = try await failure(.deadlineExceeded) {
      let call = try await service.fullDuplexCall(
        options: CallOptions(timeout: .milliseconds(1)))
      var asleep = duplex(27_182, 31_415)
      asleep.responseParameters[0].intervalUs = 1_000_000
      try await call.send(asleep)
      var answers = call.responses.makeAsyncIterator()
      return try await answers.next()
    }
  }
}
