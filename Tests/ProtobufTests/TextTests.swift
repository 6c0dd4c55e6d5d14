import DirectoryAPI
import Protobuf
import SampleAPI
import Testing

@Suite("Text")
struct TextTests {
  @Test("keeps U+0000 and what follows it")
  func embeddedNull() throws {
    let user = User(id: "a\u{0}b", email: "\u{0}")
    #expect(try User(packed: user.packed()) == user)
    #expect(try User(packed: [10, 3, 97, 0, 98]).id.utf8.count == 3)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
  }

  static let invalid = [
    Row(testDescription: "a lone continuation byte", bytes: [0x80]),
    Row(testDescription: "a sequence cut off", bytes: [97, 0xc3]),
    Row(testDescription: "an overlong slash", bytes: [0xc0, 0xaf]),
    Row(testDescription: "an overlong zero", bytes: [0xc0, 0x80]),
    Row(testDescription: "a surrogate", bytes: [0xed, 0xa0, 0x80]),
    Row(testDescription: "beyond U+10FFFF", bytes: [0xf4, 0x90, 0x80, 0x80]),
    Row(testDescription: "the byte FF", bytes: [0xff]),
    Row(testDescription: "Latin-1", bytes: Array("L".utf8) + [0xe9] + Array("on".utf8)),
  ]

  @Test("that is not UTF-8 is refused by the name of its field", arguments: invalid)
  func invalidUTF8(_ row: Row) throws {
    let field = [UInt8(row.bytes.count)] + row.bytes
    #expect(throws: DecodingFailure.invalidUTF8(field: "rollcall.directory.v1.User.email")) {
      try User(packed: [0x12] + field)
    }
    #expect(throws: DecodingFailure.invalidUTF8(field: "rollcall.sample.v1.Repeated.strings")) {
      try Repeated(packed: [0x72, 0, 0x72] + field)
    }
    #expect(throws: DecodingFailure.invalidUTF8(field: "rollcall.sample.v1.Choice.text")) {
      try Choice(packed: [0x1a] + field)
    }
    #expect(throws: DecodingFailure.invalidUTF8(field: "rollcall.sample.v1.Optionals.string_value"))
    {
      try Optionals(packed: [0x72] + field)
    }
    let entry = [0x0a] + field
    #expect(throws: DecodingFailure.invalidUTF8(field: "rollcall.sample.v1.Maps.texts")) {
      try Maps(packed: [0x0a, UInt8(entry.count)] + entry)
    }
    #expect(throws: DecodingFailure.invalidUTF8(field: "rollcall.directory.v1.User.id")) {
      let user = [0x0a] + field
      return try BatchGetUsersResponse(packed: [0x0a, UInt8(user.count)] + user)
    }
  }

  @Test("in bytes may be anything")
  func bytes() throws {
    #expect(try Scalars(packed: [0x7a, 2, 0xff, 0]).bytesValue == [0xff, 0])
  }

  @Test("of Unicode's every plane comes back")
  func planes() throws {
    let text = "aé€𝄞👩‍👩‍👧\u{feff}\u{e000}\u{10ffff}"
    #expect(try User(packed: User(id: text).packed()).id == text)
    let decomposed = User(id: "e\u{301}")
    #expect(try Array(User(packed: decomposed.packed()).id.utf8) == Array("e\u{301}".utf8))
  }

  @Test("as the key of a map is the same however its accents are composed")
  func composedKeys() throws {
    let entries: [UInt8] = [0x0a, 7, 0x0a, 2, 0xc3, 0xa9, 0x12, 1, 49]
    let decomposed: [UInt8] = [0x0a, 8, 0x0a, 3, 0x65, 0xcc, 0x81, 0x12, 1, 50]
    #expect(try Maps(packed: entries + decomposed).texts == ["é": "2"])
    #expect(throws: JSONFailure.self) {
      try Maps(json: #"{"texts":{"\u00e9":"1","e\u0301":"2"}}"#)
    }
  }
}
