import ErrorDetailsAPI
import Protobuf
import RPCCore
import RPCTransport

/// What a person reads when a call did not end with OK.
///
/// The status and its message on the first line, then each detail on a line of its own:
/// ```
/// INVALID_ARGUMENT: email has no "@"; display_name is empty
///   email: has no "@"
///   display_name: is empty
/// ```
///
/// Or as one line of JSON, for programs.
enum ErrorReport {
  enum Form: String {
    case text, json

    init(_ arguments: CommandSyntax.Arguments) throws(UsageError) {
      let text = arguments["--errors"] ?? Form.text.rawValue
      guard let form = Form(rawValue: text) else {
        throw UsageError("--errors is \"\(text)\", but it takes text or json")
      }
      self = form
    }
  }

  /// - Parameter types: What details can be.
  static func text(_ error: RPCError, _ form: Form, _ types: MessageTypes) -> String {
    switch form {
    case .text: text(error, types)
    case .json: json(error, types)
    }
  }

  /// The members of google.rpc.Status, with the name of the code before them and the trailers behind.
  private static func json(_ error: RPCError, _ types: MessageTypes) -> String {
    let packed = StatusDetails.pack(error).map { PackedMessage($0) }
    let status = packed.flatMap {
      try? MessageType(Status.self).readableJSON(of: $0, options: JSONOptions(types: types)).text
    }
    var members = JSONMembers()
    members.add("status", error.code.name)
    if let status {
      members.add(contentsOf: status)
    } else {
      members.add("code", literal: "\(error.code.rawValue)")
      members.add("message", error.message)
    }
    var trailers = JSONMembers()
    for entry in error.metadata {
      switch entry.value {
      case .text(let text): trailers.add(entry.key, text)
      case .binary(let bytes): trailers.add(entry.key, Base64.encode(bytes))
      }
    }
    if !trailers.isEmpty { members.add("trailers", literal: trailers.object) }
    return members.object
  }

  static func text(_ error: RPCError, _ types: MessageTypes = MessageTypes()) -> String {
    var lines = [error.message.isEmpty ? error.code.name : "\(error.code.name): \(error.message)"]
    lines += error.details.flatMap { Self.lines(of: $0, types) }.map { "  " + $0 }
    for entry in error.metadata {
      switch entry.value {
      case .text(let text): lines.append("  trailer \(entry.key): \(text)")
      case .binary(let bytes): lines.append("  trailer \(entry.key): \(bytes.count) bytes")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(of detail: ErrorDetail, _ types: MessageTypes) -> [String] {
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
      ["\(typeURL): \(other(typeURL, value, types) ?? "\(value.count) bytes")"]
    }
  }

  /// The types of details that are not among `types`.
  static func unknownTypes(_ error: RPCError, _ types: MessageTypes) -> [String] {
    error.details.compactMap { detail in
      guard case .other(let typeURL, _) = detail else { return nil }
      let name = typeURL.split(separator: "/").last.map(String.init) ?? ""
      return types.type(named: name) == nil ? name : nil
    }
  }

  private static func other(_ typeURL: String, _ value: [UInt8], _ types: MessageTypes) -> String? {
    let name = typeURL.split(separator: "/").last.map(String.init) ?? ""
    return try? types.type(named: name)?.readableJSON(
      of: PackedMessage(value), options: JSONOptions(types: types)
    ).text
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
