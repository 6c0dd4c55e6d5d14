import DirectoryAPI
import GroupsAPI
import Protobuf
import SampleAPI
import Testing
import WellKnownTypes

@Suite("Reading JSON")
struct JSONReadingTests {
  @Test("gives back what was written", arguments: Samples.all.indices)
  func roundTrip(_ index: Int) throws {
    func check(_ message: some Message) throws {
      for pretty in [false, true] {
        for defaults in [false, true] {
          let options = JSONOptions(
            isPretty: pretty, includesDefaults: defaults, protoFieldNames: pretty != defaults)
          #expect(try type(of: message).init(json: message.json(options: options)) == message)
        }
      }
    }
    try check(Samples.all[index])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let json: String
    let message: any Message
  }

  static let accepted = [
    Row(
      testDescription: "either spelling of a name", json: #"{"display_name":"a","id":"b"}"#,
      message: User(id: "b", displayName: "a")),
    Row(
      testDescription: "white space anywhere", json: " {\n\t\"id\" :\r\n \"b\" } ",
      message: User(id: "b")),
    Row(
      testDescription: "numbers as strings and as numbers, whatever their width",
      json: #"{"int32Value":"-5","int64Value":7,"uint64Value":"18446744073709551615"}"#,
      message: Scalars(int32Value: -5, int64Value: 7, uint64Value: .max)),
    Row(
      testDescription: "whole numbers with an exponent or a fraction of zero",
      json: #"{"int32Value":1e3,"int64Value":-2.0,"uint32Value":"3E0","uint64Value":0.05e+2,"#
        + #""sint32Value":500e-2,"sint64Value":0e999999999999999999999,"fixed32Value":-0}"#,
      message: Scalars(
        int32Value: 1000, int64Value: -2, uint32Value: 3, uint64Value: 5, sint32Value: 5)),
    Row(
      testDescription: "a 64-bit number with an exponent, exactly",
      json: #"{"uint64Value":1844674407370955161.5e1}"#, message: Scalars(uint64Value: .max)),
    Row(
      testDescription: "a 64-bit number beyond what a double holds, exactly",
      json: #"{"int64Value":9223372036854775807}"#, message: Scalars(int64Value: .max)),
    Row(
      testDescription: "fractions as strings and names of what is no number",
      json: #"{"doubles":["0.5",1,"Infinity","-Infinity"],"floats":[-0.25]}"#,
      message: Repeated(doubles: [0.5, 1, .infinity, -.infinity], floats: [-0.25])),
    Row(
      testDescription: "enumerations by number too",
      json: #"{"colours":["COLOUR_GREEN",1,-1,99]}"#,
      message: Repeated(colours: [.green, .red, .infrared, .unrecognized(99)])),
    Row(
      testDescription: "base64 of either alphabet, padded or not",
      json: #"{"chunks":["-_8","+/8=","","AQ"]}"#,
      message: Repeated(chunks: [[0xfb, 0xff], [0xfb, 0xff], [], [1]])),
    Row(
      testDescription: "null as absence",
      json: #"{"id":null,"createTime":null,"revision":null}"#, message: User()),
    Row(
      testDescription: "escapes, and surrogate pairs",
      json: #"{"id":"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00\u0000"}"#,
      message: User(id: "\"\\/\u{8}\u{c}\n\r\té😀\u{0}")),
    Row(
      testDescription: "keys of maps",
      json: #"{"scalars":{"-1":{}},"chunks":{"true":"AQ=="},"doubles":{"5":1}}"#,
      message: Maps(scalars: [-1: Scalars()], chunks: [true: [1]], doubles: [5: 1])),
    Row(
      testDescription: "times with an offset and any fraction",
      json: #"{"time":"2026-07-31T10:00:00.000000001+02:00"}"#,
      message: WellKnown(time: Timestamp(seconds: 1_785_484_800, nanos: 1))),
    Row(
      testDescription: "spans and masks", json: #"{"span":"-0.5s","mask":"displayName,a.bC"}"#,
      message: WellKnown(
        span: WellKnownTypes.DurationMessage(nanos: -500_000_000), mask: ["display_name", "a.b_c"])
    ),
    Row(testDescription: "an empty mask", json: #"{"mask":""}"#, message: WellKnown(mask: [])),
    Row(
      testDescription: "an empty message", json: #"{"nothing":{}}"#,
      message: WellKnown(nothing: Empty())),
  ]

  @Test("takes", arguments: accepted)
  func accept(_ row: Row) throws {
    func check(_ message: some Message) throws {
      #expect(try type(of: message).init(json: row.json) == message)
    }
    try check(row.message)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let json: String
    let type: any Message.Type
    let error: String
    var testDescription: String { error }
  }

  static let refused = [
    Refusal(json: "", type: User.self, error: "line 1, column 1: expected a value"),
    Refusal(json: "{", type: User.self, error: "line 1, column 2: expected a key in quotes"),
    Refusal(
      json: "{\n  \"id\": \"a\",\n  email}", type: User.self,
      error: "line 3, column 3: expected a key in quotes"),
    Refusal(json: #"{"id" 1}"#, type: User.self, error: #"line 1, column 7: expected ":""#),
    Refusal(
      json: #"{"id":"a";}"#, type: User.self, error: #"line 1, column 10: expected "," or "}""#),
    Refusal(
      json: #"{"id":"a"} x"#, type: User.self,
      error: "line 1, column 12: expected the end of the text"),
    Refusal(
      json: #"{"id":"a}"#, type: User.self, error: "line 1, column 10: the string has no end"),
    Refusal(
      json: "{\"id\":\"a\nb\"}", type: User.self,
      error: "line 1, column 9: a control character in a string has to be escaped"),
    Refusal(json: #"{"id":"\x"}"#, type: User.self, error: "line 1, column 10: unknown escape"),
    Refusal(
      json: #"{"id":"\ud800"}"#, type: User.self,
      error: "line 1, column 14: half of a surrogate pair"),
    Refusal(
      json: #"{"id":"a","id":"b"}"#, type: User.self,
      error: #"line 1, column 15: the key "id" comes twice"#),
    Refusal(
      json: #"{"revision":01}"#, type: User.self, error: #"line 1, column 14: expected "," or "}""#),
    Refusal(
      json: String(repeating: "[", count: 300), type: User.self,
      error: "line 1, column 201: nested more than 200 deep"),
    Refusal(json: "[]", type: User.self, error: "expected an object, found an array"),
    Refusal(
      json: #"{"nickname":1}"#, type: User.self,
      error: "nickname: rollcall.directory.v1.User has no such field"),
    Refusal(
      json: #"{"users":[{},{"createTime":{}}]}"#, type: ListUsersResponse.self,
      error: #"users[1].createTime: expected a time such as "2026-07-31T08:00:00Z", "#
        + "found an object"),
    Refusal(
      json: #"{"members":[{},{},{"email":12}]}"#, type: Group.self,
      error: "members[2].email: expected a string, found 12"),
    Refusal(
      json: #"{"members":{}}"#, type: Group.self,
      error: "members: expected an array, found an object"),
    Refusal(
      json: #"{"members":[null]}"#, type: Group.self,
      error: "members[0]: expected an object, found null"),
    Refusal(
      json: #"{"displayName":"a","display_name":"b"}"#, type: User.self,
      error: "display_name: comes twice"),
    Refusal(
      json: #"{"number":1,"text":"a"}"#, type: Choice.self,
      error: "text: excludes number: both are of the oneof what_kind"),
    Refusal(
      json: #"{"int32Value":2147483648}"#, type: Scalars.self,
      error: "int32Value: 2147483648 is out of range for int32"),
    Refusal(
      json: #"{"uint64Value":-1}"#, type: Scalars.self,
      error: "uint64Value: -1 is out of range for uint64"),
    Refusal(
      json: #"{"int64Value":1.5}"#, type: Scalars.self,
      error: "int64Value: expected a whole number, found 1.5"),
    Refusal(
      json: #"{"int64Value":1e-99999999999999999999}"#, type: Scalars.self,
      error: "int64Value: expected a whole number, found 1e-99999999999999999999"),
    Refusal(
      json: #"{"int64Value":1e99999999999999999999}"#, type: Scalars.self,
      error: "int64Value: 1e99999999999999999999 is out of range for int64"),
    Refusal(
      json: #"{"int64Value":"0x10"}"#, type: Scalars.self,
      error: #"int64Value: expected a number, found "0x10""#),
    Refusal(
      json: #"{"floatValue":1e39}"#, type: Scalars.self,
      error: "floatValue: 1e39 is out of range for float"),
    Refusal(
      json: #"{"doubleValue":1e400}"#, type: Scalars.self,
      error: "doubleValue: 1e400 is out of range for double"),
    Refusal(
      json: #"{"boolValue":"true"}"#, type: Scalars.self,
      error: #"boolValue: expected true or false, found "true""#),
    Refusal(
      json: #"{"bytesValue":"A"}"#, type: Scalars.self,
      error: #"bytesValue: expected base64, found "A""#),
    Refusal(
      json: #"{"colour":"RED"}"#, type: Scalars.self,
      error: #"colour: rollcall.sample.v1.Colour has no value "RED""#),
    Refusal(
      json: #"{"colour":true}"#, type: Scalars.self,
      error: "colour: expected a name of rollcall.sample.v1.Colour, found true"),
    Refusal(
      json: #"{"scalars":{"x":{}}}"#, type: Maps.self,
      error: #"scalars["x"]: expected a number, found "x""#),
    Refusal(
      json: #"{"chunks":{"yes":""}}"#, type: Maps.self,
      error: #"chunks["yes"]: expected "true" or "false" as the key"#),
    Refusal(
      json: #"{"scalars":{"0":{},"-0":{}}}"#, type: Maps.self,
      error: #"scalars["-0"]: comes twice"#),
    Refusal(
      json: #"{"texts":{"a":null}}"#, type: Maps.self,
      error: #"texts["a"]: expected a string, found null"#),
    Refusal(
      json: #"{"time":"2026-07-31t08:00:00z"}"#, type: WellKnown.self,
      error: #"time: expected a time such as "2026-07-31T08:00:00Z", "#
        + #"found "2026-07-31t08:00:00z""#),
    Refusal(
      json: #"{"span":"315576000001s"}"#, type: WellKnown.self,
      error: #"span: expected a span such as "1.5s", found "315576000001s""#),
    Refusal(
      json: #"{"span":"1"}"#, type: WellKnown.self,
      error: #"span: expected a span such as "1.5s", found "1""#),
    Refusal(
      json: #"{"mask":"display_name"}"#, type: WellKnown.self,
      error: #"mask: "display_name" is not the name of a field in JSON"#),
  ]

  @Test("refuses", arguments: refused)
  func refuse(_ refusal: Refusal) {
    do {
      _ = try refusal.type.init(json: refusal.json)
      Issue.record("\(refusal.json) was taken")
    } catch {
      #expect(String(describing: error) == refusal.error)
    }
  }

  @Test("skips unknown fields when asked, whatever is in them")
  func ignoreUnknown() throws {
    let options = JSONOptions(ignoresUnknownFields: true)
    let user = try User(json: #"{"x":[{"y":null}],"id":"a","z":1e9}"#, options: options)
    #expect(user == User(id: "a"))
  }

  @Test("skips unknown names of enumerations when asked, and what they would be the value of")
  func ignoreUnknownNames() throws {
    let options = JSONOptions(ignoresUnknownFields: true)
    #expect(
      try Repeated(json: #"{"colours":["COLOUR_RED","COLOUR_MAUVE",1]}"#, options: options)
        == Repeated(colours: [.red, .red]))
    #expect(
      try Maps(json: #"{"colours":{"1":"COLOUR_MAUVE","2":"COLOUR_RED"}}"#, options: options)
        == Maps(colours: [2: .red]))
    #expect(
      try Optionals(json: #"{"colour":"COLOUR_MAUVE"}"#, options: options) == Optionals())
    // Only a name can be unknown: everything else is refused as ever.
    #expect(throws: JSONFailure.self) {
      try Scalars(json: #"{"colour":true}"#, options: options)
    }
  }

  @Test("cut off at any place is refused, never a trap")
  func truncated() throws {
    let json = try Samples.largest.json()
    for count in 0..<json.count {
      #expect(throws: JSONFailure.self) { try Scalars(json: String(json.prefix(count))) }
    }
  }

  @Test("says where an error is behind a long key, and doesn't repeat the key for each value")
  func longKey() {
    // A megabyte, times a hundred thousand numbers, would take long to copy.
    let key = String(repeating: "k", count: 1_000_000)
    let numbers = String(repeating: "0,", count: 100_000)
    #expect(
      throws: JSONFailure(
        path: "[\"\(String(repeating: "k", count: 40))…\"][100000]",
        reason: "1e999 is out of range for double")
    ) {
      try Struct(json: "{\"\(key)\":[\(numbers)1e999]}")
    }
  }

  @Test("refuses messages nested deeper than unpacking takes")
  func nesting() throws {
    let json =
      String(repeating: #"{"left":"#, count: 150) + "{}" + String(repeating: "}", count: 150)
    #expect(throws: JSONFailure.self) { try Tree(json: json) }
  }
}
