import DirectoryAPI
import GroupsAPI
import ProfilesAPI
import Protobuf
import RPCCore
import RPCTransport
import WellKnownTypes

/// The services that this command knows how to call, by their schemas.
struct ServiceCatalogue: Sendable {
  struct Entry: Sendable {
    let schema: ServiceSchema
    /// The executable that serves it.
    let servedBy: String
    /// Where `make up` lets it listen.
    let usualAddress: String
  }

  let entries: [Entry]

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
    MethodNames(paths: entries.flatMap { $0.schema.methods.map(\.descriptor.path) })
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

  /// What a google.protobuf.Any in JSON can hold: whatever is linked in.
  static let messageTypes: MessageTypes = [
    .directoryAPI, .groupsAPI, .profilesAPI, .wellKnownTypes,
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
