import Glibc

/// How a line of the log is written.
enum LogFormat: Sendable, Hashable {
  /// For machines: see ``LogLine``.
  case json
  /// For people: see ``LogText``.
  case text

  static var forStandardError: LogFormat { isatty(LogOutput.standardError) == 1 ? .text : .json }
}
