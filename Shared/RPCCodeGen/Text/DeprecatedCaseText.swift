/// Makes a deprecated case of an enum without a warning: a function that is deprecated too may do so,
/// and it is called through the requirement of a protocol, which isn't.
enum DeprecatedCaseText {
  /// Of the type that makes a case of a oneof.
  static func name(of field: FieldModel) -> String {
    "\(name(ofCase: field.swiftName))\(field.number)"
  }

  /// Of the type that makes a case of an enumeration.

  static func name(ofCase swiftName: String) -> String {
    "Deprecated\(swiftName.prefix(1).uppercased())\(swiftName.dropFirst())"
  }

  /// - Parameters:
  ///   - name: Of the type.
  ///   - value: The type of what the case holds; `nil` for nothing.
  ///   - whole: The enum.
  static func append(
    _ swiftName: String, as name: String, value: String?, of whole: String,
    to text: inout SourceText
  ) {
    text.block("private enum \(name): DeprecatedCase") { text in
      text.line("@available(*, deprecated)")
      let escaped = SwiftNames.escaped(swiftName)
      let made = value == nil ? "" : "(value)"
      text.block(
        "static func makeDeprecated(_ value: \(value ?? "Void")) -> \(whole)"
      ) { text in
        text.line("\(whole).\(escaped)\(made)")
      }
    }
  }
}
