import Foundation
import Glibc
import TestSupport
import Testing

@Suite("What a service tells of itself", .timeLimit(.minutes(2)))
struct HealthAndReflectionTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test("is what gRPC's own clients for health and reflection ask for, to the end of its drain")
  func python() async throws {
    let folder = try RunningSuite.certificates()
    let directory = try await ServiceProcess(.userDirectory, in: folder)
    defer { directory.end() }
    let python = "\(Self.root)/.venv/bin/python"
    try #require(
      FileManager.default.isExecutableFile(atPath: python), "deploy/local/venv makes \(python)")
    let client = try RunningProcess(
      python,
      [
        "\(Self.root)/Tests/EndToEndTests/python/health_and_reflection.py", directory.address,
        folder.path,
      ], environment: ["PYTHONDONTWRITEBYTECODE": "1", "GRPC_VERBOSITY": "NONE"])
    let isWatching = await client.outputLine(containing: "watching")
    try #require(isWatching != nil, "\(client.errorText)")
    directory.ask(SIGTERM)
    #expect(await client.exitCode() == 0, "\(client.errorText)")
    #expect(
      client.outputText == """
        health of "": SERVING
        health of "rollcall.directory.v1.UserDirectory": SERVING
        health of "grpc.health.v1.Health": SERVING
        health of "x": NOT_FOUND
        services: grpc.health.v1.Health grpc.reflection.v1.ServerReflection \
        grpc.reflection.v1alpha.ServerReflection rollcall.directory.v1.UserDirectory
        methods: CreateUser GetUser BatchGetUsers SearchUsers ListUsers UpdateUser DeleteUser
        file: google/protobuf/timestamp.proto
        file: rollcall/options/v1/options.proto
        extension: rollcall.options.v1.access
        no rollcall.directory.v1.Usr
        user: Ada
        watched: SERVING
        watching
        watched: NOT_SERVING
        watch ended: UNAVAILABLE

        """)
  }
}
