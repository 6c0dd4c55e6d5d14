import DirectoryAPI
import GroupsAPI
import Protobuf
import SampleAPI
import Testing
import WellKnownTypes

@Suite("Writing JSON")
struct JSONWritingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let message: any Message
    let json: String
    var options = JSONOptions()
  }

  static let rows = [
    Row(testDescription: "nothing for an empty message", message: Scalars(), json: "{}"),
    Row(
      testDescription: "names in camel case", message: User(displayName: "Zoë"),
      json: #"{"displayName":"Zoë"}"#),
    Row(
      testDescription: "names of the .proto file when asked", message: User(displayName: "Zoë"),
      json: #"{"display_name":"Zoë"}"#, options: JSONOptions(protoFieldNames: true)),
    Row(
      testDescription: "64-bit numbers as strings and 32-bit ones as numbers",
      message: Scalars(
        int32Value: .min, int64Value: .min, uint32Value: .max, uint64Value: .max,
        sint32Value: -1, sint64Value: .min, fixed32Value: 1, fixed64Value: 2, sfixed32Value: -3,
        sfixed64Value: -4),
      json: #"{"int32Value":-2147483648,"int64Value":"-9223372036854775808","#
        + #""uint32Value":4294967295,"uint64Value":"18446744073709551615","sint32Value":-1,"#
        + #""sint64Value":"-9223372036854775808","fixed32Value":1,"fixed64Value":"2","#
        + #""sfixed32Value":-3,"sfixed64Value":"-4"}"#),
    Row(
      testDescription: "fractions, and what is no number as a name",
      message: Repeated(doubles: [0.1, -1e300, .infinity, -.infinity, .nan], floats: [0.1, 3]),
      json: #"{"doubles":[0.1,-1e+300,"Infinity","-Infinity","NaN"],"floats":[0.1,3]}"#),
    Row(
      testDescription: "bytes as base64",
      message: Repeated(chunks: [[], [0], [0, 255], [1, 2, 3]]),
      json: #"{"chunks":["","AA==","AP8=","AQID"]}"#),
    Row(
      testDescription: "enumerations by name, and numbers without one as numbers",
      message: Repeated(colours: [.red, .infrared, .unrecognized(9)]),
      json: #"{"colours":["COLOUR_RED","COLOUR_INFRARED",9]}"#),
    Row(
      testDescription: "escapes in strings", message: User(id: "\"\\\n\r\t\u{0}\u{1f}\u{2028}/é"),
      json: #"{"id":"\"\\\n\r\t\u0000\u001f\u2028/é"}"#),
    Row(
      testDescription: "a choice by the name of the field that is set",
      message: Choice(whatKind: .number(0)), json: #"{"number":0}"#),
    Row(
      testDescription: "optional fields at their default, since they are there",
      message: Optionals(boolValue: false, stringValue: "", scalars: Scalars()),
      json: #"{"boolValue":false,"stringValue":"","scalars":{}}"#),
    Row(
      testDescription: "maps as objects, in the order of their keys",
      message: Maps(
        texts: ["b": "2", "a": "1"], scalars: [-1: Scalars()], chunks: [true: [1], false: []]),
      json: #"{"texts":{"a":"1","b":"2"},"scalars":{"-1":{}},"chunks":{"false":"","true":"AQ=="}}"#),
    Row(
      testDescription: "well-known types in their own forms",
      message: WellKnown(
        time: Timestamp(seconds: 1_785_484_800, nanos: 500_000_000),
        span: WellKnownTypes.DurationMessage(seconds: -1, nanos: -500_000_000),
        mask: ["display_name", "a.b_c"], nothing: Empty()),
      json: #"{"time":"2026-07-31T08:00:00.500Z","span":"-1.500s","mask":"displayName,a.bC","#
        + #""nothing":{}}"#),
    Row(
      testDescription: "defaults when asked, but not what can be absent",
      message: Choice(),
      json: #"{"before":0,"after":0}"#, options: JSONOptions(includesDefaults: true)),
    Row(
      testDescription: "empty lists and enumerations when asked for defaults",
      message: ListUsersResponse(), json: #"{"users":[],"nextPageToken":""}"#,
      options: JSONOptions(includesDefaults: true)),
    Row(
      testDescription: "a field per line when asked",
      message: Group(id: "g", members: [Member(userID: "u"), Member()]),
      json: """
        {
          "id": "g",
          "members": [
            {
              "userId": "u"
            },
            {}
          ]
        }
        """, options: JSONOptions(isPretty: true)),
  ]

  @Test("gives", arguments: rows)
  func write(_ row: Row) throws {
    #expect(try row.message.json(options: row.options) == row.json)
  }

  @Test("leaves unknown fields out")
  func unknownFields() throws {
    #expect(try User(packed: [0xf8, 0x06, 9]).json() == "{}")
  }

  @Test("of what has no form in JSON says which field it is")
  func failures() {
    #expect(
      throws: JSONFailure(
        path: "times[1]",
        reason: "253402300800 s 0 ns is no time between the years 1 and 9999")
    ) {
      try WellKnown(times: [Timestamp(), Timestamp(seconds: 253_402_300_800)]).json()
    }
    #expect(
      throws: JSONFailure(
        path: "span", reason: "1 s -1 ns is no span of up to 10,000 years")
    ) {
      try WellKnown(span: WellKnownTypes.DurationMessage(seconds: 1, nanos: -1)).json()
    }
    #expect(throws: JSONFailure(path: "mask", reason: "\"Display_name\" has no form in JSON")) {
      try WellKnown(mask: ["Display_name"]).json()
    }
  }

  @Test("describes a message with its type, for logs")
  func description() {
    #expect(
      User(id: "x", displayName: "Zoë").description
        == #"rollcall.directory.v1.User {"id":"x","display_name":"Zoë"}"#)
    #expect(
      WellKnown(time: Timestamp(nanos: -1)).description
        == #"rollcall.sample.v1.WellKnown {"time":{"nanos":-1}}"#)
  }
}
