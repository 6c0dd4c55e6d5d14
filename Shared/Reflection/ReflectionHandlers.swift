public import Protobuf
internal import RPCCore
public import RPCTransport
internal import ReflectionAPI
internal import ReflectionV1AlphaAPI

/// Tells what a server serves, to tools that were not built with its schemas: gRPC's server
/// reflection, in both versions that clients ask for.
///
/// ```swift
/// let services: [any RPCService] = [Greeter()]
/// let server = try Server(
///   serving: services + [ReflectionHandlers(describing: services)], as: credentials)
/// ```
public struct ReflectionHandlers: RPCService {
  private let services: [String]
  private let described: FileDescriptors
  private let index: IndexOnDemand

  /// - Parameter services: What the server serves beside this.
  public init(describing services: [any RPCService]) {
    let own = [
      ReflectionAPI.ServerReflectionMethods.serverReflectionInfo.service,
      ReflectionV1AlphaAPI.ServerReflectionMethods.serverReflectionInfo.service,
    ]
    let names = services.flatMap { $0.methods.map(\.descriptor.service) }
    self.services = Set(names + own).sorted()
    described = FileDescriptors(
      importing: services.map(\.descriptors) + [.reflectionAPI, .reflectionV1AlphaAPI])
    index = IndexOnDemand()
  }

  public var descriptors: FileDescriptors {
    FileDescriptors(importing: [.reflectionAPI, .reflectionV1AlphaAPI])
  }

  /// The two versions differ in their names alone, so the messages of one serve for both.
  public var methods: [ServerMethod] {
    [
      ReflectionAPI.ServerReflectionMethods.serverReflectionInfo,
      ReflectionV1AlphaAPI.ServerReflectionMethods.serverReflectionInfo,
    ].map { method in
      .bidirectionalStreaming(method) { requests, responses, _ in
        try await answer(requests, responses)
      }
    }
  }

  private func answer(
    _ requests: RequestStream<ReflectionAPI.ServerReflectionRequest>,
    _ responses: ResponseWriter<ReflectionAPI.ServerReflectionResponse>
  ) async throws {
    let index = try index.value(of: described)
    var sent: Set<String> = []
    for try await request in requests {
      var response = ServerReflectionResponse(
        validHost: request.host, originalRequest: request)
      response.messageResponse = Self.answer(request, index, services, &sent)
      try await responses.send(response)
    }
  }

  private static func answer(
    _ request: ReflectionAPI.ServerReflectionRequest, _ index: DescriptorIndex,
    _ services: [String], _ sent: inout Set<String>
  ) -> ReflectionAPI.ServerReflectionResponse.MessageResponse {
    switch request.messageRequest {
    case .listServices:
      return .listServicesResponse(
        ListServiceResponse(service: services.map { ServiceResponse(name: $0) }))
    case .fileByFilename(let name):
      return files(from: name, "file \(quoted(name))", index, &sent)
    case .fileContainingSymbol(let symbol):
      return files(from: index.file(containing: symbol), quoted(symbol), index, &sent)
    case .fileContainingExtension(let wanted):
      return files(
        from: index.file(extending: wanted.containingType, number: wanted.extensionNumber),
        "extension \(wanted.extensionNumber) of \(quoted(wanted.containingType))", index, &sent)
    case .allExtensionNumbersOfType(let type):
      guard let numbers = index.extensionNumbers(of: type) else {
        return failure(.notFound, "there is no \(quoted(type)) here")
      }
      return .allExtensionNumbersResponse(
        ExtensionNumberResponse(baseTypeName: type, extensionNumber: numbers))
    case nil:
      return failure(.invalidArgument, "the request asks for nothing")
    }
  }

  private static func files(
    from name: String?, _ what: String, _ index: DescriptorIndex, _ sent: inout Set<String>
  ) -> ReflectionAPI.ServerReflectionResponse.MessageResponse {
    guard let name, let files = index.files(from: name, without: &sent) else {
      return failure(.notFound, "there is no \(what) here")
    }
    return .fileDescriptorResponse(FileDescriptorResponse(fileDescriptorProto: files))
  }

  private static func failure(
    _ code: StatusCode, _ message: String
  ) -> ReflectionAPI.ServerReflectionResponse.MessageResponse {
    .errorResponse(ErrorResponse(errorCode: Int32(code.rawValue), errorMessage: message))
  }

  /// What a caller sent, in bounds.
  private static func quoted(_ text: String) -> String { "\"\(text.prefix(200))\"" }
}
