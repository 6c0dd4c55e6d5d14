/// One record of the log as a line for people at a terminal:
///
///     12:00:00.042 INFO  ready  listen=127.0.0.1:7401 start_ms=12.5
struct LogText {
  static func encode(
    time: String, level: LogLevel, message: String, metadata: LogMetadata
  ) -> [UInt8] {
    let name = level.rawValue.uppercased()
    let padding = String(repeating: " ", count: max(0, 7 - name.count))
    // The day is the terminal's.
    var line = "\(time.dropFirst(11).prefix(12)) \(name)\(padding) \(message) "
    for pair in metadata.pairs {
      let next = " \(pair.name)=\(text(of: pair.value))"
      guard line.utf8.count + next.utf8.count + ending.utf8.count < LogLine.maximumBytes else {
        line += ending
        break
      }
      line += next
    }
    return Array(line.utf8) + [UInt8(ascii: "\n")]
  }

  /// In the place of what found no room.
  private static let ending = " …"

  private static func text(of value: LogMetadata.Value) -> String {
    switch value {
    case .string(let text): quotedIfNeeded(text)
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    case .boolean(let flag): flag ? "yes" : "no"
    case .strings(let texts): texts.isEmpty ? "none" : quotedIfNeeded(texts.joined(separator: ","))
    }
  }

  /// What could be taken for the next pair, or for a command of the terminal's, is escaped.
  private static func quotedIfNeeded(_ text: String) -> String {
    let cut = String(text.prefix(LogLine.maximumValueBytes / 4))
    let isPlain =
      !cut.isEmpty
      && cut.unicodeScalars.allSatisfy { scalar in
        scalar.value > 0x20 && scalar != "\"" && scalar != "=" && !isControl(scalar)
      }
    if isPlain { return cut }
    var quoted = "\""
    for scalar in cut.unicodeScalars {
      if isControl(scalar) || scalar == "\"" || scalar == "\\" {
        quoted += scalar.escaped(asASCII: true)
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
