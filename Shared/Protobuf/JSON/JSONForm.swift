/// How JSON writes the messages of a type: most as an object of their fields, some well-known types
/// as what they stand for.
enum JSONForm {
  case object
  case text(TextForm)
  /// The value of the only field, bare.
  case wrapper
  /// What is in the only field, a map or a list.
  case `struct`, list
  /// Any JSON.
  case value
  /// The fields of another message, with its type among them.
  case any

  private static let wellKnownPackage = "google.protobuf."

  init(_ schema: MessageSchema) {
    guard schema.fullName.hasPrefix(Self.wellKnownPackage) else {
      self = .object
      return
    }
    switch schema.fullName.dropFirst(Self.wellKnownPackage.count) {
    case "Timestamp": self = .text(.timestamp)
    case "Duration": self = .text(.duration)
    case "FieldMask": self = .text(.fieldMask)
    case "DoubleValue", "FloatValue", "Int64Value", "UInt64Value", "Int32Value", "UInt32Value",
      "BoolValue", "StringValue", "BytesValue":
      self = .wrapper
    case "Struct": self = .struct
    case "ListValue": self = .list
    case "Value": self = .value
    case "Any": self = .any
    default: self = .object
    }
  }
}

extension EnumSchema {
  /// Whether its only value is written as `null`.
  var isJSONNull: Bool { fullName == "google.protobuf.NullValue" }
}

/// The fields of google.protobuf.Value.
enum ValueField {
  static let null = 1
  static let number = 2
  static let string = 3
  static let bool = 4
  static let `struct` = 5
  static let list = 6
}

/// The fields of google.protobuf.Any, and its keys in JSON.
enum AnyField {
  static let typeURL = 1
  static let value = 2

  static let typeKey = "@type"
  static let valueKey = "value"

  /// - Parameter typeURL: "type.googleapis.com/rollcall.groups.v1.Group"
  /// - Returns: "rollcall.groups.v1.Group", or `nil` if there is no slash in front of a name.
  static func typeName(_ typeURL: String) -> String? {
    guard let slash = typeURL.lastIndex(of: "/") else { return nil }
    let name = typeURL[typeURL.index(after: slash)...]
    return name.isEmpty ? nil : String(name)
  }
}
