/// What stands before the @ of an e-mail address, without its quotation marks.
///
/// Grammar: RFC 5321, section 4.1.2 ("Local-part"), widened to UTF-8 by RFC 6531, section 3.3.
struct LocalPart: Hashable, Sendable {
  /// Normalised, unquoted.
  private let content: String

  /// As it stands in an address: quoted only if it has to be.
  var text: String { Self.isDotAtom(content) ? content : Self.quoted(content) }

  /// - Parameter text: In NFKC, with its quotation marks if it has any.
  init(_ text: String) throws(EmailRefusal) {
    guard !text.isEmpty else { throw .emptyLocalPart }
    let isQuoted = text.hasPrefix("\"")
    let written = isQuoted ? try Self.unquoted(text) : text
    for scalar in written.unicodeScalars {
      let isAllowed =
        scalar.isASCII
        ? (isQuoted ? scalar.isPrintableASCII : scalar.isAtomCharacter || scalar == ".")
        : scalar.isAllowedBeyondASCII
      guard isAllowed else { throw .localPartCharacter(scalar) }
    }
    // Folding drops characters that nobody sees, so what must not be empty is looked at after it.
    content = UnicodeMapping.caseFolded(written)
    guard !content.isEmpty else { throw .emptyLocalPart }
    if !isQuoted, !Self.isDotAtom(content) { throw .misplacedDot }
    let bytes = self.text.utf8.count
    guard bytes <= EmailAddress.maximumLocalPartBytes else { throw .localPartTooLong(bytes: bytes) }
  }

  /// Takes the quotation marks off; a backslash stands for the character after it.
  private static func unquoted(_ text: String) throws(EmailRefusal) -> String {
    var content = String.UnicodeScalarView()
    var isEscaped = false
    var isClosed = false
    for scalar in text.unicodeScalars.dropFirst() {
      guard !isClosed else { throw .unfinishedQuote }
      switch scalar {
      case _ where isEscaped:
        content.append(scalar)
        isEscaped = false
      case "\\": isEscaped = true
      case "\"": isClosed = true
      default: content.append(scalar)
      }
    }
    guard isClosed else { throw .unfinishedQuote }
    return String(content)
  }

  private static func quoted(_ content: String) -> String {
    var text = "\""
    for scalar in content.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }

  private static func isDotAtom(_ content: String) -> Bool {
    content.unicodeScalars
      .split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { atom in
        !atom.isEmpty && atom.allSatisfy { !$0.isASCII || $0.isAtomCharacter }
      }
  }
}

extension Unicode.Scalar {
  /// RFC 5322, section 3.2.3: "atext".
  fileprivate var isAtomCharacter: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case "!", "#", "$", "%", "&", "'", "*", "+", "-", "/", "=", "?", "^", "_", "`", "{", "|", "}",
      "~":
      true
    default: false
    }
  }

  fileprivate var isPrintableASCII: Bool { (0x20...0x7e).contains(value) }

  /// No spaces, controls or unassigned scalars, and nothing that turns the direction of the text
  /// around it, which could make one address look like another.
  fileprivate var isAllowedBeyondASCII: Bool {
    if properties.isBidiControl { return false }
    switch properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return false
    default:
      return true
    }
  }
}
