import DirectoryAPI
import Protobuf
import SampleAPI
import Testing
import WellKnownTypes

@Suite("A field that comes as the schema doesn't have it")
struct WireTypeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let field: [UInt8]
  }

  static let fields = [
    Row(testDescription: "a text where a number should be", field: [0x1a, 1, 97]),
    Row(testDescription: "32 bits where a varint should be", field: [0x1d, 1, 2, 3, 4]),
    Row(
      testDescription: "64 bits where a varint should be", field: [0x19, 1, 2, 3, 4, 5, 6, 7, 8]),
    Row(testDescription: "a number where a text should be", field: [0x70, 1]),
    Row(testDescription: "a varint where 64 bits should be", field: [0x08, 1]),
    Row(testDescription: "a varint where 32 bits should be", field: [0x10, 1]),
    Row(testDescription: "a number where an enumeration should be", field: [0x82, 0x01, 1, 97]),
    Row(testDescription: "a text where a truth should be", field: [0x6a, 1, 0]),
    Row(testDescription: "32 bits where a truth should be", field: [0x6d, 0, 0, 0, 0]),
    Row(testDescription: "a group under a known number", field: [0x1b, 0x18, 7, 0x1c]),
    Row(testDescription: "a group under an unknown number", field: [0xa3, 0x06, 0xa4, 0x06]),
    Row(
      testDescription: "groups within a group, and every wire type",
      field: [
        0xa3, 0x06, 0x0b, 0x08, 1, 0x0c, 0x11, 1, 2, 3, 4, 5, 6, 7, 8, 0x1a, 1, 97, 0x25, 1, 2, 3,
        4, 0xa4, 0x06,
      ]),
  ]

  @Test("is kept as an unknown one, wherever it stands", arguments: fields)
  func kept(_ row: Row) throws {
    let known = try Scalars(int64Value: 5, boolValue: true).packed()
    let expected = Scalars(int64Value: 5, boolValue: true)
    for bytes in [row.field + known, known + row.field] {
      let message = try Scalars(packed: bytes)
      #expect(message.unknownFields.bytes == row.field)
      #expect(message.int64Value == expected.int64Value)
      #expect(message.boolValue == expected.boolValue)
      #expect(try message.packed() == known + row.field)
      #expect(try message.json() == expected.json())
    }
  }

  @Test("is kept in embedded messages, list elements and choices", arguments: fields)
  func embedded(_ row: Row) throws {
    let inner = try Scalars(packed: row.field)
    let optionals = try Optionals(scalars: inner).packed()
    #expect(try Optionals(packed: optionals).scalars?.unknownFields.bytes == row.field)
    let repeated = try Repeated(scalars: [Scalars(), inner]).packed()
    #expect(try Repeated(packed: repeated).scalars.map(\.unknownFields.bytes) == [[], row.field])
    let choice = try Choice(whatKind: .scalars(inner)).packed()
    #expect(try Choice(packed: choice).whatKind == .scalars(inner))
    let maps = try Maps(scalars: [3: inner]).packed()
    #expect(try Maps(packed: maps).scalars == [3: inner])
  }

  @Test("doesn't unset the choice before it")
  func choice() throws {
    let message = try Choice(packed: [0x10, 9, 0x18, 1])
    #expect(message.whatKind == .number(9))
    #expect(message.unknownFields.bytes == [0x18, 1])
  }

  @Test("stays in order with other unknown fields")
  func order() throws {
    let bytes: [UInt8] = [0xf8, 0x06, 1, 0x1b, 0x1c, 0x70, 2, 0xf8, 0x06, 3]
    #expect(try Scalars(packed: bytes).unknownFields.bytes == bytes)
  }

  @Test("may be a list of numbers, packed or not, as the sender likes")
  func packing() throws {
    // Field 3, declared packed, and field 18, declared not to be.
    let bytes: [UInt8] = [0x1a, 2, 1, 2, 0x18, 3, 0x90, 0x01, 4, 0x92, 0x01, 2, 5, 6]
    #expect(try Repeated(packed: bytes) == Repeated(int32s: [1, 2, 3], unpacked: [4, 5, 6]))
    // The same where a group has the message read in another way.
    let withGroup = try Repeated(packed: bytes + [0xa3, 0x06, 0xa4, 0x06])
    #expect(withGroup.int32s == [1, 2, 3])
    #expect(withGroup.unpacked == [4, 5, 6])
  }
}
