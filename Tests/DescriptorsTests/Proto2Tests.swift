import Foundation
import Protobuf
import TestSupport
import Testing

@testable import Descriptors

/// What proto3 hasn't got. protoc itself says what the bytes mean.
@Suite("Messages of proto2", .timeLimit(.minutes(1)))
struct Proto2Tests {
  private static let schema = """
    syntax = "proto2";
    package old.v1;
    import "google/protobuf/timestamp.proto";
    // An order.
    message Order {
      required string id = 1;
      optional int32 count = 2 [default = 7];
      repeated int32 plain = 3;
      repeated int32 packed = 4 [packed = true];
      optional group Place = 5 {
        optional string town = 1;
        repeated group Shelf = 2 { optional sint32 row = 1; }
      }
      optional State state = 6 [default = DONE];
      oneof what { string text = 7; bool flag = 8; }
      map<string, Line> lines = 9;
      optional google.protobuf.Timestamp when = 10;
      extensions 100 to 200;
      enum State { OPEN = 1; DONE = 2; }
    }
    message Line { required bytes body = 1; }
    extend Order {
      optional string note = 100;
      repeated Line more = 101;
    }
    message Scope { extend Order { optional fixed64 big = 102; } }
    service Orders { rpc Place(Order) returns (stream Order); }
    """

  private let folder: TemporaryFolder
  private let pool: DescriptorPool
  private let order: MessageType

  init() async throws {
    folder = try TemporaryFolder()
    try Self.schema.write(
      toFile: folder.path(of: "old.proto"), atomically: true, encoding: .utf8)
    let protoc = try RunningProcess(
      "/usr/bin/env",
      [
        "protoc", "-I", folder.path, "-I", "/usr/include", "--include_imports",
        "--include_source_info", "--descriptor_set_out=\(folder.path(of: "old.set"))", "old.proto",
      ])
    try #require(await protoc.exitCode() == 0, "\(protoc.errorText)")
    let set = try Data(contentsOf: URL(fileURLWithPath: folder.path(of: "old.set")))
    pool = try DescriptorPool(descriptorSet: Array(set))
    order = try #require(pool.message(named: "old.v1.Order"))
  }

  /// The message in protoc's own text format.
  private func text(_ bytes: [UInt8]) async throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path(of: "order")))
    let protoc = try RunningProcess(
      "/bin/sh",
      [
        "-c",
        "protoc -I \(folder.path) -I /usr/include --decode old.v1.Order old.proto < \(folder.path)/order",
      ])
    try #require(await protoc.exitCode() == 0, "\(protoc.errorText)")
    return protoc.outputText
  }

  private static let json = """
    {"id":"a","count":0,"plain":[1,-2],"packed":[3],"place":{"town":"Łódź","shelf":[{"row":-1},{}]},\
    "state":"OPEN","flag":false,"lines":{"x":{"body":"AAE="}},"when":"2026-11-30T10:00:00Z",\
    "[old.v1.Scope.big]":"18446744073709551615","[old.v1.note]":"n","[old.v1.more]":[{"body":""}]}
    """

  @Test("are written as protoc reads them, and read as they were")
  func roundTrip() async throws {
    let message = try order.message(json: Self.json, options: JSONOptions())
    #expect(
      try await text(message.bytes) == #"""
        id: "a"
        count: 0
        plain: 1
        plain: -2
        packed: 3
        Place {
          town: "\305\201\303\263d\305\272"
          Shelf {
            row: -1
          }
          Shelf {
          }
        }
        state: OPEN
        flag: false
        lines {
          key: "x"
          value {
            body: "\000\001"
          }
        }
        when {
          seconds: 1796032800
        }
        [old.v1.note]: "n"
        [old.v1.more] {
          body: ""
        }
        [old.v1.Scope.big]: 18446744073709551615

        """#)
    #expect(try order.json(of: message, options: JSONOptions()) == Self.json)
  }

  @Test("are not whole without their required fields, which is told before anything is sent")
  func required() throws {
    let failure = #expect(throws: JSONFailure.self) {
      try order.message(json: "{}", options: JSONOptions())
    }
    #expect(failure?.reason == "old.v1.Order.id is required, and missing")
    let inner = #expect(throws: JSONFailure.self) {
      try order.message(json: #"{"id": "a", "lines": {"x": {}}}"#, options: JSONOptions())
    }
    #expect(inner?.reason == "old.v1.Line.body is required, and missing")
    // What came is shown as it is.
    #expect(try order.json(of: PackedMessage([]), options: JSONOptions()) == "{}")
  }

  @Test("have fields that are absent or not, whatever their default")
  func presence() throws {
    let empty = try order.message(json: #"{"id": ""}"#, options: JSONOptions())
    #expect(
      try order.json(of: empty, options: JSONOptions(includesDefaults: true))
        == #"{"id":"","plain":[],"packed":[],"lines":{},"[old.v1.more]":[]}"#)
  }

  @Test("keep, of what came twice, what counts: merged, last or each")
  func merging() throws {
    var writer = WireWriter()
    writer.delimited(Array("a".utf8), number: 1)
    writer.group([0x0a, 1, 0x78], number: 5)
    writer.delimited(Array("text".utf8), number: 7)
    writer.varint(1, number: 8)
    writer.group([0x13, 0x08, 1, 0x14], number: 5)
    writer.delimited(Array("b".utf8), number: 1)
    writer.delimited([1, 2, 3], number: 3)
    writer.varint(4, number: 3)
    for value in [UInt8(1), 2] {
      writer.delimited([0x0a, 1, 0x6b, 0x12, 3, 0x0a, 1, value], number: 9)
    }
    #expect(
      try order.json(of: PackedMessage(writer.bytes), options: JSONOptions())
        == #"{"id":"b","plain":[1,2,3,4],"place":{"town":"x","shelf":[{"row":-1}]},"#
        + #""flag":true,"lines":{"k":{"body":"Ag=="}}}"#)
  }

  @Test("and services have their kinds, types and comments")
  func services() throws {
    let service = try #require(pool.services.first)
    #expect(service.fullName == "old.v1.Orders")
    let method = try #require(service.methods.first)
    #expect(method.name == "Place")
    #expect(method.input == order)
    #expect(!method.clientStreams && method.serverStreams)
    #expect(method.access == nil)
    #expect(order.schema.documentation == "An order.")
  }
}
