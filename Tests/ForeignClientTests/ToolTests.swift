import Foundation
import TestSupport
import Testing

/// The command lines that people call gRPC servers with, and the load tools.
@Suite("Foreign gRPC tools", .timeLimit(.minutes(2)))
struct ToolTests {
  private static let service = "grpc.testing.TestService"

  private func grpcurl(
    _ server: ForeignlyCalled, data: String? = nil, _ after: String...
  ) async throws -> ForeignTool.Output {
    let folder = server.folder.path
    return try await ForeignTool.run(
      VirtualEnvironment.program("grpcurl"),
      [
        "-cacert", "\(folder)/ca.pem", "-cert", "\(folder)/operator.pem", "-key",
        "\(folder)/operator.key",
      ] + (data.map { ["-d", $0] } ?? []) + [server.address] + after)
  }

  @Test("grpcurl lists and describes what is served, by reflection")
  func reflection() async throws {
    let server = try await ForeignlyCalled(.interopServer)
    let services = try await grpcurl(server, "list")
    #expect(services.text.contains("\(Self.service)\n"), "\(services.all)")
    #expect(services.text.contains("grpc.reflection.v1"), "\(services.all)")
    let methods = try await grpcurl(server, "list", Self.service)
    #expect(methods.text.contains("\(Self.service).FullDuplexCall\n"), "\(methods.all)")
    let method = try await grpcurl(server, "describe", "\(Self.service).UnaryCall")
    #expect(
      method.text.contains("rpc UnaryCall ( .grpc.testing.SimpleRequest )"), "\(method.all)")
    let message = try await grpcurl(server, "describe", "grpc.testing.SimpleRequest")
    #expect(message.text.contains("int32 response_size = 2;"), "\(message.all)")
  }

  @Test("grpcurl calls methods of each kind")
  func calls() async throws {
    let server = try await ForeignlyCalled(.interopServer)
    let unary = try await grpcurl(
      server, data: #"{"responseSize": 3}"#,
      "\(Self.service)/UnaryCall")
    #expect(unary.text.contains(#""body": "AAAA""#), "\(unary.all)")
    let stream = try await grpcurl(
      server, data: #"{"responseParameters": [{"size": 3}, {"size": 6}]}"#,
      "\(Self.service)/StreamingOutputCall")
    #expect(stream.text.contains(#""body": "AAAA""#), "\(stream.all)")
    #expect(stream.text.contains(#""body": "AAAAAAAA""#), "\(stream.all)")
    let upload = try await grpcurl(
      server, data: #"{"payload": {"body": "AAAA"}} {"payload": {"body": "AAAAAAAA"}}"#,
      "\(Self.service)/StreamingInputCall")
    #expect(upload.text.contains(#""aggregatedPayloadSize": 9"#), "\(upload.all)")
    let duplex = try await grpcurl(
      server,
      data: #"{"responseParameters": [{"size": 3}]} {"responseParameters": [{"size": 6}]}"#,
      "\(Self.service)/FullDuplexCall")
    #expect(duplex.text.contains(#""body": "AAAAAAAA""#), "\(duplex.all)")
    let failed = try await grpcurl(
      server, data: #"{"responseStatus": {"code": 9, "message": "not now"}}"#,
      "\(Self.service)/UnaryCall")
    #expect(failed.code != 0)
    #expect(failed.errors.contains("FailedPrecondition"), "\(failed.all)")
    #expect(failed.errors.contains("not now"), "\(failed.all)")
  }

  @Test("buf curl calls methods, by reflection")
  func bufCurl() async throws {
    let server = try await ForeignlyCalled(.interopServer)
    let folder = server.folder.path
    func call(_ method: String, _ message: String) async throws -> ForeignTool.Output {
      try await ForeignTool.run(
        VirtualEnvironment.program("buf"),
        [
          "curl", "--protocol", "grpc", "--cacert", "\(folder)/ca.pem", "--cert",
          "\(folder)/operator.pem", "--key", "\(folder)/operator.key", "--data", message,
          "https://\(server.address)/\(Self.service)/\(method)",
        ], environment: ["HOME": folder, "XDG_CACHE_HOME": folder])
    }
    let unary = try await call("UnaryCall", #"{"responseSize": 3}"#)
    #expect(unary.code == 0, "\(unary.all)")
    #expect(unary.text.contains(#""body": "AAAA""#), "\(unary.all)")
    let stream = try await call(
      "StreamingOutputCall", #"{"responseParameters": [{"size": 3}, {"size": 6}]}"#)
    #expect(stream.code == 0, "\(stream.all)")
    #expect(stream.text.contains(#""body": "AAAAAAAA""#), "\(stream.all)")
    let failed = try await call(
      "UnaryCall", #"{"responseStatus": {"code": 9, "message": "not now"}}"#)
    #expect(failed.code != 0)
    #expect(failed.errors.contains("failed_precondition"), "\(failed.all)")
  }

  @Test("k6 loads a server with no call that fails")
  func k6() async throws {
    let server = try await ForeignlyCalled(.interopServer)
    let output = try await ForeignTool.run(
      VirtualEnvironment.program("k6"),
      [
        "run", "--quiet", "--no-usage-report", "--address", "127.0.0.1:0", "-e",
        "ADDRESS=\(server.address)", "-e", "CERTS=\(server.folder.path)",
        "\(ForeignTool.folder)/k6/calls.js",
      ], environment: ["HOME": server.folder.path])
    // It ends with another code when a threshold isn't met.
    #expect(output.code == 0, "\(output.all)")
  }

  @Test("h2load, which can show no certificate, loads a server that takes anybody")
  func h2load() async throws {
    let server = try await ForeignlyCalled(.benchServer, ["--no-client-cert"])
    let body = server.folder.path(of: "body")
    // The prefix of a message of nine bytes, and the message: user_id "u000042".
    try Data([0, 0, 0, 0, 9, 0x0a, 7] + Array("u000042".utf8))
      .write(to: URL(fileURLWithPath: body))
    let output = try await ForeignTool.run(
      "/usr/bin/h2load",
      [
        "-n", "5000", "-c", "4", "-m", "50", "-d", body, "-H", "content-type: application/grpc",
        "-H", "te: trailers", "https://\(server.address)/peer.Directory/GetUser",
      ])
    #expect(output.code == 0, "\(output.all)")
    #expect(
      output.text.contains("5000 succeeded, 0 failed, 0 errored, 0 timeout"), "\(output.all)")
    // Answers of a user, and not of an error, which has no message.
    let data = output.text.firstMatch(of: /\((\d+)\) data/).flatMap { Int($0.1) }
    #expect(try #require(data, "\(output.text)") > 5000 * 100)
  }
}
