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
      error: #"unknown parameter "colour"; there are module=NAME, visibility=public, package or "#
        + "internal, and MFILE.proto=MODULE"),
    Row(
      request: Requests.request(Requests.file(), parameter: "module="),
      error: #"the parameter "module=" has no value"#),
    Row(
      request: Requests.request(Requests.file(), parameter: "module=A/B"),
      error: #""A/B" is no name of a module"#),
    Row(
      request: Requests.request(Requests.file(), parameter: "module=A,Mb.proto=1B"),
      error: #""1B" is no name of a module"#),
    Row(
      request: Requests.request(Requests.file(), parameter: "module=A,module=B"),
      error: "module can't be both A and B"),
    Row(
      request: Requests.request(Requests.file(), parameter: "module=A,visibility=private"),
      error: "visibility=private is none of public, package and internal"),
    Row(
      request: Requests.request(Requests.file(syntax: nil)),
      error: "a/v1/a.proto: proto2 is not supported; the file has to say syntax = \"proto3\""),
    Row(
      request: Requests.request(Requests.file(syntax: nil, lines: [([], 3)])),
      error: "a/v1/a.proto:3: proto2 is not supported; the file has to say syntax = \"proto3\""),
    Row(
      request: Requests.request(Requests.file(syntax: "editions", lines: [([], 1), ([12], 2)])),
      error: "a/v1/a.proto:2: editions are not supported; the file has to say syntax = \"proto3\""),
    Row(
      request: Requests.request(
        Requests.file(
          extensions: [FieldDescriptorProto(name: "e", extendee: ".b.B")], lines: [([7, 0], 12)])),
      error: "a/v1/a.proto:12: extension e of b.B: extensions are not supported, "
        + "except of the messages of options"),
    Row(
      request: Requests.request(
        Requests.file(
          messages: [
            DescriptorProto(
              name: "A", extension: [FieldDescriptorProto(name: "e", extendee: ".b.Options")])
          ], lines: [([4, 0, 6, 0], 7)])),
      error: "a/v1/a.proto:7: extension e of b.Options: extensions are not supported, "
        + "except of the messages of options"),
    Row(
      request: Requests.request(
        Requests.file(
          messages: [
            DescriptorProto(name: "A", field: [Requests.field("g", type: .group)])
          ], lines: [([4, 0, 2, 0], 5)])),
      error: "a/v1/a.proto:5: field a.v1.A.g: groups are not supported"),
    Row(
      request: Requests.request(
        Requests.file("b.proto", package: "b", messages: [DescriptorProto(name: "B")], syntax: nil),
        Requests.file(
          messages: [
            DescriptorProto(
              name: "A", field: [Requests.field("x", type: .message, typeName: ".b.B")])
          ], dependency: ["b.proto"], lines: [([4, 0, 2, 0], 5)])),
      error: "a/v1/a.proto:5: field a.v1.A.x: b.B is of b.proto, which is not proto3"),
    Row(
      request: Requests.request(
        Requests.file("b.proto", package: "b", messages: [DescriptorProto(name: "B")]),
        Requests.file(
          messages: [
            DescriptorProto(
              name: "A", field: [Requests.field("x", type: .message, typeName: ".b.B")])
          ], dependency: ["b.proto"], lines: [([4, 0, 2, 0], 5)]),
        parameter: "module=AAPI,Mb.proto=AAPI"),
      error: "a/v1/a.proto:5: field a.v1.A.x: b.B is of b.proto, which is for AAPI too; "
        + "name all files of a module in one call of protoc"),
    Row(
      request: CodeGeneratorRequest(
        fileToGenerate: ["a/v1/a.proto", "b/v1/b.proto"], parameter: "module=AAPI",
        protoFile: [
          Requests.file(messages: [a]),
          Requests.file("b/v1/b.proto", package: "b.v1", messages: [a]),
        ]),
      error: "b/v1/b.proto: a.v1.A and b.v1.A are both A in AAPI; "
        + "give their files modules of their own"),
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
      error: "a/v1/a.proto: field a.v1.A.x: b.B is of b.proto, which has no module; "
        + "add Mb.proto=MODULE"),
    Row(
      request: Requests.request(
        Requests.file("b.proto", package: "b", messages: [DescriptorProto(name: "B")]),
        Requests.options,
        Requests.file(
          services: [
            ServiceDescriptorProto(
              name: "S",
              method: [Requests.method("Get", access: Access(callers: ["*"]), type: ".b.B")])
          ], dependency: ["b.proto"], lines: [([6, 0, 2, 0], 9)])),
      error: "a/v1/a.proto:9: service a.v1.S, method Get: b.B is of b.proto, which has no module; "
        + "add Mb.proto=MODULE"),
    Row(
      request: Requests.request(
        Requests.file("b.proto", package: "b", messages: [DescriptorProto(name: "B")], syntax: nil),
        Requests.options,
        Requests.file(
          services: [
            ServiceDescriptorProto(
              name: "S",
              method: [Requests.method("Get", access: Access(callers: ["*"]), type: ".b.B")])
          ], dependency: ["b.proto"])),
      error:
        "a/v1/a.proto: service a.v1.S, method Get: b.B is of b.proto, which is not proto3"),
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
        "a/v1/a.proto: service a.v1.S, method Get: (rollcall.options.v1.access) names neither "
        + "callers nor users"),
    Row(
      request: service(Requests.method("Get", access: Access(callers: ["operator", ""]))),
      error: "a/v1/a.proto: service a.v1.S, method Get: (rollcall.options.v1.access) names a "
        + #"caller """#),
    Row(
      request: service(
        Requests.method("Get", access: Access(callers: ["*"], users: .signedIn))),
      error: "a/v1/a.proto: service a.v1.S, method Get: (rollcall.options.v1.access) has users "
        + #"beside "*", which lets everybody in already"#),
    Row(
      request: service(
        Requests.method("Get", access: Access(callers: ["operator"], users: .unrecognized(9)))),
      error: "a/v1/a.proto: service a.v1.S, method Get: (rollcall.options.v1.access) has users: 9, "
        + "which this generator doesn't know"),
    Row(
      request: service(
        Requests.method("Get", access: Access(callers: ["operator"], selfField: "x"))),
      error: "a/v1/a.proto: service a.v1.S, method Get: (rollcall.options.v1.access) has "
        + #"self: "x" without users: USERS_SELF"#),
    Row(
      request: service(
        Requests.method("Get", access: Access(users: .signedIn, selfField: "x"))),
      error: "a/v1/a.proto: service a.v1.S, method Get: (rollcall.options.v1.access) has "
        + #"self: "x" without users: USERS_SELF"#),
    selfRow("y", but: #"a.v1.A has no field "y""#),
    selfRow("x.id", but: "a.v1.A.x isn't a message"),
    selfRow("x.", but: "a.v1.A.x isn't a message"),
    selfRow(".x", but: #"a.v1.A has no field """#),
    selfRow("number", but: "a.v1.A.number isn't a string"),
    selfRow("many", but: "a.v1.A.many isn't a string"),
    selfRow("b", but: "a.v1.A.b isn't a string"),
    selfRow("b.y", but: #"a.v1.B has no field "y""#),
    selfRow("bs.id", but: "a.v1.A.bs isn't a message"),
    selfRow("old", but: "a.v1.A.old is deprecated"),
    Row(
      request: service(Requests.method("Get", access: Access(callers: ["*", "operator"]))),
      error: "a/v1/a.proto: service a.v1.S, method Get: (rollcall.options.v1.access) has \"*\" "
        + "beside other callers"),
    Row(
      request: service(Requests.method("Get", access: Access(callers: ["*"]), type: ".b.B")),
      error: "a/v1/a.proto: service a.v1.S, method Get: its types are not in the request"),
  ]

  /// What a `self` can't be.
  private static func selfRow(_ path: String, but reason: String) -> Row {
    let message = DescriptorProto(
      name: "A",
      field: [
        Requests.field("x"), Requests.field("number", 2, type: .int32),
        Requests.field("many", 3, label: .repeated),
        Requests.field("b", 4, type: .message, typeName: ".a.v1.B"),
        Requests.field("bs", 5, type: .message, label: .repeated, typeName: ".a.v1.B"),
        FieldDescriptorProto(
          name: "old", number: 6, label: .optional, type: .string,
          options: FieldOptions(deprecated: true), jsonName: "old"),
      ])
    let method = Requests.method("Get", access: Access(users: .selfValue, selfField: path))
    return Row(
      request: Requests.request(
        Requests.options,
        Requests.file(
          messages: [message, DescriptorProto(name: "B", field: [Requests.field("id")])],
          services: [ServiceDescriptorProto(name: "S", method: [method])],
          lines: [([6, 0, 2, 0], 9)])),
      error: "a/v1/a.proto:9: service a.v1.S, method Get: (rollcall.options.v1.access) has "
        + "self: \"\(path)\", but \(reason)")
  }

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
