import DirectoryAPI
import Protobuf
import SampleAPI
import Testing
import WellKnownTypes

@Suite("Packing and unpacking")
struct RoundTripTests {
  @Test("gives every message back as it was", arguments: Samples.all.indices)
  func roundTrip(_ index: Int) throws {
    func check(_ message: some Message) throws {
      let copy = try type(of: message).init(packed: message.packed())
      #expect(copy == message)
      #expect(copy.hashValue == message.hashValue)
    }
    try check(Samples.all[index])
  }

  @Test("packs behind what the output holds already")
  func appends() throws {
    var output: [UInt8] = [7, 7]
    try User(id: "x").pack(into: &output)
    try User(id: "y").pack(into: &output)
    #expect(output == [7, 7, 10, 1, 120, 10, 1, 121])
  }

  @Test("writes the bytes of the specification's examples")
  func knownBytes() throws {
    #expect(try Scalars(int32Value: 150).packed() == [0x18, 0x96, 0x01])
    #expect(try Scalars(stringValue: "testing").packed() == [0x72, 7] + Array("testing".utf8))
    #expect(try Scalars(sint32Value: -2).packed() == [0x38, 3])
    #expect(
      try Repeated(int32s: [3, 270, 86942]).packed() == [
        0x1a, 6, 3, 0x8e, 2, 0x9e, 0xa7, 5,
      ])
    #expect(try Scalars().packed().isEmpty)
  }

  @Test("packs equal maps into equal bytes")
  func mapsAreDeterministic() throws {
    let keys = (0..<100).map { "key \($0)" }
    let one = Maps(texts: Dictionary(uniqueKeysWithValues: keys.map { ($0, $0) }))
    let other = Maps(texts: Dictionary(uniqueKeysWithValues: keys.reversed().map { ($0, $0) }))
    #expect(try one.packed() == other.packed())
  }

  @Test("takes packed and unpacked elements of a repeated field, also mixed")
  func packedAndUnpacked() throws {
    let message = try Repeated(packed: [0x18, 1, 0x1a, 2, 2, 3, 0x18, 4])
    #expect(message.int32s == [1, 2, 3, 4])
    #expect(try Repeated(packed: [0x90, 1, 5, 0x92, 1, 1, 6]).unpacked == [5, 6])
  }

  @Test("takes fields in any order, the last value of a single field winning")
  func lastValueWins() throws {
    let message = try User(packed: [0x12, 1, 98, 0x0a, 1, 97, 0x12, 1, 99])
    #expect(message == User(id: "a", email: "c"))
  }

  @Test("keeps an element of a map without key or value, as the default")
  func emptyMapEntries() throws {
    #expect(try Maps(packed: [0x0a, 0, 0x12, 2, 0x08, 5]).texts == ["": ""])
    #expect(try Maps(packed: [0x0a, 0, 0x12, 2, 0x08, 5]).scalars == [5: Scalars()])
    #expect(try Maps(packed: [0x0a, 3, 0x12, 1, 97, 0x0a, 3, 0x12, 1, 98]).texts == ["": "b"])
  }

  @Test("packs a message of more than a block of memory")
  func large() throws {
    let user = User(id: String(repeating: "é", count: 1_000_000), email: "a@example.com")
    let message = BatchGetUsersResponse(users: Array(repeating: user, count: 3))
    #expect(try BatchGetUsersResponse(packed: message.packed()) == message)
  }

  @Test("unpacks the bytes of a span that is part of something larger")
  func fromSpan() throws {
    let bytes: [UInt8] = [9, 9, 10, 1, 120, 9]
    let user = try unsafe User(packed: bytes.span.bytes.extracting(2..<5))
    #expect(user == User(id: "x"))
  }
}
