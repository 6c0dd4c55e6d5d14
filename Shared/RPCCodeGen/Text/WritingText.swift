/// From the message's properties into protobuf-c's struct.
struct WritingText {
  let message: MessageModel

  func append(_ field: FieldModel, to text: inout SourceText) {
    let name = "self.\(SwiftNames.escaped(field.codingName))"
    let member = "target.pointee.\(field.cName)"
    switch field.shape {
    case .implicit(let type):
      text.line("unsafe \(member) = \(value(type, name))")
    case .optional(let type, let cCase):
      text.block("if let value = \(name)") { text in
        text.line(
          "unsafe target.pointee.\(cCase) = .init(rawValue: \(field.number))")
        text.line("unsafe \(member) = \(value(type, "value"))")
      }
    case .message(let type):
      text.block("if let value = \(name)") { text in
        text.line("unsafe \(member) = \(value(.message(type), "value"))")
      }
    case .repeated(let type):
      text.line("unsafe target.pointee.\(field.cCount) = \(name).count")
      text.line("unsafe \(member) = \(elements(type, name))")
    case .map(let key, let valueType, let entry):
      text.line("unsafe target.pointee.\(field.cCount) = \(name).count")
      let order = key == .bool ? "!$0.key && $1.key" : "$0.key < $1.key"
      text.block("unsafe \(member) = arena.entries(\(name).sorted { \(order) })") { text in
        text.line("(target: UnsafeMutablePointer<\(entry.cType)>, entry, arena) in")
        text.line("unsafe \(entry.cPrefix)__init(target)")
        text.line("unsafe target.pointee.key = \(value(key, "entry.key"))")
        text.line("unsafe target.pointee.value = \(value(valueType, "entry.value"))")
      }
    case .oneof:
      break
    }
  }

  func append(_ oneof: OneofModel, to text: inout SourceText) {
    text.line("switch self.\(SwiftNames.escaped(oneof.swiftName)) {")
    for field in oneof.fields {
      guard case .oneof(let type, _) = field.shape else { continue }
      text.line("case .\(SwiftNames.escaped(field.swiftName))(let value)?:")
      text.line("  unsafe target.pointee.\(oneof.cCase) = .init(rawValue: \(field.number))")
      let member = "target.pointee.\(field.cName)"
      text.line("  unsafe \(member) = \(value(type, "value"))")
    }
    text.line("case nil:")
    text.line("  break")
    text.line("}")
  }

  private func value(_ type: ValueType, _ source: String) -> String {
    switch type {
    case .int32, .int64, .uint32, .uint64, .sint32, .sint64, .fixed32, .fixed64, .sfixed32,
      .sfixed64:
      source
    case .double, .float: "\(source).bitPattern"
    case .bool: "\(source) ? 1 : 0"
    case .string, .bytes: "arena.data(\(source))"
    case .enumeration: ".init(rawValue: .init(truncatingIfNeeded: \(source).rawValue))"
    case .message: "arena.message(\(source))"
    }
  }

  private func elements(_ type: ValueType, _ source: String) -> String {
    switch type {
    case .double, .float, .int32, .int64, .uint32, .uint64, .sint32, .sint64, .fixed32, .fixed64,
      .sfixed32, .sfixed64, .bool, .string, .bytes:
      "arena.array(\(source))"
    case .enumeration:
      "arena.array(\(source), packedBytes: 15) { value, _ in \(value(type, "value")) }"
    case .message:
      "arena.messages(\(source))"
    }
  }

  /// What the fields take at most that the functions of the arena don't count: numbers, each with
  /// its tag.
  var packedBytesOfNumbers: Int {
    let single = message.fields.filter { field in
      switch field.shape {
      case .implicit(let type), .optional(let type, _): type.isNumber
      case .message, .repeated, .map, .oneof: false
      }
    }
    let inOneofs = message.oneofs.filter { oneof in
      oneof.fields.contains { field in
        if case .oneof(let type, _) = field.shape { type.isNumber } else { false }
      }
    }
    return 15 * (single.count + inOneofs.count)
  }
}

extension ValueType {
  fileprivate var isNumber: Bool {
    switch self {
    case .string, .bytes, .message: false
    case .double, .float, .int32, .int64, .uint32, .uint64, .sint32, .sint64, .fixed32, .fixed64,
      .sfixed32, .sfixed64, .bool, .enumeration:
      true
    }
  }
}
