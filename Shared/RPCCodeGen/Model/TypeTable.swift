internal import PluginAPI

/// A message or enumeration as generated code names it.
struct TypeReference: Hashable {
  /// "rollcall.groups.v1.ComposeEvent.Start"
  let fullName: String

  /// The .proto file.
  let file: String

  /// ["ComposeEvent", "Start"]
  let swiftPath: [String]

  /// What a service author writes, for a type that is marked as deprecated: it is an alias with that
  /// mark, so that generated code can use the type without a warning.
  let deprecatedAlias: String?

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

  /// Files in another syntax than proto3's.
  private(set) var otherSyntax: Set<String> = []

  init(_ files: [FileDescriptorProto]) {
    for file in files {
      if file.syntax != "proto3" { otherSyntax.insert(file.name ?? "") }
      add(
        file.messageType, file.enumType,
        in: Scope(
          file: file.name ?? "", fullName: file.package ?? "", swiftPath: [],
          cPath: [CNames.package(file.package ?? "")]),
        areDeprecated: file.options?.deprecated == true)
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

    func type(_ name: String, swiftName: String, alias: String?, isEnum: Bool) -> TypeReference {
      TypeReference(
        fullName: fullName.isEmpty ? name : "\(fullName).\(name)", file: file,
        swiftPath: swiftPath + [swiftName], deprecatedAlias: alias,
        cPath: cPath + [CNames.type(name)], isEnum: isEnum)
    }
  }

  private mutating func add(
    _ messages: [DescriptorProto], _ enums: [EnumDescriptorProto], in scope: Scope,
    areDeprecated: Bool
  ) {
    var claims = NameClaims()
    func type(
      _ name: String, suffix: String, number: Int, isDeprecated: Bool, isEnum: Bool
    ) -> TypeReference {
      let swiftName = claims.claim(SwiftNames.type(name, suffix: suffix), number: number)
      guard isDeprecated || areDeprecated else {
        return scope.type(name, swiftName: swiftName, alias: nil, isEnum: isEnum)
      }
      let hidden = claims.claim("\(swiftName)Deprecated", number: number)
      return scope.type(name, swiftName: hidden, alias: swiftName, isEnum: isEnum)
    }
    for (index, message) in messages.enumerated() where message.options?.mapEntry != true {
      add(
        message,
        as: type(
          message.name ?? "", suffix: "Message", number: index + 1,
          isDeprecated: message.options?.deprecated == true, isEnum: false))
    }
    for (index, enumeration) in enums.enumerated() {
      let type = type(
        enumeration.name ?? "", suffix: "Enum", number: index + 1,
        isDeprecated: enumeration.options?.deprecated == true, isEnum: true)
      types[type.fullName] = type
    }
    for message in messages where message.options?.mapEntry == true {
      let name = message.name ?? ""
      add(message, as: scope.type(name, swiftName: name, alias: nil, isEnum: false))
    }
  }

  private mutating func add(_ message: DescriptorProto, as type: TypeReference) {
    types[type.fullName] = type
    messages[type.fullName] = message
    add(
      message.nestedType, message.enumType,
      in: Scope(
        file: type.file, fullName: type.fullName, swiftPath: type.swiftPath, cPath: type.cPath),
      areDeprecated: false)
  }
}
