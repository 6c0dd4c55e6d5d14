/// Goes through the fields of one message in wire format.
///
/// protobuf-c does the parsing of messages; this reads what it can't be asked for: unknown fields,
/// JSON, and the checks that come before it.
/// Layout: https://protobuf.dev/programming-guides/encoding/
package struct WireReader {
  package enum Value {
    case varint(UInt64)
    case fixed64(UInt64)
    case fixed32(UInt32)
    /// Where the bytes lie in `bytes`.
    case delimited(Range<Int>)
  }

  package struct Field {
    package let number: Int
    package let value: Value

    /// Tag and value.
    package let extent: Range<Int>
  }

  /// Not the wire format, or cut off.
  package struct Malformed: Error {}

  package static let fieldNumbers = 1...0x1fff_ffff

  package let bytes: [UInt8]
  package private(set) var position: Int
  private let end: Int

  package init(_ bytes: [UInt8]) {
    self.init(bytes, in: 0..<bytes.count)
  }

  package init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next field, or `nil` at the end.
  package mutating func nextField() throws(Malformed) -> Field? {
    guard position < end else { return nil }
    let start = position
    let tag = try nextVarint()
    guard let number = Int(exactly: tag >> 3), Self.fieldNumbers.contains(number) else {
      throw Malformed()
    }
    let value: Value
    switch tag & 7 {
    case 0: value = .varint(try nextVarint())
    case 1: value = .fixed64(try nextFixed(bytes: 8))
    case 2:
      guard let count = Int(exactly: try nextVarint()), count <= end - position else {
        throw Malformed()
      }
      value = .delimited(position..<position + count)
      position += count
    case 5: value = .fixed32(UInt32(truncatingIfNeeded: try nextFixed(bytes: 4)))
    default: throw Malformed()
    }
    return Field(number: number, value: value, extent: start..<position)
  }

  /// The next varint, whatever it stands for: also the elements of packed repeated fields.
  package mutating func nextVarint() throws(Malformed) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while position < end, shift < 64 {
      let byte = bytes[position]
      position += 1
      result |= UInt64(byte & 0x7f) << shift
      guard byte & 0x80 != 0 else { return result }
      shift += 7
    }
    throw Malformed()
  }

  /// The next little-endian number of `count` bytes.
  package mutating func nextFixed(bytes count: Int) throws(Malformed) -> UInt64 {
    guard count <= end - position else { throw Malformed() }
    var result: UInt64 = 0
    for index in (position..<position + count).reversed() {
      result = result << 8 | UInt64(bytes[index])
    }
    position += count
    return result
  }

  package var isAtEnd: Bool { position == end }
}
