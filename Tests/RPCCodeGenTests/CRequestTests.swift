import PluginAPI
import Protobuf
import RPCCodeGen
import Testing

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
    #expect(rewritten.oneofDecl.map(\.name) == ["_x"])
  }

  @Test("has every string with its length, in nested messages too")
  func strings() throws {
    let inner = DescriptorProto(name: "B", field: [Requests.field("s")])
    let rewritten = rewrite(
      DescriptorProto(
        name: "A", field: [Requests.field("s"), Requests.field("n", 2, type: .int32)],
        nestedType: [inner]))
    // Field 1019, length 2, field 1: true.
    #expect(try rewritten.field[0].options?.packed() == [0xda, 0x3f, 2, 8, 1])
    #expect(rewritten.field[1].options == nil)
    #expect(rewritten.nestedType[0].field[0].options?.protobufC?.stringAsBytes == true)
  }

  @Test("keeps what this generator doesn't know")
  func unknownFields() throws {
    // FieldOptions.deprecated, 3, and FieldDescriptorProto.default_value, 7.
    let options = try FieldOptions(packed: [0x18, 1])
    var field = try FieldDescriptorProto(packed: [0x3a, 1, 120])
    field.type = .string
    field.options = options
    let rewritten = rewrite(DescriptorProto(name: "A", field: [field])).field[0]
    #expect(rewritten.unknownFields == field.unknownFields)
    #expect(rewritten.options?.unknownFields == options.unknownFields)
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
