import PluginAPI
import RPCCodeGen
import Testing

@Suite("What can't be generated")
struct RefusalTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let request: CodeGeneratorRequest
    let error: String
    var testDescription: String { error }
  }

  private static let a = DescriptorProto(name: "A", field: [Requests.field("x")])

  static let rows = [
    Row(
      request: Requests.request(Requests.file(), parameter: ""),
      error: "the parameter module=NAME is missing"),
    Row(
      request: Requests.request(Requests.file(), parameter: "module"),
      error: #"the parameter "module" has no value"#),
    Row(
      request: Requests.request(Requests.file(), parameter: "module=A,colour=red"),
      error: #"unknown parameter "colour"; there are module=NAME and MFILE.proto=MODULE"#),
    Row(
      request: Requests.request(Requests.file(syntax: nil)),
      error: "a/v1/a.proto: proto2 is not supported; the file has to say syntax = \"proto3\""),
    Row(
      request: Requests.request(Requests.file(syntax: "editions")),
      error: "a/v1/a.proto: editions is not supported; the file has to say syntax = \"proto3\""),
    Row(
      request: Requests.request(Requests.options),
      error: "rollcall/options/v1/options.proto: extension access: extensions are not supported"),
    Row(
      request: Requests.request(
        Requests.file(messages: [
          DescriptorProto(name: "A", extension: [FieldDescriptorProto(name: "e")])
        ])),
      error: "a/v1/a.proto: message a.v1.A, extension e: extensions are not supported"),
    Row(
      request: Requests.request(
        Requests.file(messages: [
          DescriptorProto(name: "A", field: [Requests.field("g", type: .group)])
        ])),
      error: "a/v1/a.proto: field a.v1.A.g: groups are not supported"),
    Row(
      request: Requests.request(
        Requests.file(messages: [
          DescriptorProto(name: "A", field: [Requests.field("r", label: .required)])
        ])),
      error: "a/v1/a.proto: field a.v1.A.r: required fields are not supported"),
    Row(
      request: Requests.request(
        Requests.file(messages: [
          DescriptorProto(name: "A", field: [Requests.field("x", type: .unrecognized(77))])
        ])),
      error: "a/v1/a.proto: field a.v1.A.x: unknown type 77"),
    Row(
      request: Requests.request(
        Requests.file(messages: [
          DescriptorProto(
            name: "A", field: [Requests.field("x", type: .message, typeName: ".b.B")])
        ])),
      error: "a/v1/a.proto: field a.v1.A.x: the type .b.B is not in the request"),
    Row(
      request: Requests.request(
        Requests.file("b.proto", package: "b", messages: [DescriptorProto(name: "B")]),
        Requests.file(
          messages: [
            DescriptorProto(
              name: "A", field: [Requests.field("x", type: .message, typeName: ".b.B")])
          ], dependency: ["b.proto"])),
      error: "a/v1/a.proto: uses b.B, but b.proto has no module; add Mb.proto=MODULE"),
    Row(
      request: CodeGeneratorRequest(
        fileToGenerate: ["a/v1/a.proto", "b/v1/a.proto"], parameter: "module=AAPI",
        protoFile: [Requests.file(), Requests.file("b/v1/a.proto", package: "b.v1")]),
      error: "b/v1/a.proto: has the same name as a/v1/a.proto, and both are for AAPI"),
    Row(
      request: service(Requests.method("Get", access: nil)),
      error: "a/v1/a.proto: service a.v1.S, method Get: has no (rollcall.options.v1.access), "
        + "so nobody could call it"),
    Row(
      request: service(Requests.method("Get", access: Access())),
      error:
        "a/v1/a.proto: service a.v1.S, method Get: (rollcall.options.v1.access) names no caller"
    ),
    Row(
      request: service(Requests.method("Get", access: Access(callers: ["operator", ""]))),
      error:
        "a/v1/a.proto: service a.v1.S, method Get: (rollcall.options.v1.access) names no caller"
    ),
    Row(
      request: service(Requests.method("Get", access: Access(callers: ["*", "operator"]))),
      error: "a/v1/a.proto: service a.v1.S, method Get: (rollcall.options.v1.access) has \"*\" "
        + "beside other callers"),
    Row(
      request: service(Requests.method("Get", access: Access(callers: ["*"]), type: ".b.B")),
      error: "a/v1/a.proto: service a.v1.S, method Get: its types are not in the request"),
    Row(
      request: service(
        Requests.method("GetA", access: Access(callers: ["*"])),
        Requests.method("get_a", access: Access(callers: ["*"]))),
      error: "a/v1/a.proto: service a.v1.S: GetA and get_a are both getA in Swift"),
  ]

  private static func service(_ methods: MethodDescriptorProto...) -> CodeGeneratorRequest {
    Requests.request(
      Requests.options,
      Requests.file(
        messages: [a], services: [ServiceDescriptorProto(name: "S", method: methods)]))
  }

  @Test("is refused by name", arguments: rows)
  func refusal(_ row: Row) {
    do {
      _ = try Generator.swiftFiles(for: row.request)
      Issue.record("it was generated")
    } catch {
      #expect(error.description == row.error)
    }
  }
}
