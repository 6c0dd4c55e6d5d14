import DirectoryAPI
import GroupsAPI
import Protobuf
import SampleAPI
import Testing

@Suite("Unknown fields")
struct UnknownFieldsTests {
  @Test("of every wire type come out again as they came in")
  func roundTrip() throws {
    let unknown: [UInt8] = [
      0xa0, 0x06, 0x96, 0x01,  // varint, field 100
      0xa1, 0x06, 1, 2, 3, 4, 5, 6, 7, 8,  // 64 bits
      0xa2, 0x06, 3, 97, 0, 98,  // length-delimited
      0xa5, 0x06, 1, 2, 3, 4,  // 32 bits
      0xa2, 0x06, 0,  // the same field again, empty
      0xf8, 0xff, 0xff, 0xff, 0x0f, 1,  // the largest field number
    ]
    let user = try User(packed: [10, 1, 120] + unknown)
    #expect(user.id == "x")
    #expect(user.unknownFields.bytes == unknown)
    #expect(try user.packed() == [10, 1, 120] + unknown)
  }

  @Test("survive inside of embedded, repeated and map messages")
  func nested() throws {
    let group = try Group(packed: [0x22, 6, 0x0a, 1, 97, 0xf8, 0x06, 9])
    #expect(!group.members[0].unknownFields.isEmpty)
    #expect(try Group(packed: group.packed()) == group)

    let tree = try Tree(packed: [0x22, 8, 0x0a, 1, 97, 0x12, 3, 0xf8, 0x06, 9])
    #expect(tree.named["a"]?.unknownFields.bytes == [0xf8, 0x06, 9])
    #expect(try Tree(packed: tree.packed()) == tree)

    let choice = try Choice(packed: [0x32, 3, 0xf8, 0x06, 9])
    #expect(try choice.packed() == [0x32, 3, 0xf8, 0x06, 9])
  }

  @Test("carry the fields of a newer schema through an older program")
  func newerSchema() throws {
    let newer = Samples.largest
    let older = try Nothing(packed: newer.packed())
    #expect(try Scalars(packed: older.packed()) == newer)
  }

  @Test("make two messages differ, and can be dropped")
  func equality() throws {
    var user = try User(packed: [0xf8, 0x06, 9])
    #expect(user != User())
    user.unknownFields.removeAll()
    #expect(user == User())
    #expect(try user.packed().isEmpty)
  }
}
