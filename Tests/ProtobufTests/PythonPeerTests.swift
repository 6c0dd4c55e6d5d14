import Foundation
import LinuxIO
import Protobuf
import SampleAPI
import TestSupport
import Testing
import WellKnownTypes

/// Messages go from Google's implementation to ours and back, by both formats, and are the same.
///
/// PROTOBUF_SEED and PROTOBUF_CASES in the environment change which messages, and how many of each
/// type.
@Suite("Random messages", .timeLimit(.minutes(5)))
struct PythonPeerTests {
  private static let types: MessageTypes = [.sampleAPI, .wellKnownTypes]
  private static let seed = RandomTests.seed
  private static let casesOfEachType = RandomTests.count("PROTOBUF_CASES", default: 25)

  @Test("of every type go from Python to Swift and back, packed and as JSON, and changed alike")
  func bothWays() async throws {
    let python = try await PythonPeer()
    let arguments = ["\(Self.seed)", "\(Self.casesOfEachType)"] + Self.types.fullNames
    let made = try await python.run(["make"] + arguments)
    let answers = try made.split(separator: "\n").map { try Self.answer(to: String($0)) }
    #expect(answers.count == Self.casesOfEachType * Self.types.fullNames.count)

    let checked = try await python.run(
      ["check"] + arguments, input: answers.joined(separator: "\n") + "\n")
    let lines = checked.split(separator: "\n")
    for difference in lines.dropLast(2).prefix(10) {
      Issue.record("PROTOBUF_SEED=\(Self.seed): \(difference)")
    }
    #expect(lines.dropLast().last == "checked \(answers.count)")
    let changed = lines.last?.split(separator: " ").first.flatMap { Int($0) }
    #expect(try #require(changed) > answers.count / 4)
  }

  private struct Case: Decodable {
    let type: String
    let packed: String
    let json: String
    let changed: String
  }

  private struct Answer: Encodable {
    var packed = ""
    var json = ""
    var fromJSON = ""
    var changed: String?
  }

  private static func answer(to line: String) throws -> String {
    let row = try JSONDecoder().decode(Case.self, from: Data(line.utf8))
    let type = try #require(types[row.type])
    var answer = Answer()
    do {
      let message = try type.init(packed: [UInt8](hexadecimal: row.packed))
      answer.packed = try message.packed().hexadecimal
      let options = JSONOptions(
        isPretty: row.packed.count % 3 == 0, includesDefaults: row.packed.count % 4 == 0,
        protoFieldNames: row.json.count % 2 == 0, types: types)
      answer.json = try message.json(options: options)
      let fromJSON = try type.init(json: row.json, options: options)
      answer.fromJSON = try fromJSON.packed().hexadecimal
      if let changed = try? type.init(packed: [UInt8](hexadecimal: row.changed)) {
        answer.changed = try changed.packed().hexadecimal
      }
    } catch {
      Issue.record("PROTOBUF_SEED=\(seed): \(error) for \(line)")
    }
    return String(decoding: try JSONEncoder().encode(answer), as: UTF8.self)
  }
}

/// Debian's Python with the schemas of the tests.
private struct PythonPeer {
  private let modules: TemporaryFolder
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = tests.deletingLastPathComponent().deletingLastPathComponent()

  init() async throws {
    modules = try TemporaryFolder()
    let schemas = Self.root.appendingPathComponent("Tests/Support/proto").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: schemas)
      .filter { $0.hasSuffix(".proto") }.sorted()
    let protoc = try RunningProcess(
      "/usr/bin/protoc",
      [
        "-I", schemas, "-I", Self.root.appendingPathComponent("proto").path,
        "--python_out=\(modules.path)", "rollcall/options/v1/options.proto",
      ] + files)
    try #require(await protoc.exitCode() == 0, "\(protoc.errorText)")
  }

  func run(_ arguments: [String], input: String = "") async throws -> String {
    let script = Self.tests.appendingPathComponent("python/peer.py").path
    let process = try RunningProcess(
      "/usr/bin/python3", [script] + arguments,
      environment: ["PYTHONPATH": modules.path, "PYTHONDONTWRITEBYTECODE": "1"], input: input)
    try #require(await process.exitCode() == 0, "\(process.errorText)")
    return process.outputText
  }
}

extension [UInt8] {
  fileprivate init(hexadecimal text: String) {
    self = stride(from: 0, to: text.utf8.count, by: 2).compactMap { index in
      let start = text.utf8.index(text.startIndex, offsetBy: index)
      return UInt8(text[start..<text.utf8.index(start, offsetBy: 2)], radix: 16)
    }
  }

  fileprivate var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
