package import DirectoryAPI
package import ServiceStore
package import TLS
internal import WellKnownTypes

/// The public keys of a user directory, and the name by which it goes in its tokens.
package struct SigningKeys: Sendable, Hashable {
  package struct Key: Sendable, Hashable {
    /// The `kid` of the tokens that it signed.
    package let id: String
    package let publicKey: Ed25519PublicKey
    /// From then on it proves nothing; `nil`: not known yet.
    package let expiresAt: WallTime?

    package init(id: String, publicKey: Ed25519PublicKey, expiresAt: WallTime? = nil) {
      self.id = id
      self.publicKey = publicKey
      self.expiresAt = expiresAt
    }
  }

  package let issuer: String
  package let keys: [Key]

  package init(issuer: String, keys: [Key]) {
    self.issuer = issuer
    self.keys = keys
  }

  /// - Returns: `nil` for a key that isn't there, or that is too old.
  package func key(_ id: String, at now: WallTime) -> Key? {
    keys.first { $0.id == id && ($0.expiresAt.map { now < $0 } ?? true) }
  }

  /// Whether a key can be called that: 1 to 64 letters, digits, ".", "_" and "-".
  package static func isKeyID(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}

extension SigningKeys {
  /// Keys that can't be used are left out: those of a kind that this release doesn't know yet.
  package init(_ response: GetSigningKeysResponse) {
    self.init(
      issuer: response.issuer,
      keys: response.keys.compactMap { key in
        guard Self.isKeyID(key.id), let publicKey = Ed25519PublicKey(bytes: key.publicKey) else {
          return nil
        }
        return Key(
          id: key.id, publicKey: publicKey,
          expiresAt: key.expireTime.map { WallTime(microseconds: $0.microseconds) })
      })
  }
}

extension GetSigningKeysResponse {
  package init(_ keys: SigningKeys) {
    self.init(
      issuer: keys.issuer,
      keys: keys.keys.map { key in
        SigningKey(
          id: key.id, publicKey: key.publicKey.bytes,
          expireTime: key.expiresAt.map { time in
            let (seconds, nanoseconds) = time.secondsAndNanoseconds
            return Timestamp(seconds: seconds, nanos: nanoseconds)
          })
      })
  }
}

extension Timestamp {
  fileprivate var microseconds: Int64 {
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
    return overflows ? (seconds < 0 ? .min : .max) : whole + Int64(nanos) / 1_000
  }
}
