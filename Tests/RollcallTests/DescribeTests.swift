import Descriptors
import PluginAPI
import Protobuf
import RPCCore
import RPCTransport
import SampleAPI
import Testing

@testable import RollcallCommand

@Suite("Describing schemas")
struct DescribeTests {
  let samples = ServiceCatalogue(entries: [
    .init(schema: SamplesMethods.schema, servedBy: "sampler", usualAddress: "127.0.0.1:1")
  ])

  @Test("a service shows its methods with comments, streams, callers and what repeating does")
  func service() throws {
    let text = try DescribeCommand.text("Samples", of: samples)
    #expect(
      text == """
        // Four kinds of calls.
        service rollcall.sample.v1.Samples {
          // One each way.
          // Callers: everybody with a certificate. Changes nothing.
          rpc Get(Scalars) returns (Scalars)

          // Callers: operator, group-service. Not safe to send again.
          rpc Watch(Scalars) returns (stream Scalars)

          // Callers: everybody with a certificate. Safe to send again.
          rpc Collect(stream Repeated) returns (Empty)

          // Named like a word of Swift's.
          // Callers: everybody with a certificate. Not safe to send again.
          rpc Repeat(stream Choice) returns (stream Choice)
        }

        Served by sampler, which `make up` starts on 127.0.0.1:1.

        """)
  }

  @Test("a method shows its messages, once each, and a call to copy")
  func method() throws {
    let text = try DescribeCommand.text("GetUser", of: .rollcall)
    #expect(text.contains("rpc GetUser(GetUserRequest) returns (User)\n"))
    #expect(text.contains("message rollcall.directory.v1.GetUserRequest {\n  string id = 1;\n}"))
    #expect(text.contains("  // A UUIDv7, chosen by the service.\n  string id = 1;"))
    #expect(!text.contains("message google.protobuf"))
    #expect(
      text.hasSuffix(
        "rollcall call 127.0.0.1:7401 UserDirectory/GetUser '{\"id\": \"\"}'\n"))
  }

  @Test("a message shows oneofs, presence, lists and maps as its .proto file does")
  func message() throws {
    let choice = try DescribeCommand.text("Choice", of: samples)
    #expect(
      choice.contains("  int32 before = 1;\n  oneof what_kind {\n    // Zero is a choice too."))
    #expect(
      choice.contains("    double fraction = 9;\n  }\n  int32 after = 10;\n  oneof other {\n"))
    #expect(choice.hasSuffix("    uint64 other_number = 12;\n  }\n}\n"))
    let optionals = try DescribeCommand.text("Optionals", of: samples)
    #expect(optionals.contains("\n  optional bool bool_value = 13;\n"))
    #expect(optionals.contains("\n  rollcall.sample.v1.Scalars scalars = 17;\n"))
    let repeated = try DescribeCommand.text("rollcall.sample.v1.Repeated", of: samples)
    #expect(repeated.contains("\n  repeated bytes chunks = 15;\n"))
  }

  @Test("an enum shows its values")
  func enumeration() throws {
    let text = try DescribeCommand.text("Term", of: .rollcall)
    #expect(text.contains("enum rollcall.goals.v1.Term {\n"))
    #expect(text.contains("  TERM_SHORT = 1;\n  TERM_LONG = 2;\n}"))
  }

  @Test("without a name every service is described")
  func everything() throws {
    let text = try DescribeCommand.text(nil, of: .rollcall)
    for name in ["UserDirectory", "Groups", "Profiles", "Avatars", "Goals"] {
      #expect(text.contains(".v1.\(name) {"))
    }
  }

  @Test("an unknown name is answered with the nearest one there is")
  func unknown() {
    #expect(
      throws: UsageError(
        "there is no service, method, message or enum \"Gruop\"; did you mean Group?")
    ) { try DescribeCommand.text("Gruop", of: .rollcall) }
  }

  @Test("an example holds every field, one of each oneof, and stops where a message holds itself")
  func example() {
    #expect(
      ExampleJSON.text(for: MessageType(Choice.self))
        == #"{"before": 0, "number": 0, "after": 0, "optionals": "#
        + ExampleJSON.text(for: MessageType(Optionals.self)) + "}")
    #expect(ExampleJSON.text(for: MessageType(Scalars.self)).contains(#""int64Value": "0""#))
  }

  @Test("an example stays one that a person can read, whatever the schema")
  func hugeExample() throws {
    // Each message has two of the next, so that all together there are a million.
    let messages = (0..<20).map { index in
      DescriptorProto(
        name: "M\(index)",
        field: [Int32(1), 2].map { (number: Int32) in
          FieldDescriptorProto(
            name: "f\(number)", number: number, label: .optional, type: .message,
            typeName: ".a.M\(index + 1)")
        })
    }
    let file = FileDescriptorProto(
      name: "a.proto", package: "a", messageType: messages + [DescriptorProto(name: "M20")],
      syntax: "proto3")
    let pool = try DescriptorPool(files: [try file.packed()])
    let type = try #require(pool.message(named: "a.M0"))
    let example = ExampleJSON.text(for: type)
    #expect(example.utf8.count < 10_000)
    #expect(throws: Never.self) { try type.message(json: example, options: JSONOptions()) }
  }

  @Test("every example is a message that can be sent")
  func examplesParse() throws {
    for method in ServiceCatalogue.rollcall.entries.flatMap(\.schema.methods) {
      #expect(throws: Never.self, "\(method.descriptor.path)") {
        _ = try method.input.message(
          json: ExampleJSON.text(for: method.input), options: .init())
      }
    }
  }
}
