/// The type of one value.
enum ValueType: Hashable {
  case double, float
  case int32, int64, uint32, uint64, sint32, sint64
  case fixed32, fixed64, sfixed32, sfixed64
  case bool, string, bytes
  case enumeration(TypeReference)
  case message(TypeReference)
}

/// A field of a message, with everything that the text needs.
struct FieldModel {
  enum Shape {
    /// The default stands for absence.
    case implicit(ValueType)
    /// `optional`; in C the only field of a oneof.
    case optional(ValueType, cCase: String)
    /// A message that can be absent.
    case message(TypeReference)
    case repeated(ValueType)
    /// The entry is a message in C.
    case map(key: ValueType, value: ValueType, entry: TypeReference)
    /// One of the fields of a real oneof; its name.
    case oneof(ValueType, oneof: String)
  }

  let name: String
  let swiftName: String
  let jsonName: String
  let fullName: String
  let number: Int32
  let shape: Shape
  let documentation: String

  /// The value is on the heap, because the type contains itself.
  let isIndirect: Bool

  let isDeprecated: Bool

  /// Where it stands in the .proto file, if the request tells.
  let line: Int?

  /// The message or enumeration of its values.
  var usedType: TypeReference? {
    switch shape {
    case .message(let type): type
    case .implicit(let value), .optional(let value, _), .repeated(let value), .oneof(let value, _),
      .map(_, let value, _):
      switch value {
      case .enumeration(let type), .message(let type): type
      case .double, .float, .int32, .int64, .uint32, .uint64, .sint32, .sint64, .fixed32, .fixed64,
        .sfixed32, .sfixed64, .bool, .string, .bytes:
        nil
      }
    }
  }

  var isInOneof: Bool {
    if case .oneof = shape { true } else { false }
  }

  /// What generated code reads and writes. A property that is deprecated can't be used without a
  /// warning, so what it stands for has another that is private.
  var codingName: String { hiddenName ?? swiftName }

  /// A private property beside the public one, which is deprecated.
  private(set) var hiddenName: String?

  /// A private property that keeps the value on the heap.
  private(set) var storageName: String?

  /// Finds names for the private properties, which come after all public ones.
  mutating func nameStorage(_ claims: inout NameClaims) {
    guard !isInOneof else { return }
    if isDeprecated { hiddenName = claims.claim("\(swiftName)Value", number: Int(number)) }
    if isIndirect { storageName = claims.claim("\(swiftName)Storage", number: Int(number)) }
  }

  /// The member of protobuf-c's struct.
  var cName: String { CNames.Written.field(CNames.field(name, number: number)) }

  /// The member that counts the values of a repeated field.
  var cCount: String { CNames.Written.count(CNames.field(name, number: number)) }
}

/// A real oneof.
struct OneofModel {
  let name: String
  let swiftName: String

  /// The nested enum.
  let swiftType: String

  let fields: [FieldModel]
  let documentation: String

  /// The member of protobuf-c's struct that says which field is set.
  let cCase: String
}
