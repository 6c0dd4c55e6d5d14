import ErrorDetailsAPI
import Foundation
import LinuxIO
import Protobuf
import RPCCore
import RPCTransport
import Reflection
import ReflectionAPI
import SampleAPI
import TestSupport
import Testing
import WellKnownTypes

@testable import RollcallCommand

/// A service that the command isn't compiled with.
private struct Echo: SamplesService {
  func get(_ request: Scalars, context: CallContext) async throws -> Scalars {
    guard request.stringValue.isEmpty else {
      throw RPCError(
        .notFound, "no \"\(request.stringValue)\"",
        details: [
          .resourceInfo(type: "sample", name: "a", owner: "", description: "is gone"),
          .other(
            typeURL: "type.googleapis.com/rollcall.sample.v1.Tree",
            value: try Tree(name: "oak").packed()),
        ], metadata: ["hint": "look again"])
    }
    return request
  }

  func watch(_ request: Scalars, responses: ResponseWriter<Scalars>, context: CallContext)
    async throws
  {
    for number in 0..<request.int32Value { try await responses.send(Scalars(int32Value: number)) }
  }

  func collect(_ requests: RequestStream<Repeated>, context: CallContext) async throws -> Empty {
    for try await _ in requests {}
    return Empty()
  }

  func `repeat`(
    _ requests: RequestStream<Choice>, responses: ResponseWriter<Choice>, context: CallContext
  ) async throws {
    for try await request in requests { try await responses.send(request) }
  }
}

/// What was written without a .proto file.
private struct Handmade: RPCService {
  var methods: [ServerMethod] {
    [
      .unary(
        MethodDescriptor(
          service: "hand.made.Thing", name: "Do", kind: .unary, idempotency: .unknown,
          access: .anyPeer)
      ) { (request: Empty, _) in request }
    ]
  }
}

/// The methods of another service that are of one version only.
private struct OneVersion: RPCService {
  let of: ReflectionHandlers
  let version: String

  var methods: [ServerMethod] {
    of.methods.filter { $0.descriptor.service.contains(".\(version).") }
  }
}

@Suite("A schema that isn't compiled in", .timeLimit(.minutes(5)))
struct SchemaSourceTests {
  private static let service = "rollcall.sample.v1.Samples"

  /// Runs a command against a server.
  private func run(
    _ command: String, _ words: String..., reflecting versions: [String] = ["v1", "v1alpha"],
    typed: [String] = []
  ) async throws -> (code: Int32, output: String, errors: String) {
    let folder = try TemporaryFolder()
    _ = await Rollcall.run(["certs", folder.path, "sampler"], console: Typist().console)
    let services: [any RPCService] = [Echo(), Handmade()]
    let reflection = ReflectionHandlers(describing: services)
    let server = try Server(
      serving: services + versions.map { OneVersion(of: reflection, version: $0) },
      as: ServiceCredentials(directory: folder.path, name: "sampler"))
    let address = try server.listen(on: "127.0.0.1:0")
    let typist = Typist(typed)
    let code = await Rollcall.run(
      [command] + words.map { $0.replacing("ADDRESS", with: address) },
      console: typist.console(environment: ["ROLLCALL_CERTS": folder.path]))
    await server.drain(until: .after(.zero))
    return (
      code, typist.seen.replacing(address, with: "ADDRESS"),
      typist.told.replacing(address, with: "ADDRESS")
    )
  }

