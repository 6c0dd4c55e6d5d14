/// An e-mail address, and the one normal form of it.
///
/// Two texts are one address exactly if their `normalized` are equal. Writing, uniqueness, look-up,
/// search and count all go through this type. The steps: white space at the ends goes, NFKC, full
/// case folding of what stands before the @, the domain to ASCII (IDNA2008).
package struct EmailAddress: Sendable {
  /// As the person wrote it, trimmed.
  package let written: String

  /// The key: "ann@xn--bcher-kva.example".
  package let normalized: String

  /// As people read it, in lower case: "ann@bücher.example".
  package let readable: String

  /// RFC 5321, section 4.5.3.1, less the angle brackets of a path.
  package static let maximumBytes = 254
  package static let maximumLocalPartBytes = 64

  package init(_ text: String) throws(EmailRefusal) {
    let written = text.trimmed
    guard !written.isEmpty else { throw .empty }
    // Folding can shorten a text, by bytes at most to a fifth; past that it can't come to fit.
    guard written.utf8.count <= Self.maximumBytes * 5 else {
      throw .tooLong(bytes: written.utf8.count)
    }
    let compatible = UnicodeMapping.compatible(written)
    guard let at = compatible.unicodeScalars.lastIndex(of: "@") else { throw .noAtSign }
    let local = try LocalPart(String(compatible.unicodeScalars[..<at]))
    let afterAt = compatible.unicodeScalars.index(after: at)
    let domain = try DomainName(String(compatible.unicodeScalars[afterAt...]))

    self.written = written
    normalized = "\(local.text)@\(domain.ascii)"
    readable = "\(local.text)@\(UnicodeMapping.caseFolded(domain.unicode))"
    let bytes = normalized.utf8.count
    guard bytes <= Self.maximumBytes else { throw .tooLong(bytes: bytes) }
  }
}

extension EmailAddress: Hashable {
  package static func == (left: EmailAddress, right: EmailAddress) -> Bool {
    left.normalized == right.normalized
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(normalized)
  }
}

extension String {
  /// Without white space (Unicode's White_Space) at both ends.
  package var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
