internal import PluginAPI

/// A message or enumeration as generated code names it.
struct TypeReference: Hashable {
  /// "rollcall.groups.v1.ComposeEvent.Start"
  let fullName: String

  /// The .proto file.
  let file: String

  /// ["ComposeEvent", "Start"]
  let swiftPath: [String]

  /// ["rollcall_groups_v1", "ComposeEvent", "Start"], as protoc-gen-c gets it.
  let cPath: [String]

  let isEnum: Bool

  /// The struct of protobuf-c.
  var cType: String { CNames.Written.type(cPath) }

  /// In front of the names of its functions.
  var cPrefix: String { CNames.Written.prefix(cPath) }
}

/// All types of a request, by full name.
struct TypeTable {
  private(set) var types: [String: TypeReference] = [:]
  private(set) var messages: [String: DescriptorProto] = [:]

  init(_ files: [FileDescriptorProto]) {
    for file in files {
      let package = Scope(
        file: file.name ?? "", fullName: file.package ?? "", swiftPath: [],
        cPath: [CNames.package(file.package ?? "")])
      for message in file.messageType {
        add(message, in: package)
      }
      for enumeration in file.enumType {
        add(enumeration, in: package)
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

  /// A package, or a message that has types within.
  private struct Scope {
    let file: String
    let fullName: String
    let swiftPath: [String]
    let cPath: [String]

    func type(_ name: String, swiftName: String, isEnum: Bool) -> TypeReference {
      TypeReference(
        fullName: fullName.isEmpty ? name : "\(fullName).\(name)", file: file,
        swiftPath: swiftPath + [swiftName], cPath: cPath + [CNames.type(name)], isEnum: isEnum)
    }
  }

  private mutating func add(_ message: DescriptorProto, in scope: Scope) {
    let name = message.name ?? ""
    let type = scope.type(
      name, swiftName: SwiftNames.type(name, suffix: "Message"), isEnum: false)
    types[type.fullName] = type
    messages[type.fullName] = message
    let inner = Scope(
      file: scope.file, fullName: type.fullName, swiftPath: type.swiftPath, cPath: type.cPath)
    for nested in message.nestedType {
      add(nested, in: inner)
    }
    for enumeration in message.enumType {
      add(enumeration, in: inner)
    }
  }

  private mutating func add(_ enumeration: EnumDescriptorProto, in scope: Scope) {
    let name = enumeration.name ?? ""
    let type = scope.type(name, swiftName: SwiftNames.type(name, suffix: "Enum"), isEnum: true)
    types[type.fullName] = type
  }
}
