import GroupsAPI
import Protobuf
import SampleAPI
import Testing
import WellKnownTypes

@Suite("JSON of well-known types")
struct JSONWellKnownTypesTests {
  static let options = JSONOptions(types: [.groupsAPI, .sampleAPI, .wellKnownTypes])

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let message: any Message
    let json: String
  }

  private static func holding(_ message: some Message) -> AnyMessage {
    let bytes = (try? message.packed()) ?? []
    return AnyMessage(
      typeURL: "type.googleapis.com/\(type(of: message).schema.fullName)", value: bytes)
  }

  static let rows = [
    Row(testDescription: "a wrapper as its value", message: StringValue(value: "a"), json: #""a""#),
    Row(testDescription: "a wrapper of the default", message: BoolValue(), json: "false"),
    Row(
      testDescription: "a wrapper of 64 bits as a string", message: Int64Value(value: .min),
      json: #""-9223372036854775808""#),
    Row(
      testDescription: "a wrapper of a fraction", message: FloatValue(value: 0.1), json: "0.1"),
    Row(
      testDescription: "a wrapper of what is no number", message: DoubleValue(value: -.infinity),
      json: #""-Infinity""#),
    Row(
      testDescription: "a wrapper of bytes", message: BytesValue(value: [0xfb, 0xff]),
      json: #""+/8=""#),
    Row(
      testDescription: "a Struct as an object, in the order of its keys",
      message: Struct(fields: [
        "b": Value(kind: .listValue(ListValue(values: [Value(kind: .numberValue(1.5))]))),
        "a": Value(kind: .nullValue(.nullValue)), "d": Value(kind: .stringValue("x")),
        "c": Value(kind: .structValue(Struct(fields: ["": Value(kind: .boolValue(false))]))),
      ]),
      json: #"{"a":null,"b":[1.5],"c":{"":false},"d":"x"}"#),
    Row(testDescription: "an empty Struct", message: Struct(), json: "{}"),
    Row(
      testDescription: "a list as an array",
      message: ListValue(values: [
        Value(kind: .nullValue(.nullValue)), Value(kind: .numberValue(-0.0)),
        Value(kind: .listValue(ListValue())),
      ]), json: "[null,-0.0,[]]"),
    Row(
      testDescription: "a Value as what it holds", message: Value(kind: .numberValue(3)), json: "3"),
    Row(
      testDescription: "a Value of null", message: Value(kind: .nullValue(.nullValue)),
      json: "null"),
    Row(testDescription: "an Any of nothing", message: AnyMessage(), json: "{}"),
    Row(
      testDescription: "an Any as the message in it, with its type",
      message: holding(Group(id: "g", members: [Member(userID: "u")])),
      json: #"{"@type":"type.googleapis.com/rollcall.groups.v1.Group","id":"g","#
        + #""members":[{"userId":"u"}]}"#),
    Row(
      testDescription: "an Any of an empty message", message: holding(Empty()),
      json: #"{"@type":"type.googleapis.com/google.protobuf.Empty"}"#),
    Row(
      testDescription: "an Any of a time, under a key of its own", message: holding(Timestamp()),
      json: #"{"@type":"type.googleapis.com/google.protobuf.Timestamp","#
        + #""value":"1970-01-01T00:00:00Z"}"#),
    Row(
      testDescription: "an Any of a wrapper", message: holding(UInt32Value(value: 7)),
      json: #"{"@type":"type.googleapis.com/google.protobuf.UInt32Value","value":7}"#),
    Row(
      testDescription: "an Any of a Value of null",
      message: holding(Value(kind: .nullValue(.nullValue))),
      json: #"{"@type":"type.googleapis.com/google.protobuf.Value","value":null}"#),
    Row(
      testDescription: "an Any within an Any", message: holding(holding(Member(userID: "u"))),
      json: #"{"@type":"type.googleapis.com/google.protobuf.Any","value":{"#
        + #""@type":"type.googleapis.com/rollcall.groups.v1.Member","userId":"u"}}"#),
  ]

  @Test("is what they stand for, both ways", arguments: rows)
  func bothWays(_ row: Row) throws {
    func check(_ message: some Message) throws {
      #expect(try message.json(options: Self.options) == row.json)
      #expect(try type(of: message).init(json: row.json, options: Self.options) == message)
    }
    try check(row.message)
  }

  @Test("takes the type of an Any wherever it stands, and its fields by either name")
  func typeAnywhere() throws {
    let json = #"{"user_id":"u","@type":"example.com/any/rollcall.groups.v1.Member"}"#
    let message = try AnyMessage(json: json, options: Self.options)
    #expect(message.typeURL == "example.com/any/rollcall.groups.v1.Member")
    #expect(try Member(packed: message.value) == Member(userID: "u"))
  }

  @Test("packs what is in an Any as the message itself does")
  func canonical() throws {
    let json = #"{"@type":"x/rollcall.sample.v1.Repeated","int32s":[1,2],"doubles":[]}"#
    let message = try AnyMessage(json: json, options: Self.options)
    #expect(message.value == [0x1a, 2, 1, 2])
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let json: String
    let type: any Message.Type
    let error: String
    var testDescription: String { error }
  }

  static let refused = [
    Refusal(
      json: "null", type: Int32Value.self, error: "expected a number, found null"),
    Refusal(
      json: #"{"value":1}"#, type: Int32Value.self, error: "expected a number, found an object"),
    Refusal(json: "[]", type: Struct.self, error: "expected an object, found an array"),
    Refusal(json: "{}", type: ListValue.self, error: "expected an array, found an object"),
    Refusal(
      json: #"{"a":[1e999]}"#, type: Value.self,
      error: #"["a"][0]: 1e999 is out of range for double"#),
    Refusal(json: "1", type: AnyMessage.self, error: "expected an object, found 1"),
    Refusal(
      json: #"{"id":"g"}"#, type: AnyMessage.self,
      error: #"expected "@type" with the type of the message"#),
    Refusal(
      json: #"{"@type":1}"#, type: AnyMessage.self, error: "@type: expected a string, found 1"),
    Refusal(
      json: #"{"@type":"rollcall.groups.v1.Group"}"#, type: AnyMessage.self,
      error: #"@type: expected a type such as "type.googleapis.com/google.protobuf.Empty", found "#
        + #""rollcall.groups.v1.Group""#),
    Refusal(
      json: #"{"@type":"x/rollcall.goals.v1.Goal"}"#, type: AnyMessage.self,
      error: "@type: rollcall.goals.v1.Goal is not among the types that are known here"),
    Refusal(
      json: #"{"@type":"x/rollcall.groups.v1.Group","members":[{"email":1}]}"#,
      type: AnyMessage.self, error: "members[0].email: expected a string, found 1"),
    Refusal(
      json: #"{"@type":"x/rollcall.groups.v1.Group","nickname":""}"#, type: AnyMessage.self,
      error: "nickname: rollcall.groups.v1.Group has no such field"),
    Refusal(
      json: #"{"@type":"x/google.protobuf.Duration"}"#, type: AnyMessage.self,
      error: #"expected "value" with the google.protobuf.Duration"#),
    Refusal(
      json: #"{"@type":"x/google.protobuf.Duration","value":"1s","more":1}"#,
      type: AnyMessage.self, error: #"more: only "value" goes with google.protobuf.Duration"#),
    Refusal(
      json: #"{"@type":"x/google.protobuf.Duration","value":"1"}"#, type: AnyMessage.self,
      error: #"value: expected a span such as "1.5s", found "1""#),
  ]

  @Test("is refused with the reason", arguments: refused)
  func refuse(_ refusal: Refusal) {
    do {
      _ = try refusal.type.init(json: refusal.json, options: Self.options)
      Issue.record("\(refusal.json) was taken")
    } catch {
      #expect(String(describing: error) == refusal.error)
    }
  }

  struct Unwritable: Sendable, CustomTestStringConvertible {
    let message: any Message
    let error: String
    var testDescription: String { error }
  }

  static let unwritable = [
    Unwritable(
      message: Struct(fields: ["a": Value()]),
      error: #"["a"]: a Value that holds nothing has no form in JSON"#),
    Unwritable(
      message: ListValue(values: [Value(kind: .numberValue(.nan))]),
      error: "[0]: nan has no form in JSON as a google.protobuf.Value"),
    Unwritable(
      message: AnyMessage(typeURL: "x/rollcall.goals.v1.Goal"),
      error: "@type: rollcall.goals.v1.Goal is not among the types that are known here"),
    Unwritable(
      message: AnyMessage(value: [1]),
      error:
        #"@type: expected a type such as "type.googleapis.com/google.protobuf.Empty", found """#),
    Unwritable(
      message: AnyMessage(typeURL: "x/rollcall.groups.v1.Group", value: [10]),
      error: "not a packed rollcall.groups.v1.Group"),
    Unwritable(
      message: AnyMessage(typeURL: "x/rollcall.groups.v1.Group", value: [10, 1, 0xff]),
      error: "rollcall.groups.v1.Group.id is not valid UTF-8"),
    Unwritable(
      message: holding(Timestamp(nanos: -1)),
      error: "value: 0 s -1 ns is no time between the years 1 and 9999"),
  ]

  @Test("is not written when there is none, and the reason said", arguments: unwritable)
  func notWritten(_ row: Unwritable) {
    do {
      _ = try row.message.json(options: Self.options)
      Issue.record("\(row.message) was written")
    } catch {
      #expect(String(describing: error) == row.error)
    }
  }

  @Test("of an Any within an Any ends at 100, which nobody but the writer of JSON checks")
  func nesting() throws {
    var message = AnyMessage()
    for _ in 0..<99 { message = Self.holding(message) }
    let json = try message.json(options: Self.options)
    #expect(try AnyMessage(json: json, options: Self.options) == message)
    let deeper = Self.holding(message)
    #expect(throws: JSONFailure.self) { try deeper.json(options: Self.options) }
  }

  @Test("of an Any in a description shows its bytes, since types are not known there")
  func description() {
    #expect(
      Self.holding(Member(userID: "u")).description == "google.protobuf.Any "
        + #"{"@type":"type.googleapis.com/rollcall.groups.v1.Member","value":"CgF1"}"#)
    #expect(
      Struct(fields: ["a": Value(), "b": Value(kind: .numberValue(.nan))]).description
        == #"google.protobuf.Struct {"a":{},"b":"NaN"}"#)
  }

  @Test("takes unknown fields beside an Any's when asked")
  func ignoresUnknown() throws {
    var options = Self.options
    options.ignoresUnknownFields = true
    let member = try AnyMessage(
      json: #"{"@type":"x/rollcall.groups.v1.Member","userId":"u","x":1}"#, options: options)
    #expect(try Member(packed: member.value) == Member(userID: "u"))
    let span = try AnyMessage(
      json: #"{"@type":"x/google.protobuf.Duration","value":"1s","x":1}"#, options: options)
    #expect(
      try WellKnownTypes.DurationMessage(packed: span.value)
        == WellKnownTypes.DurationMessage(seconds: 1))
  }

  @Test("knows the types it is given, whichever list has them")
  func types() {
    let types: MessageTypes = [.groupsAPI, .wellKnownTypes]
    #expect(types["rollcall.groups.v1.Group"] == Group.self)
    #expect(types["google.protobuf.Any"] == AnyMessage.self)
    #expect(types["rollcall.sample.v1.Scalars"] == nil)
    #expect(types == [.wellKnownTypes, .groupsAPI])
    #expect(types != .groupsAPI)
    #expect(MessageTypes.groupsAPI.fullNames.contains("rollcall.groups.v1.ComposeState.Row"))
  }
}
