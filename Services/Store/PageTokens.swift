internal import TLS

/// Why a page token is refused; a phrase that follows the name of the field.
package enum PageTokenRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// Cut, changed, made up, or given out by another database.
  case foreign
  /// Given out for another method, term or filter.
  case anotherQuery

  package var description: String {
    switch self {
    case .foreign: "was not given out by this service"
    case .anotherQuery: "belongs to another query: ask for the first page of this one"
    }
  }
}

/// Writes and reads the tokens with which callers go on to the next page.
///
/// A token holds the position after the last record that was shown. It isn't secret, but only this
/// database's key can make one: nobody can ask for a position that was not given out.
/// Layout: version 1, 8 bytes of the query's hash, the position, 16 bytes of HMAC-SHA-256 over all
/// of that; base64url without padding.
package struct PageTokens: Sendable {
  private let key: [UInt8]

  private static let version: UInt8 = 1
  private static let queryBytes = 8
  private static let codeBytes = 16
  /// Far more than the longest position, an e-mail address, takes.
  private static let maximumCharacters = 4_096

  package init(key: [UInt8]) {
    self.key = key
  }

  /// - Parameter query: Everything but the page that a request asks by: two requests with the same
  ///   one can share tokens.
  package func token(at position: [UInt8], of query: String) -> String {
    let content = [Self.version] + hash(of: query) + position
    return Base64URL.encode(content + code(of: content))
  }

  /// - Returns: The position in the token.
  package func position(
    in token: String, of query: String
  ) throws(PageTokenRefusal) -> [UInt8] {
    guard token.utf8.count <= Self.maximumCharacters, let bytes = Base64URL.decode(token),
      bytes.count >= 1 + Self.queryBytes + Self.codeBytes, bytes[0] == Self.version
    else { throw .foreign }
    let content = Array(bytes.dropLast(Self.codeBytes))
    guard ConstantTime.areEqual(code(of: content), Array(bytes.suffix(Self.codeBytes))) else {
      throw .foreign
    }
    guard Array(content[1...Self.queryBytes]) == hash(of: query) else { throw .anotherQuery }
    return Array(content.dropFirst(1 + Self.queryBytes))
  }

  private func hash(of query: String) -> [UInt8] {
    Array(SHA256.digest(Array(query.utf8)).prefix(Self.queryBytes))
  }

  private func code(of content: [UInt8]) -> [UInt8] {
    Array(
      SHA256.authenticationCode(Array("page token\0".utf8) + content, key: key)
        .prefix(Self.codeBytes))
  }
}
