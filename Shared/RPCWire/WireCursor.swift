/// A place in packed protobuf bytes, and what can be read from there.
///
/// Source: "Protocol Buffers: Encoding". The bytes are passed to each operation, so that nothing is
/// copied and nothing outlives them.
struct WireCursor {
  private(set) var position: Int
  private let end: Int

  init(_ range: Range<Int>) {
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position == end }

  /// The field number and the wire type in front of a value.
  mutating func tag(_ bytes: borrowing RawSpan) throws(ProtocolViolation) -> WireTag {
    let tag = WireTag(rawValue: try varint(bytes))
    guard tag.isValid else { throw badTag(tag) }
    return tag
  }

  /// Most are of one byte, so that is what is read in place.
  @inline(__always)
  mutating func varint(_ bytes: borrowing RawSpan) throws(ProtocolViolation) -> UInt64 {
    if position < end {
      let byte = bytes[position]
      if byte < 0x80 {
        position += 1
        return UInt64(byte)
      }
    }
    return try longVarint(bytes)
  }

  @inline(never)
  private mutating func longVarint(_ bytes: borrowing RawSpan) throws(ProtocolViolation) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < end {
      let byte = bytes[position]
      position += 1
      // The tenth byte holds the 64th bit alone.
      guard shift < 63 || byte <= 1 else { break }
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    throw .malformedFrame(reason: "a varint that doesn't end, at byte \(position)")
  }

  @inline(never)
  private func badTag(_ tag: WireTag) -> ProtocolViolation {
    tag.hasKnownType
      ? .malformedFrame(reason: "field number \(tag.rawValue >> 3) at byte \(position)")
      : .malformedFrame(reason: "wire type \(tag.rawValue & 7) at byte \(position)")
  }

  /// 32-bit fields keep the low bits of a longer varint, as protobuf parsers do.
  mutating func varint32(_ bytes: borrowing RawSpan) throws(ProtocolViolation) -> UInt32 {
    UInt32(truncatingIfNeeded: try varint(bytes))
  }

  mutating func fixed64(_ bytes: borrowing RawSpan) throws(ProtocolViolation) -> UInt64 {
    let range = try take(8)
    var value: UInt64 = 0
    for index in range.reversed() { value = value << 8 | UInt64(bytes[index]) }
    return value
  }

  mutating func delimited(_ bytes: borrowing RawSpan) throws(ProtocolViolation) -> Range<Int> {
    let length = try varint(bytes)
    guard let count = Int(exactly: length) else {
      throw .malformedFrame(reason: "a length of \(length) at byte \(position)")
    }
    return try take(count)
  }

  mutating func string(_ bytes: borrowing RawSpan) throws(ProtocolViolation) -> String {
    let range = try delimited(bytes)
    guard let text = String(validating: array(range, bytes), as: UTF8.self) else {
      throw .malformedFrame(reason: "text that isn't UTF-8 at byte \(range.lowerBound)")
    }
    return text
  }

  mutating func array(_ bytes: borrowing RawSpan) throws(ProtocolViolation) -> [UInt8] {
    array(try delimited(bytes), bytes)
  }

  mutating func skip(_ tag: WireTag, _ bytes: borrowing RawSpan) throws(ProtocolViolation) {
    switch tag.type {
    case WireTag.varintType: _ = try varint(bytes)
    case WireTag.fixed64Type: _ = try take(8)
    case WireTag.delimitedType: _ = try delimited(bytes)
    default: _ = try take(4)
    }
  }

  private func array(_ range: Range<Int>, _ bytes: borrowing RawSpan) -> [UInt8] {
    [UInt8](capacity: range.count) { output in
      for index in range { output.append(bytes[index]) }
    }
  }

  private mutating func take(_ count: Int) throws(ProtocolViolation) -> Range<Int> {
    guard count <= end - position else { throw cutOff(count) }
    let start = position
    position += count
    return start..<position
  }

  @inline(never)
  private func cutOff(_ count: Int) -> ProtocolViolation {
    .malformedFrame(
      reason: "\(count) bytes announced at byte \(position) where \(end - position) are left")
  }
}
