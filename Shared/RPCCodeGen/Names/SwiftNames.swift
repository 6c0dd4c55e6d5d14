/// Names of the .proto files as Swift spells them: lower and upper camel case, without underscores.
///
/// A name that means something else in that place gets a word behind which says what it is of: a
/// field `packed` is `packedField`, a value `NONE` is `noneValue`, a method `Schema` is
/// `schemaCall`, a message `Duration` is `DurationMessage`, an enumeration `Type` is `TypeEnum`.
enum SwiftNames {
  /// "user_id" → "userID", "class" → "class", to be escaped where it is written.
  static func lowerCamelCase(_ name: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "field" }
    return identifier(([first.lowercased()] + words.dropFirst().map(capitalised)).joined())
  }

  /// "event_kind" → "EventKind"
  static func upperCamelCase(_ name: String) -> String {
    words(of: name).map(capitalised).joined()
  }

  /// "GroupsAPI" → "groupsAPI", "APITypes" → "apiTypes"
  static func leadingLowerCase(_ name: String) -> String {
    let upper = name.prefix { $0.isUppercase || $0.isNumber }
    let count = upper.count == name.count ? upper.count : max(1, upper.count - 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// A property of a message.
  ///
  /// - Parameter isText: A plain `string`, which can be called `description`: the value then serves
  ///   as the description of the message, rather than being found under another name by surprise.
  static func property(_ name: String, isText: Bool = false) -> String {
    let name = lowerCamelCase(name)
    if isText, name == "description" { return name }
    return takenByMessage.contains(name) ? "\(name)Field" : name
  }

  /// A case of a oneof.
  static func oneofCase(_ name: String) -> String {
    let name = lowerCamelCase(name)
    return takenByEnums.contains(name) ? "\(name)Value" : name
  }

  /// A method of a service.
  static func method(_ name: String) -> String {
    let name = lowerCamelCase(name)
    return takenByServices.contains(name) ? "\(name)Call" : name
  }

  /// A message or enumeration. Swift's own types and those of the Protobuf module keep their names.
  static func type(_ name: String, suffix: String) -> String {
    let name = identifier(
      name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    return takenByTypes.contains(name) || name.isEmpty ? name + suffix : name
  }

  /// The cases of an enumeration: without the prefix that repeats its name, if that leaves a name
  /// for each of them.
  static func cases(of enumeration: String, values: [String]) -> [String] {
    let prefix = words(of: enumeration).map { $0.uppercased() + "_" }.joined()
    let rests = values.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : "" }
    let canStrip = rests.allSatisfy { $0.first?.isLetter == true }
    return (canStrip ? rests : values).map { value in
      let name = lowerCamelCase(value)
      return takenByEnums.contains(name) ? "\(name)Value" : name
    }
  }

  /// With backticks where the word is one of Swift's.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// At underscores, and where a lower-case letter or digit is followed by an upper-case one.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = "_"
    for character in name {
      if character == "_" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        if character.isUppercase, previous.isLowercase || previous.isNumber {
          words.append(word)
          word = ""
        }
        word.append(character)
      }
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Without the underscore in front, a name can begin with a digit.
  private static func identifier(_ name: String) -> String {
    name.first?.isNumber == true ? "n\(name)" : name
  }

  private static func capitalised(_ word: String) -> String {
    let lower = word.lowercased()
    if let initials = initialisms[lower] { return initials }
    return lower.prefix(1).uppercased() + lower.dropFirst()
  }

  private static let initialisms = [
    "id": "ID", "ids": "IDs", "url": "URL", "urls": "URLs", "uri": "URI", "uris": "URIs",
    "http": "HTTP", "https": "HTTPS", "json": "JSON", "uuid": "UUID", "ip": "IP",
  ]

  private static let takenByMessage: Set<String> = [
    "description", "hashValue", "schema", "layout", "unknownFields", "self", "init", "packed",
    "pack", "json", "with", "hash", "write", "unpack",
  ]

  private static let takenByEnums: Set<String> = [
    "self", "init", "schema", "rawValue", "unrecognized", "description", "hashValue", "hash",
    "none", "some",
  ]

  private static let takenByServices: Set<String> = [
    "all", "schema", "methods", "init", "self", "channel",
  ]

  static let takenByTypes: Set<String> = [
    "Any", "AnyObject", "Arena", "Array", "BidirectionalCall", "Bool", "CallContext", "CallOptions",
    "Channel", "Character", "ClientStreamingCall", "CustomStringConvertible", "DecodingFailure",
    "DeprecatedCase", "Dictionary", "Double", "Duration", "EncodingFailure", "EnumSchema",
    "Equatable", "Error", "FieldSchema", "FileDescriptors", "Float", "GeneratedMessage", "Hashable",
    "Hasher", "Indirect", "Int", "Int32", "Int64", "Message", "MessageLayout", "MessageSchema",
    "MessageTypes", "MethodDescriptor", "MethodSchema", "Never", "OpenEnum", "Optional", "Protocol",
    "RPCError", "RPCService", "RawSpan", "RequestStream", "ResponseStream", "ResponseWriter",
    "Result", "Self", "Sendable", "ServerMethod", "ServiceSchema", "Set", "StaticString", "String",
    "Swift", "Task", "Type", "UInt32", "UInt64", "UInt8", "UnknownFields", "UnsafeMutablePointer",
    "UnsafeMutableRawPointer", "UnsafeRawPointer", "Void",
  ]

  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "Protocol", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "false",
    "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
