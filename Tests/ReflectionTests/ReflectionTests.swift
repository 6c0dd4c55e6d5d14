import DirectoryAPI
import GroupsAPI
import PluginAPI
import Protobuf
import RPCCore
import RPCTransport
import ReflectionAPI
import ReflectionV1AlphaAPI
import Testing

@testable import Reflection

/// A service whose methods nobody calls: only its schema counts.
private struct Service: RPCService {
  let methods: [ServerMethod]
  let descriptors: FileDescriptors

  init(_ schema: ServiceSchema, _ descriptors: FileDescriptors) {
    methods = schema.methods.map { method in
      .bidirectionalStreaming(method.descriptor, whose: { (_: PackedMessage) in nil }) {
        (_, _: ResponseWriter<PackedMessage>, _) in
      }
    }
    self.descriptors = descriptors
  }
}

@Suite("Server reflection", .timeLimit(.minutes(1)))
struct ReflectionTests {
  private typealias Answer = ReflectionAPI.ServerReflectionResponse

  enum Version: CaseIterable { case v1, v1alpha }

  private func answers(
    _ questions: [ReflectionAPI.ServerReflectionRequest.MessageRequest?],
    _ version: Version = .v1
  ) async throws -> [Answer] {
    let services = [
      Service(GroupsMethods.schema, .groupsAPI),
      Service(UserDirectoryMethods.schema, .directoryAPI),
    ]
    let server = try Server(
      inMemoryServing: services + [ReflectionHandlers(describing: services)])
    let channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "anybody"))
    defer { channel.close() }
    let method =
      switch version {
      case .v1: ReflectionAPI.ServerReflectionMethods.serverReflectionInfo
      case .v1alpha: ReflectionV1AlphaAPI.ServerReflectionMethods.serverReflectionInfo
      }
    let call = try await channel.bidirectionalStreaming(
      method, options: CallOptions(), sending: ReflectionAPI.ServerReflectionRequest.self,
      returning: Answer.self)
    for question in questions {
      var request = ReflectionAPI.ServerReflectionRequest(host: "here")
      request.messageRequest = question
      try await call.send(request)
    }
    call.finishSending()
    var answers: [Answer] = []
    for try await answer in call.responses { answers.append(answer) }
    try #require(answers.count == questions.count)
    for (answer, question) in zip(answers, questions) {
      #expect(answer.validHost == "here")
      #expect(answer.originalRequest?.messageRequest == question)
    }
    return answers
  }

  private static func files(_ answer: Answer) throws -> [String] {
    guard case .fileDescriptorResponse(let response) = answer.messageResponse else {
      Issue.record("\(answer)")
      return []
    }
    return try response.fileDescriptorProto.map { bytes in
      try FileDescriptorProto(packed: bytes).name ?? ""
    }
  }

  private static func failure(_ answer: Answer) -> String? {
    guard case .errorResponse(let response) = answer.messageResponse else { return nil }
    return "\(response.errorCode) \(response.errorMessage)"
  }

  private static let groups = "rollcall/groups/v1/groups.proto"
  private static let imports: Set = [
    "google/protobuf/timestamp.proto", "google/protobuf/empty.proto",
    "google/protobuf/field_mask.proto",
    "google/protobuf/descriptor.proto", "rollcall/options/v1/options.proto",
  ]

  @Test("lists the services, itself too, in both versions", arguments: Version.allCases)
  func list(_ version: Version) async throws {
    let answer = try await answers([.listServices("")], version)[0]
    guard case .listServicesResponse(let list) = answer.messageResponse else {
      Issue.record("\(answer)")
      return
    }
    #expect(
      list.service.map(\.name) == [
        "grpc.reflection.v1.ServerReflection", "grpc.reflection.v1alpha.ServerReflection",
        "rollcall.directory.v1.UserDirectory", "rollcall.groups.v1.Groups",
      ])
  }

  @Test(
    "gives the file of a symbol first, and all that it imports, well-known types too",
    arguments: Version.allCases)
  func imports(_ version: Version) async throws {
    let files = try Self.files(
      try await answers([.fileContainingSymbol("rollcall.groups.v1.Groups")], version)[0])
    #expect(files.first == Self.groups)
    #expect(Set(files.dropFirst()) == Self.imports)
    #expect(files.count == 1 + Self.imports.count)
  }

  @Test(
    "finds the file of everything that has a name",
    arguments: [
      "rollcall.groups.v1.Groups", "rollcall.groups.v1.Groups.GetGroup", "rollcall.groups.v1.Group",
      "rollcall.groups.v1.Group.title", "rollcall.groups.v1.ComposeState.Row",
      "rollcall.groups.v1.ComposeEvent.event",
    ])
  func symbols(_ symbol: String) async throws {
    #expect(
      try Self.files(try await answers([.fileContainingSymbol(symbol)])[0]).first == Self.groups)
  }

  @Test("gives an import once in a stream, and a file that is asked for whenever it is")
  func once() async throws {
    let answers = try await answers([
      .fileByFilename(Self.groups), .fileByFilename(Self.groups),
      .fileByFilename("rollcall/directory/v1/directory.proto"),
      .fileContainingSymbol("google.protobuf.Timestamp"),
    ])
    #expect(Set(try Self.files(answers[0])) == Self.imports.union([Self.groups]))
    #expect(try Self.files(answers[1]) == [Self.groups])
    let third = try Self.files(answers[2])
    #expect(third.first == "rollcall/directory/v1/directory.proto")
    #expect(Self.imports.isDisjoint(with: third.dropFirst()))
    #expect(try Self.files(answers[3]) == ["google/protobuf/timestamp.proto"])
  }

  @Test("finds extensions by what they extend, and their numbers")
  func extensions() async throws {
    let options = "google.protobuf.MethodOptions"
    let answers = try await answers([
      .fileContainingExtension(ExtensionRequest(containingType: options, extensionNumber: 51001)),
      .allExtensionNumbersOfType(options),
      .allExtensionNumbersOfType("rollcall.groups.v1.Group"),
    ])
    #expect(try Self.files(answers[0]).first == "rollcall/options/v1/options.proto")
    #expect(
      answers[1].messageResponse
        == .allExtensionNumbersResponse(
          ExtensionNumberResponse(baseTypeName: options, extensionNumber: [51001])))
    #expect(
      answers[2].messageResponse
        == .allExtensionNumbersResponse(
          ExtensionNumberResponse(baseTypeName: "rollcall.groups.v1.Group")))
  }

  @Test("answers NOT_FOUND for what isn't there and INVALID_ARGUMENT for nothing, and goes on")
  func missing() async throws {
    let answers = try await answers([
      .fileByFilename("x.proto"), .fileContainingSymbol("rollcall.groups.v1.Gruop"),
      .fileContainingExtension(ExtensionRequest(containingType: "a.B", extensionNumber: 7)),
      .allExtensionNumbersOfType("a.B"), nil, .listServices("*"),
    ])
    #expect(
      answers.map(Self.failure) == [
        "5 there is no file \"x.proto\" here", "5 there is no \"rollcall.groups.v1.Gruop\" here",
        "5 there is no extension 7 of \"a.B\" here", "5 there is no \"a.B\" here",
        "3 the request asks for nothing", nil,
      ])
  }
}
