import Foundation
import RPCCore
import TestSupport
import Testing

@Suite("Watching the services from a terminal", .timeLimit(.minutes(2)))
struct WatchingTests {
  private func rollcall(_ arguments: [String], in suite: RunningSuite) async throws -> (
    code: Int32, output: String, errors: String
  ) {
    let process = try RunningProcess(
      BuiltExecutable.rollcall.path, arguments, environment: ["ROLLCALL_CERTS": suite.folder.path])
    let code = await process.exitCode()
    return (code, process.outputText, process.errorText)
  }

  @Test("rollcall health tells by its exit code whether a service can take calls")
  func health() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let address = suite.directory.address
    for arguments in [
      [address], [address, "rollcall.directory.v1.UserDirectory"], ["--protocol", "grpc", address],
      ["--as", "user-directory", address],
    ] {
      let healthy = try await rollcall(["health"] + arguments, in: suite)
      #expect(healthy.code == 0, "\(healthy.errors)")
      #expect(healthy.output == "serving\n")
    }
    let unknown = try await rollcall(["health", "-q", address, "no.Such"], in: suite)
    #expect(unknown.code == 64 + Int32(StatusCode.notFound.rawValue))
    #expect(unknown.output == "")
    let nobody = try await rollcall(["health", "127.0.0.1:1"], in: suite)
    #expect(nobody.code == 64 + Int32(StatusCode.unavailable.rawValue))
    #expect(nobody.errors.contains("Connection refused"))
    let admin = try await rollcall(["health", "127.0.0.1:\(suite.directory.adminPort)"], in: suite)
    #expect(admin.code == 64 + Int32(StatusCode.unavailable.rawValue))
    let stranger = try RunningSuite.certificates()
    let untrusted = try await rollcall(
      ["health", "--certs", stranger.path, address], in: suite)
    #expect(untrusted.code == 64 + Int32(StatusCode.unavailable.rawValue))
  }

  @Test("rollcall top shows several services at once, and those that are away")
  func top() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let made = try await rollcall(
      [
        "call", suite.directory.address, "CreateUser",
        #"{"email": "ana@example.com", "displayName": "Ana"}"#,
      ], in: suite)
    #expect(made.code == 0, "\(made.errors)")
    let failed = try await rollcall(
      ["call", suite.directory.address, "GetUser", #"{"id": "nobody"}"#], in: suite)
    #expect(failed.code != 0)
    let ports = [suite.directory, suite.groups, suite.profiles].map { "127.0.0.1:\($0.adminPort)" }
    var text = ""
    // What happened shows after the span of time in which it did.
    while !text.contains("\nCreateUser") {
      let top = try await rollcall(["top", "--once"] + ports + ["127.0.0.1:1"], in: suite)
      #expect(top.code == 0)
      text = top.output
    }
    for name in ["user-directory", "group-service", "profile-service"] {
      #expect(text.contains("\n\(name)"), "\(text)")
    }
    #expect(text.contains("127.0.0.1:1: Connection refused"))
    #expect(text.contains("GetUser: "))
    #expect(!text.contains("\u{1b}"))
  }
}
