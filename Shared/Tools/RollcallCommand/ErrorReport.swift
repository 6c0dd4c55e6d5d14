import RPCCore

/// What a person reads when a call did not end with OK.
///
/// The status and its message on the first line, then each detail on a line of its own:
/// ```
/// INVALID_ARGUMENT: email has no "@"; display_name is empty
///   email: has no "@"
///   display_name: is empty
/// ```
enum ErrorReport {
  static func text(_ error: RPCError) -> String {
    var lines = [error.message.isEmpty ? error.code.name : "\(error.code.name): \(error.message)"]
    lines += error.details.flatMap(Self.lines(of:)).map { "  " + $0 }
    for entry in error.metadata {
      switch entry.value {
      case .text(let text): lines.append("  trailer \(entry.key): \(text)")
      case .binary(let bytes): lines.append("  trailer \(entry.key): \(bytes.count) bytes")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(of detail: ErrorDetail) -> [String] {
    switch detail {
    case .badRequest(let violations):
      violations.map { "\($0.field.isEmpty ? "the request" : $0.field): \($0.description)" }
    case .retryInfo(let delay):
      ["try again after \(delay.formattedSeconds)"]
    case .errorInfo(let reason, let domain, let metadata):
      [
        "reason \(reason)\(domain.isEmpty ? "" : " (\(domain))")"
          + metadata.sorted { $0.key < $1.key }.map { ", \($0.key): \($0.value)" }.joined()
      ]
    case .resourceInfo(let type, let name, let owner, let description):
      [
        "resource \(type) \"\(name)\"" + (owner.isEmpty ? "" : " of \(owner)")
          + (description.isEmpty ? "" : ": \(description)")
      ]
    case .other(let typeURL, let value):
      ["\(typeURL): \(value.count) bytes"]
    }
  }
}

extension Duration {
  /// "1.25 s", to the millisecond.
  var formattedSeconds: String {
    let milliseconds =
      components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let fraction = Columns.right("\(milliseconds % 1000)", width: 3).replacing(" ", with: "0")
    let trimmed = fraction.reversed().drop { $0 == "0" }.reversed().map(String.init).joined()
    return "\(milliseconds / 1000)\(trimmed.isEmpty ? "" : ".\(trimmed)") s"
  }
}
