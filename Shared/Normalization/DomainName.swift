internal import CIDN2

/// The domain of an e-mail address, in both of its forms.
///
/// IDNA2008 with the mapping of UTS #46, non-transitional: "straße.de" and "strasse.de" are two
/// domains, as they are to a mail server.
struct DomainName: Hashable, Sendable {
  /// What mail servers see: letters, digits, hyphens and dots, in lower case.
  let ascii: String

  /// What people read: "bücher.example" for "xn--bcher-kva.example".
  let unicode: String

  /// RFC 1035, section 2.3.4: 63 bytes a label; RFC 5321, section 4.5.3.1.2: 255 bytes a domain.
  static let maximumLabelBytes = 63
  static let maximumBytes = 255

  /// - Parameter text: In NFKC, in which the full-width dots are already plain ones.
  init(_ text: String) throws(EmailRefusal) {
    guard !text.isEmpty else { throw .emptyDomain }
    guard !text.hasPrefix("[") else { throw .addressLiteral }
    var ascii: [String] = []
    var unicode: [String] = []
    // U+3002, the ideographic full stop, divides labels as the dot does: UTS #46, section 2.3.
    let labels = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "\u{3002}" })
    for label in labels {
      let (inASCII, inUnicode) = try Self.bothForms(of: String(label))
      ascii.append(inASCII)
      unicode.append(inUnicode)
    }
    self.ascii = ascii.joined(separator: ".")
    self.unicode = unicode.joined(separator: ".")
    guard self.ascii.utf8.count <= Self.maximumBytes else { throw .domainTooLong }
  }

  private static func bothForms(
    of label: String
  ) throws(EmailRefusal) -> (ascii: String, unicode: String) {
    guard !label.isEmpty else { throw .emptyLabel }
    // libidn2 drops what it doesn't allow ("a_b" becomes "ab"), so that is refused before.
    for scalar in label.unicodeScalars where scalar.isASCII && !scalar.isLetterDigitOrHyphen {
      throw .domainCharacter(scalar)
    }
    guard !label.hasPrefix("-"), !label.hasSuffix("-") else { throw .hyphen(label: label) }

    let lowered = label.lowercased()
    guard lowered.hasPrefix("xn--") || !lowered.utf8.allSatisfy({ $0 < 0x80 }) else {
      guard lowered.utf8.count <= maximumLabelBytes else { throw .labelTooLong }
      return (lowered, lowered)
    }
    let ascii = try asciiForm(of: label)
    for scalar in ascii.unicodeScalars where !scalar.isLetterDigitOrHyphen {
      throw .domainCharacter(scalar)
    }
    return (ascii, try unicodeForm(of: ascii))
  }

  private static func asciiForm(of label: String) throws(EmailRefusal) -> String {
    var output: UnsafeMutablePointer<CChar>?
    let code = unsafe idn2_to_ascii_8z(label, &output, Int32(IDN2_NONTRANSITIONAL.rawValue))
    return try unsafe result(code, output, of: label)
  }

  private static func unicodeForm(of label: String) throws(EmailRefusal) -> String {
    var output: UnsafeMutablePointer<CChar>?
    let code = unsafe idn2_to_unicode_8z8z(label, &output, 0)
    return try unsafe result(code, output, of: label)
  }

  /// Takes libidn2's answer over and frees it.
  private static func result(
    _ code: Int32, _ output: UnsafeMutablePointer<CChar>?, of label: String
  ) throws(EmailRefusal) -> String {
    defer { unsafe idn2_free(output) }
    let tooLong = [IDN2_TOO_BIG_LABEL, IDN2_TOO_BIG_DOMAIN, IDN2_PUNYCODE_BIG_OUTPUT]
    if tooLong.contains(where: { $0.rawValue == code }) { throw .labelTooLong }
    guard code == IDN2_OK.rawValue, let output = unsafe output else {
      let reason = unsafe idn2_strerror(code).map { unsafe String(cString: $0) }
      throw .internationalLabel(label, reason: reason ?? "code \(code)")
    }
    let text = unsafe String(cString: output)
    guard !text.isEmpty else { throw .emptyLabel }
    return text
  }
}

extension Unicode.Scalar {
  var isLetterDigitOrHyphen: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-": true
    default: false
    }
  }
}
