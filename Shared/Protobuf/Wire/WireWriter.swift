/// Writes fields in wire format. See `WireReader` for why there is one beside protobuf-c.
package struct WireWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func varint(_ value: UInt64, number: Int) {
    tag(number, 0)
    varint(value)
  }

  package mutating func fixed64(_ value: UInt64, number: Int) {
    tag(number, 1)
    fixed64(value)
  }

  package mutating func fixed32(_ value: UInt32, number: Int) {
    tag(number, 5)
    fixed32(value)
  }

  package mutating func delimited(_ value: some Collection<UInt8>, number: Int) {
    tag(number, 2)
    varint(UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  /// A message between two tags, as proto2 has them.
  package mutating func group(_ fields: some Collection<UInt8>, number: Int) {
    tag(number, WireReader.WireType.startGroup.rawValue)
    raw(fields)
    tag(number, WireReader.WireType.endGroup.rawValue)
  }

  /// Fields that are in wire format already.
  package mutating func raw(_ fields: some Collection<UInt8>) {
    bytes.append(contentsOf: fields)
  }

  /// A field as it came, with a tag as short as can be.
  package mutating func field(_ field: WireReader.Field, of bytes: [UInt8]) {
    tag(field.number, field.value.type.rawValue)
    raw(bytes[field.valueStart..<field.extent.upperBound])
  }

  package mutating func varint(_ value: UInt64) {
    var rest = value
    while rest > 0x7f {
      bytes.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func fixed64(_ value: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  package mutating func fixed32(_ value: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift)))
    }
  }

  private mutating func tag(_ number: Int, _ type: UInt64) {
    varint(UInt64(number) << 3 | type)
  }
}
