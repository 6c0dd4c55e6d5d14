import Foundation
import TestSupport
import Testing

/// A client of rollcall/1 that isn't ours: Python with ssl, socket, struct and protobuf alone.
@Suite("A Python client", .timeLimit(.minutes(2)))
struct PythonClientTests {
  @Test("makes calls of every shape against the running services")
  func calls() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let output = try await Python.run(
      "calls.py", suite.directory.address, suite.groups.address, suite.folder.path, "operator",
      "zoe@example.com")
    try #require(output.count == 11, "\(output)")
    #expect(output[0]["email"] as? String == "zoe@example.com")
    #expect(output[0]["display_name"] as? String == "Zoë Python")
    #expect(output[1]["code"] as? Int == 3)
    #expect((output[1]["violations"] as? [String])?.count == 3)
    #expect(output[2]["code"] as? Int == 12)
    #expect(output[3]["code"] as? Int == 4)
    #expect(output[4]["same"] as? Bool == true)
    #expect(output[4]["sequence"] as? Int == 7)
    #expect(output[5]["label"] as? String == "add people to your group")
    #expect((output[6]["rows"] as? [[Any]])?.count == 1)
    #expect(output[7]["done"] as? Bool == true)
    #expect(output[7]["label"] as? String == "zoe@example.com")
    #expect(output[9]["members"] as? [String] == ["zoe@example.com"])
    #expect((output[10]["rest"] as? [Any])?.isEmpty == true)
  }

  @Test("that breaks the protocol is told how, and nobody else suffers")
  func frames() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let output = try await Python.run(
      "frames.py", suite.directory.address, suite.folder.path, "operator")
    let expected: [String: (code: Int, says: String)] = [
      "over the limit": (8, "over the limit of 4194304"),
      "far over the limit": (8, "over the limit of 4194304"),
      "of zero length": (3, "no bytes"),
      "that is no protobuf": (3, "no rollcall.rpc.v1.Frame"),
      "with a field cut off": (3, "no rollcall.rpc.v1.Frame"),
      "with a group": (3, "wire type 3"),
      "a message that is no protobuf": (3, "no rollcall.directory.v1.GetUserRequest"),
      "a message cut off": (3, "no rollcall.directory.v1.GetUserRequest"),
      "invalid UTF-8": (3, "UTF-8"),
      "a method that isn't there": (12, "has no method Nothing"),
      "a service that isn't there": (12, "no service rollcall.Nothing here"),
      "no method": (12, "names no method"),
      "no message": (3, "none came"),
    ]
    for line in output {
      let name = try #require(line["case"] as? String)
      #expect(line["others"] as? Bool == true, "\(name)")
      guard let (code, says) = expected[name] else { continue }
      #expect(line["code"] as? Int == code, "\(name)")
      #expect((line["message"] as? String)?.contains(says) == true, "\(line)")
      #expect(line["closed"] as? Bool ?? line["same"] as? Bool == true, "\(name)")
    }
    #expect(output.count == expected.count + 1)
  }
}

/// Runs the scripts of the folder beside this file with Debian's Python.
enum Python {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("python").path
  private static let schemas = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("proto").path

  /// - Returns: The lines that the script printed, each a JSON object.
  static func run(_ script: String, _ arguments: String...) async throws -> [[String: Any]] {
    let text = try await output(script, arguments)
    return try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  static func output(_ script: String, _ arguments: [String]) async throws -> String {
    let running = try await start(script, arguments)
    try #require(await running.process.exitCode() == 0, "\(running.process.errorText)")
    return running.process.outputText
  }

  struct Running {
    let process: RunningProcess
    /// What protoc made, which the script imports.
    let modules: TemporaryFolder
  }

  static func start(_ script: String, _ arguments: [String]) async throws -> Running {
    let modules = try TemporaryFolder()
    let schemaFiles = [
      "rollcall/rpc/v1/frame.proto", "rollcall/directory/v1/directory.proto",
      "rollcall/groups/v1/groups.proto", "rollcall/options/v1/options.proto",
      "google/rpc/error_details.proto",
    ]
    let protoc = try RunningProcess(
      "/usr/bin/protoc", ["-I", schemas, "--python_out=\(modules.path)"] + schemaFiles)
    try #require(await protoc.exitCode() == 0, "\(protoc.errorText)")
    let process = try RunningProcess(
      "/usr/bin/python3", ["\(folder)/\(script)"] + arguments,
      environment: ["PYTHONPATH": "\(modules.path):\(folder)", "PYTHONDONTWRITEBYTECODE": "1"])
    return Running(process: process, modules: modules)
  }
}
