internal import COpenSSL

/// Encryption that also shows whether anything was changed: AES-256-GCM, NIST SP 800-38D.
package struct SealingKey: Sendable {
  package static let bytes = 32

  private static let nonceBytes = 12
  private static let tagBytes = 16

  private let key: [UInt8]

  /// - Returns: `nil` unless there are 32 bytes.
  package init?(_ key: [UInt8]) {
    guard key.count == Self.bytes else { return nil }
    self.key = key
  }

  /// - Parameter label: What the text is and whose, not secret: a text that is put in another's place
  ///   doesn't open.
  /// - Returns: 12 random bytes, the text in cipher, 16 bytes that prove it. One key is good for
  ///   billions of texts: SP 800-38D, section 8.3.
  /// - Throws: `.libraryFailure` without randomness or memory.
  package func seal(_ text: [UInt8], label: [UInt8]) throws(TLSFailure) -> [UInt8] {
    let nonce = try SecureRandom.bytes(Self.nonceBytes)
    let context = try CipherContext()
    var sealed = [UInt8](repeating: 0, count: text.count)
    var tag = [UInt8](repeating: 0, count: Self.tagBytes)
    var count: Int32 = 0
    guard
      unsafe EVP_EncryptInit_ex(context.raw, EVP_aes_256_gcm(), nil, key, nonce) == 1,
      unsafe EVP_EncryptUpdate(context.raw, nil, &count, label, Int32(clamping: label.count)) == 1,
      unsafe EVP_EncryptUpdate(context.raw, &sealed, &count, text, Int32(clamping: text.count))
        == 1,
      unsafe EVP_EncryptFinal_ex(context.raw, &tag, &count) == 1,
      unsafe EVP_CIPHER_CTX_ctrl(context.raw, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagBytes), &tag)
        == 1
    else { throw ErrorQueue.libraryFailure("encrypt") }
    return nonce + sealed + tag
  }

  /// - Returns: `nil` for what was sealed with another key or label, or changed since.
  package func open(_ sealed: [UInt8], label: [UInt8]) throws(TLSFailure) -> [UInt8]? {
    guard sealed.count >= Self.nonceBytes + Self.tagBytes else { return nil }
    let nonce = Array(sealed.prefix(Self.nonceBytes))
    let cipher = Array(sealed.dropFirst(Self.nonceBytes).dropLast(Self.tagBytes))
    var tag = Array(sealed.suffix(Self.tagBytes))
    let context = try CipherContext()
    var text = [UInt8](repeating: 0, count: cipher.count)
    var rest = [UInt8](repeating: 0, count: Self.tagBytes)
    var count: Int32 = 0
    guard
      unsafe EVP_DecryptInit_ex(context.raw, EVP_aes_256_gcm(), nil, key, nonce) == 1,
      unsafe EVP_DecryptUpdate(context.raw, nil, &count, label, Int32(clamping: label.count)) == 1,
      unsafe EVP_DecryptUpdate(context.raw, &text, &count, cipher, Int32(clamping: cipher.count))
        == 1,
      unsafe EVP_CIPHER_CTX_ctrl(context.raw, EVP_CTRL_AEAD_SET_TAG, Int32(Self.tagBytes), &tag)
        == 1
    else { throw ErrorQueue.libraryFailure("decrypt") }
    guard unsafe EVP_DecryptFinal_ex(context.raw, &rest, &count) == 1 else {
      ErrorQueue.clear()
      return nil
    }
    return text
  }
}

extension SealingKey: CustomStringConvertible, CustomReflectable {
  package var description: String { "sealing key" }
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}

@safe private struct CipherContext: ~Copyable {
  let raw: OpaquePointer

  init() throws(TLSFailure) {
    ErrorQueue.clear()
    guard let raw = unsafe EVP_CIPHER_CTX_new() else { throw ErrorQueue.libraryFailure("encrypt") }
    unsafe self.raw = raw
  }

  deinit { unsafe EVP_CIPHER_CTX_free(self.raw) }
}
