internal import PluginAPI

/// A message or enumeration as generated code names it.
struct TypeReference: Hashable {
  /// "rollcall.groups.v1.ComposeEvent.Start"
  let fullName: String

  /// The .proto file.
  let file: String

  /// ["ComposeEvent", "Start"]
  let swiftPath: [String]

  let isEnum: Bool

  /// The struct of protobuf-c.
  var cType: String { CNames.type(fullName) }

  /// In front of the names of its functions.
  var cPrefix: String { CNames.prefix(fullName) }
}

/// All types of a request, by full name.
struct TypeTable {
  private(set) var types: [String: TypeReference] = [:]
  private(set) var messages: [String: DescriptorProto] = [:]

  init(_ files: [FileDescriptorProto]) {
    for file in files {
      let package = file.package ?? ""
      for message in file.messageType {
        add(message, in: package, [], file.name ?? "")
      }
      for enumeration in file.enumType {
        add(enumeration, in: package, [], file.name ?? "")
      }
    }
  }

  /// - Parameter name: As a descriptor gives it, with a dot in front.
  func type(_ name: String?) -> TypeReference? {
    types[String((name ?? "").drop { $0 == "." })]
  }

  func message(_ name: String?) -> DescriptorProto? {
    messages[String((name ?? "").drop { $0 == "." })]
  }

  private mutating func add(
    _ message: DescriptorProto, in scope: String, _ swiftScope: [String], _ file: String
  ) {
    let name = message.name ?? ""
    let fullName = scope.isEmpty ? name : "\(scope).\(name)"
    let path = swiftScope + [SwiftNames.type(name, suffix: "Message")]
    types[fullName] = TypeReference(
      fullName: fullName, file: file, swiftPath: path, isEnum: false)
    messages[fullName] = message
    for nested in message.nestedType {
      add(nested, in: fullName, path, file)
    }
    for enumeration in message.enumType {
      add(enumeration, in: fullName, path, file)
    }
  }

  private mutating func add(
    _ enumeration: EnumDescriptorProto, in scope: String, _ swiftScope: [String], _ file: String
  ) {
    let name = enumeration.name ?? ""
    let fullName = scope.isEmpty ? name : "\(scope).\(name)"
    types[fullName] = TypeReference(
      fullName: fullName, file: file,
      swiftPath: swiftScope + [SwiftNames.type(name, suffix: "Enum")], isEnum: true)
  }
}
