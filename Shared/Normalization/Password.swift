/// A password as somebody typed it, in the form that is hashed: NFKC, so that keyboards that make an
/// "é" of one scalar and of two make the same password. White space and case count.
///
/// It shows itself as a word and never as what it is, so that no log or message can hold it.
package struct Password: Sendable {
  /// What a new one may be, in Unicode scalars.
  package static let allowedCharacters = 8...128

  /// What is looked at, as it comes: normalising and hashing more would be work for nothing.
  package static let maximumBytes = 1_024

  /// The UTF-8 that is hashed.
  package let bytes: [UInt8]

  /// For comparing with what others know: other people's passwords, names.
  package var folded: String { UnicodeMapping.caseFolded(String(decoding: bytes, as: UTF8.self)) }

  /// One that somebody shows to be who they are: whatever could once have been taken.
  package init(_ text: String) throws(PasswordRefusal) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.maximumBytes else {
      throw .tooManyBytes(text.utf8.count)
    }
    bytes = Array(UnicodeMapping.compatible(text).utf8)
  }

  /// One that somebody chooses.
  ///
  /// No rule about which kinds of characters: those make passwords worse. Instead it has to be long
  /// enough, and none of those that are tried first.
  ///
  /// - Parameters:
  ///   - email: The address of its account.
  ///   - displayName: The name of its owner.
  package init(
    chosen text: String, email: EmailAddress, displayName: String
  ) throws(PasswordRefusal) {
    try self.init(text)
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    for scalar in scalars where scalar.properties.generalCategory == .control {
      throw .control(scalar)
    }
    guard scalars.count >= Self.allowedCharacters.lowerBound else {
      throw .tooShort(characters: scalars.count)
    }
    guard scalars.count <= Self.allowedCharacters.upperBound else {
      throw .tooLong(characters: scalars.count)
    }
    let folded = folded
    guard !Self.ownTexts(email, displayName).contains(folded) else { throw .own }
    guard !CommonPasswords.include(folded) else { throw .common }
  }

  /// What is known of the account to everybody who sees it.
  private static func ownTexts(_ email: EmailAddress, _ displayName: String) -> Set<String> {
    let name = UnicodeMapping.caseFolded(displayName.trimmed)
    let readable = UnicodeMapping.caseFolded(email.readable)
    let local = readable.prefix { $0 != "@" }
    let domain = readable.drop { $0 != "@" }.dropFirst()
    return [
      readable, email.normalized, String(local), String(domain), name,
      String(name.filter { !$0.isWhitespace }),
    ]
  }
}

extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "password" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// Why a text is not taken as a password; a phrase that follows the name of the field. It never
/// shows the text.
package enum PasswordRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  case tooManyBytes(Int)
  case tooShort(characters: Int)
  case tooLong(characters: Int)
  case control(Unicode.Scalar)
  case common
  case own

  package var description: String {
    switch self {
    case .empty: "is empty"
    case .tooManyBytes(let count):
      "is \(count) bytes long; at most \(Password.maximumBytes) are allowed"
    case .tooShort(let count):
      "is \(count) characters long; at least \(Password.allowedCharacters.lowerBound) are needed"
    case .tooLong(let count):
      "is \(count) characters long; at most \(Password.allowedCharacters.upperBound) are allowed"
    case .control(let scalar): "may not have \(scalar.named) in it"
    case .common:
      "is one of those that are guessed first: common words with a few digits, rows of keys, dates; "
        + "a few words that don't belong together are harder to guess"
    case .own: "is the account's e-mail address, a part of it, or the name: anybody knows those"
    }
  }
}