  @Test("is asked of the server that an address names", arguments: ["v1", "v1alpha"])
  func list(_ version: String) async throws {
    let all = try await run("list", "ADDRESS", reflecting: [version])
    #expect(all.code == 0, "\(all.errors)")
    let lines = all.output.split(separator: "\n")
    #expect(lines.contains("\(Self.service)/Get"))
    #expect(lines.contains("\(Self.service)/Repeat  (both stream)"))
    #expect(lines.contains("hand.made.Thing  (no schema)"))
    let one = try await run("list", "ADDRESS", "Samples", reflecting: [version])
    #expect(
      one.output == """
        \(Self.service)/Get
        \(Self.service)/Watch  (server streams)
        \(Self.service)/Collect  (client streams)
        \(Self.service)/Repeat  (both stream)

        """)
  }

  @Test("is described as one that is, comments too")
  func describe() async throws {
    let service = try await run("describe", "ADDRESS", "Samples")
    #expect(service.output.hasSuffix("\n\nServed at ADDRESS.\n"), "\(service)")
    let method = try await run("describe", "ADDRESS", "Get")
    #expect(method.output.contains("rpc Get(Scalars) returns (Scalars)"))
    #expect(method.output.contains("  rollcall call ADDRESS Samples/Get '{"))
    let unused = try await run("describe", "ADDRESS", "rollcall.sample.v1.Tree")
    #expect(unused.output == DescribeText.type(.message(MessageType(Tree.self))) + "\n")
    let unknown = try await run("describe", "ADDRESS", "rollcall.sample.v1.Tre")
    #expect(unknown.code == 64)
    #expect(unknown.errors.contains("there is no service, method, message or enum"))
    let message = try await run("describe", "ADDRESS", "Choice")
    #expect(
      message.output
        == DescribeText.type(.message(MessageType(Choice.self))) + "\n")
  }

  @Test("takes JSON and gives it, for each kind of call")
  func calls() async throws {
    let unary = try await run(
      "call", "ADDRESS", "Get", #"{"int64Value": "7", "colour": "COLOUR_GREEN"}"#)
    #expect(unary.code == 0, "\(unary.errors)")
    #expect(unary.output == "{\"int64Value\":\"7\",\"colour\":\"COLOUR_GREEN\"}\n")
    let server = try await run("call", "ADDRESS", "Samples/Watch", #"{"int32Value": 2}"#)
    #expect(server.output == "{}\n{\"int32Value\":1}\n")
    let client = try await run(
      "call", "ADDRESS", "\(Self.service)/Collect", typed: [#"{"strings": ["a"]}"#, "{}"])
    #expect(client.output == "{}\n")
    let both = try await run(
      "call", "ADDRESS", "/\(Self.service)/Repeat", "-",
      typed: [#"{"number": 1}"#, "", #"{"text": "é"}"#])
    #expect(both.output == "{\"number\":1}\n{\"text\":\"é\"}\n")
  }

  @Test("tells a slip of the keys with the names that the server has")
  func mistakes() async throws {
    let method = try await run("call", "ADDRESS", "Samples/Gat")
    #expect(method.code == 64)
    #expect(
      method.errors.hasPrefix(
        "rollcall: \(Self.service) has no method \"Gat\"; did you mean Get? "
          + "(rollcall describe ADDRESS Samples shows them all)"), "\(method.errors)")
    let service = try await run("list", "ADDRESS", "Sample")
    #expect(
      service.errors.hasPrefix(
        "rollcall: there is no service \"Sample\"; did you mean Samples? "
          + "(rollcall list ADDRESS shows them all)"), "\(service.errors)")
    let field = try await run("call", "ADDRESS", "Get", #"{"int64Valu": 1}"#)
    #expect(field.code == 64)
    #expect(
      field.errors.hasPrefix(
        "rollcall: the JSON is no rollcall.sample.v1.Scalars: int64Valu: "
          + "rollcall.sample.v1.Scalars has no such field"), "\(field.errors)")
  }

  @Test("can't be asked of a server without reflection, which is told with what helps")
  func silent() async throws {
    let list = try await run("list", "ADDRESS", reflecting: [])
    #expect(list.code == 76)
    #expect(
      list.errors.hasPrefix(
        "UNIMPLEMENTED: ADDRESS doesn't tell what it serves: it has no server reflection, neither "
          + "v1 nor v1alpha; give its schema with --descriptors FILE"), "\(list.errors)")
    let call = try await run("call", "ADDRESS", "Samples/Get", reflecting: [])
    #expect(call.code == 64)
    #expect(
      call.errors.hasPrefix(
        "rollcall: there is no service \"Samples\" (rollcall list shows them all); and ADDRESS "
          + "doesn't tell what it serves"), "\(call.errors)")
    let unreachable = try await run("list", "127.0.0.1:1")
    #expect(unreachable.code == 78)
  }

  @Test("comes out of a file of descriptors, without asking the server")
  func descriptors() async throws {
    let folder = try TemporaryFolder()
    var set = WireWriter()
    for file in FileDescriptors.sampleAPI.files { set.delimited(file.bytes, number: 1) }
    let path = folder.path(of: "sample.set")
    try Data(set.bytes).write(to: URL(fileURLWithPath: path))
    let list = try await run("list", "--descriptors", path, "Samples")
    #expect(list.output.hasPrefix("\(Self.service)/Get\n"), "\(list)")
    let message = try await run("describe", "--descriptors", path, "Samples")
    #expect(message.output.hasSuffix("\n\nDescribed by \(path).\n"))
    let call = try await run(
      "call", "--descriptors", path, "ADDRESS", "Get", #"{"boolValue": true}"#, reflecting: [])
    #expect(call.output == "{\"boolValue\":true}\n", "\(call)")

    try Data([0xff]).write(to: URL(fileURLWithPath: path))
    let damaged = try await run("list", "--descriptors", path)
    #expect(damaged.code == 64)
    #expect(damaged.errors.hasPrefix("rollcall: \(path): not a FileDescriptorSet"))
    let missing = try await run("list", "--descriptors", folder.path(of: "x"))
    #expect(missing.errors.hasPrefix("rollcall: \(folder.path(of: "x")) can't be read"))
    let both = try await run("list", "--descriptors", path, "ADDRESS")
    #expect(both.code == 64)
  }

  @Test("tells an error's details, those that the server knows too, as text or as JSON")
  func errors() async throws {
    let text = try await run("call", "ADDRESS", "Get", #"{"stringValue": "x"}"#)
    #expect(text.code == 69)
    #expect(
      text.errors == """
        NOT_FOUND: no "x"
          resource sample "a": is gone
          type.googleapis.com/rollcall.sample.v1.Tree: {"name":"oak"}
          trailer hint: look again

        """)
    let json = try await run(
      "call", "--errors", "json", "ADDRESS", "Get", #"{"stringValue": "x\n"}"#)
    #expect(json.code == 69)
    #expect(
      json.errors == #"{"status":"NOT_FOUND","code":5,"message":"no \"x\n\"","details":["#
        + #"{"@type":"type.googleapis.com/google.rpc.ResourceInfo","resourceType":"sample","#
        + #""resourceName":"a","description":"is gone"},"#
        + #"{"@type":"type.googleapis.com/rollcall.sample.v1.Tree","name":"oak"}],"#
        + #""trailers":{"hint":"look again"}}"# + "\n")
    let bare = try await run("call", "--errors", "json", "ADDRESS", "hand.made.Thing/Do")
    #expect(bare.code == 64)
    let wrong = try await run("call", "--errors", "xml", "ADDRESS", "Get")
    #expect(
      wrong.errors.hasPrefix("rollcall: --errors is \"xml\", but it takes text or json"))
  }

  @Test("two operands of which the first is no address are refused")
  func noAddress() async throws {
    let result = try await run("list", "here", "Samples")
    #expect(result.code == 64)
    #expect(result.errors.hasPrefix("rollcall: \"here\" is no address"))
  }

  @Test(
    "a type in a google.protobuf.Any is asked of the server once, and shown as base64 if it has none"
  )
  func unknownTypes() async throws {
    let asked = Lock<[String]>([])
    let known = KnownTypes(MessageTypes()) { name in
      asked.withLock { $0.append(name) }
      return name == Tree.schema.fullName ? .sampleAPI : nil
    }
    #expect(await known.learn([Tree.schema.fullName, "a.B"]))
    #expect(known.types.type(named: Tree.schema.fullName) != nil)
    #expect(await !known.learn([Tree.schema.fullName, "a.B"]))
    #expect(asked.withLock { $0 } == [Tree.schema.fullName, "a.B"])
    let any = PackedMessage(
      try AnyMessage(typeURL: "type.googleapis.com/a.B", value: [1, 2]).packed())
    let (text, unknown) = try MessageType(AnyMessage.self).readableJSON(
      of: any, options: JSONOptions(types: known.types))
    #expect(text == #"{"@type":"type.googleapis.com/a.B","value":"AQI="}"#)
    #expect(unknown == ["a.B"])
  }
}
