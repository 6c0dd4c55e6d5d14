import Descriptors
import LinuxIO
import Protobuf
import RPCCore
import RPCTransport
import ReflectionAPI
import SampleAPI
import Testing

@testable import RollcallCommand

/// A server's reflection as a test wants it.
private struct Told: ServerReflectionService {
  let answer: @Sendable (ServerReflectionRequest) -> ServerReflectionResponse.MessageResponse?

  func serverReflectionInfo(
    _ requests: RequestStream<ServerReflectionRequest>,
    responses: ResponseWriter<ServerReflectionResponse>, context: CallContext
  ) async throws {
    for try await request in requests {
      guard let answer = answer(request) else { return }
      var response = ServerReflectionResponse(originalRequest: request)
      response.messageResponse = answer
      try await responses.send(response)
    }
  }
}

@Suite("Asking a server for its schema", .timeLimit(.minutes(1)))
struct ReflectionConversationTests {
  private static func channel(
    _ answer:
      @escaping @Sendable (ServerReflectionRequest)
      -> ServerReflectionResponse.MessageResponse?
  ) throws -> Channel {
    try Channel(
      inMemoryTo: Server(inMemoryServing: [Told(answer: answer)]),
      as: PeerIdentity(trustDomain: "rollcall.test", name: "operator"))
  }

  private static let services = ServerReflectionResponse.MessageResponse.listServicesResponse(
    ListServiceResponse(service: [ServiceResponse(name: "rollcall.sample.v1.Samples")]))

  private static func catalogue(_ channel: Channel) async throws -> ServiceCatalogue {
    try await SchemaSource.server(channel, at: "here:1", CallOptions()) { $0 }
  }

  @Test("asks for each import that didn't come along, once, and has the well-known ones itself")
  func imports() async throws {
    let files = Dictionary(
      uniqueKeysWithValues: FileDescriptors.sampleAPI.files.map { ($0.name, $0.bytes) })
    let asked = Lock<[String]>([])
    let channel = try Self.channel { request in
      let name: String
      switch request.messageRequest {
      case .listServices: return Self.services
      case .fileContainingSymbol: name = "rollcall/sample/v1/sample.proto"
      case .fileByFilename(let file):
        asked.withLock { $0.append(file) }
        name = file
      default: return .errorResponse(ErrorResponse(errorCode: 12, errorMessage: "no"))
      }
      guard let bytes = files[name], !name.hasPrefix("google/protobuf/") else {
        return .errorResponse(ErrorResponse(errorCode: 5, errorMessage: "no \(name)"))
      }
      return .fileDescriptorResponse(FileDescriptorResponse(fileDescriptorProto: [bytes]))
    }
    let catalogue = try await Self.catalogue(channel)
    #expect(catalogue.names.methodNames.contains("Get"))
    let names = asked.withLock { $0 }
    #expect(Set(names).count == names.count)
    #expect(names.contains("rollcall/options/v1/options.proto"))
  }

  @Test("leaves out names that a terminal would act on")
  func names() async throws {
    let channel = try Self.channel { request in
      guard case .listServices = request.messageRequest else {
        return .errorResponse(ErrorResponse(errorCode: 5, errorMessage: ""))
      }
      return .listServicesResponse(
        ListServiceResponse(service: [
          ServiceResponse(name: "a.\u{1b}[2J"), ServiceResponse(name: "a.B"),
        ]))
    }
    #expect(try await Self.catalogue(channel).undescribed == ["a.B"])
  }

  struct Wrong: CustomTestStringConvertible {
    let name: String
    let answer: ServerReflectionResponse.MessageResponse?
    let code: StatusCode
    let message: String
    var testDescription: String { name }
  }

  static let wrong = [
    Wrong(
      name: "an error",
      answer: .errorResponse(ErrorResponse(errorCode: 7, errorMessage: "not you")),
      code: .permissionDenied, message: "the server's reflection: not you"),
    Wrong(
      name: "something else", answer: services, code: .internalError,
      message: "the server's reflection answered something else than asked"),
    Wrong(
      name: "no descriptor",
      answer: .fileDescriptorResponse(FileDescriptorResponse(fileDescriptorProto: [[0xff]])),
      code: .internalError, message: "the server's reflection gave no descriptor: "),
    Wrong(
      name: "a descriptor of nothing",
      answer: .fileDescriptorResponse(FileDescriptorResponse(fileDescriptorProto: [[]])),
      code: .internalError, message: "the schema that here:1 tells can't be used: "),
    Wrong(
      name: "nothing at all", answer: nil, code: .internalError,
      message: "the server's reflection ended without an answer"),
  ]

  @Test("tells what a server's reflection does wrong", arguments: wrong)
  func mistakes(_ wrong: Wrong) async throws {
    let channel = try Self.channel { request in
      if case .listServices = request.messageRequest { Self.services } else { wrong.answer }
    }
    let error = await #expect(throws: RPCError.self) { try await Self.catalogue(channel) }
    #expect(error?.code == wrong.code)
    #expect(error?.message.hasPrefix(wrong.message) == true, "\(error?.message ?? "")")
  }
}
