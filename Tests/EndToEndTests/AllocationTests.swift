import Foundation
import TestSupport
import Testing

@Suite("Allocations", .timeLimit(.minutes(2)))
struct AllocationTests {
  /// In a debug build, which makes some that a release build doesn't.
  private static let limit = 10.0

  /// The calls of malloc and its siblings that a program has made that counts them in this file.
  private func count(_ path: String) throws -> UInt64 {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    try #require(bytes.count == 8)
    return bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  @Test("a native unary call takes ten at most on the server")
  func unaryCall() async throws {
    let folder = try TemporaryFolder()
    let counter = folder.path(of: "allocations")
    let server = try RunningProcess(
      BuiltExecutable.benchServer.path, ["--port", "0", "--certs", folder.path],
      environment: ["LD_PRELOAD": BuiltExecutable.allocationCounter, "ALLOCATIONS": counter])
    let line = try #require(
      await server.outputLine(containing: "listening on"), "\(server.errorText)")
    let port = try #require(line.split(separator: ":").last.map(String.init))
    func load() async throws -> Double {
      let client = try RunningProcess(
        BuiltExecutable.benchClient.path,
        [
          "--port", port, "--certs", folder.path, "--connections", "1", "--inflight", "64",
          "--seconds", "2",
        ])
      try #require(await client.exitCode() == 0, "\(client.outputText)\(client.errorText)")
      let figures = try #require(
        try JSONSerialization.jsonObject(with: Data(client.outputText.utf8)) as? [String: Any])
      return try #require(figures["calls"] as? Double)
    }
    // Tables and caches are made with the first calls.
    _ = try await load()
    let before = try count(counter)
    let calls = try await load()
    let each = Double(try count(counter) - before) / calls
    try #require(calls > 1000)
    #expect(each <= Self.limit, "\(each) for each of \(calls) calls")
    // Were nothing counted, that would hold as well.
    #expect(each >= 1)
  }
}
