import RPCCore

/// The number that the process ends with, so that scripts can tell one failure from another.
enum ExitCode {
  static let success: Int32 = 0
  /// Anything but the command line and the call: a file that can't be read, a damaged certificate.
  static let failure: Int32 = 1
  /// All went well, and a load was outside of what a person asked of it.
  static let threshold: Int32 = 2
  /// EX_USAGE of sysexits.h: the command line itself is wrong.
  static let usage: Int32 = 64

  /// 0 for OK, 64 and the status's number otherwise: 65 to 80.
  static func of(_ status: StatusCode) -> Int32 {
    status == .ok ? success : usage + Int32(status.rawValue)
  }

  /// All of them with what they mean.
  static var rows: [(code: Int32, meaning: String)] {
    let statuses = StatusCode.allCases.filter { $0 != .ok }.map { (of($0), $0.name) }
    return [
      (success, "the call ended with OK; the command did what it should"),
      (failure, "something else failed: a file, a certificate, the output"),
      (threshold, "a threshold of `rollcall load` isn't met"),
      (usage, "the command line is wrong"),
    ] + statuses
  }

  /// The table that `rollcall --help` prints.
  static var table: String {
    rows.map { "  \(Columns.right("\($0.code)", width: 3))  \($0.meaning)\n" }.joined()
  }
}
