import DirectoryAPI
import Foundation
import LinuxIO
import RPCCore
import RPCTransport
import TestSupport
import Testing

@testable import RollcallCommand

/// A user directory that remembers what it is asked.
private final class Asked: RPCService {
  let emails = Lock<[String]>([])
  let looks = Lock<[String]>([])

  var methods: [ServerMethod] {
    [
      .unary(UserDirectoryMethods.createUser) { (request: CreateUserRequest, context) in
        self.emails.withLock { $0.append(request.email) }
        return User(id: "id of \(request.email)", displayName: context.metadata["who"] ?? "")
      },
      .unary(UserDirectoryMethods.getUser) { (request: GetUserRequest, context) in
        self.looks.withLock { $0.append(request.id) }
        guard
          context.metadata["who"] ?? "nobody" == "nobody" || context.metadata["who"] == request.id
        else { throw RPCError(.permissionDenied, "that is somebody else") }
        return User(id: request.id)
      },
    ]
  }
}

@Suite("rollcall load over TLS", .timeLimit(.minutes(2)))
struct LoadCommandTests {
  private let folder: TemporaryFolder
  private let service = Asked()
  private let server: Server
  private let address: String

  init() async throws {
    folder = try TemporaryFolder()
    let typist = Typist()
    let code = await Rollcall.run(["certs", folder.path], console: typist.console)
    #expect(code == 0, "\(typist.told)")
    server = try Server(
      serving: [service],
      as: ServiceCredentials(directory: folder.path, name: "user-directory"))
    address = try server.listen(on: "127.0.0.1:0")
  }

  private func load(_ words: String...) async -> (code: Int32, output: String, errors: String) {
    let typist = Typist()
    let console = typist.console(environment: ["ROLLCALL_CERTS": folder.path])
    let code = await Rollcall.run(["load"] + words, console: console)
    await server.drain(until: .after(.zero))
    return (code, typist.seen, typist.told)
  }

  @Test("every call differs, over all connections", arguments: ["rollcall", "grpc"])
  func different(_ callProtocol: String) async {
    let result = await load(
      address, "CreateUser", #"{"email": "p{{counter}}@example.com"}"#, "--inflight", "7",
      "--count", "500", "--connections", "3", "--protocol", callProtocol)
    #expect(result.code == 0, "\(result)")
    #expect(
      Set(service.emails.withLock { $0 }) == Set((0..<500).map { "p\($0)@example.com" }))
    #expect(result.output.contains("500 begun, 500 OK, 0 failed"), "\(result.output)")
  }

  @Test("calls of a scenario know what an earlier answer said")
  func scenario() async throws {
    let path = folder.path(of: "scenario.json")
    try """
    {"targets": {"directory": "nowhere:1"}, "flows": [
      {"name": "sign up", "weight": 3, "values": {"name": "{{letters 9}}{{counter}}"}, "calls": [
        {"method": "CreateUser", "request": {"email": "{{name}}"}, "save": {"id": "id"}},
        {"method": "GetUser", "request": {"id": "{{id}}"}, "headers": {"who": "{{id}}"}}]},
      {"name": "look", "calls": [{"target": "directory", "method": "GetUser", "request": {"id": "x"}}]}]}
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let result = await load(
      "--scenario", path, "--target", "directory=\(address)", "--inflight", "1", "--count", "400")
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("400 begun, 400 OK"), "\(result.output)")
    let looks = service.looks.withLock { $0 }
    let created = Set(service.emails.withLock { $0 }.map { "id of \($0)" })
    #expect(created.count > 100)
    #expect(Set(looks.filter { $0 != "x" }).isSubset(of: created))
    #expect(looks.count { $0 != "x" } >= created.count - 1)
    #expect(looks.contains("x"), "each flow has its weight")
  }

  @Test("says what in a scenario says nothing")
  func scenarioErrors() async throws {
    let path = folder.path(of: "scenario.json")
    for (text, told) in [
      (#"{"targets": {"a": "b:1"}, "flows": [{"cals": []}]}"#, "did you mean calls?"),
      (
        #"{"targets": {"a": "b:1"}, "flows": [{"calls": [{"method": "GetUser", "target": "c"}]}]}"#,
        #"there is no target "c""#
      ),
      (
        #"{"targets": {"a": "\#(address)"}, "flows": [{"calls": [{"method": "GetUser", "request": {"id": "{{idd}}"}}]}]}"#,
        "nothing gives {{idd}}"
      ),
      ("{", "is no JSON"),
    ] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let result = await load("--scenario", path)
      #expect(result.code == 64, "\(result)")
      #expect(result.errors.contains(told), "\(result.errors)")
    }
  }

  @Test("the duration wins over the count, and says so")
  func durationWins() async {
    let result = await load(
      address, "GetUser", #"{"id": "1"}"#, "--count", "1", "--duration", "200ms")
    #expect(result.code == 0)
    #expect(result.errors.contains("--duration wins over --count"), "\(result.errors)")
    #expect(!result.output.contains("1 begun,"), "\(result.output)")
  }

  @Test("writes reports of every form, and one page of several loads")
  func reports() async throws {
    let files = ["a.json", "a.csv", "a.html"].map(folder.path(of:))
    let result = await load(
      address, "GetUser", #"{"id": "1"}"#, "--rate", "400", "--duration", "500ms", "--name",
      "first",
      "--report", files[0], "--report", files[1], "--report", files[2])
    #expect(result.code == 0, "\(result)")
    let csv = try String(contentsOfFile: files[1], encoding: .utf8)
    let rows = csv.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    #expect(rows.reduce(0) { $0 + (Int($1[2]) ?? 0) } == 200, "\(csv)")
    #expect(try String(contentsOfFile: files[2], encoding: .utf8).contains("\"first\""))
    let page = folder.path(of: "both.html")
    let both = await load("compare", files[0], files[0], "--report", page)
    #expect(both.code == 0, "\(both)")
    #expect(both.output.split(separator: "\n").count == 3, "\(both.output)")
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("2 loads compared"))
  }
}
