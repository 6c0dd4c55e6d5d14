package import ServiceStore
package import TLS

/// What is worth new tokens, once.
///
/// The secret is 256 bits: random in the first token of a session, and in each following one made of
/// the secret before and of random bytes that the store keeps. So whoever shows the token before can
/// be given the same next one again, and the store by itself, which keeps hashes, can make none.
///
/// The text is sealed as page tokens are: one that the seal fits was given out by this directory, so
/// it can be told from a made-up one after its hash has been forgotten.
package struct RefreshToken: Hashable, Sendable {
  package let sessionID: RecordID
  /// How many came before it in the session.
  package let generation: UInt32
  private let secret: [UInt8]

  private static let secretBytes = 32
  private static let query = "refresh token"

  /// The first of a session.
  package init(of sessionID: RecordID, secret: [UInt8]) {
    self.init(sessionID: sessionID, generation: 0, secret: secret)
  }

  private init(sessionID: RecordID, generation: UInt32, secret: [UInt8]) {
    self.sessionID = sessionID
    self.generation = generation
    self.secret = secret
  }

  /// - Throws: `.libraryFailure` without randomness.
  package static func newSecret() throws(TLSFailure) -> [UInt8] {
    try SecureRandom.bytes(secretBytes)
  }

  /// - Returns: `nil` for a text that this directory didn't give out.
  package init?(_ text: String, sealedBy seal: PageTokens) {
    guard let content = try? seal.position(in: text, of: Self.query),
      content.count == 16 + 4 + Self.secretBytes, let id = RecordID(bytes: Array(content[..<16]))
    else { return nil }
    sessionID = id
    generation = content[16..<20].reduce(0) { $0 << 8 | UInt32($1) }
    secret = Array(content[20...])
  }

  package func text(sealedBy seal: PageTokens) -> String {
    let number = (0..<4).map { UInt8(truncatingIfNeeded: generation >> UInt32(24 - 8 * $0)) }
    return seal.token(at: sessionID.bytes + number + secret, of: Self.query)
  }

  /// What is kept of it.
  package var hash: [UInt8] { SHA256.digest(Array("refresh token\0".utf8) + secret) }

  /// - Parameter salt: Random bytes, the same ones for the same next token.
  package func next(salt: [UInt8]) -> RefreshToken {
    RefreshToken(
      sessionID: sessionID, generation: generation &+ 1,
      secret: SHA256.authenticationCode(Array("next\0".utf8) + salt, key: secret))
  }
}

extension RefreshToken: CustomStringConvertible, CustomReflectable {
  package var description: String { "refresh token \(generation) of session \(sessionID)" }
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// What lets the reader of a mail set a new password, once.
package struct ResetToken: Sendable {
  package let text: String

  private static let randomBytes = 32

  package init() throws(TLSFailure) {
    text = Base64URL.encode(try SecureRandom.bytes(Self.randomBytes))
  }

  /// - Returns: `nil` for a text that has not the form of one.
  package init?(_ text: String) {
    guard text.utf8.count <= 64, Base64URL.decode(text)?.count == Self.randomBytes else {
      return nil
    }
    self.text = text
  }

  /// What is kept of it.
  package var hash: [UInt8] { SHA256.digest(Array("reset token\0\(text)".utf8)) }
}

extension ResetToken: CustomStringConvertible, CustomReflectable {
  package var description: String { "reset token" }
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
