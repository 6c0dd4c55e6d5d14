/// The access token in a call's metadata: RFC 6750, section 2.1.
package enum Authorization {
  package static let key = "authorization"

  private static let scheme = "bearer"

  /// Whether a call says on whose behalf it comes, in whatever form.
  package static func isIn(_ metadata: Metadata) -> Bool {
    metadata.contains { $0.key == key }
  }

  /// - Throws: UNAUTHENTICATED for anything but one token. What was sent is not in its words.
  package static func token(in metadata: Metadata) throws(RPCError) -> String {
    var values: [String] = []
    for entry in metadata where entry.key == key {
      if case .text(let text) = entry.value { values.append(text) }
    }
    guard values.count == 1 else {
      throw RPCError(
        .unauthenticated, "the metadata has \"\(key)\" \(values.count) times; once is right")
    }
    let parts = values[0].split(separator: " ", omittingEmptySubsequences: true)
    guard parts.count == 2, parts[0].lowercased() == scheme else {
      throw RPCError(
        .unauthenticated, "the metadata \"\(key)\" isn't of the form \"Bearer TOKEN\"")
    }
    return String(parts[1])
  }
}
