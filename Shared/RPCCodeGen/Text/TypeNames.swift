/// How types are written in one generated file.
struct TypeNames {
  /// The module of the file.
  let module: String

  /// The modules of other .proto files.
  let importedModules: [String: String]

  /// The names of all types directly in this module, to tell theirs from imported ones.
  let ownTypes: Set<String>

  /// "Member", "ComposeEvent.Start", or with the module in front where that would be another type.
  ///
  /// - Parameter scope: The message in whose body it stands.
  func name(of type: TypeReference, in scope: MessageModel?) -> String {
    let path = type.swiftPath.joined(separator: ".")
    let first = type.swiftPath[0]
    let owner = importedModules[type.file] ?? module
    let isHidden = owner != module && ownTypes.contains(first)
    let isShadowed = scope?.innerTypeNames.contains(first) ?? false
    return isHidden || isShadowed ? "\(owner).\(path)" : path
  }

  func name(of value: ValueType, in scope: MessageModel?) -> String {
    switch value {
    case .double: "Double"
    case .float: "Float"
    case .int32, .sint32, .sfixed32: "Int32"
    case .int64, .sint64, .sfixed64: "Int64"
    case .uint32, .fixed32: "UInt32"
    case .uint64, .fixed64: "UInt64"
    case .bool: "Bool"
    case .string: "String"
    case .bytes: "[UInt8]"
    case .enumeration(let type), .message(let type): name(of: type, in: scope)
    }
  }

  func propertyType(of field: FieldModel, in scope: MessageModel) -> String {
    switch field.shape {
    case .implicit(let value), .oneof(let value, _): name(of: value, in: scope)
    case .optional(let value, _): "\(name(of: value, in: scope))?"
    case .message(let type): "\(name(of: type, in: scope))?"
    case .repeated(let value): "[\(name(of: value, in: scope))]"
    case .map(let key, let value, _):
      "[\(name(of: key, in: scope)): \(name(of: value, in: scope))]"
    }
  }

  func defaultValue(of field: FieldModel, in scope: MessageModel) -> String {
    switch field.shape {
    case .implicit(let value), .oneof(let value, _):
      switch value {
      case .string: "\"\""
      case .bytes: "[]"
      case .bool: "false"
      case .enumeration(let type): "\(name(of: type, in: scope))()"
      case .message(let type): "\(name(of: type, in: scope))()"
      case .double, .float, .int32, .int64, .uint32, .uint64, .sint32, .sint64, .fixed32, .fixed64,
        .sfixed32, .sfixed64:
        "0"
      }
    case .optional, .message: "nil"
    case .repeated: "[]"
    case .map: "[:]"
    }
  }
}
