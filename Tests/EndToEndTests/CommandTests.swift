import DirectoryAPI
import Foundation
import TestSupport
import Testing

/// `rollcall` as a person types it, against the running services.
@Suite("The command", .timeLimit(.minutes(2)))
struct CommandTests {
  struct Result {
    let code: Int32
    let output: String
    let errors: String
  }

  private func rollcall(
    _ arguments: [String], input: String = "", in suite: RunningSuite
  ) async throws -> Result {
    let process = try RunningProcess(
      BuiltExecutable.rollcall.path, arguments,
      environment: ["ROLLCALL_CERTS": suite.folder.path], input: input)
    let code = await process.exitCode()
    return Result(code: code, output: process.outputText, errors: process.errorText)
  }

  @Test("calls a method with JSON in and out")
  func call() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let made = try await rollcall(
      [
        "call", suite.directory.address, "CreateUser",
        #"{"email": "ana@example.com", "displayName": "Ana"}"#,
      ], in: suite)
    #expect(made.code == 0, "\(made.errors)")
    #expect(made.output.contains(#""email":"ana@example.com""#))
    let streamed = try await rollcall(
      ["call", suite.groups.address, "Groups/Compose", "-"],
      input: """
        {"start": {"creator_id": "\(try id(made.output))"}}
        {"search": "ana"}

        """, in: suite)
    #expect(streamed.code == 0, "\(streamed.errors)")
    #expect(streamed.output.split(separator: "\n").count == 2, "\(streamed.output)")
    #expect(streamed.output.contains(#""label":"add people to your group""#))
    try suite.folder.write(Array(#"{"term": "ANA", "sequence": 3}"#.utf8), to: "search.json")
    let file = try await rollcall(
      [
        "call", "-H", "client:test", "-H", "trace-bin:AP8=", "--timeout", "30s", "--as",
        "group-service", suite.directory.address, "UserDirectory/SearchUsers",
        "@\(suite.folder.path)/search.json",
      ], in: suite)
    #expect(file.code == 0, "\(file.errors)")
    #expect(file.output.contains(#""sequence":"3""#))
  }

  @Test("a stream that fails prints what came before, and ends with the status")
  func failingStream() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let result = try await rollcall(
      ["call", suite.groups.address, "Compose"],
      input: """
        {"start": {"creator_id": "\(ana.id)"}}
        {"start": {"creator_id": "\(ana.id)"}}

        """, in: suite)
    #expect(result.code == 67, "\(result.errors)")
    #expect(result.output.split(separator: "\n").count == 1, "\(result.output)")
    #expect(result.errors.hasPrefix("INVALID_ARGUMENT: event may be start only the first time"))
  }

  private func id(_ json: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return try #require(object?["id"] as? String)
  }

  @Test("ends with the number of the status, and says what is wrong where")
  func exitCodes() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let directory = suite.directory.address
    let rows: [(arguments: [String], code: Int32, says: String)] = [
      (["call", directory, "GetUser", #"{"id": "x"}"#], 67, "id: is not a UUID"),
      (
        ["call", directory, "GetUser", #"{"id": "00000000-0000-7000-8000-000000000000"}"#], 69,
        "NOT_FOUND"
      ),
      (["call", "--as", "group-service", directory, "ListUsers", "{}"], 71, "PERMISSION_DENIED"),
      (["call", directory, "GetUser", #"{"idd": 1}"#], 64, "idd"),
      (["call", directory, "GetUsr", "{}"], 64, "did you mean GetUser?"),
      (
        ["call", "127.0.0.1:\(suite.directory.adminPort)", "GetUser", "{}"], 78,
        "doesn't speak TLS"
      ),
      (["call", "nowhere", "GetUser", "{}"], 64, "nowhere"),
      (["call", "127.0.0.1:1", "GetUser", "{}"], 78, "Connection refused"),
      (
        ["call", "--timeout", "200ms", "--wait", "127.0.0.1:1", "GetUser", "{}"], 68,
        "passed while it waited for a connection to 127.0.0.1:1"
      ),
      (["call", "--as", "nobody", directory, "GetUser", "{}"], 1, "nobody.pem"),
      (["call", suite.groups.address, "UserDirectory/GetUser", "{}"], 76, "this server has"),
    ]
    for row in rows {
      let result = try await rollcall(row.arguments, in: suite)
      #expect(result.code == row.code, "\(row.arguments): \(result.errors)")
      #expect(result.errors.contains(row.says), "\(row.arguments): \(result.errors)")
    }
  }

  @Test("lists and describes without a server")
  func describe() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let list = try await rollcall(["list"], in: suite)
    #expect(list.output.contains("rollcall.goals.v1.Goals/RecordProgress"))
    let method = try await rollcall(["describe", "CreateGroup"], in: suite)
    #expect(method.output.contains("repeated string member_emails = 4;"))
    let help = try await rollcall(["--help"], in: suite)
    #expect(help.output.contains("69  NOT_FOUND"))
  }

  @Test("loads people, and loads nobody twice")
  func people() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    for _ in 0..<2 {
      let people = try await rollcall(
        ["people", "--count", "200", "--load", suite.directory.address], in: suite)
      #expect(people.code == 0, "\(people.errors)")
    }
    #expect(try await suite.users().listUsers(ListUsersRequest(pageSize: 1_000)).users.count == 200)
  }
}
