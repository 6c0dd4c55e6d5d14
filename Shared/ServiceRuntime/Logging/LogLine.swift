/// One record of the log as a line of JSON (RFC 8259).
///
/// A line is never longer than ``maximumBytes``, with its line break. That is PIPE_BUF: a write of
/// no more than that into a pipe is never mixed with another process's, see pipe(7).
struct LogLine {
  static let maximumBytes = 4096

  /// For one string of the metadata.
  static let maximumValueBytes = 1024

  private var bytes: [UInt8] = []

  private static let ending = Array("}\n".utf8)
  private static let truncationMark = Array(",\"truncated\":true".utf8)

  /// - Parameter time: RFC 3339.
  static func encode(
    time: String, level: LogLevel, service: String, message: String, metadata: LogMetadata
  ) -> [UInt8] {
    var line = LogLine()
    line.bytes.reserveCapacity(256)
    line.append("{\"time\":\"\(time)\",\"level\":\"\(level.rawValue)\",\"service\":")
    line.append(quoted: service)
    line.append(",\"message\":")
    line.append(quoted: message)
    let room = maximumBytes - truncationMark.count - ending.count
    for pair in metadata.pairs {
      let before = line.bytes.count
      line.append(",")
      line.append(quoted: pair.name)
      line.append(":")
      line.append(pair.value)
      guard line.bytes.count > room else { continue }
      line.bytes.removeSubrange(before...)
      line.bytes += truncationMark
      break
    }
    return line.bytes + ending
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  private mutating func append(_ value: LogMetadata.Value) {
    switch value {
    case .string(let text): append(quoted: text)
    case .integer(let number): append(String(number))
    // JSON has no word for these.
    case .double(let number): append(number.isFinite ? "\(number)" : "null")
    case .boolean(let flag): append(flag ? "true" : "false")
    case .strings(let texts):
      append("[")
      for (index, text) in texts.enumerated() {
        if index > 0 { append(",") }
        append(quoted: text)
      }
      append("]")
    }
  }

  private mutating func append(quoted text: String) {
    JSONText.append(quoted: text, to: &bytes, limit: Self.maximumValueBytes)
  }
}
