import DirectoryAPI
import ErrorDetailsAPI
import GroupsAPI
import ProfilesAPI
import Protobuf
import RPCCore
public import RPCTransport
import WellKnownTypes

/// The services that this command knows how to call, by their schemas.
public struct ServiceCatalogue: Sendable {
  public struct Entry: Sendable {
    /// Where it is known from.
    enum Origin: Sendable, Hashable {
      /// It is compiled in.
      case executable(String, usualAddress: String)
      /// The server there told of it.
      case server(String)
      /// The file of descriptors there.
      case file(String)
    }

    let schema: ServiceSchema
    let origin: Origin

    init(schema: ServiceSchema, origin: Origin) {
      self.schema = schema
      self.origin = origin
    }

    /// - Parameters:
    ///   - schema: Of a generated service, `GreeterMethods.schema`.
    ///   - servedBy: The executable that serves it.
    ///   - usualAddress: Where that listens unless it is told otherwise, for `describe`.
    public init(schema: ServiceSchema, servedBy: String, usualAddress: String) {
      self.init(schema: schema, origin: .executable(servedBy, usualAddress: usualAddress))
    }
  }

  let entries: [Entry]

  /// What a google.protobuf.Any in JSON can hold.
  let messageTypes: MessageTypes

  /// Services that are there and have no schema.
  var undescribed: [String] = []

  init(entries: [Entry], messageTypes: MessageTypes = ServiceCatalogue.ownTypes) {
    self.entries = entries
    self.messageTypes = messageTypes
  }

  /// With the services of another package before these.
  func adding(_ entries: [Entry], _ messageTypes: MessageTypes) -> ServiceCatalogue {
    ServiceCatalogue(
      entries: entries + self.entries, messageTypes: [self.messageTypes, messageTypes])
  }

  /// The suite's own services.
  static let rollcall = ServiceCatalogue(entries: [
    Entry(
      schema: UserDirectoryMethods.schema, servedBy: "user-directory",
      usualAddress: "127.0.0.1:7401"),
    Entry(
      schema: GroupsMethods.schema, servedBy: "group-service", usualAddress: "127.0.0.1:7402"),
    Entry(
      schema: ProfilesMethods.schema, servedBy: "profile-service", usualAddress: "127.0.0.1:7403"),
    Entry(
      schema: AvatarsMethods.schema, servedBy: "profile-service", usualAddress: "127.0.0.1:7403"),
    Entry(
      schema: GoalsMethods.schema, servedBy: "profile-service", usualAddress: "127.0.0.1:7403"),
  ])

  var names: MethodNames {
    MethodNames(
      paths: entries.flatMap { $0.schema.methods.map(\.descriptor.path) }, listing: listing)
  }

  /// What shows them all.
  private var listing: String {
    switch entries.first?.origin {
    case .server(let address)?: "rollcall list \(address)"
    case .file(let path)?: "rollcall list --descriptors \(path)"
    case .executable?, nil: "rollcall list"
    }
  }

  func method(_ text: String) throws(UsageError) -> (entry: Entry, method: MethodSchema) {
    let path = try names.method(text)
    for entry in entries {
      for method in entry.schema.methods where method.descriptor.path == path {
        return (entry, method)
      }
    }
    throw UsageError("there is no method \"\(text)\"")
  }

  func service(_ text: String) throws(UsageError) -> Entry {
    let name = try names.service(text)
    guard let entry = entries.first(where: { $0.schema.name == name }) else {
      throw UsageError("there is no service \"\(text)\"")
    }
    return entry
  }

  /// Whatever is linked in.
  static let ownTypes: MessageTypes = [
    .directoryAPI, .groupsAPI, .profilesAPI, .wellKnownTypes, .errorDetailsAPI,
  ]

  /// Every message and enum that the services use, by full name.
  var types: ReferencedTypes {
    var types = ReferencedTypes()
    for method in entries.flatMap(\.schema.methods) {
      types.add(method.input)
      types.add(method.output)
    }
    return types
  }
}
