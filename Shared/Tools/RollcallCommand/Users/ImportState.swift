import FoundationEssentials
import LinuxIO

/// How far an import has come, kept beside its file while it runs: the next one goes on from there.
struct ImportState: Hashable {
  /// Of the whole file: another size is another file.
  var size: UInt64
  /// What has been dealt with ends here.
  var offset: UInt64
  /// The line that begins there.
  var line: Int
  var created = 0
  var existing = 0
  var refused = 0

  static func path(of file: String) -> String { file + ".import-state" }

  /// - Returns: `nil` if there is none.
  /// - Throws: `UsageError` if it belongs to another file.
  static func load(for file: String, size: UInt64) throws -> ImportState? {
    let path = path(of: file)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let text = String(decoding: try FileContents.read(path, limit: 4_096), as: UTF8.self)
    let numbers = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard numbers.count == 7, numbers[0] == "rollcall-import-1",
      let stored = UInt64(numbers[1]), let offset = UInt64(numbers[2]), let line = Int(numbers[3]),
      let created = Int(numbers[4]), let existing = Int(numbers[5]), let refused = Int(numbers[6]),
      stored == size, offset <= size
    else {
      throw UsageError(
        "\(path) is of another import than of \(file) as it is now; "
          + "with --restart it is left out of account")
    }
    return ImportState(
      size: size, offset: offset, line: line, created: created, existing: existing,
      refused: refused)
  }

  func save(for file: String) throws(SystemError) {
    let path = Self.path(of: file)
    let output = try OutputFile(path + ".new")
    let numbers = "\(size) \(offset) \(line) \(created) \(existing) \(refused)"
    try output.write(Array("rollcall-import-1 \(numbers)\n".utf8))
    try output.flush()
    try OutputFile.move(path + ".new", to: path)
  }

  static func remove(for file: String) throws(SystemError) { try OutputFile.remove(path(of: file)) }
}
