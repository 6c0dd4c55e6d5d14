import Foundation
import TLS
import TestSupport
import Testing

/// `rollcall` against a server that isn't ours, with a schema that isn't compiled in.
@Suite("rollcall and a server whose schema nothing of ours has", .timeLimit(.minutes(2)))
struct ForeignSchemaTests {
  /// An order service in proto2 on grpcio.
  private struct Orders {
    let folder: TemporaryFolder
    private let process: RunningProcess
    let address: String
    private let options: [String]

    init(_ mode: String? = nil) async throws {
      folder = try TemporaryFolder()
      try CertificateAuthority.writeDevelopmentCertificates(
        to: folder.path, trustDomain: "orders.test", names: ["server", "operator"])
      process = try VirtualEnvironment.start(
        "Tests/Interop/python/foreign/server.py", mode.map { [$0] } ?? [folder.path, "server"])
      let line = await process.outputLine(containing: "port ")
      let port = try #require(line?.split(separator: " ").last, "\(process.errorText)")
      address = "127.0.0.1:\(port)"
      options = mode == nil ? ["--certs", folder.path] : ["--plaintext"]
    }

    func rollcall(
      _ command: String, _ words: String..., options extra: [String] = [], input: String = ""
    ) async throws -> (code: Int32, output: String, errors: String) {
      let rollcall = try RunningProcess(
        BuiltExecutable.rollcall.path,
        [command, "--protocol", "grpc"] + options + extra + [address] + words, input: input)
      let code = await rollcall.exitCode()
      return (code, rollcall.outputText, rollcall.errorText)
    }
  }

  @Test("lists and describes what the server tells of itself, which is version v1alpha")
  func describe() async throws {
    let orders = try await Orders()
    let list = try await orders.rollcall("list")
    #expect(
      list.output == """
        grpc.health.v1.Health/Check
        grpc.health.v1.Health/Watch  (server streams)
        grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo  (both stream)
        foreign.v1.Notes/Echo
        foreign.v1.Orders/Place
        foreign.v1.Orders/Follow  (server streams)
        foreign.v1.Orders/PlaceAll  (client streams)
        foreign.v1.Orders/Talk  (both stream)

        """, "\(list)")
    let order = try await orders.rollcall("describe", "Order")
    #expect(
      order.output == """
        message foreign.v1.Order {
          required string id = 1;
          optional int32 count = 2 [default = 1];
          optional foreign.v1.Order.State state = 3 [default = OPEN];
          optional group foreign.v1.Order.Place place = 4;
          map<string, int64> prices = 5;
          google.protobuf.Timestamp due = 6;
          google.protobuf.Any extra = 7;
          google.protobuf.DoubleValue discount = 8;
          repeated foreign.v1.Order parts = 9;
          optional string [foreign.v1.note] = 100;
        }

        """, "\(order)")
  }

  @Test("calls it, all four kinds, with everything that proto2 has", arguments: [true, false])
  func calls(overTLS: Bool) async throws {
    let orders = try await Orders(overTLS ? nil : "--plaintext")
    let order =
      #"{"id":"a","count":3,"state":"DONE","place":{"town":"Łódź"},"prices":{"x":"5"},"#
      + #""due":"2026-11-30T10:00:00Z","extra":{"@type":"type.googleapis.com/foreign.v1.Hint","#
      + #""text":"q"},"discount":0.5,"parts":[{"id":"b"}],"[foreign.v1.note]":"hi"}"#
    let place = try await orders.rollcall("call", "Place", order)
    #expect(place.code == 0, "\(place.errors)")
    #expect(
      place.output
        == #"{"text":"3 of a in Łódź","order":"# + order
        + #","extra":{"@type":"type.googleapis.com/foreign.v1.Hint","text":"thanks"}}"# + "\n")
    let follow = try await orders.rollcall("call", "Follow", #"{"id":"x","count":2}"#)
    #expect(follow.output == "{\"text\":\"x 0\"}\n{\"text\":\"x 1\"}\n", "\(follow)")
    let all = try await orders.rollcall(
      "call", "PlaceAll", input: "{\"id\":\"x\"}\n{\"id\":\"y\"}\n")
    #expect(all.output == "{\"text\":\"x y\"}\n", "\(all)")
    let talk = try await orders.rollcall(
      "call", "foreign.v1.Orders/Talk", "-", input: "{\"id\":\"x\"}\n{\"id\":\"y\"}\n")
    #expect(talk.output == "{\"text\":\"x\"}\n{\"text\":\"y\"}\n", "\(talk)")
    let health = try await orders.rollcall("call", "grpc.health.v1.Health/Check")
    #expect(health.output == "{\"status\":\"SERVING\"}\n", "\(health)")
  }

  @Test("calls it with messages of an edition")
  func edition() async throws {
    let orders = try await Orders("--plaintext")
    let note = #"{"text":"","inner":{"count":2,"inner":{"text":"a"}}}"#
    let echo = try await orders.rollcall("call", "Echo", note)
    #expect(echo.output == note + "\n", "\(echo)")
  }

  @Test("tells what is wrong before it calls, and the server's own details after")
  func failures() async throws {
    let orders = try await Orders("--plaintext")
    let missing = try await orders.rollcall("call", "Place", #"{"count": 1}"#)
    #expect(missing.code == 64)
    #expect(
      missing.errors.hasPrefix(
        "rollcall: the JSON is no foreign.v1.Order: foreign.v1.Order.id is required, and missing"),
      "\(missing)")
    let text = try await orders.rollcall("call", "Place", #"{"id": "refused"}"#)
    #expect(text.code == 67)
    #expect(
      text.errors
        == "INVALID_ARGUMENT: no\n  type.googleapis.com/foreign.v1.Hint: "
        + "{\"text\":\"try another\"}\n")
    let json = try await orders.rollcall(
      "call", "Place", #"{"id": "refused"}"#, options: ["--errors", "json"])
    #expect(
      json.errors == #"{"status":"INVALID_ARGUMENT","code":3,"message":"no","details":["#
        + #"{"@type":"type.googleapis.com/foreign.v1.Hint","text":"try another"}]}"# + "\n")
  }

  @Test("needs a file of descriptors for a server that tells nothing, and says so")
  func silent() async throws {
    let orders = try await Orders("--silent")
    let told = try await orders.rollcall("list")
    #expect(told.code == 76)
    #expect(told.errors.contains("it has no server reflection"), "\(told)")
    let set = orders.folder.path(of: "orders.set")
    let protoc = try RunningProcess(
      "/usr/bin/env",
      [
        "protoc", "-I", "\(VirtualEnvironment.root)/Tests/Interop/python/foreign", "-I",
        "/usr/include",
        "--include_imports", "--descriptor_set_out=\(set)", "orders.proto",
      ])
    #expect(await protoc.exitCode() == 0, "\(protoc.errorText)")
    let called = try await orders.rollcall(
      "call", "Place", #"{"id": "a"}"#, options: ["--descriptors", set])
    #expect(
      called.output
        == #"{"text":"1 of a in no place","order":{"id":"a"},"#
        + #""extra":{"@type":"type.googleapis.com/foreign.v1.Hint","text":"thanks"}}"# + "\n",
      "\(called)")
  }
}
