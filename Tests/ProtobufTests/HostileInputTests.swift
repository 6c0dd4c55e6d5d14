import DirectoryAPI
import GroupsAPI
import Protobuf
import SampleAPI
import Testing

@Suite("Hostile bytes")
struct HostileInputTests {
  @Test("cut off at any place are refused or read, never a trap", arguments: Samples.all.indices)
  func truncated(_ index: Int) throws {
    let message = Samples.all[index]
    let bytes = try message.packed()
    for count in 0..<bytes.count {
      type(of: message).exercise(Array(bytes.prefix(count)))
    }
  }

  @Test("changed in any one byte are refused or read, never a trap", arguments: Samples.all.indices)
  func changed(_ index: Int) throws {
    let message = Samples.all[index]
    var bytes = try message.packed()
    for position in bytes.indices.prefix(400) {
      let original = bytes[position]
      for value: UInt8 in [0, 1, 0x7f, 0x80, 0xff, original ^ 1, original ^ 4, original &+ 8] {
        bytes[position] = value
        type(of: message).exercise(bytes)
      }
      bytes[position] = original
    }
  }

  @Test("of no meaning are refused or read, never a trap")
  func random() throws {
    var generator = SplitMix(state: 20_260_731)
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
        // Small numbers make tags of fields that exist.
        Bool.random(using: &generator)
          ? UInt8.random(in: 0..<0x9f, using: &generator) : .random(in: 0...3, using: &generator)
      }
      Scalars.exercise(bytes)
      Repeated.exercise(bytes)
      Choice.exercise(bytes)
      Tree.exercise(bytes)
      Maps.exercise(bytes)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
  }

  static let malformed = [
    Row(testDescription: "a tag without a value", bytes: [0x18]),
    Row(testDescription: "a varint without an end", bytes: [0x18, 0x80]),
    Row(testDescription: "a varint of 11 bytes", bytes: [0x18] + .init(repeating: 0x80, count: 11)),
    Row(testDescription: "a length beyond the end", bytes: [0x72, 2, 97]),
    Row(
      testDescription: "a length of 2⁶⁴ − 1",
      bytes: [0x72, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]),
    Row(testDescription: "a length of 2³² − 1", bytes: [0x72, 0xff, 0xff, 0xff, 0xff, 0x0f, 1]),
    Row(testDescription: "64 bits cut off", bytes: [0x51, 1, 2, 3]),
    Row(testDescription: "a group without an end", bytes: [0x1b, 0x18, 1]),
    Row(testDescription: "a group with the end of another", bytes: [0x1b, 0x24]),
    Row(testDescription: "a group that ends with the message around it", bytes: [0x1b, 0x0a, 1]),
    Row(
      testDescription: "groups nested 101 deep",
      bytes: .init(repeating: 0x1b, count: 101) + .init(repeating: 0x1c, count: 101)),
    Row(testDescription: "the end of a group", bytes: [0x1c]),
    Row(testDescription: "a tag of six bytes", bytes: [0x98, 0x80, 0x80, 0x80, 0x80, 0, 1]),
    Row(testDescription: "wire type 6", bytes: [0x1e, 0]),
    Row(testDescription: "wire type 7", bytes: [0x1f, 0]),
    Row(testDescription: "field number 0", bytes: [0x00, 0]),
    Row(testDescription: "field number 0, delimited", bytes: [0x02, 1, 97]),
    Row(
      testDescription: "a field number of 30 bits, beside a group",
      bytes: [0x1b, 0x1c, 0x82, 0x80, 0x80, 0x80, 0x10, 0]),
    Row(
      testDescription: "a field number of 30 bits with a long value",
      bytes: [0x82, 0x80, 0x80, 0x80, 0x10, 20] + .init(repeating: 0, count: 20)),
    Row(
      testDescription: "a field number of 35 bits",
      bytes: [0xf8, 0xff, 0xff, 0xff, 0xff, 0x0f, 1]),
  ]

  @Test("that are no message are refused by the message's name", arguments: malformed)
  func refused(_ row: Row) {
    #expect(throws: DecodingFailure.malformed(message: "rollcall.sample.v1.Scalars")) {
      try Scalars(packed: row.bytes)
    }
  }

  @Test("with a field number of 0 in an entry of a map are refused, and other numbers skipped")
  func mapEntry() throws {
    #expect(throws: DecodingFailure.malformed(message: "rollcall.sample.v1.Maps")) {
      try Maps(packed: [0x0a, 5, 0x0a, 1, 97, 0x00, 0])
    }
    #expect(try Maps(packed: [0x0a, 5, 0x0a, 1, 97, 0x18, 0]) == Maps(texts: ["a": ""]))
  }

  @Test("that nest 100 deep are read, and deeper are refused before they fill the stack")
  func nesting() throws {
    func nested(_ depth: Int) -> [UInt8] {
      var writer = WireWriter()
      for _ in 1..<depth {
        var outer = WireWriter()
        outer.delimited(writer.bytes, number: 2)
        writer = outer
      }
      return writer.bytes
    }
    _ = try Tree(packed: nested(100))
    #expect(
      throws: DecodingFailure.nestedTooDeeply(message: "rollcall.sample.v1.Tree", limit: 100)
    ) {
      try Tree(packed: nested(101))
    }
    #expect(throws: DecodingFailure.self) { try Tree(packed: nested(5000)) }
    // Two bytes a level: more than any stack would hold.
    let bomb = [UInt8](repeating: 0x12, count: 1_000_000)
    #expect(throws: DecodingFailure.self) { try Tree(packed: bomb) }
  }

  @Test(
    "that nest too deep behind a field number that there can't be are refused",
    arguments: [[0x00, 0], [0x82, 0x80, 0x80, 0x80, 0x10, 0], [0x83, 0x80, 0x80, 0x80, 0x10]])
  func nestingBehindNonsense(_ nonsense: [UInt8]) {
    // Each message is the field of the one before; from the inside out, their headers suffice.
    var length = 0
    var headers: [[UInt8]] = []
    for _ in 0..<50_000 {
      var header = WireWriter()
      header.raw([0x12])
      header.varint(UInt64(length))
      headers.append(header.bytes)
      length += header.bytes.count
    }
    let bomb = nonsense + headers.reversed().joined()
    #expect(throws: DecodingFailure.self) { try Tree(packed: bomb) }
  }

  @Test("that would grow far beyond their length are refused")
  func memory() throws {
    let count = 1_000_000
    let bytes = (0..<count).flatMap { _ in [0x8a, 0x01, 0x00] as [UInt8] }
    #expect(
      throws: DecodingFailure.tooMuchMemory(
        message: "rollcall.sample.v1.Repeated", limit: (1 << 20) + 48 * bytes.count)
    ) {
      try Repeated(packed: bytes)
    }
  }

  @Test("that say a message 300,000 times, with a group in each, are read in one pass")
  func manyParts() throws {
    let part: [UInt8] = [0x12, 4, 0x0a, 0, 0x1b, 0x1c]
    #expect(try Tree(packed: (0..<300_000).flatMap { _ in part }).left?.name == "")
  }

  @Test("that grow as honest messages do are read")
  func honestGrowth() throws {
    let message = Repeated(
      bools: Array(repeating: true, count: 100_000), strings: Array(repeating: "", count: 100_000))
    #expect(try Repeated(packed: message.packed()) == message)
    let group = Group(members: (0..<10_000).map { Member(userID: "\($0)") })
    #expect(try Group(packed: group.packed()) == group)
  }
}

extension Message {
  /// Unpacks and, if that worked, packs and compares, so that nothing half-read goes unseen.
  fileprivate static func exercise(_ bytes: [UInt8]) {
    do throws(DecodingFailure) {
      let message = try Self(packed: bytes)
      let copy = try Self(packed: (try? message.packed()) ?? [])
      // Not-a-number differs from itself.
      if !message.description.contains("NaN") { #expect(copy == message) }
    } catch {
      #expect(!error.description.isEmpty)
    }
  }
}
