/// The value of a field in wire format, apart from the message it stood in.
struct WireValue {
  /// Of a varint or fixed-width value.
  var number: UInt64

  /// Of a length-delimited one.
  var bytes: ArraySlice<UInt8>

  /// What an absent field reads as, whatever its type.
  static let defaultValue = WireValue(number: 0, bytes: [])

  private init(number: UInt64, bytes: ArraySlice<UInt8>) {
    self.number = number
    self.bytes = bytes
  }

  init(_ value: WireReader.Value, in message: [UInt8]) {
    switch value {
    case .varint(let value), .fixed64(let value): self.init(number: value, bytes: [])
    case .fixed32(let value): self.init(number: UInt64(value), bytes: [])
    case .delimited(let range): self.init(number: 0, bytes: message[range])
    }
  }

  /// The elements of a packed repeated field; other values are their own only element.
  func elements(_ type: FieldType, _ path: JSONPath) throws(JSONFailure) -> [WireValue] {
    var reader = WireReader(Array(bytes))
    var result: [WireValue] = []
    do throws(WireReader.Malformed) {
      switch type {
      case .string, .bytes, .message, .map:
        return [self]
      case .double, .fixed64, .sfixed64:
        guard !bytes.isEmpty else { return [self] }
        while !reader.isAtEnd {
          result.append(WireValue(number: try reader.nextFixed(bytes: 8), bytes: []))
        }
      case .float, .fixed32, .sfixed32:
        guard !bytes.isEmpty else { return [self] }
        while !reader.isAtEnd {
          result.append(WireValue(number: try reader.nextFixed(bytes: 4), bytes: []))
        }
      case .int32, .int64, .uint32, .uint64, .sint32, .sint64, .bool, .enumeration:
        guard !bytes.isEmpty else { return [self] }
        while !reader.isAtEnd {
          result.append(WireValue(number: try reader.nextVarint(), bytes: []))
        }
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
    case .sint32, .sint64: String(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
    case .bool: number == 0 ? "false" : "true"
    case .string: String(decoding: bytes, as: UTF8.self)
    case .bytes: Base64.encode(bytes)
    case .enumeration, .message, .map:
      throw path.failure("a \(type.name) is no single value")
    }
  }

  /// The shortest text that reads as the same number of the same width.
  private static func text(_ value: some BinaryFloatingPoint & LosslessStringConvertible) -> String
  {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
