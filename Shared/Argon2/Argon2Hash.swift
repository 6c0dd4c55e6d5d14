internal import CArgon2

/// The argon2id hash of a password, with all that it takes to check one against it.
///
/// The text is the PHC string: "$argon2id$v=19$m=19456,t=2,p=1$salt$hash".
package struct Argon2Hash: Hashable, Sendable {
  package let text: String
  package let parameters: Argon2Parameters

  package static let saltBytes = 16
  private static let hashBytes: UInt32 = 32
  private static let lanes: UInt32 = 1

  /// A hash that was kept.
  ///
  /// - Returns: `nil` for a text that ``hash(_:salt:_:)`` doesn't write.
  package init?(_ text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0].isEmpty, parts[1] == "argon2id", parts[2] == "v=19",
      !parts[4].isEmpty, !parts[5].isEmpty, text.utf8.count <= 256, !text.utf8.contains(0)
    else { return nil }
    let numbers = parts[3].split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count == 3, let memory = Self.number(numbers[0], after: "m="),
      let passes = Self.number(numbers[1], after: "t="),
      let lanes = Self.number(numbers[2], after: "p="), lanes == Self.lanes
    else { return nil }
    let parameters = Argon2Parameters(memoryKiB: memory, passes: passes)
    guard parameters.areAllowed else { return nil }
    self.text = text
    self.parameters = parameters
  }

  /// Hashes a password: takes the memory and the time that the parameters ask for, so it belongs on
  /// a thread that may be busy.
  ///
  /// - Parameters:
  ///   - salt: ``saltBytes`` random bytes, new ones for each hash.
  /// - Throws: If the memory isn't there, or the library refuses the parameters.
  package static func hash(
    _ password: [UInt8], salt: [UInt8], _ parameters: Argon2Parameters
  ) throws(Argon2Failure) -> Argon2Hash {
    guard parameters.areAllowed else {
      throw Argon2Failure(reason: "\(parameters) are out of bounds")
    }
    let memory = UInt32(parameters.memoryKiB)
    let passes = UInt32(parameters.passes)
    let room = argon2_encodedlen(
      passes, memory, lanes, UInt32(clamping: salt.count), hashBytes, Argon2_id)
    var text = [CChar](repeating: 0, count: room)
    let code = unsafe argon2id_hash_encoded(
      passes, memory, lanes, password, password.count, salt, salt.count, Int(hashBytes), &text,
      text.count)
    guard code == ARGON2_OK.rawValue else { throw Argon2Failure(code: code) }
    let bytes = text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    guard let hash = Argon2Hash(String(decoding: bytes, as: UTF8.self)) else {
      throw Argon2Failure(reason: "the library wrote another form than expected")
    }
    return hash
  }

  /// Whether the hash is that of a password; as much work as making it was.
  ///
  /// - Throws: If the memory isn't there, or the text is damaged.
  package func matches(_ password: [UInt8]) throws(Argon2Failure) -> Bool {
    let code = unsafe argon2id_verify(text, password, password.count)
    if code == ARGON2_VERIFY_MISMATCH.rawValue { return false }
    guard code == ARGON2_OK.rawValue else { throw Argon2Failure(code: code) }
    return true
  }

  /// A hash of no password, that takes the same work to check one against and never matches: what
  /// stands in for the hash of an account that isn't there.
  ///
  /// - Parameter random: ``decoyBytes`` random bytes.
  package init?(decoyWith random: [UInt8], _ parameters: Argon2Parameters) {
    guard random.count == Self.decoyBytes else { return nil }
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let characters = random.map { letters[Int($0 & 0x3f)] }
    // Whole bytes, as the library wants them: 18 of salt and 33 of hash.
    self.init(
      "$argon2id$v=19$m=\(parameters.memoryKiB),t=\(parameters.passes),p=\(Self.lanes)"
        + "$\(String(characters.prefix(24)))$\(String(characters.dropFirst(24)))")
  }

  package static let decoyBytes = 24 + 44

  private static func number(_ text: Substring, after prefix: String) -> Int? {
    guard text.hasPrefix(prefix) else { return nil }
    return Int(text.dropFirst(prefix.count))
  }
}

/// Why a password could not be hashed.
package struct Argon2Failure: Error, Hashable, CustomStringConvertible {
  package let reason: String

  package var description: String { "argon2: \(reason)" }

  init(reason: String) { self.reason = reason }

  init(code: Int32) {
    let text = unsafe argon2_error_message(code)
    reason = unsafe text.map { unsafe String(cString: $0) } ?? "code \(code)"
  }
}
