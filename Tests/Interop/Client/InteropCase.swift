import InteropAPI
import RPCCore
package import RPCTransport

/// The public interoperability cases of gRPC, by their names.
///
/// Source: the gRPC project, doc/interop-test-descriptions.md.
package enum InteropCase: String, CaseIterable, Sendable {
  case emptyUnary = "empty_unary"
  case largeUnary = "large_unary"
  case clientCompressedUnary = "client_compressed_unary"
  case serverCompressedUnary = "server_compressed_unary"
  case clientStreaming = "client_streaming"
  case clientCompressedStreaming = "client_compressed_streaming"
  case serverStreaming = "server_streaming"
  case serverCompressedStreaming = "server_compressed_streaming"
  case pingPong = "ping_pong"
  case emptyStream = "empty_stream"
  case customMetadata = "custom_metadata"
  case statusCodeAndMessage = "status_code_and_message"
  case specialStatusMessage = "special_status_message"
  case unimplementedMethod = "unimplemented_method"
  case unimplementedService = "unimplemented_service"
  case cancelAfterBegin = "cancel_after_begin"
  case cancelAfterFirstResponse = "cancel_after_first_response"
  case timeoutOnSleepingServer = "timeout_on_sleeping_server"

  /// It asks the server to see whether a message is compressed, which not every implementation
  /// can tell its handlers.
  package var needsServerThatSeesCompression: Bool {
    self == .clientCompressedUnary || self == .clientCompressedStreaming
  }
}

/// What a server did that the case doesn't allow.
package struct InteropFailure: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Runs the cases against the server of a channel.
package struct InteropClient: Sendable {
  let service: TestServiceClient
  let unimplemented: UnimplementedServiceClient

  /// - Parameter channel: It compresses messages of any size, ``configuration``.
  package init(_ channel: Channel) {
    service = TestServiceClient(channel)
    unimplemented = UnimplementedServiceClient(channel)
  }

  /// What a channel needs so that every case can be run on it.
  package static var configuration: ChannelConfiguration {
    var configuration = ChannelConfiguration()
    configuration.callProtocol = .grpc
    configuration.compressedAbove = 0
    return configuration
  }

  /// - Throws: ``InteropFailure``, or the status of a call that should have ended with OK.
  package func run(_ interopCase: InteropCase) async throws {
    switch interopCase {
    case .emptyUnary: try await emptyUnary()
    case .largeUnary: try await largeUnary()
    case .clientCompressedUnary: try await clientCompressedUnary()
    case .serverCompressedUnary: try await serverCompressedUnary()
    case .clientStreaming: try await clientStreaming()
    case .clientCompressedStreaming: try await clientCompressedStreaming()
    case .serverStreaming: try await serverStreaming()
    case .serverCompressedStreaming: try await serverCompressedStreaming()
    case .pingPong: try await pingPong()
    case .emptyStream: try await emptyStream()
    case .customMetadata: try await customMetadata()
    case .statusCodeAndMessage: try await statusCodeAndMessage()
    case .specialStatusMessage: try await specialStatusMessage()
    case .unimplementedMethod: try await unimplementedMethod()
    case .unimplementedService: try await unimplementedService()
    case .cancelAfterBegin: try await cancelAfterBegin()
    case .cancelAfterFirstResponse: try await cancelAfterFirstResponse()
    case .timeoutOnSleepingServer: try await timeoutOnSleepingServer()
    }
  }

  // MARK: What the cases have in common

  func expect(_ condition: Bool, _ complaint: @autoclosure () -> String) throws(InteropFailure) {
    guard condition else { throw InteropFailure(complaint()) }
  }

  /// So many zeros, as the cases want them.
  func payload(_ size: Int) -> Payload { Payload(body: [UInt8](repeating: 0, count: size)) }

  func check(_ payload: Payload?, has size: Int) throws(InteropFailure) {
    let body = payload?.body ?? []
    try expect(body.count == size, "a payload of \(body.count) bytes came, and not of \(size)")
    try expect(body.allSatisfy { $0 == 0 }, "a payload came that isn't zeros")
  }

  /// The error that a call has to end with.
  func failure<Value: Sendable>(
    _ code: StatusCode, _ body: () async throws -> Value
  ) async throws -> RPCError {
    do {
      let value = try await body()
      throw InteropFailure("it ended with OK and \(value), and not with \(code)")
    } catch let error as RPCError {
      try expect(error.code == code, "it ended with \(error), and not with \(code)")
      return error
    }
  }
}
