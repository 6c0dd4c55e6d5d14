import Testing

@testable import Normalization

@Suite("An e-mail address")
struct EmailAddressTests {
  struct Same: Sendable, CustomTestStringConvertible {
    let name: String
    let written: String
    let normalized: String
    var testDescription: String { name }
  }

  static let same = [
    Same(name: "plain", written: "ann@example.com", normalized: "ann@example.com"),
    Same(name: "capitals", written: "Ann.LEE@Example.COM", normalized: "ann.lee@example.com"),
    Same(
      name: "white space around", written: " \t ann@example.com\n", normalized: "ann@example.com"),
    Same(name: "no-break space around", written: "\u{a0}ann@x\u{3000}", normalized: "ann@x"),
    Same(name: "one-letter domain", written: "A@x", normalized: "a@x"),
    Same(name: "tags kept", written: "a+b_c-d%e@x", normalized: "a+b_c-d%e@x"),
    Same(name: "full-width letters", written: "ＡＮＮ＠ｅｘａｍｐｌｅ．ｃｏｍ", normalized: "ann@example.com"),
    Same(name: "ligature", written: "ﬁona@x", normalized: "fiona@x"),
    Same(name: "combining accent", written: "le\u{301}on@x", normalized: "l\u{e9}on@x"),
    Same(name: "sharp s before the @", written: "STRASSE@x", normalized: "strasse@x"),
    Same(name: "sharp s folds to it", written: "straße@x", normalized: "strasse@x"),
    Same(
      name: "sharp s in a domain stays", written: "a@straße.de", normalized: "a@xn--strae-oqa.de"),
    Same(name: "both sigmas", written: "ΣΟΦΟΣ@x", normalized: "σοφοσ@x"),
    Same(name: "final sigma", written: "σοφος@x", normalized: "σοφοσ@x"),
    Same(name: "Cyrillic", written: "ИВАН@пример.рф", normalized: "иван@xn--e1afmkfd.xn--p1ai"),
    Same(
      name: "Unicode domain", written: "a@BÜCHER.example", normalized: "a@xn--bcher-kva.example"),
    Same(
      name: "ASCII domain", written: "a@XN--Bcher-KVA.example",
      normalized: "a@xn--bcher-kva.example"),
    Same(name: "ideographic dots", written: "a@例え。テスト", normalized: "a@xn--r8jz45g.xn--zckzah"),
    Same(name: "hyphens in a row", written: "a@r3---sn.example", normalized: "a@r3---sn.example"),
    Same(name: "needless quotes", written: "\"ann.lee\"@x", normalized: "ann.lee@x"),
    Same(name: "needless escape", written: "\"a\\nn\"@x", normalized: "ann@x"),
    Same(name: "needed quotes", written: "\"Ann Lee\"@x", normalized: "\"ann lee\"@x"),
    Same(name: "an @ in quotes", written: "\"a@b\"@x", normalized: "\"a@b\"@x"),
    Same(name: "a quote in quotes", written: "\"a\\\"b\"@x", normalized: "\"a\\\"b\"@x"),
    Same(name: "a joiner nobody sees", written: "a\u{200d}b@x", normalized: "ab@x"),
  ]

  @Test("is normalised", arguments: same)
  func normalisation(_ row: Same) throws {
    #expect(try EmailAddress(row.written).normalized == row.normalized)
  }

  @Test("normalised twice is what it was after once", arguments: same)
  func idempotence(_ row: Same) throws {
    #expect(try EmailAddress(row.normalized).normalized == row.normalized)
  }

  @Test("keeps what the person wrote, trimmed")
  func written() throws {
    #expect(try EmailAddress("  Ann@Example.com ").written == "Ann@Example.com")
  }

  @Test("reads in the script of its domain")
  func readable() throws {
    #expect(try EmailAddress("Ann@xn--bcher-kva.example").readable == "ann@bücher.example")
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let name: String
    let written: String
    let refusal: EmailRefusal
    var testDescription: String { name }
  }

