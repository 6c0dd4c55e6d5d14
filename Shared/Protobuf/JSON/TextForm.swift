/// Well-known types that JSON writes as a string.
enum TextForm {
  case timestamp, duration, fieldMask

  /// - Returns: The packed message.
  func read(_ value: JSONValue, _ path: JSONPath) throws(JSONFailure) -> [UInt8] {
    guard case .string(let text) = value else {
      throw path.failure("expected \(expectation), found \(value.found)")
    }
    var writer = WireWriter()
    switch self {
    case .timestamp:
      guard let time = TimestampText.parse(text) else {
        throw path.failure("expected \(expectation), found \(value.found)")
      }
      Self.append(seconds: time.seconds, nanos: time.nanos, to: &writer)
    case .duration:
      guard let time = DurationText.parse(text) else {
        throw path.failure("expected \(expectation), found \(value.found)")
      }
      Self.append(seconds: time.seconds, nanos: time.nanos, to: &writer)
    case .fieldMask:
      for name in text.split(separator: ",", omittingEmptySubsequences: text.isEmpty) {
        guard let name = FieldMaskText.protoName(String(name)) else {
          throw path.failure("\"\(name)\" is not the name of a field in JSON")
        }
        writer.delimited(Array(name.utf8), number: 1)
      }
    }
    return writer.bytes
  }

  func write(_ bytes: ArraySlice<UInt8>, _ path: JSONPath) throws(JSONFailure) -> String {
    var seconds: Int64 = 0
    var nanos: Int32 = 0
    var paths: [String] = []
    var reader = WireReader(Array(bytes))
    while let field = try? reader.nextField() {
      switch (field.number, field.value) {
      case (1, .varint(let value)): seconds = Int64(bitPattern: value)
      case (2, .varint(let value)): nanos = Int32(truncatingIfNeeded: value)
      case (1, .delimited(let range)):
        paths.append(String(decoding: reader.bytes[range], as: UTF8.self))
      default: continue
      }
    }
    switch self {
    case .timestamp:
      guard let text = TimestampText.format(seconds: seconds, nanos: nanos) else {
        throw path.failure("\(seconds) s \(nanos) ns is no time between the years 1 and 9999")
      }
      return text
    case .duration:
      guard let text = DurationText.format(seconds: seconds, nanos: nanos) else {
        throw path.failure("\(seconds) s \(nanos) ns is no span of up to 10,000 years")
      }
      return text
    case .fieldMask:
      var names: [String] = []
      for name in paths {
        guard let jsonName = FieldMaskText.jsonName(name) else {
          throw path.failure("\"\(name)\" has no form in JSON")
        }
        names.append(jsonName)
      }
      return names.joined(separator: ",")
    }
  }

  private var expectation: String {
    switch self {
    case .timestamp: "a time such as \"2026-07-31T08:00:00Z\""
    case .duration: "a span such as \"1.5s\""
    case .fieldMask: "field names joined by commas"
    }
  }

  private static func append(seconds: Int64, nanos: Int32, to writer: inout WireWriter) {
    writer.varint(UInt64(bitPattern: seconds), number: 1)
    writer.varint(UInt64(bitPattern: Int64(nanos)), number: 2)
  }
}

/// The names in a field mask: `display_name` in the message, `displayName` in JSON.
enum FieldMaskText {
  /// - Returns: `nil` for what reading would not give back: upper case, digits behind an
  ///   underscore, anything that stands in no name of a field.
  static func jsonName(_ name: String) -> String? {
    guard !name.isEmpty else { return nil }
    var result = ""
    var afterUnderscore = false
    for character in name {
      guard character == "_" || isNamePart(character), !character.isUppercase else { return nil }
      if character == "_" {
        guard !afterUnderscore else { return nil }
        afterUnderscore = true
      } else if afterUnderscore {
        guard character.isLetter else { return nil }
        result += character.uppercased()
        afterUnderscore = false
      } else {
        result.append(character)
      }
    }
    return afterUnderscore ? nil : result
  }

  static func protoName(_ name: String) -> String? {
    guard !name.isEmpty else { return nil }
    var result = ""
    for character in name {
      guard isNamePart(character) else { return nil }
      result += character.isUppercase ? "_\(character.lowercased())" : String(character)
    }
    return result
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == ".")
  }
}
