internal import Normalization
package import RPCCore
package import ServiceStore
package import WellKnownTypes

/// The fields of one request that break a rule. All of them are found before any is reported.
///
/// ```swift
/// var fields = FieldViolations()
/// let id = fields.id(request.id, in: "id")
/// let name = fields.text(request.displayName, in: "display_name", characters: 1...100)
/// let (user, title) = try fields.checked(id, name)
/// ```
package struct FieldViolations {
  package private(set) var all: [FieldViolation] = []

  /// As many are told in the text of the status; the details have them all.
  private static let maximumInText = 10

  package init() {}

  /// - Parameter description: A phrase that follows the field's name: "has no @".
  package mutating func add(_ field: String, _ description: String) {
    all.append(FieldViolation(field: field, description: description))
  }

  /// - Throws: INVALID_ARGUMENT with every violation, if there is one.
  package func check() throws(RPCError) {
    guard !all.isEmpty else { return }
    var text = all.prefix(Self.maximumInText).map { "\($0.field) \($0.description)" }
      .joined(separator: "; ")
    if all.count > Self.maximumInText { text += "; and \(all.count - Self.maximumInText) more" }
    throw RPCError(.invalidArgument, text, details: [.badRequest(all)])
  }

  /// The values of fields that keep the rules.
  ///
  /// - Throws: INVALID_ARGUMENT with every violation, if there is one.
  package func checked<each Value>(
    _ values: repeat (each Value)?
  ) throws(RPCError) -> (repeat each Value) {
    try check()
    return (repeat try Self.present(each values))
  }

  private static func present<Value>(_ value: Value?) throws(RPCError) -> Value {
    guard let value else { throw RPCError(.internalError, "a field was refused without a reason") }
    return value
  }
}

/// The rules that fields of several services share.
extension FieldViolations {
  /// An id of a record.
  package mutating func id(_ text: String, in field: String) -> RecordID? {
    if let id = RecordID(text) { return id }
    add(field, text.isEmpty ? "is missing" : "is not a UUID: \(Self.quoted(text))")
    return nil
  }

  /// An id that the caller gave a request, so that it is carried out once.
  ///
  /// - Returns: `nil` for an empty one, which is allowed.
  package mutating func requestID(_ text: String) -> RecordID? {
    text.isEmpty ? nil : id(text, in: "request_id")
  }

  /// A text that people wrote, without white space at its ends. Characters are Unicode scalars.
  package mutating func text(
    _ text: String, in field: String, characters allowed: ClosedRange<Int>,
    lineBreaks: Bool = false
  ) -> String? {
    let trimmed = text.trimmed
    let count = trimmed.unicodeScalars.count
    guard allowed.contains(count) else {
      if count == 0 {
        add(field, "is empty")
      } else {
        add(field, "is \(count) characters long; at most \(allowed.upperBound) are allowed")
      }
      return nil
    }
    if let scalar = trimmed.unicodeScalars.first(where: { !$0.isAllowed(lineBreaks: lineBreaks) }) {
      add(field, "may not have \(scalar.named) in it")
      return nil
    }
    return trimmed
  }

  package mutating func number(
    _ value: UInt32, in field: String, allowed: ClosedRange<UInt32>
  ) -> UInt32? {
    if allowed.contains(value) { return value }
    add(field, "is \(value); \(allowed.lowerBound) to \(allowed.upperBound) are allowed")
    return nil
  }

  /// How many records a page may have; 0 asks for the usual number.
  package mutating func pageSize(_ size: Int32, usual: Int, maximum: Int) -> Int? {
    if size == 0 { return usual }
    if (1...maximum).contains(Int(size)) { return Int(size) }
    add("page_size", "is \(size); 1 to \(maximum) are allowed, and 0 for \(usual)")
    return nil
  }

  /// Where a page begins that comes after another.
  ///
  /// - Parameter read: Makes the position of the bytes in the token.
  /// - Returns: `nil` for the first page.
  package mutating func position<Position>(
    in token: String, of query: String, _ tokens: PageTokens,
    read: ([UInt8]) -> Position?
  ) -> Position? {
    guard !token.isEmpty else { return nil }
    do throws(PageTokenRefusal) {
      guard let position = read(try tokens.position(in: token, of: query)) else {
        throw PageTokenRefusal.foreign
      }
      return position
    } catch {
      add("page_token", error.description)
      return nil
    }
  }

  /// Which fields an update changes.
  ///
  /// Every path that isn't one of `allowed` is refused by name, so that nothing is ignored silently.
  package mutating func mask(_ mask: FieldMask?, allowed: [String]) -> Set<String> {
    let paths = mask?.paths ?? []
    let choice = allowed.joined(separator: ", ")
    if paths.isEmpty { add("update_mask", "names no field; it can name \(choice)") }
    for (index, path) in paths.enumerated() where !allowed.contains(path) {
      add(
        "update_mask.paths[\(index)]",
        "names \(Self.quoted(path)), which can't be changed; it can name \(choice)")
    }
    return Set(paths)
  }

  /// What somebody sent, short enough for a message.
  package static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(80).map { scalar in
      scalar.properties.generalCategory == .control ? "\u{fffd}" : String(scalar)
    }.joined()
    return "\"\(shown)\(text.unicodeScalars.count > 80 ? "…" : "")\""
  }
}

extension Unicode.Scalar {
  /// No controls, and nothing that turns the direction of the text around it, which could make it look
  /// like another: UTS #55, "Unicode Source Code Handling", tells how. The marks that only settle the
  /// direction of what has none (U+200E, U+200F, U+061C) are part of honest names.
  fileprivate func isAllowed(lineBreaks: Bool) -> Bool {
    switch self {
    case "\n", "\r", "\t", "\u{2028}", "\u{2029}": lineBreaks
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": false
    default: properties.generalCategory != .control
    }
  }
}