  static let refused = [
    Refused(name: "nothing", written: "", refusal: .empty),
    Refused(name: "only white space", written: " \n\u{3000}", refusal: .empty),
    Refused(name: "no @", written: "ann.example.com", refusal: .noAtSign),
    Refused(name: "nothing before the @", written: "@x", refusal: .emptyLocalPart),
    Refused(name: "only unseen before the @", written: "\u{200d}@x", refusal: .emptyLocalPart),
    Refused(name: "empty quotes", written: "\"\"@x", refusal: .emptyLocalPart),
    Refused(name: "nothing after the @", written: "ann@", refusal: .emptyDomain),
    Refused(name: "two @", written: "a@b@c", refusal: .localPartCharacter("@")),
    Refused(name: "space inside", written: "ann lee@x", refusal: .localPartCharacter(" ")),
    Refused(
      name: "no-break space inside", written: "a\u{a0}b@x", refusal: .localPartCharacter(" ")),
    Refused(name: "U+0000", written: "a\u{0}b@x", refusal: .localPartCharacter("\u{0}")),
    Refused(
      name: "line break in quotes", written: "\"a\nb\"@x", refusal: .localPartCharacter("\n")),
    Refused(name: "comma", written: "a,b@x", refusal: .localPartCharacter(",")),
    Refused(
      name: "direction override", written: "a\u{202e}b@x", refusal: .localPartCharacter("\u{202e}")),
    Refused(name: "private use", written: "a\u{e000}@x", refusal: .localPartCharacter("\u{e000}")),
    Refused(name: "dot first", written: ".ann@x", refusal: .misplacedDot),
    Refused(name: "dot last", written: "ann.@x", refusal: .misplacedDot),
    Refused(name: "two dots", written: "a..b@x", refusal: .misplacedDot),
    Refused(name: "two dots hidden by a joiner", written: "a.\u{200d}.b@x", refusal: .misplacedDot),
    Refused(name: "quote not closed", written: "\"ann@x", refusal: .unfinishedQuote),
    Refused(name: "quote closed early", written: "\"an\"n@x", refusal: .unfinishedQuote),
    Refused(
      name: "65 bytes before the @", written: "\(repeat: 65)@x",
      refusal: .localPartTooLong(bytes: 65)),
    Refused(
      name: "33 two-byte letters before the @", written: "\(repeat: 33, of: "é")@x",
      refusal: .localPartTooLong(bytes: 66)),
    Refused(
      name: "255 bytes",
      written: "a@\(repeat: 60).\(repeat: 60).\(repeat: 60).\(repeat: 60).\(repeat: 9)",
      refusal: .tooLong(bytes: 255)),
    Refused(name: "2,000 bytes", written: "\(repeat: 1998)@x", refusal: .tooLong(bytes: 2000)),
    Refused(name: "address literal", written: "ann@[127.0.0.1]", refusal: .addressLiteral),
    Refused(name: "domain ends with a dot", written: "a@x.", refusal: .emptyLabel),
    Refused(name: "two dots in the domain", written: "a@x..y", refusal: .emptyLabel),
    Refused(name: "underscore in the domain", written: "a@x_y.z", refusal: .domainCharacter("_")),
    Refused(name: "space in the domain", written: "a@x y.z", refusal: .domainCharacter(" ")),
    Refused(name: "hyphen first", written: "a@-x.y", refusal: .hyphen(label: "-x")),
    Refused(name: "hyphen last", written: "a@x-.y", refusal: .hyphen(label: "x-")),
    Refused(name: "64-byte label", written: "a@\(repeat: 64).y", refusal: .labelTooLong),
    Refused(
      name: "64-byte label in ASCII form", written: "a@\(repeat: 60, of: "é").y",
      refusal: .labelTooLong),
  ]

  @Test("is refused with the reason", arguments: refused)
  func refusal(_ row: Refused) {
    let refusal = #expect(throws: EmailRefusal.self) { try EmailAddress(row.written) }
    #expect(refusal == row.refusal)
  }

  @Test(
    "is refused where IDNA refuses a label",
    arguments: ["a@☃.net", "a@xn--zzzzzzzz.example", "a@xn--a.b", "a@ab--é.com", "a@\u{301}x.y"])
  func internationalLabel(_ text: String) {
    let refusal = #expect(throws: EmailRefusal.self) { try EmailAddress(text) }
    guard case .internationalLabel = refusal else {
      Issue.record("not refused for its label: \(String(describing: refusal))")
      return
    }
  }

  @Test("takes the longest that the RFCs allow")
  func longest() throws {
    let domain = "\(repeat: 63).\(repeat: 63).\(repeat: 61)"
    let text = "\(repeat: 64)@\(domain)"
    #expect(text.utf8.count == 254)
    #expect(try EmailAddress(text).normalized == text)
  }

  @Test("says in words why it is refused")
  func words() {
    #expect(EmailRefusal.noAtSign.description == "has no @")
    #expect(
      EmailRefusal.localPartCharacter(" ").description == "may not have U+0020 (SPACE) before the @"
    )
  }
}

extension DefaultStringInterpolation {
  fileprivate mutating func appendInterpolation(repeat count: Int, of text: String = "a") {
    appendLiteral(String(repeating: text, count: count))
  }
}
