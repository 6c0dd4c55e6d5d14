/// The names of the C code.
///
/// protoc-gen-c changes the case of names and leaves out underscores, so that names that differ in a
/// .proto file can be one name in C; others are words of C, macros, or members that it makes up. So
/// it gets a request with names of ours (`CRequest`), which say no less after that:
///
/// - A field ends in `_f` and its number, a oneof in `_oneof` and its index, a value of an
///   enumeration in `_v` and its index. No two of one message can be the same, whatever is in front,
///   and none is a word of C or a member like `n_users` and `kind_case`.
/// - A package is one piece, `rollcall_groups_v1`, so that a type in it is never taken for one
///   nested in a message.
/// - A type, or a package, whose name would lose something to protoc-gen-c gets a hash of the name
///   behind.
///
/// Every name follows from the full name alone, so that files that are generated apart agree.
enum CNames {
  /// "display_name", 3 → "display_name_f3"
  static func field(_ name: String, number: Int32) -> String {
    "\(name)_f\(number)"
  }

  /// "what_kind", 0 → "what_kind_oneof0"
  static func oneof(_ name: String, index: Int) -> String {
    "\(name)_oneof\(index)"
  }

  /// "COLOUR_RED", 1 → "COLOUR_RED_v1"
  static func value(_ name: String, index: Int) -> String {
    "\(name)_v\(index)"
  }

  /// A message or enumeration, without what it is in.
  ///
  /// "ComposeEvent" stays. "URLMap" would be `urlmap` in the names of functions, as "UrlMap" would,
  /// so a hash goes behind.
  static func type(_ name: String) -> String {
    isPlainType(name) ? name : "\(camelCase(name))X\(hash(name))"
  }

  /// "rollcall.groups.v1" → "rollcall_groups_v1"
  static func package(_ package: String) -> String {
    guard !package.isEmpty else { return noPackage }
    let pieces = package.split(separator: ".")
    let joined = pieces.joined(separator: "_")
    let isPlain = pieces.allSatisfy { piece in
      piece.first?.isLetter == true && piece.allSatisfy { $0.isLowercase || $0.isNumber }
    }
    guard isPlain, joined != noPackage, !(pieces.last.map { endsInHash($0, after: "x") } ?? false)
    else { return "\(joined.lowercased())_x\(hash(package))" }
    return joined
  }

  /// What protoc-gen-c makes of them.
  enum Written {
    /// ["rollcall_groups_v1", "ComposeEvent"] → "RollcallGroupsV1__ComposeEvent"
    static func type(_ path: [String]) -> String {
      path.map(camelCase).joined(separator: "__")
    }

    /// ["rollcall_groups_v1", "ComposeEvent"] → "rollcall_groups_v1__compose_event", in front of the
    /// names of functions.
    static func prefix(_ path: [String]) -> String {
      path.map(lowerCase).joined(separator: "__")
    }

    /// The member of a struct.
    static func field(_ name: String) -> String {
      name.lowercased()
    }

    /// The member that counts a repeated field.
    static func count(_ name: String) -> String {
      "n_\(field(name))"
    }

    /// The member that tells which field of a oneof is set.
    static func oneofCase(_ name: String) -> String {
      "\(lowerCase(name))_case"
    }
  }

  /// In place of a package.
  private static let noPackage = "nopackage"

  /// In upper camel case without two capitals in a row, and nothing that could be made up: the enum
  /// that says which field of a oneof is set, or a name with a hash.
  private static func isPlainType(_ name: String) -> Bool {
    guard name.first?.isUppercase == true, !name.contains("_"), !endsInHash(name, after: "X") else {
      return false
    }
    guard !zip(name, name.dropFirst()).contains(where: { $0.isUppercase && $1.isUppercase }) else {
      return false
    }
    let start = name.hasSuffix("Case") ? name.dropLast(4) : name[...]
    let beforeDigits = start.reversed().drop(while: \.isNumber).reversed()
    return beforeDigits.count == start.count || !String(beforeDigits).hasSuffix("Oneof")
  }

  private static func endsInHash(_ name: some StringProtocol, after mark: Character) -> Bool {
    let end = name.suffix(9)
    return end.count == 9 && end.first == mark && end.dropFirst().allSatisfy(\.isHexDigit)
  }

  /// FNV-1a, 32 bits.
  private static func hash(_ name: String) -> String {
    var hash: UInt32 = 0x811c_9dc5
    for byte in name.utf8 {
      hash = (hash ^ UInt32(byte)) &* 0x0100_0193
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static func camelCase(_ name: String) -> String {
    name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func lowerCase(_ name: String) -> String {
    var result = ""
    var afterUpper = true
    for character in name {
      if character.isUppercase, !afterUpper { result.append("_") }
      result += character.lowercased()
      afterUpper = character.isUppercase
    }
    return result
  }
}
