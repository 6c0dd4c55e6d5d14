/// The names that protoc-gen-c gives things, as in its c_helpers.cc.
enum CNames {
  /// "rollcall.groups.v1.ComposeEvent" → "Rollcall__Groups__V1__ComposeEvent"
  static func type(_ fullName: String) -> String {
    fullName.split(separator: ".").map { camelCase($0) }.joined(separator: "__")
  }

  /// "rollcall.groups.v1.ComposeEvent" → "rollcall__groups__v1__compose_event", in front of the
  /// names of functions.
  static func prefix(_ fullName: String) -> String {
    fullName.split(separator: ".").map { lowerCase($0) }.joined(separator: "__")
  }

  /// The member of a struct.
  static func field(_ name: String) -> String {
    let name = name.lowercased()
    return keywords.contains(name) ? "\(name)_" : name
  }

  /// The member that counts a repeated field.
  static func count(_ name: String) -> String {
    "n_\(field(name))"
  }

  /// The member that tells which field of a oneof is set.
  static func oneofCase(_ name: String) -> String {
    "\(lowerCase(name))_case"
  }

  private static func camelCase(_ name: Substring) -> String {
    name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func lowerCase(_ name: some StringProtocol) -> String {
    var result = ""
    var afterUpper = true
    for character in name {
      if character.isUppercase, !afterUpper { result.append("_") }
      result += character.lowercased()
      afterUpper = character.isUppercase
    }
    return result
  }

  /// Of C++, with an underscore behind in C.
  private static let keywords: Set<String> = [
    "and", "and_eq", "asm", "auto", "bitand", "bitor", "bool", "break", "case", "catch", "char",
    "class", "compl", "const", "const_cast", "continue", "default", "delete", "do", "double",
    "dynamic_cast", "else", "enum", "explicit", "extern", "false", "float", "for", "friend",
    "goto", "if", "inline", "int", "long", "mutable", "namespace", "new", "not", "not_eq",
    "operator", "or", "or_eq", "private", "protected", "public", "register", "reinterpret_cast",
    "return", "short", "signed", "sizeof", "static", "static_cast", "struct", "switch", "template",
    "this", "throw", "true", "try", "typedef", "typeid", "typename", "union", "unsigned", "using",
    "virtual", "void", "volatile", "wchar_t", "while", "xor", "xor_eq",
  ]
}
