import FoundationEssentials
import LoadGenerator

/// What a process that makes one share of a load tells whoever started it: a line of JSON each.
enum WorkerMessage: Codable, Sendable {
  case progress(LoadInterval, seconds: Double)
  case result(LoadResult)

  var line: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }

  init(line: String) throws {
    self = try JSONDecoder().decode(WorkerMessage.self, from: Data(line.utf8))
  }
}

/// A process that makes one share of a load.
enum WorkerProcess {
  /// - Parameter text: "0/4" is the first of four.
  static func share(_ text: String) throws(UsageError) -> Share {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[1] > 0, (0..<parts[1]).contains(parts[0]) else {
      throw UsageError("--worker takes I/N with I from 0 to N - 1, not \"\(text)\"")
    }
    return Share(index: parts[0], count: parts[1])
  }

  static func serve(_ load: Load, console: Console) async throws -> Int32 {
    let result = try await load.run { progress in
      let message = WorkerMessage.progress(progress.interval, seconds: progress.seconds)
      if let line = try? message.line { console.writeLine(line) }
    }
    console.writeLine(try WorkerMessage.result(result).line)
    return ExitCode.success
  }
}
