import Descriptors
import FoundationEssentials
import Protobuf
import RPCCore
import RPCTransport

/// Where a command learns what there is: what is compiled in, a file of descriptors, or the server
/// itself.
struct SchemaSource {
  static let options: [CommandSyntax.Option] = [
    .init(
      names: ["--descriptors"], value: "FILE",
      help:
        "Learn the schema from FILE, which protoc\n--include_imports --descriptor_set_out=FILE wrote"
    )
  ]

  /// How long a server may take to tell its schema, if the call has no limit of its own.
  static let patience = Duration.seconds(10)

  /// Whether an operand is an address: names have no colons, and addresses have.
  static func isAddress(_ operand: String) -> Bool { operand.contains(":") }

  /// What `--descriptors` names, `nil` without it.
  static func file(_ arguments: CommandSyntax.Arguments) throws(UsageError) -> ServiceCatalogue? {
    guard let path = arguments["--descriptors"] else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path) can't be read")
    }
    do throws(DescriptorFailure) {
      return ServiceCatalogue(
        try DescriptorPool(descriptorSet: Array(data)), from: .file(path))
    } catch {
      throw UsageError("\(path): \(error)")
    }
  }

  /// What a server tells of itself.
  ///
  /// - Parameters:
  ///   - choose: Which of the services it is asked about.
  ///   - name: What it is asked about as well, if it is a full name.
  static func server(
    _ channel: Channel, at address: String, _ options: CallOptions,
    and name: String? = nil, _ choose: ([String]) -> [String]
  ) async throws -> ServiceCatalogue {
    var options = options
    options.timeout = options.timeout ?? patience
    var conversation = try await ReflectionConversation(channel, at: address, options)
    defer { conversation.end() }
    let names = choose(conversation.services)
    var undescribed: [String] = []
    for name in names where try await !conversation.fetch(name) { undescribed.append(name) }
    if let name, name.contains(".") { _ = try await conversation.fetch(name) }
    let pool: DescriptorPool
    do throws(DescriptorFailure) {
      pool = try DescriptorPool(files: conversation.fetched)
    } catch {
      throw RPCError(.internalError, "the schema that \(address) tells can't be used: \(error)")
    }
    var catalogue = ServiceCatalogue(pool, names, from: .server(address))
    catalogue.undescribed = undescribed
    return catalogue
  }

  // MARK: Commands

  /// What `list` and `describe` are about, and the name in it.
  static func catalogue(
    _ arguments: CommandSyntax.Arguments, builtIn: ServiceCatalogue, console: Console
  ) async throws -> (ServiceCatalogue, name: String?) {
    var operands = arguments.operands
    if let catalogue = try file(arguments) {
      guard operands.count < 2, !(operands.first.map(isAddress) ?? false) else {
        throw UsageError("--descriptors says what there is, so no server is asked")
      }
      return (catalogue, operands.first)
    }
    guard let address = operands.first, isAddress(address) else {
      guard operands.count < 2 else {
        throw UsageError("\"\(operands[0])\" is no address; it would have a colon in it")
      }
      return (builtIn, operands.first)
    }
    operands.removeFirst()
    let channel = try ConnectionOptions(arguments, console: console).channel(to: address)
    defer { channel.close() }
    let catalogue = try await server(
      channel, at: address, CallOptions(), and: operands.first
    ) { $0 }
    return (catalogue, operands.first)
  }

  /// The method of a call, and what a google.protobuf.Any in its messages can hold.
  static func method(
    _ arguments: CommandSyntax.Arguments, builtIn: ServiceCatalogue, _ channel: Channel,
    _ options: CallOptions
  ) async throws -> (MethodSchema, KnownTypes) {
    try await method(
      arguments.operands[1], at: arguments.operands[0], arguments, builtIn: builtIn, channel,
      options)
  }

  /// The same for a method and an address that don't stand in the command line.
  static func method(
    _ name: String, at address: String, _ arguments: CommandSyntax.Arguments,
    builtIn: ServiceCatalogue, _ channel: Channel, _ options: CallOptions
  ) async throws -> (MethodSchema, KnownTypes) {
    if let catalogue = try file(arguments) {
      return (try catalogue.method(name).method, KnownTypes(catalogue.messageTypes))
    }
    var refusal: UsageError?
    if !arguments.has("--reflect") {
      do throws(UsageError) {
        return (try builtIn.method(name).method, KnownTypes(builtIn.messageTypes))
      } catch {
        refusal = error
      }
    }
    do {
      let catalogue = try await server(channel, at: address, options) {
        services in services.filter { isOf(name, $0) }
      }
      let known = KnownTypes(catalogue.messageTypes) { fullName in
        await types(containing: fullName, channel, at: address, options)
      }
      return (try catalogue.method(name).method, known)
    } catch let error as RPCError where error.code == .unimplemented {
      guard let refusal else { throw error }
      throw UsageError("\(refusal.message); and \(error.message)")
    }
  }

  /// - Returns: `nil` if the server doesn't know the type, or says nothing of use.
  private static func types(
    containing fullName: String, _ channel: Channel, at address: String, _ options: CallOptions
  ) async -> MessageTypes? {
    var options = options
    options.timeout = options.timeout ?? patience
    do {
      var conversation = try await ReflectionConversation(channel, at: address, options)
      defer { conversation.end() }
      guard try await conversation.fetch(fullName) else { return nil }
      return try DescriptorPool(files: conversation.fetched).messageTypes
    } catch {
      return nil
    }
  }

  /// Whether a service may have the method that somebody named.
  private static func isOf(_ method: String, _ service: String) -> Bool {
    let typed = method.hasPrefix("/") ? String(method.dropFirst()) : method
    guard let slash = typed.lastIndex(of: "/") else { return true }
    let wanted = typed[..<slash]
    return service == wanted || MethodNames.short(service) == wanted
  }
}
