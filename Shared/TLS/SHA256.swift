internal import COpenSSL

/// The hash function SHA-256 and what is built on it.
package enum SHA256 {
  package static let digestBytes = 32

  package static func digest(_ message: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Self.digestBytes)
    unsafe COpenSSL.SHA256(message, message.count, &digest)
    return digest
  }

  /// HMAC-SHA-256, RFC 2104: who doesn't have the key can't make this for any message.
  package static func authenticationCode(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: Self.digestBytes)
    // A key of no bytes must not be a null pointer, which would mean "the key of before".
    let padded = key.isEmpty ? [0] : key
    unsafe HMAC(
      EVP_sha256(), padded, Int32(clamping: key.count), message, message.count, &code, nil)
    return code
  }

  /// Whether `code` belongs to the message. Takes the same time wherever the first wrong byte is.
  package static func isAuthentic(_ message: [UInt8], code: [UInt8], key: [UInt8]) -> Bool {
    ConstantTime.areEqual(code, Self.authenticationCode(message, key: key))
  }
}

/// Comparisons whose time doesn't tell where two secrets differ.
package enum ConstantTime {
  package static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    unsafe left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
  }
}
