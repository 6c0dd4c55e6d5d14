package import InteropAPI
package import RPCCore
internal import RPCTransport

/// grpc.testing.TestService, as gRPC's public interoperability cases expect it.
///
/// Source: gRPC, doc/interop-test-descriptions.md.
package struct TestHandlers: TestServiceService {
  /// The same in every answer that asks for it.
  private let serverID: String

  package init(serverID: String) { self.serverID = serverID }

  package func emptyCall(_ request: Empty, context: CallContext) async throws -> Empty {
    try EchoedMetadata.echo(context)
    return Empty()
  }

  package func unaryCall(
    _ request: SimpleRequest, context: CallContext
  ) async throws -> SimpleResponse {
    try EchoedMetadata.echo(context)
    try Expectation.check(request.expectCompressed, context)
    try request.responseStatus?.raise()
    context.allowsCompression = request.responseCompressed?.value ?? true
    var response = SimpleResponse(payload: try Payload(zeros: request.responseSize))
    if request.fillUsername { response.username = context.peer?.name ?? "" }
    if request.fillServerID { response.serverID = serverID }
    return response
  }

  package func cacheableUnaryCall(
    _ request: SimpleRequest, context: CallContext
  ) async throws -> SimpleResponse {
    try await unaryCall(request, context: context)
  }

  package func streamingOutputCall(
    _ request: StreamingOutputCallRequest,
    responses: ResponseWriter<StreamingOutputCallResponse>, context: CallContext
  ) async throws {
    try EchoedMetadata.echo(context)
    try await answer(request, responses, context)
  }

  package func streamingInputCall(
    _ requests: RequestStream<StreamingInputCallRequest>, context: CallContext
  ) async throws -> StreamingInputCallResponse {
    try EchoedMetadata.echo(context)
    var size: Int32 = 0
    for try await request in requests {
      try Expectation.check(request.expectCompressed, context)
      size &+= Int32(truncatingIfNeeded: request.payload?.body.count ?? 0)
    }
    return StreamingInputCallResponse(aggregatedPayloadSize: size)
  }

  package func fullDuplexCall(
    _ requests: RequestStream<StreamingOutputCallRequest>,
    responses: ResponseWriter<StreamingOutputCallResponse>, context: CallContext
  ) async throws {
    try EchoedMetadata.echo(context)
    for try await request in requests { try await answer(request, responses, context) }
  }

  package func halfDuplexCall(
    _ requests: RequestStream<StreamingOutputCallRequest>,
    responses: ResponseWriter<StreamingOutputCallResponse>, context: CallContext
  ) async throws {
    try EchoedMetadata.echo(context)
    var waiting: [StreamingOutputCallRequest] = []
    for try await request in requests {
      guard waiting.count < Self.mostRequestsHeld else {
        throw RPCError(.resourceExhausted, "more than \(Self.mostRequestsHeld) messages")
      }
      waiting.append(request)
    }
    for request in waiting { try await answer(request, responses, context) }
  }

  private static let mostRequestsHeld = 1000

  package func unimplementedCall(_ request: Empty, context: CallContext) async throws -> Empty {
    throw RPCError(.unimplemented, "\(context.method.path) is there to be missing")
  }

  /// The messages that a request asks for, or the status.
  private func answer(
    _ request: StreamingOutputCallRequest,
    _ responses: ResponseWriter<StreamingOutputCallResponse>, _ context: CallContext
  ) async throws {
    try request.responseStatus?.raise()
    for parameters in request.responseParameters {
      if parameters.intervalUs > 0 {
        try await Task.sleep(for: .microseconds(Int64(parameters.intervalUs)))
      }
      context.allowsCompression = parameters.compressed?.value ?? true
      try await responses.send(
        StreamingOutputCallResponse(payload: try Payload(zeros: parameters.size)))
    }
  }
}
