import Protobuf
import RPCCore
import SampleAPI
import Testing
import WellKnownTypes

/// What the generated code of the broad sample schema does, apart from being compiled.
@Suite("The generated code of the sample schema")
struct GeneratedCodeTests {
  private func expectRoundTrip<M: Message>(_ message: M) throws {
    #expect(try M(packed: try message.packed()) == message)
    #expect(try M(json: try message.json()) == message)
  }

  @Test("keeps each of a message's values apart, whatever the fields are called")
  func words() throws {
    let schema = Words.schema
    for field in schema.fields {
      // One field set, by its number on the wire; its name comes back in JSON.
      let bytes = varint(UInt64(field.number) << 3) + [42]
      let message = try Words(packed: bytes)
      #expect(try message.json() == "{\(jsonText(field.jsonName)):42}")
      #expect(try message.packed() == bytes)
    }
  }

  @Test("does so for lists, texts with presence, and the cases of a oneof")
  func wordsInOtherPlaces() throws {
    func check<M: Message>(_ type: M.Type, _ value: String, bytes: [UInt8]) throws {
      for field in M.schema.fields {
        let bytes = varint(UInt64(field.number) << 3 | 2) + bytes
        let message = try M(packed: bytes)
        #expect(try message.json() == "{\(jsonText(field.jsonName)):\(value)}")
        #expect(try message.packed() == bytes)
      }
    }
    try check(RepeatedWords.self, #"["a"]"#, bytes: [1, 97])
    try check(OptionalWords.self, #""YQ==""#, bytes: [1, 97])
    try check(OneofWords.self, #""a""#, bytes: [1, 97])
  }

  @Test("tells types that are spelled alike apart")
  func alike() throws {
    try expectRoundTrip(
      Alike(
        a: Alike.FooBar(), c: Alike.FooBar3(), user: [1, 2], nUser: 3, state: .off(4), stateCase: 5,
        again: Alike(nUser: 1)))
  }

  @Test("has every list, packed or not")
  func lists() throws {
    let unpacked = Unpacked(int32s: [1, -1], bools: [true, false], colours: [.red, .infrared])
    try expectRoundTrip(unpacked)
    // Each value has a tag of its own.
    #expect(try Unpacked(uint32s: [1, 2]).packed() == [0x28, 1, 0x28, 2])
    #expect(try Packed(uint32s: [1, 2]).packed() == [0x2a, 2, 1, 2])
    #expect(try Packed(usual: [1, 2]).packed() == [0x7a, 2, 1, 2])
    // And either is read as the other.
    #expect(try Unpacked(packed: [0x2a, 2, 1, 2]).uint32s == [1, 2])
    #expect(try Packed(packed: [0x28, 1, 0x28, 2]).uint32s == [1, 2])
  }

  @Test("has maps of every key and value")
  func maps() throws {
    let maps = AllMaps.with {
      $0.byInt32 = [-1: "a", 2: "b"]
      $0.byBool = [true: "yes", false: "no"]
      $0.byString = ["": "empty"]
      $0.bySfixed64 = [.min: "least"]
      $0.toPing = ["a": Ping(pong: Pong(text: "b"))]
      $0.toColour = ["c": .unrecognized(77)]
      $0.toBytes = ["d": [0, 255]]
    }
    try expectRoundTrip(maps)
  }

  @Test("has messages within one another in every way")
  func mutualRecursion() throws {
    let inner = Pong(ping: Ping(), text: "inner")
    let ping = Ping(
      pong: Pong(ping: Ping(pong: inner), text: "outer"), maybe: inner, many: [inner, inner],
      named: ["x": inner], either: .chosen(inner))
    try expectRoundTrip(ping)
    try expectRoundTrip(Ping(either: .itself(ping)))
  }

  @Test("has names for one number, and the lowest and highest of numbers")
  func aliases() {
    #expect(Aliases(rawValue: 0) == .zero)
    #expect(Aliases.`nil` == .zero)
    #expect(Aliases(rawValue: 2) == .moo)
    #expect(Aliases.lowest.rawValue == .min)
    #expect(Aliases.highest.rawValue == .max)
    #expect(Aliases.schema.number(of: "ALIASES_moo") == 2)
    #expect(Aliases.moo.description == "ALIASES_MOO")
  }

  @Test("has types that came through a public import, and of a file without a package")
  func imports() throws {
    try expectRoundTrip(
      Imported(
        plain: Unpackaged(inside: Unpackaged.Inside(outer: Unpackaged())),
        inside: Unpackaged.Inside(), kinds: [.any, .noneValue]))
    #expect(Unpackaged.Inside.schema.fullName == "Unpackaged.Inside")
  }

  @Test("uses JSON names with quotes in them")
  func jsonNames() throws {
    let message = JsonNames(given: 1, notGiven: 2)
    #expect(try message.json() == #"{"other \\ \"name\"":1,"notGiven":2}"#)
    try expectRoundTrip(message)
  }

  @Test("has comments in front and behind, and none that is apart")
  func comments() {
    #expect(
      Comments.schema.fields.prefix(2).map(\.documentation) == [
        "In front.\n\nAnd behind.", "Only behind.",
      ])
    #expect(Comments.schema.fields[3].documentation.contains("U+202E and U+2066"))
    #expect(Comments.schema.fields[4].documentation == "*/ ends a comment in C, and /* begins one.")
  }

  @Test("reads and writes what is deprecated")
  func deprecated() throws {
    let json =
      #"{"plain":1,"maybe":"a","list":[2],"map":{"b":3},"itself":{"plain":4},"old":{"value":5},"#
      + #""oldEnum":"OLD_ENUM_SOME","oldMessage":{"outer":{"value":6}},"partly":"PARTLY_OLD_BAD"}"#
    let message = try Deprecations(json: json)
    #expect(try message.json() == json)
    try expectRoundTrip(message)
    #expect(PartlyOld(rawValue: 0).description == "PARTLY_OLD_ZERO")
    #expect(PartlyOld.worse.rawValue == 2)
    try expectRoundTrip(try Deprecations(json: #"{"oldChoice":7}"#))
  }

  @Test("has methods whose names would be taken under others")
  func methods() {
    #expect(
      ClashingCallsMethods.all.map(\.name) == [
        "All", "Schema", "Methods", "init", "self", "channel", "default", "Old",
      ])
    #expect(ClashingCallsMethods.schemaCall.name == "Schema")
    #expect(ClashingCallsMethods.default.name == "default")
    #expect(RPCRPCMethods.all.isEmpty)
    #expect(TakenRPCMethods.call.path == "rollcall.sample.v1.Taken/Call")
  }

  private func varint(_ value: UInt64) -> [UInt8] {
    value < 128 ? [UInt8(value)] : [UInt8(value & 127 | 128)] + varint(value >> 7)
  }

  private func jsonText(_ name: String) -> String { "\"\(name)\"" }
}
