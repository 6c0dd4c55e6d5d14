/// Why a text is no e-mail address that Rollcall takes.
///
/// The description is a phrase that follows the name of the field: "email has no @".
package enum EmailRefusal: Error, Hashable, Sendable {
  case empty
  case noAtSign
  case emptyLocalPart
  case emptyDomain
  /// RFC 5321, section 4.5.3.1.1.
  case localPartTooLong(bytes: Int)
  /// RFC 5321, section 4.5.3.1.3: a path is 256 bytes with its angle brackets.
  case tooLong(bytes: Int)
  case misplacedDot
  case localPartCharacter(Unicode.Scalar)
  case unfinishedQuote
  case addressLiteral
  case emptyLabel
  case labelTooLong
  case domainTooLong
  case domainCharacter(Unicode.Scalar)
  case hyphen(label: String)
  /// IDNA refuses the label; the reason is libidn2's.
  case internationalLabel(String, reason: String)
}

extension EmailRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "is empty"
    case .noAtSign: "has no @"
    case .emptyLocalPart: "has nothing before the @"
    case .emptyDomain: "has nothing after the @"
    case .localPartTooLong(let bytes):
      "has \(bytes) bytes before the @; at most \(EmailAddress.maximumLocalPartBytes) are allowed"
    case .tooLong(let bytes):
      "is \(bytes) bytes long; at most \(EmailAddress.maximumBytes) are allowed"
    case .misplacedDot: "has a dot at the start, at the end or twice in a row before the @"
    case .localPartCharacter(let scalar): "may not have \(scalar.named) before the @"
    case .unfinishedQuote: "has a quotation mark that is not closed right before the @"
    case .addressLiteral: "has an address in brackets after the @, where a domain is needed"
    case .emptyLabel: "has a dot at the start, at the end or twice in a row after the @"
    case .labelTooLong:
      "has a part of its domain longer than \(DomainName.maximumLabelBytes) bytes"
    case .domainTooLong: "has a domain longer than \(DomainName.maximumBytes) bytes"
    case .domainCharacter(let scalar): "may not have \(scalar.named) after the @"
    case .hyphen(let label): "has a part of its domain with a hyphen at its edge: \(label)"
    case .internationalLabel(let label, let reason):
      "has a part of its domain that is not allowed: \(label) (\(reason))"
    }
  }
}

extension Unicode.Scalar {
  /// "U+0020 (SPACE)": says also what can't be seen.
  package var named: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return properties.name.map { "\(number) (\($0))" } ?? number
  }
}
