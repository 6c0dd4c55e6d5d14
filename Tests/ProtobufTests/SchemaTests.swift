import Protobuf
import SampleAPI
import Testing

@Suite("Schemas")
struct SchemaTests {
  @Test("name the fields as the .proto file does, in its order")
  func fields() {
    let schema = Choice.schema
    #expect(schema.fullName == "rollcall.sample.v1.Choice")
    #expect(schema.documentation == "One or another.")
    #expect(schema.fields.prefix(3).map(\.name) == ["before", "number", "text"])
    #expect(schema.field(named: "other_number")?.jsonName == "otherNumber")
    #expect(schema.field(named: "otherNumber")?.number == 12)
    #expect(schema.field(number: 12)?.label == .oneof("other"))
    #expect(schema.field(number: 2)?.documentation == "Zero is a choice too.")
    #expect(schema.field(number: 99) == nil)
  }

  @Test("name the types of fields")
  func types() {
    #expect(
      Maps.schema.fields.map(\.type.name) == [
        "map<string, string>", "map<int32, rollcall.sample.v1.Scalars>", "map<bool, bytes>",
        "map<uint64, rollcall.sample.v1.Colour>", "map<sint64, double>",
      ])
    #expect(Tree.schema.field(number: 2)?.type.name == "rollcall.sample.v1.Tree")
    #expect(Scalars.schema.field(number: 11)?.type.name == "sfixed32")
  }

  @Test("keep comments of several lines")
  func comments() {
    #expect(
      SampleAPI.DurationMessage.schema.fields.map(\.documentation) == [
        "Line one of a comment.\n\nLine three, with \"quotes\" and a \\ backslash.\n\n"
          + "Behind it.",
        "After the field.",
      ])
  }

  @Test("of enumerations find names and numbers")
  func enumerations() {
    #expect(Colour.schema.number(of: "COLOUR_INFRARED") == -1)
    #expect(Colour.schema.name(of: 2) == "COLOUR_GREEN")
    #expect(Colour.schema.name(of: 9) == nil)
    #expect(Colour.red.description == "COLOUR_RED")
    #expect(Colour.unrecognized(9).description == "9")
    #expect(Names.TypeEnum.schema.name(of: 2) == "TYPE_DEFAULT")
    #expect(Names.TypeEnum.schema.number(of: "TYPE_OTHERWISE") == 2)
  }

  @Test("build messages in place")
  func with() {
    #expect(Tree.with { $0.name = "a" } == Tree(name: "a"))
  }
}
