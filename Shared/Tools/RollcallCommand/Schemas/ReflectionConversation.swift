import OptionsAPI
import PluginAPI
import Protobuf
import RPCCore
import RPCTransport
import ReflectionAPI
import ReflectionV1AlphaAPI
import WellKnownTypes

/// Asks a server for its schema by gRPC's server reflection, in one stream of questions and answers.
///
/// A server is asked in version v1, and in v1alpha if it doesn't have that. What it tells is
/// unchecked; ``DescriptorPool`` checks it.
struct ReflectionConversation {
  typealias Question = ReflectionAPI.ServerReflectionRequest.MessageRequest
  typealias Answer = ReflectionAPI.ServerReflectionResponse.MessageResponse
  private typealias Call = BidirectionalCall<
    ReflectionAPI.ServerReflectionRequest, ReflectionAPI.ServerReflectionResponse
  >

  /// A schema is far smaller.
  private static let maximumBytes = 64 * 1024 * 1024
  private static let maximumFiles = 10_000

  /// The full names of what is served.
  private(set) var services: [String] = []
  /// Packed FileDescriptorProtos, by the files' names.
  private(set) var files: [String: FileDescriptorProto] = [:]
  private var packed: [String: [UInt8]] = [:]
  private var bytes = 0

  private let call: Call
  private var answers: ResponseStream<ReflectionAPI.ServerReflectionResponse>.Iterator

  /// - Throws: UNIMPLEMENTED if the server has neither version.
  init(_ channel: Channel, at address: String, _ options: CallOptions) async throws(RPCError) {
    do throws(RPCError) {
      self = try await ReflectionConversation(
        channel, ReflectionAPI.ServerReflectionMethods.serverReflectionInfo, options)
      return
    } catch {
      guard error.code == .unimplemented else { throw error }
    }
    do throws(RPCError) {
      self = try await ReflectionConversation(
        channel, ReflectionV1AlphaAPI.ServerReflectionMethods.serverReflectionInfo, options)
    } catch {
      guard error.code == .unimplemented else { throw error }
      throw RPCError(
        .unimplemented,
        "\(address) doesn't tell what it serves: it has no server reflection, neither v1 nor "
          + "v1alpha; give its schema with --descriptors FILE, made by protoc --include_imports "
          + "--descriptor_set_out=FILE")
    }
  }

  private init(_ channel: Channel, _ method: MethodDescriptor, _ options: CallOptions)
    async throws(RPCError)
  {
    call = try await channel.bidirectionalStreaming(method, options: options)
    answers = call.responses.makeAsyncIterator()
    let answer = try await ask(.listServices(""))
    guard case .listServicesResponse(let list) = answer else { throw Self.unexpected(answer) }
    services = list.service.map(\.name).filter(Self.isName).sorted()
  }

  func end() { call.cancel() }

  /// Gets the files of a symbol, all that they import, and the extensions of their messages.
  ///
  /// - Returns: Whether the server knows the symbol.
  mutating func fetch(_ symbol: String) async throws(RPCError) -> Bool {
    guard try await fetch(.fileContainingSymbol(symbol)) else { return false }
    try await fetchImports()
    try await fetchExtensions()
    return true
  }

  /// What was fetched, with those of the well-known files that are imported and missing.
  var fetched: [[UInt8]] {
    let missing = Set(missingImports)
    let known = FileDescriptors(importing: [.optionsAPI, .wellKnownTypes]).files
    return packed.keys.sorted().compactMap { packed[$0] }
      + known.filter { missing.contains($0.name) }.map(\.bytes)
  }

  // MARK: Questions

  private mutating func ask(_ question: Question) async throws(RPCError) -> Answer? {
    var request = ReflectionAPI.ServerReflectionRequest()
    request.messageRequest = question
    try await call.send(request)
    guard let answer = try await answers.next() else {
      throw RPCError(.internalError, "the server's reflection ended without an answer")
    }
    return answer.messageResponse
  }

  /// - Returns: Whether it is there.
  private mutating func fetch(_ question: Question) async throws(RPCError) -> Bool {
    switch try await ask(question) {
    case .fileDescriptorResponse(let response)?:
      for bytes in response.fileDescriptorProto { try take(bytes) }
      return true
    case .errorResponse(let error)?
    where StatusCode(number: UInt32(bitPattern: error.errorCode)) == .notFound:
      return false
    case let answer: throw Self.unexpected(answer)
    }
  }

  private mutating func fetchImports() async throws(RPCError) {
    var asked: Set<String> = []
    while let name = missingImports.first(where: { !asked.contains($0) }) {
      asked.insert(name)
      // One that the server doesn't have is missed by whoever needs it.
      _ = try await fetch(.fileByFilename(name))
    }
  }

  private var missingImports: [String] {
    files.values.flatMap(\.dependency).filter { files[$0] == nil }
  }

  /// Of messages that may have some; options are of no use here.
  private mutating func fetchExtensions() async throws(RPCError) {
    for name in files.values.flatMap(Self.extensible) where asked.insert(name).inserted {
      guard
        case .allExtensionNumbersResponse(let known)? = try await ask(
          .allExtensionNumbersOfType(name))
      else { continue }
      for number in known.extensionNumber.prefix(Self.maximumFiles) {
        _ = try await fetch(
          .fileContainingExtension(ExtensionRequest(containingType: name, extensionNumber: number)))
      }
      try await fetchImports()
    }
  }

  private var asked: Set<String> = []

  private static func extensible(_ file: FileDescriptorProto) -> [String] {
    guard file.name?.hasPrefix("google/protobuf/") != true else { return [] }
    func names(_ messages: [DescriptorProto], in scope: String) -> [String] {
      messages.flatMap { message in
        let name = scope.isEmpty ? message.name ?? "" : "\(scope).\(message.name ?? "")"
        return (message.extensionRange.isEmpty ? [] : [name])
          + names(message.nestedType, in: name)
      }
    }
    return names(file.messageType, in: file.package ?? "")
  }

  private mutating func take(_ file: [UInt8]) throws(RPCError) {
    let descriptor: FileDescriptorProto
    do throws(DecodingFailure) {
      descriptor = try FileDescriptorProto(packed: file)
    } catch {
      throw RPCError(.internalError, "the server's reflection gave no descriptor: \(error)")
    }
    let name = descriptor.name ?? ""
    guard files.updateValue(descriptor, forKey: name) == nil else { return }
    packed[name] = file
    bytes += file.count
    guard bytes <= Self.maximumBytes, files.count <= Self.maximumFiles else {
      throw RPCError(.resourceExhausted, "the server's schema is over \(Self.maximumBytes) bytes")
    }
  }

  private static func unexpected(_ answer: Answer?) -> RPCError {
    guard case .errorResponse(let error)? = answer else {
      return RPCError(.internalError, "the server's reflection answered something else than asked")
    }
    let code = StatusCode(number: UInt32(bitPattern: error.errorCode))
    return RPCError(code, "the server's reflection: \(error.errorMessage)")
  }

  /// So that no name has anything in it that a terminal would act on.
  private static func isName(_ name: String) -> Bool {
    name.utf8.allSatisfy { (0x21...0x7e).contains($0) }
  }
}
