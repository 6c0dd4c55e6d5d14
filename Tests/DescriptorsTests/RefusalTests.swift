import PluginAPI
import Protobuf
import SampleAPI
import Testing

@testable import Descriptors

@Suite("Descriptors of whoever")
struct RefusalTests {
  struct Wrong: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [FileDescriptorProto]
    let reason: String
    var testDescription: String { name }

    init(_ name: String, _ files: FileDescriptorProto..., reason: String) {
      self.name = name
      self.files = files
      self.reason = reason
    }
  }

  private static func file(
    _ name: String = "a.proto", _ messages: DescriptorProto..., enums: [EnumDescriptorProto] = [],
    services: [ServiceDescriptorProto] = [], extensions: [FieldDescriptorProto] = [],
    imports: [String] = [], syntax: String? = "proto3"
  ) -> FileDescriptorProto {
    FileDescriptorProto(
      name: name, package: "a", dependency: imports, messageType: messages, enumType: enums,
      service: services, extension: extensions, syntax: syntax)
  }

  private static func field(
    _ name: String = "f", _ number: Int32 = 1, _ type: FieldDescriptorProto.TypeEnum? = .string,
    of typeName: String? = nil, label: FieldDescriptorProto.Label = .optional,
    oneof: Int32? = nil, extending: String? = nil
  ) -> FieldDescriptorProto {
    FieldDescriptorProto(
      name: name, extendee: extending, number: number, label: label, type: type,
      typeName: typeName, oneofIndex: oneof)
  }

  private static func entry(_ fields: FieldDescriptorProto...) -> DescriptorProto {
    DescriptorProto(
      name: "M",
      field: [field("m", 1, .message, of: ".a.M.E", label: .repeated)],
      nestedType: [
        DescriptorProto(name: "E", field: fields, options: MessageOptions(mapEntry: true))
      ])
  }

  static let wrong: [Wrong] = [
    Wrong("no name", FileDescriptorProto(), reason: "a file without a name"),
    Wrong(
      "a file twice", file(), file("a.proto", DescriptorProto(name: "M")),
      reason: "a.proto: comes twice, and not the same"),
    Wrong(
      "an edition of the future",
      FileDescriptorProto(name: "a.proto", syntax: "editions", edition: 1999),
      reason: "a.proto: of an edition that isn't known here (number 1999); proto2, proto3 and "
        + "editions 2023 and 2024 are"),
    Wrong(
      "a name with a terminal's commands",
      file("a.proto", DescriptorProto(name: "M\u{1b}[2J")),
      reason: "a.proto: something in \"a\" has no name, or one that is none"),
    Wrong(
      "a message twice", file("a.proto", DescriptorProto(name: "M"), DescriptorProto(name: "M")),
      reason: "a.proto: a.M is declared twice"),
    Wrong(
      "a number twice",
      file("a.proto", DescriptorProto(name: "M", field: [field("f"), field("g")])),
      reason: "a.proto: message a.M, field g: its number 1 is taken"),
    Wrong(
      "a field twice",
      file("a.proto", DescriptorProto(name: "M", field: [field("f"), field("f", 2)])),
      reason: "a.proto: message a.M, field f comes twice"),
    Wrong(
      "a number that tags can't have",
      file("a.proto", DescriptorProto(name: "M", field: [field("f", 0)])),
      reason: "a.proto: message a.M, field f: its number is out of range"),
    Wrong(
      "no type", file("a.proto", DescriptorProto(name: "M", field: [field("f", 1, nil)])),
      reason: "a.proto: message a.M, field f: its type is none"),
    Wrong(
      "a type that isn't there",
      file(
        "a.proto", DescriptorProto(name: "M", field: [field("f", 1, .message, of: ".b.X")]),
        imports: ["b.proto", "google/protobuf/any.proto"]),
      reason: "a.proto: message a.M, field f: its type b.X isn't there; "
        + "nor is \"b.proto\", which it imports"),
    Wrong(
      "a message for an enum",
      file("a.proto", DescriptorProto(name: "M", field: [field("f", 1, .enum, of: ".a.M")])),
      reason: "a.proto: message a.M, field f: its type a.M isn't there"),
    Wrong(
      "a oneof that isn't there",
      file("a.proto", DescriptorProto(name: "M", field: [field("f", oneof: 3)])),
      reason: "a.proto: message a.M, field f: its oneof isn't there"),
    Wrong(
      "an enum without values", file(enums: [EnumDescriptorProto(name: "E")]),
      reason: "a.proto: enum a.E has no values"),
    Wrong(
      "a map without a value", file("a.proto", entry(field("key", 1))),
      reason: "a.proto: message a.M, field m: its map is none"),
    Wrong(
      "a map with messages for keys",
      file("a.proto", entry(field("key", 1, .message, of: ".a.M"), field("value", 2))),
      reason: "a.proto: message a.M, field m: its map is none"),
    Wrong(
      "a map of maps of itself",
      file("a.proto", entry(field("key", 1), field("value", 2, .message, of: ".a.M.E"))),
      reason: "a.proto: message a.M, field m: its map is none"),
    Wrong(
      "an extension of nothing",
      file(extensions: [field("x", 100, extending: ".a.M")], syntax: "proto2"),
      reason: "a.proto: extension [a.x]: its type a.M isn't there"),
    Wrong(
      "a message set",
      file(
        "a.proto", DescriptorProto(name: "M", options: MessageOptions(messageSetWireFormat: true))),
      reason: "a.proto: message a.M: message sets are not known here"),
    Wrong(
      "a method of types that aren't there",
      file(
        services: [
          ServiceDescriptorProto(
            name: "S",
            method: [MethodDescriptorProto(name: "R", inputType: ".a.X", outputType: ".a.X")])
        ]),
      reason: "a.proto: service a.S, method R: its type a.X isn't there"),
  ]

  @Test("are refused by name, file and place", arguments: wrong)
  func refused(_ wrong: Wrong) throws {
    let failure = #expect(throws: DescriptorFailure.self) {
      try DescriptorPool(files: try wrong.files.map { try $0.packed() })
    }
    #expect(failure?.description == wrong.reason)
  }

  @Test("can't change what the well-known types are")
  func wellKnown() throws {
    let hostile = FileDescriptorProto(
      name: "google/protobuf/struct.proto", package: "google.protobuf",
      messageType: [DescriptorProto(name: "Struct"), DescriptorProto(name: "Any")],
      syntax: "proto3")
    let user = FileDescriptorProto(
      name: "a.proto", package: "a",
      messageType: [
        DescriptorProto(
          name: "M", field: [Self.field("s", 1, .message, of: ".google.protobuf.Struct")])
      ], syntax: "proto3")
    let pool = try DescriptorPool(files: [try user.packed(), try hostile.packed()])
    let message = try #require(pool.message(named: "a.M"))
    let json = #"{"s":{"a":[1,null]}}"#
    #expect(
      try message.json(
        of: message.message(json: json, options: JSONOptions()), options: JSONOptions()) == json)
  }

  @Test("that are changed at random are refused, or give types that can be looked at")
  func random() throws {
    let seed = FileDescriptors.sampleAPI.files.map(\.bytes)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var files = seed
      let index = Int.random(in: files.indices, using: &random)
      for _ in 0..<Int.random(in: 1...8, using: &random) where !files[index].isEmpty {
        let place = Int.random(in: files[index].indices, using: &random)
        files[index][place] = UInt8.random(in: .min ... .max, using: &random)
      }
      guard let pool = try? DescriptorPool(files: files) else { continue }
      for name in pool.messageTypes.fullNames {
        let type = try #require(pool.message(named: name))
        #expect(throws: Never.self) {
          try type.readableJSON(
            of: PackedMessage([]), options: JSONOptions(includesDefaults: true))
        }
      }
      for service in pool.services { #expect(service.methods.allSatisfy { !$0.name.isEmpty }) }
    }
  }

  @Test("of no use at all are refused as what they are", arguments: [[], [0xff], [0x0a, 1, 0xff]])
  func noSet(_ bytes: [UInt8]) {
    #expect(throws: DescriptorFailure.self) { try DescriptorPool(descriptorSet: bytes) }
  }
}
