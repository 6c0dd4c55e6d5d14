import FoundationEssentials
import LinuxIO

/// Where the messages that a call sends come from: the command line, a file, or standard input.
enum CallInput: Hashable {
  case text(String)
  case file(String)
  case standardInput

  /// - Parameter operand: JSON, "@FILE", "-", or `nil`: an empty message, or for a stream of
  ///   messages, standard input.
  init(_ operand: String?, isStream: Bool) {
    switch operand {
    case nil: self = isStream ? .standardInput : .text("{}")
    case "-": self = .standardInput
    case .some(let operand) where operand.hasPrefix("@"): self = .file(String(operand.dropFirst()))
    case .some(let operand): self = .text(operand)
    }
  }

  /// The one message of a call that sends no stream. It may take several lines.
  func whole(console: Console) async throws -> String {
    switch self {
    case .text(let text): return text
    case .file(let path): return try Self.contents(of: path)
    case .standardInput:
      var lines: [String] = []
      for await line in try InputLines(console.readLine) { lines.append(line) }
      return lines.joined(separator: "\n")
    }
  }

  /// Hands over the messages of a stream, each as soon as its last line is there. `line` is where it
  /// begins, from 1.
  func forEachMessage(
    console: Console, _ body: (_ json: String, _ line: Int) async throws -> Void
  ) async throws {
    var messages = JSONMessages()
    switch self {
    case .text(let text):
      for line in Self.lines(of: text) {
        for message in messages.add(line) { try await body(message.text, message.line) }
      }
    case .file(let path):
      try await CallInput.text(Self.contents(of: path)).forEachMessage(console: console, body)
    case .standardInput:
      for await line in try InputLines(console.readLine) {
        for message in messages.add(line) { try await body(message.text, message.line) }
      }
    }
    if let message = messages.finish() { try await body(message.text, message.line) }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func contents(of path: String) throws(UsageError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path) can't be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw UsageError("\(path) isn't UTF-8")
    }
    return text
  }
}
