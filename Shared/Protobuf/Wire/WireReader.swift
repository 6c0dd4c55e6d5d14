/// Goes through the fields of one message in wire format.
///
/// protobuf-c does the parsing of messages; this reads what it can't be asked for: unknown fields,
/// JSON, and the checks that come before it.
/// Layout: https://protobuf.dev/programming-guides/encoding/
package struct WireReader {
  /// The lower three bits of a tag.
  package enum WireType: UInt64 {
    case varint = 0
    case fixed64 = 1
    case delimited = 2
    case startGroup = 3
    case endGroup = 4
    case fixed32 = 5
  }

  package enum Value {
    case varint(UInt64)
    case fixed64(UInt64)
    case fixed32(UInt32)
    /// Where the bytes lie in `bytes`.
    case delimited(Range<Int>)
    /// Fields up to an end tag, which proto3 knows no more: where they lie, without that tag.
    case group(Range<Int>)

    package var type: WireType {
      switch self {
      case .varint: .varint
      case .fixed64: .fixed64
      case .fixed32: .fixed32
      case .delimited: .delimited
      case .group: .startGroup
      }
    }
  }

  package struct Field {
    package let number: Int
    package let value: Value

    /// Tag and value.
    package let extent: Range<Int>

    /// Where the tag ends.
    package let valueStart: Int
  }

  /// Not the wire format, or cut off.
  package struct Malformed: Error {}

  package static let fieldNumbers = 1...0x1fff_ffff

  /// Tags are varints of 32 bits, unlike all others.
  private static let maximumTagBytes = 5

  /// Groups within groups.
  private static let maximumNesting = 100

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
    let (number, type) = try nextTag()
    let valueStart = position
    let value: Value
    switch type {
    case .varint: value = .varint(try nextVarint())
    case .fixed64: value = .fixed64(try nextFixed(bytes: 8))
    case .delimited: value = .delimited(try nextDelimited())
    case .startGroup: value = .group(try nextGroup(number))
    case .fixed32: value = .fixed32(UInt32(truncatingIfNeeded: try nextFixed(bytes: 4)))
    case .endGroup: throw Malformed()
    }
    return Field(number: number, value: value, extent: start..<position, valueStart: valueStart)
  }

  private mutating func nextTag() throws(Malformed) -> (number: Int, type: WireType) {
    let start = position
    let tag = try nextVarint()
    guard position - start <= Self.maximumTagBytes,
      let number = Int(exactly: tag >> 3), Self.fieldNumbers.contains(number),
      let type = WireType(rawValue: tag & 7)
    else { throw Malformed() }
    return (number, type)
  }

  private mutating func nextDelimited() throws(Malformed) -> Range<Int> {
    guard let count = Int(exactly: try nextVarint()), count <= end - position else {
      throw Malformed()
    }
    defer { position += count }
    return position..<position + count
  }

  /// Goes past the end tag of the group with this number.
  private mutating func nextGroup(_ number: Int) throws(Malformed) -> Range<Int> {
    let start = position
    var open = [number]
    while true {
      let tagStart = position
      let (number, type) = try nextTag()
      switch type {
      case .varint: _ = try nextVarint()
      case .fixed64: _ = try nextFixed(bytes: 8)
      case .delimited: _ = try nextDelimited()
      case .fixed32: _ = try nextFixed(bytes: 4)
      case .startGroup:
        guard open.count < Self.maximumNesting else { throw Malformed() }
        open.append(number)
      case .endGroup:
        guard open.popLast() == number else { throw Malformed() }
        if open.isEmpty { return start..<tagStart }
      }
    }
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
