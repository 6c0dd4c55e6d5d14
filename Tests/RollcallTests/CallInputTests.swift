import Foundation
import Synchronization
import TestSupport
import Testing

@testable import RollcallCommand

/// A person at the keyboard who types some lines.
final class Typist: Sendable {
  private let lines: Mutex<[String]>
  private let output = Mutex("")
  private let errors = Mutex("")

  init(_ lines: [String] = []) {
    self.lines = Mutex(lines)
  }

  var console: Console { console(environment: [:]) }

  func console(environment: [String: String]) -> Console {
    Console(
      write: { text in self.output.withLock { $0 += text } },
      complain: { text in self.errors.withLock { $0 += text } },
      readLine: { self.lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
      environment: environment)
  }

  /// What they read on standard output.
  var seen: String { output.withLock { $0 } }
  /// What they read on standard error.
  var told: String { errors.withLock { $0 } }
  /// Lines that nobody has read.
  var left: Int { lines.withLock { $0.count } }
}

@Suite("The messages that a call sends")
struct CallInputTests {
  struct Operand: CustomTestStringConvertible {
    let operand: String?
    let isStream: Bool
    let input: CallInput

    var testDescription: String { "\(operand ?? "nothing") for \(isStream ? "many" : "one")" }
  }

  static let operands = [
    Operand(operand: nil, isStream: false, input: .text("{}")),
    Operand(operand: nil, isStream: true, input: .standardInput),
    Operand(operand: "-", isStream: false, input: .standardInput),
    Operand(operand: "@a/b.json", isStream: false, input: .file("a/b.json")),
    Operand(operand: "{\"id\": \"-\"}", isStream: true, input: .text("{\"id\": \"-\"}")),
  ]

  @Test("come from the command line, a file or standard input", arguments: operands)
  func source(_ row: Operand) {
    #expect(CallInput(row.operand, isStream: row.isStream) == row.input)
  }

  @Test("one message may take all the lines of standard input")
  func wholeInput() async throws {
    let typist = Typist(["{", "}"])
    #expect(try await CallInput.standardInput.whole(console: typist.console) == "{\n}")
  }

  @Test("a stream has one message after another, blank lines don't count as messages")
  func lines() async throws {
    let typist = Typist(["{\"a\":1}", "", "  ", "{\"b\":2}"])
    var taken: [String] = []
    try await CallInput.standardInput.forEachMessage(console: typist.console) { line, number in
      taken.append("\(number): \(line)")
    }
    #expect(taken == ["1: {\"a\":1}", "4: {\"b\":2}"])
  }

  struct Cut: CustomTestStringConvertible {
    let name: String
    let lines: [String]
    let texts: [String]
    var testDescription: String { name }
  }

  static let cuts = [
    Cut(name: "one in a line", lines: ["{}", "{\"a\":1}"], texts: ["1: {}", "2: {\"a\":1}"]),
    Cut(
      name: "several in a line", lines: ["{} {\"a\":[]}[]"],
      texts: ["1: {}", "1: {\"a\":[]}", "1: []"]),
    Cut(
      name: "one over several lines", lines: ["", "{", "  \"a\": {", "", "  }", "}", "{}"],
      texts: ["2: {\n  \"a\": {\n\n  }\n}", "7: {}"]),
    Cut(
      name: "brackets and quotes in strings", lines: [#"{"a": "}\"{["}"#, #"{"b\\": 1}"#],
      texts: [#"1: {"a": "}\"{["}"#, #"2: {"b\\": 1}"#]),
    Cut(
      name: "bare values", lines: ["12 null", "\"a b\""], texts: ["1: 12", "1: null", "2: \"a b\""]),
    Cut(name: "a bracket too many", lines: ["}", "{}"], texts: ["1: }", "2: {}"]),
    Cut(name: "a string without an end", lines: ["{\"a", "{}"], texts: ["1: {\"a", "2: {}"]),
    Cut(
      name: "an end that never comes", lines: ["{}", "{\"a\":", "1"],
      texts: ["1: {}", "2: {\"a\":\n1"]),
  ]

  @Test("a stream's messages are found however they lie in lines", arguments: cuts)
  func cutting(_ cut: Cut) async throws {
    var taken: [String] = []
    try await CallInput.standardInput.forEachMessage(console: Typist(cut.lines).console) {
      taken.append("\($1): \($0)")
    }
    #expect(taken == cut.texts)
  }

  @Test("a file is read as a whole or by its lines")
  func file() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "input.json")
    try Data("{}\n{\"é\":1}\n".utf8).write(to: URL(fileURLWithPath: path))
    let input = CallInput("@" + path, isStream: true)
    #expect(try await input.whole(console: Typist().console) == "{}\n{\"é\":1}\n")
    var taken: [String] = []
    try await input.forEachMessage(console: Typist().console) { line, _ in taken.append(line) }
    #expect(taken == ["{}", "{\"é\":1}"])
  }

  @Test("a file that isn't there, or isn't UTF-8, is named")
  func badFile() async throws {
    await #expect(throws: UsageError("/nonexistent.json can't be read")) {
      try await CallInput.file("/nonexistent.json").whole(console: Typist().console)
    }
    let folder = try TemporaryFolder()
    let path = folder.path(of: "input.json")
    try Data([0x22, 0xff, 0x22]).write(to: URL(fileURLWithPath: path))
    await #expect(throws: UsageError("\(path) isn't UTF-8")) {
      try await CallInput.file(path).whole(console: Typist().console)
    }
  }

  @Test("reading stays at most 64 lines ahead of a slow call")
  func bounded() async throws {
    let typist = Typist((1...1_000).map(String.init))
    var count = 0
    for await _ in try InputLines(typist.console.readLine) {
      count += 1
      #expect(1_000 - typist.left <= count + 65)
    }
    #expect(count == 1_000)
  }

  @Test("cancelling ends the wait for somebody who types nothing")
  func cancelled() async throws {
    let silence = DispatchSemaphore(value: 0)
    let lines = try InputLines {
      silence.wait()
      return nil
    }
    let reader = Task { for await _ in lines {} }
    reader.cancel()
    await reader.value
    silence.signal()
  }
}
