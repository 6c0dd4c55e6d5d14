/// The value of a field in wire format, apart from the message it stood in.
struct WireValue {
  let type: WireReader.WireType

  /// Of a varint or fixed-width value.
  let number: UInt64

  /// Of a length-delimited one.
  let bytes: ArraySlice<UInt8>

  /// What an absent field of this type reads as.
  init(defaultOf type: FieldType) {
    self.init(type: type.wireType, number: 0)
  }

  init(_ value: WireReader.Value, in message: [UInt8]) {
    switch value {
    case .varint(let number), .fixed64(let number): self.init(type: value.type, number: number)
    case .fixed32(let number): self.init(type: value.type, number: UInt64(number))
    case .delimited(let range), .group(let range):
      self.init(type: value.type, bytes: message[range])
    }
  }

  private init(type: WireReader.WireType, number: UInt64 = 0, bytes: ArraySlice<UInt8> = []) {
    self.type = type
    self.number = number
    self.bytes = bytes
  }

  /// The elements of a packed repeated field; other values are their own only element.
  func elements(_ type: FieldType, _ path: JSONPath) throws(JSONFailure) -> [WireValue] {
    guard self.type == .delimited, type.isPackable else { return [self] }
    var reader = WireReader(Array(bytes))
    var result: [WireValue] = []
    do throws(WireReader.Malformed) {
      while !reader.isAtEnd {
        let number =
          switch type.wireType {
          case .fixed64: try reader.nextFixed(bytes: 8)
          case .fixed32: try reader.nextFixed(bytes: 4)
          case .varint, .delimited, .startGroup, .endGroup: try reader.nextVarint()
          }
        result.append(WireValue(type: type.wireType, number: number))
      }
    } catch {
      throw path.failure("not in wire format")
    }
    return result
  }

  /// Of any type that JSON writes as one number or string, without the quotes.
  func scalarText(_ type: FieldType, _ path: JSONPath) throws(JSONFailure) -> String {
    switch type {
    case .double: Self.text(Double(bitPattern: number))
    case .float: Self.text(Float(bitPattern: UInt32(truncatingIfNeeded: number)))
    case .int32, .sfixed32: String(Int32(truncatingIfNeeded: number))
    case .int64, .sfixed64: String(Int64(bitPattern: number))
    case .uint32, .fixed32: String(UInt32(truncatingIfNeeded: number))
    case .uint64, .fixed64: String(number)
    case .sint32: Self.zigzag(UInt64(UInt32(truncatingIfNeeded: number)))
    case .sint64: Self.zigzag(number)
    case .bool: number == 0 ? "false" : "true"
    case .string: String(decoding: bytes, as: UTF8.self)
    case .bytes: Base64.encode(bytes)
    case .enumeration, .message, .group, .map:
      throw path.failure("a \(type.name) is no single value")
    }
  }

  private static func zigzag(_ number: UInt64) -> String {
    String(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
  }

  /// Whether an absent field reads as the same; not for messages, which are there or not.
  func isDefault(of type: FieldType) -> Bool {
    switch type {
    case .int32, .uint32, .sint32, .enumeration: UInt32(truncatingIfNeeded: number) == 0
    case .message, .group, .map: false
    case .string, .bytes: bytes.isEmpty
    case .double, .float, .int64, .uint64, .sint64, .fixed32, .fixed64, .sfixed32, .sfixed64,
      .bool:
      number == 0
    }
  }

  /// The shortest text that reads as the same number of the same width.
  private static func text(_ value: some BinaryFloatingPoint & LosslessStringConvertible) -> String
  {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    let text = value.description
    // A negative zero without a fraction is one integer to many readers, and so loses its sign.
    return text.hasSuffix(".0") && text != "-0.0" ? String(text.dropLast(2)) : text
  }
}

extension FieldType {
  /// How a single value comes over the wire.
  var wireType: WireReader.WireType {
    switch self {
    case .double, .fixed64, .sfixed64: .fixed64
    case .float, .fixed32, .sfixed32: .fixed32
    case .string, .bytes, .message, .map: .delimited
    case .group: .startGroup
    case .int32, .int64, .uint32, .uint64, .sint32, .sint64, .bool, .enumeration: .varint
    }
  }

  /// Whether several can come as one field.
  var isPackable: Bool { wireType != .delimited && wireType != .startGroup }
}

extension FieldSchema {
  /// Whether this can be the value of the field, or several packed into one.
  func takes(_ value: WireValue) -> Bool {
    value.type == type.wireType
      || label == .repeated && type.isPackable && value.type == .delimited
  }
}
