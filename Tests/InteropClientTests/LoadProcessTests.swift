import Foundation
import TestSupport
import Testing

/// `rollcall load` as people use it, with a server that knows nothing of Rollcall.
@Suite("rollcall load with a server of grpcio", .timeLimit(.minutes(2)))
struct LoadProcessTests {
  private static let service = "grpc.testing.TestService"

  /// What a report in JSON says of a load.
  private struct Report: Decodable {
    struct Summary: Decodable {
      let begun, succeeded, failed, cutOff, unsent: Int
    }

    struct Result: Decodable {
      struct Method: Decodable {
        struct Tally: Decodable {
          let messagesSent, messagesReceived: Int
        }

        let tally: Tally
      }

      let methods: [Method]
    }

    let summary: Summary
    let result: Result
  }

  private let server: GRPCIOServer

  init() async throws { server = try await GRPCIOServer() }

  private func start(_ words: [String]) throws -> RunningProcess {
    let folder = server.folder.path
    return try RunningProcess(
      BuiltExecutable.rollcall.path,
      [
        "load", "--connect-timeout", "10s", "--protocol", "grpc", "--authorities",
        "\(folder)/ca.pem", "--cert",
        "\(folder)/client.pem", "--key", "\(folder)/client.key", server.address,
      ] + words)
  }

  private func load(_ words: String...) async throws -> (
    code: Int32, output: String, report: Report
  ) {
    let file = server.folder.path(of: "report.json")
    let process = try start(words + ["--report", file])
    let code = await process.exitCode()
    let output = process.outputText + process.errorText
    let data = try #require(FileManager.default.contents(atPath: file), "\(output)")
    return (code, output, try JSONDecoder().decode(Report.self, from: data))
  }

  @Test("makes the calls of its rate by a schema that the server tells, each with another message")
  func reflection() async throws {
    let result = try await load(
      "\(Self.service)/UnaryCall", #"{"responseSize": "{{random 1 9}}"}"#, "--rate", "200",
      "--duration", "1s", "--connections", "2", "--threshold", "errors<1%", "--threshold",
      "rate>100")
    #expect(result.code == 0, "\(result.output)")
    #expect(result.report.summary.begun + result.report.summary.unsent == 200)
    #expect(result.report.summary.succeeded == 200, "\(result.output)")
  }

  @Test(
    "loads methods of every kind",
    arguments: [
      ("StreamingOutputCall", #"{"responseParameters": [{"size": 1}, {"size": 2}]}"#, 20, 40),
      ("StreamingInputCall", #"{"payload": {"body": "AAAA"}}"#, 60, 20),
      ("FullDuplexCall", #"{"responseParameters": [{"size": 3}]}"#, 60, 60),
    ])
  func kinds(_ method: String, _ template: String, _ sent: Int, _ received: Int) async throws {
    let result = try await load(
      "\(Self.service)/\(method)", template, "--inflight", "4", "--count", "20", "--messages", "3")
    #expect(result.code == 0, "\(result.output)")
    #expect(result.report.summary.succeeded == 20, "\(result.output)")
    let tally = result.report.result.methods[0].tally
    #expect(tally.messagesSent == sent)
    #expect(tally.messagesReceived == received)
  }

  @Test("a threshold that isn't met gives an exit code of its own")
  func threshold() async throws {
    let result = try await load(
      "\(Self.service)/UnaryCall", #"{"responseStatus": {"code": 9, "message": "not now"}}"#,
      "--inflight", "2", "--count", "10", "--threshold", "errors<0.1%")
    #expect(result.code == 2, "\(result.output)")
    #expect(result.report.summary.failed == 10)
    #expect(result.output.contains("FAILED_PRECONDITION"), "\(result.output)")
    #expect(result.output.contains("first: not now"), "\(result.output)")
    #expect(result.output.contains("✗ errors<0.1%: 100 %"), "\(result.output)")
  }

  @Test("workers share the calls of one load, and their counts are put together exactly")
  func workers() async throws {
    let result = try await load(
      "\(Self.service)/UnaryCall", "{}", "--rate", "150", "--duration", "1s", "--workers", "3")
    #expect(result.code == 0, "\(result.output)")
    #expect(result.report.summary.begun + result.report.summary.unsent == 150)
    #expect(result.report.summary.succeeded == 150, "\(result.output)")
    #expect(result.output.contains("3 processes"), "\(result.output)")
  }

  @Test("Ctrl-C ends a load with its report", arguments: [[], ["--workers", "2"]])
  func interrupt(_ words: [String]) async throws {
    let process = try start(
      ["\(Self.service)/UnaryCall", "{}", "--rate", "50", "--duration", "10m"] + words)
    // It tells how it goes every second.
    _ = try #require(await process.errorLine(containing: "running"), "\(process.errorText)")
    process.send(SIGINT)
    #expect(await process.exitCode() == 0, "\(process.errorText)")
    #expect(process.outputText.contains("then interrupted"), "\(process.outputText)")
    #expect(process.outputText.contains(" 0 failed"), "\(process.outputText)")
  }

  @Test("a server that isn't there is an error before the load begins")
  func unreachable() async throws {
    let process = try RunningProcess(
      BuiltExecutable.rollcall.path,
      ["load", "--protocol", "grpc", "--plaintext", "127.0.0.1:1", "GetUser", #"{"id": "1"}"#])
    #expect(await process.exitCode() == 78, "\(process.errorText)")
    #expect(process.errorText.contains("127.0.0.1:1"), "\(process.errorText)")
  }
}
