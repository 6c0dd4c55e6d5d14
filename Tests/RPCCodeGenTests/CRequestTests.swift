import PluginAPI
import Protobuf
import Testing

@testable import RPCCodeGen

@Suite("The request for protoc-gen-c")
struct CRequestTests {
  @Test("has optional fields as the only ones of real oneofs")
  func optional() throws {
    var field = Requests.field("x")
    field.oneofIndex = 0
    field.proto3Optional = true
    let rewritten = rewrite(
      DescriptorProto(name: "A", field: [field], oneofDecl: [OneofDescriptorProto(name: "_x")]))
    #expect(rewritten.field[0].proto3Optional == nil)
    #expect(rewritten.field[0].oneofIndex == 0)
    #expect(rewritten.oneofDecl.map(\.name) == ["_x_oneof0"])
  }

  @Test("has every string with its length, in nested messages too")
  func strings() throws {
    let inner = DescriptorProto(name: "B", field: [Requests.field("s")])
    let rewritten = rewrite(
      DescriptorProto(
        name: "A", field: [Requests.field("s"), Requests.field("n", 2, type: .int32)],
        nestedType: [inner]))
    #expect(rewritten.field.map(\.type) == [.bytes, .int32])
    #expect(rewritten.nestedType[0].field.map(\.type) == [.bytes])
  }

  @Test("has every bool as a number, and single fractions as their bits")
  func numbers() {
    let types: [FieldDescriptorProto.TypeEnum] = [.bool, .double, .float]
    let labels: [FieldDescriptorProto.Label] = [.optional, .repeated]
    let fields = labels.flatMap { label in
      types.map { Requests.field("x", type: $0, label: label) }
    }
    let rewritten = rewrite(DescriptorProto(name: "A", field: fields))
    #expect(rewritten.field.map(\.type) == [.uint64, .fixed64, .fixed32, .uint64, .double, .float])
  }

  @Test("has no options but those that the C code needs")
  func options() throws {
    var field = Requests.field("x", type: .int32, label: .repeated)
    // `packed`, `deprecated`, and `jstype`, 6.
    field.options = try FieldOptions(packed: [0x10, 0, 0x18, 1, 0x30, 1])
    let message = rewrite(
      DescriptorProto(
        name: "A", field: [field],
        enumType: [
          EnumDescriptorProto(
            name: "E", value: [EnumValueDescriptorProto(name: "X", number: 0)],
            options: EnumOptions(allowAlias: true, deprecated: true))
        ], options: MessageOptions(deprecated: true)))
    #expect(try message.field[0].options?.packed() == [0x10, 0])
    #expect(message.options == nil)
    #expect(try message.enumType[0].options?.packed() == [0x10, 1])
  }

  @Test("has names that no two things can share, in references too")
  func names() {
    let inner = DescriptorProto(name: "B_C")
    let rewritten = rewrite(
      DescriptorProto(
        name: "A", field: [Requests.field("x", type: .message, typeName: ".a.v1.A.B_C")],
        nestedType: [inner],
        enumType: [
          EnumDescriptorProto(
            name: "E",
            value: [
              EnumValueDescriptorProto(name: "MOO", number: 0),
              EnumValueDescriptorProto(name: "moo", number: 1),
            ])
        ]))
    #expect(rewritten.nestedType[0].name == CNames.type("B_C"))
    #expect(rewritten.field[0].name == "x_f1")
    #expect(rewritten.field[0].typeName == ".a_v1.A.\(CNames.type("B_C"))")
    #expect(rewritten.enumType[0].value.map(\.name) == ["MOO_v0", "moo_v1"])
  }

  @Test("has maps as repeated messages with a key and a value")
  func maps() {
    let entry = DescriptorProto(
      name: "MEntry", field: [Requests.field("key"), Requests.field("value", 2)],
      options: MessageOptions(mapEntry: true))
    let rewritten = rewrite(
      DescriptorProto(
        name: "A",
        field: [
          Requests.field("m", type: .message, label: .repeated, typeName: ".a.v1.A.MEntry")
        ], nestedType: [entry]))
    #expect(rewritten.nestedType[0].options == nil)
    #expect(rewritten.nestedType[0].field.map(\.name) == ["key", "value"])
  }

  @Test("imports the file of a type that came through a public import")
  func publicImports() {
    let inner = Requests.file("c.proto", package: "c", messages: [DescriptorProto(name: "C")])
    var through = Requests.file("b.proto", package: "b", dependency: ["c.proto"])
    through.publicDependency = [0]
    let file = Requests.file(
      messages: [
        DescriptorProto(name: "A", field: [Requests.field("c", type: .message, typeName: ".c.C")])
      ], dependency: ["b.proto"])
    let rewritten = CRequest.rewrite(Requests.request(inner, through, file))
    #expect(rewritten.protoFile.map(\.name) == ["c.proto", "a/v1/a.proto"])
    #expect(rewritten.protoFile[1].dependency == ["c.proto"])
  }

  @Test("has only the imports whose types are in fields, and no services")
  func imports() {
    let used = Requests.file("b.proto", package: "b", messages: [DescriptorProto(name: "B")])
    let ofMethods = Requests.file("c.proto", package: "c", messages: [DescriptorProto(name: "C")])
    let file = Requests.file(
      messages: [
        DescriptorProto(name: "A", field: [Requests.field("b", type: .message, typeName: ".b.B")])
      ],
      services: [
        ServiceDescriptorProto(
          name: "S",
          method: [Requests.method("Get", access: Access(callers: ["*"]), type: ".c.C")])
      ],
      dependency: ["b.proto", "c.proto", "rollcall/options/v1/options.proto"])
    let rewritten = CRequest.rewrite(
      Requests.request(used, ofMethods, Requests.options, file))
    #expect(rewritten.protoFile.map(\.name) == ["b.proto", "a/v1/a.proto"])
    #expect(rewritten.protoFile[1].dependency == ["b.proto"])
    #expect(rewritten.protoFile[1].service.isEmpty)
    #expect(rewritten.parameter == nil)
  }

  private func rewrite(_ message: DescriptorProto) -> DescriptorProto {
    CRequest.rewrite(Requests.request(Requests.file(messages: [message])))
      .protoFile[0].messageType[0]
  }
}
