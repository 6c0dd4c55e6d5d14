import Protobuf

/// Messages and enums, with all that they refer to, each once, in the order of first use.
struct ReferencedTypes {
  enum Kind {
    case message(MessageType)
    case enumeration(EnumType)

    var fullName: String {
      switch self {
      case .message(let type): type.fullName
      case .enumeration(let type): type.schema.fullName
      }
    }
  }

  private(set) var all: [Kind] = []
  private var names: Set<String> = []

  mutating func add(_ type: MessageType) {
    guard insert(.message(type)) else { return }
    for field in type.schema.fields { add(field.type) }
  }

  private mutating func add(_ type: FieldType) {
    switch type {
    case .message(let message), .group(let message): add(message)
    case .enumeration(let enumeration): _ = insert(.enumeration(enumeration))
    case .map(let key, let value):
      add(key)
      add(value)
    case .double, .float, .int32, .int64, .uint32, .uint64, .sint32, .sint64, .fixed32, .fixed64,
      .sfixed32, .sfixed64, .bool, .string, .bytes:
      break
    }
  }

  private mutating func insert(_ kind: Kind) -> Bool {
    guard names.insert(kind.fullName).inserted else { return false }
    all.append(kind)
    return true
  }
}
