internal import COpenSSL

/// Signatures by Ed25519: RFC 8032.
package enum Ed25519 {
  package static let publicKeyBytes = 32
  package static let signatureBytes = 64
}

/// A private key that signs. From any thread.
@safe package final class Ed25519PrivateKey: @unchecked Sendable {
  // OpenSSL only reads the key while it signs, which is what makes @unchecked Sendable sound.
  private let key: PrivateKeyHandle
  package let publicKey: Ed25519PublicKey

  /// A new one.
  ///
  /// - Throws: `.libraryFailure` if the operating system gives no randomness.
  package convenience init() throws(TLSFailure) {
    ErrorQueue.clear()
    guard let raw = unsafe shim_EVP_ED25519_gen() else {
      throw ErrorQueue.libraryFailure("make an Ed25519 key")
    }
    try unsafe self.init(PrivateKeyHandle(owning: raw))
  }

  /// One that was written by ``pem()``: PKCS #8, not encrypted.
  ///
  /// - Throws: `.badCredentials` for anything that isn't a whole key of Ed25519.
  package convenience init(pem: [UInt8]) throws(TLSFailure) {
    let key = try PEM.privateKey(in: pem)
    guard unsafe EVP_PKEY_get_id(key.raw) == EVP_PKEY_ED25519 else {
      throw TLSFailure(.badCredentials, "the key isn't one of Ed25519")
    }
    try self.init(key)
  }

  private init(_ key: consuming PrivateKeyHandle) throws(TLSFailure) {
    var bytes = [UInt8](repeating: 0, count: Ed25519.publicKeyBytes)
    var count = bytes.count
    guard unsafe EVP_PKEY_get_raw_public_key(key.raw, &bytes, &count) == 1,
      let publicKey = Ed25519PublicKey(bytes: bytes)
    else { throw ErrorQueue.libraryFailure("read an Ed25519 key") }
    self.publicKey = publicKey
    self.key = key
  }

  package func pem() throws(TLSFailure) -> [UInt8] { try PEM.text(of: key) }

  /// - Throws: `.libraryFailure`, for lack of memory.
  package func signature(of message: [UInt8]) throws(TLSFailure) -> [UInt8] {
    ErrorQueue.clear()
    let digest = try DigestContext()
    var signature = [UInt8](repeating: 0, count: Ed25519.signatureBytes)
    var count = signature.count
    guard unsafe EVP_DigestSignInit(digest.raw, nil, nil, nil, key.raw) == 1,
      unsafe EVP_DigestSign(digest.raw, &signature, &count, message, message.count) == 1,
      count == signature.count
    else { throw ErrorQueue.libraryFailure("sign") }
    return signature
  }
}

/// A public key, which tells whether a signature is its private key's. From any thread.
package struct Ed25519PublicKey: Sendable {
  /// As RFC 8032 writes it.
  package let bytes: [UInt8]
  private let key: SharedKey

  @safe private final class SharedKey: @unchecked Sendable {
    // OpenSSL only reads it, which is what makes @unchecked Sendable sound.
    let handle: PrivateKeyHandle

    init(_ handle: consuming PrivateKeyHandle) { self.handle = handle }
  }

  /// - Returns: `nil` unless there are 32 bytes.
  package init?(bytes: [UInt8]) {
    guard bytes.count == Ed25519.publicKeyBytes,
      let raw = unsafe EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, bytes, bytes.count)
    else {
      ErrorQueue.clear()
      return nil
    }
    self.bytes = bytes
    key = unsafe SharedKey(PrivateKeyHandle(owning: raw))
  }

  /// Takes about a tenth of a millisecond.
  package func isSignature(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    guard signature.count == Ed25519.signatureBytes, let digest = try? DigestContext() else {
      return false
    }
    let isValid =
      unsafe EVP_DigestVerifyInit(digest.raw, nil, nil, nil, key.handle.raw) == 1
      && EVP_DigestVerify(digest.raw, signature, signature.count, message, message.count) == 1
    // A signature that is wrong leaves its reasons in the queue.
    if !isValid { ErrorQueue.clear() }
    return isValid
  }
}

extension Ed25519PublicKey: Hashable {
  package static func == (left: Ed25519PublicKey, right: Ed25519PublicKey) -> Bool {
    left.bytes == right.bytes
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

@safe private struct DigestContext: ~Copyable {
  let raw: OpaquePointer

  init() throws(TLSFailure) {
    guard let raw = unsafe EVP_MD_CTX_new() else { throw ErrorQueue.libraryFailure("sign") }
    unsafe self.raw = raw
  }

  deinit { unsafe EVP_MD_CTX_free(self.raw) }
}
