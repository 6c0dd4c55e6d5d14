import Foundation
import TestSupport
import Testing

/// `rollcall` as people use it, with a server that knows nothing of Rollcall.
@Suite("rollcall with a server of grpcio", .timeLimit(.minutes(2)))
struct CommandTests {
  private func rollcall(_ words: [String]) async throws -> (
    code: Int32, output: String, errors: String
  ) {
    let process = try RunningProcess(BuiltExecutable.rollcall.path, words)
    let code = await process.exitCode()
    return (code, process.outputText, process.errorText)
  }

  private func options(_ server: GRPCIOServer) -> [String] {
    [
      "--connect-timeout", "10s", "--protocol", "grpc", "--authorities",
      "\(server.folder.path)/ca.pem",
      "--cert", "\(server.folder.path)/client.pem", "--key", "\(server.folder.path)/client.key",
    ]
  }

  @Test("lists, describes and calls its methods, whose schema the server tells")
  func reflection() async throws {
    let server = try await GRPCIOServer()
    let list = try await rollcall(["list", server.address] + options(server))
    #expect(list.output.contains("grpc.testing.TestService/UnaryCall"), "\(list.errors)")
    #expect(list.output.contains("FullDuplexCall  (both stream)"))
    let description = try await rollcall(
      ["describe", server.address, "grpc.testing.SimpleRequest"] + options(server))
    #expect(description.output.contains("response_size"), "\(description.errors)")
    let call = try await rollcall(
      ["call", server.address, "grpc.testing.TestService/UnaryCall", #"{"responseSize": 3}"#]
        + options(server))
    #expect(call.code == 0)
    #expect(call.output == #"{"payload":{"body":"AAAA"}}"# + "\n", "\(call.errors)")
    let failure = try await rollcall(
      [
        "call", server.address, "UnaryCall",
        #"{"responseStatus": {"code": 5, "message": "nobody"}}"#,
      ] + options(server))
    #expect(failure.code == 64 + 5)
    #expect(failure.errors.contains("NOT_FOUND: nobody"))
  }

  @Test("streams both ways, a message a line")
  func stream() async throws {
    let server = try await GRPCIOServer(plaintext: true)
    let process = try RunningProcess(
      BuiltExecutable.rollcall.path,
      [
        "call", server.address, "FullDuplexCall", "--protocol", "grpc", "--plaintext",
        "--connect-timeout", "10s",
      ],
      input: """
        {"responseParameters": [{"size": 1}, {"size": 2}]}
        {"responseParameters": [{"size": 3}]}

        """)
    #expect(await process.exitCode() == 0, "\(process.errorText)")
    #expect(
      process.outputText == """
        {"payload":{"body":"AA=="}}
        {"payload":{"body":"AAA="}}
        {"payload":{"body":"AAAA"}}

        """)
  }
}
