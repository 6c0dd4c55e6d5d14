internal import Protobuf
internal import ServiceStore

/// A token taken apart: what it says, and what would prove it.
///
/// RFC 7515 (JWS compact serialisation) and RFC 7519, as narrowly as the directory's own tokens need:
/// one algorithm, one form, no extensions, everything bounded.
struct UnverifiedToken {
  let keyID: String
  let claims: AccessToken
  /// What the signature is of.
  let signedBytes: [UInt8]
  let signature: [UInt8]

  /// Far more than the directory's own have.
  static let maximumBytes = 2_048

  private static let maximumNameBytes = 200
  /// The year 9999, beyond which no sum of two times overflows.
  private static let latest: Int64 = 253_402_300_799

  init(_ text: String) throws(AccessTokenFailure) {
    guard text.utf8.count <= Self.maximumBytes else { throw .tooLong }
    let parts = text.utf8.split(
      separator: UInt8(ascii: "."), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .malformed("it doesn't have three parts") }
    let header = try Self.members(of: parts[0], "header")
    // Before anything else of it counts: RFC 8725, section 3.1.
    guard case .string("EdDSA")? = header["alg"] else { throw .wrongAlgorithm }
    switch header["typ"] {
    case nil, .string("JWT")?: break
    default: throw .malformed("its typ isn't JWT")
    }
    // No extension is understood here, so each that the token says is critical refuses it.
    guard header["crit"] == nil else { throw .malformed("it has critical extensions") }
    keyID = try Self.keyID(header["kid"])
    claims = try AccessToken(Self.members(of: parts[1], "claims"))
    guard let signature = Base64URL.decode(String(Substring(parts[2]))) else {
      throw .malformed("its signature isn't base64url")
    }
    self.signature = signature
    signedBytes = Array(text.utf8.prefix(parts[0].count + 1 + parts[1].count))
  }

  private static func members(
    of part: Substring.UTF8View, _ name: String
  ) throws(AccessTokenFailure) -> [String: JSONValue] {
    guard let bytes = Base64URL.decode(String(Substring(part))) else {
      throw .malformed("its \(name) isn't base64url")
    }
    guard let text = String(validating: bytes, as: UTF8.self),
      let value = try? JSONParser.parse(text), case .object(let members) = value
    else { throw .malformed("its \(name) isn't a JSON object") }
    // The parser has refused keys that come twice.
    return Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private static func keyID(_ value: JSONValue?) throws(AccessTokenFailure) -> String {
    guard case .string(let id)? = value, SigningKeys.isKeyID(id) else {
      throw .malformed("it doesn't say which key signed it")
    }
    return id
  }

  /// A claim of text.
  fileprivate static func text(
    _ claims: [String: JSONValue], _ name: String
  ) throws(AccessTokenFailure) -> String {
    guard case .string(let text)? = claims[name], !text.isEmpty,
      text.utf8.count <= maximumNameBytes
    else { throw .malformed("its claim \(name) isn't 1 to \(maximumNameBytes) bytes of text") }
    return text
  }

  /// A claim of time; `nil` if it isn't there.
  fileprivate static func time(
    _ claims: [String: JSONValue], _ name: String
  ) throws(AccessTokenFailure) -> Int64? {
    guard let value = claims[name] else { return nil }
    guard case .number(let digits) = value, let seconds = Int64(digits),
      (0...latest).contains(seconds)
    else { throw .malformed("its claim \(name) isn't a whole number of seconds since 1970") }
    return seconds
  }
}

extension AccessToken {
  fileprivate init(_ claims: [String: JSONValue]) throws(AccessTokenFailure) {
    guard let issuedAt = try UnverifiedToken.time(claims, "iat"),
      let expiresAt = try UnverifiedToken.time(claims, "exp")
    else { throw .malformed("it doesn't say when it begins and ends") }
    guard issuedAt < expiresAt, expiresAt - issuedAt <= Self.maximumLifetime else {
      throw .malformed("it holds for longer than a token may")
    }
    // It is for somebody else: RFC 7519, section 4.1.3.
    guard claims["aud"] == nil else { throw .malformed("it is for an audience of its own") }
    self.init(
      userID: try UnverifiedToken.text(claims, "sub"),
      sessionID: try UnverifiedToken.text(claims, "sid"),
      issuer: try UnverifiedToken.text(claims, "iss"), issuedAt: issuedAt, expiresAt: expiresAt,
      notBefore: try UnverifiedToken.time(claims, "nbf"))
  }
}
