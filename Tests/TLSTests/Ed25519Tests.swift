import Foundation
import TLS
import Testing

@Suite("Ed25519")
struct Ed25519Tests {
  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal.utf8).map { UInt8($0 > 57 ? $0 - 87 : $0 - 48) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// PKCS #8 of RFC 8410, section 7, around the 32 bytes of a key.
  private static func pem(of seed: [UInt8]) -> [UInt8] {
    let der = bytes("302e020100300506032b657004220420") + seed
    let text = Data(der).base64EncodedString()
    return Array("-----BEGIN PRIVATE KEY-----\n\(text)\n-----END PRIVATE KEY-----\n".utf8)
  }

  struct Vector: Sendable, CustomTestStringConvertible {
    let name: String
    let seed: String
    let publicKey: String
    let message: String
    let signature: String
    var testDescription: String { name }
  }

  /// RFC 8032, section 7.1.
  static let vectors = [
    Vector(
      name: "test 1",
      seed: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
      publicKey: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", message: "",
      signature: "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bac"
        + "c61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"),
    Vector(
      name: "test 2",
      seed: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
      publicKey: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", message: "72",
      signature: "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e"
        + "458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"),
  ]

  @Test("signs and verifies as RFC 8032 says", arguments: vectors)
  func signsAndVerifies(_ vector: Vector) throws {
    let key = try Ed25519PrivateKey(pem: Self.pem(of: Self.bytes(vector.seed)))
    #expect(key.publicKey.bytes == Self.bytes(vector.publicKey))
    #expect(try key.signature(of: Self.bytes(vector.message)) == Self.bytes(vector.signature))
    let publicKey = try #require(Ed25519PublicKey(bytes: Self.bytes(vector.publicKey)))
    #expect(
      publicKey.isSignature(Self.bytes(vector.signature), of: Self.bytes(vector.message)))
  }

  @Test("tells a signature from one that differs anywhere, is cut, or is another key's")
  func differences() throws {
    let key = try Ed25519PrivateKey()
    let message = Array("who calls".utf8)
    let signature = try key.signature(of: message)
    #expect(key.publicKey.isSignature(signature, of: message))
    for place in signature.indices {
      var changed = signature
      changed[place] ^= 1
      #expect(!key.publicKey.isSignature(changed, of: message))
      #expect(!key.publicKey.isSignature(Array(signature[..<place]), of: message))
    }
    #expect(!key.publicKey.isSignature(signature + [0], of: message))
    #expect(!key.publicKey.isSignature(signature, of: message + [0]))
    #expect(!(try Ed25519PrivateKey()).publicKey.isSignature(signature, of: message))
  }

  @Test("a key that was written as PEM and read again is the same")
  func pem() throws {
    let key = try Ed25519PrivateKey()
    let again = try Ed25519PrivateKey(pem: try key.pem())
    #expect(again.publicKey == key.publicKey)
    #expect(again.publicKey.hashValue == key.publicKey.hashValue)
    #expect(try again.signature(of: [1, 2]) == key.signature(of: [1, 2]))
    #expect(try Ed25519PrivateKey().publicKey != key.publicKey)
  }

  @Test("PEM that is cut anywhere, or of another kind of key, is refused")
  func foreignPEM() throws {
    let pem = Self.pem(of: Self.bytes(Self.vectors[0].seed))
    let end = pem.count - "\n".count
    for count in 0..<end {
      #expect(throws: TLSFailure.self) { _ = try Ed25519PrivateKey(pem: Array(pem[..<count])) }
    }
    let authority = try CertificateAuthority(
      name: "x", notBefore: UTCTime(secondsSince1970: 0),
      notAfter: UTCTime(secondsSince1970: 4_000_000_000))
    let elliptic = try authority.keyPEM()
    #expect(throws: TLSFailure.self) { _ = try Ed25519PrivateKey(pem: elliptic) }
  }

  @Test("a public key has 32 bytes", arguments: [0, 31, 33, 64])
  func publicKeySize(_ count: Int) {
    #expect(Ed25519PublicKey(bytes: [UInt8](repeating: 1, count: count)) == nil)
  }

  @Test("one key signs and verifies on many threads at once")
  func threads() async throws {
    let key = try Ed25519PrivateKey()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          try (0..<100).allSatisfy { index in
            let message = Array("\(task) \(index)".utf8)
            return key.publicKey.isSignature(try key.signature(of: message), of: message)
          }
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}
