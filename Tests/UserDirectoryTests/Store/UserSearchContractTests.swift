import Normalization
import ServiceStore
import Testing

@testable import UserDirectory

/// What the search of every store of accounts does.
@Suite("The search of a user store")
struct UserSearchContractTests {
  @Test(
    "finds a term anywhere in the address, from the first letter on",
    arguments: UserStoreMaker.searches)
  func anywhere(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    try await fixture.add("marta.keller@example.com")
    let address = Array("marta.keller@example.com")
    for start in address.indices {
      for length in 1...(address.count - start) {
        let term = String(address[start..<start + length])
        #expect(try await fixture.find(term) == ["marta.keller@example.com"], "\(term)")
      }
    }
    for term in ["x@", "mm", "martb", "zz", "q"] {
      #expect(try await fixture.find(term) == [], "\(term)")
    }
  }

  @Test(
    "puts the whole address first, then prefixes, words, and the rest",
    arguments: UserStoreMaker.searches)
  func order(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    for email in [
      "hannah@x", "ann@x.example", "lee.ann@x", "joanna@x", "ann@x", "anna@x", "bo@ann.example",
    ] {
      try await fixture.add(email)
    }
    #expect(
      try await fixture.find("ann") == [
        "ann@x", "ann@x.example", "anna@x", "bo@ann.example", "lee.ann@x", "hannah@x", "joanna@x",
      ])
    #expect(try await fixture.find("ann@x") == ["ann@x", "ann@x.example", "lee.ann@x"])
    #expect(
      try await fixture.find("an") == [
        "ann@x", "ann@x.example", "anna@x", "bo@ann.example", "lee.ann@x", "hannah@x", "joanna@x",
      ])
    #expect(
      try await fixture.find("n") == [
        "ann@x", "ann@x.example", "anna@x", "bo@ann.example", "hannah@x", "joanna@x", "lee.ann@x",
      ])
  }

  @Test("takes every character literally", arguments: UserStoreMaker.searches)
  func literal(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let odd = "a%b_c+d-e.f'g*h@x"
    let quoted = "\"i\\\\j k\\\"l\"@x"
    let plain = "abcdefgh.ijkl@x"
    for email in [odd, quoted, plain] { try await fixture.add(email) }
    for term in ["%", "_", "+", "-", "'", "*", "%b", "b_c", "+d-", "c+d-e.f'g*h"] {
      #expect(try await fixture.find(term) == [odd], "\(term)")
    }
    for term in ["\\", "\"", "\\\\j", " k\\\"l", "j k", "\"i"] {
      #expect(try await fixture.find(term) == [quoted], "\(term)")
    }
    #expect(Set(try await fixture.find(".")) == [odd, plain])
    #expect(Set(try await fixture.find("@")) == [odd, quoted, plain])
    for term in ["a_b", "a%", "b%c", "a.b", "NOT x", "a OR b", "col:a", "a*b", "(a)", "^a"] {
      #expect(try await fixture.find(term) == (term == "a%" ? [odd] : []), "\(term)")
    }
  }

  @Test("is blind to case in every script", arguments: UserStoreMaker.searches)
  func cases(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let people = [
      ("Иван@пример.рф", ["иван", "ИВ", "и", "ПРИМЕР", "рф"]),
      ("ΣΟΦΟΣ@x", ["σοφος", "ΦΟ"]),
      ("straße@x", ["STRASSE", "straß", "ss"]),
      ("a@BÜCHER.example", ["bücher", "BÜ", "bucher", "xn--bcher"]),
      ("李雷@例え.テスト", ["李", "雷@", "例え.テ"]),
    ]
    for (email, _) in people { try await fixture.add(email) }
    for (email, terms) in people {
      for term in terms {
        #expect(try await fixture.find(term).contains(email), "\(term)")
      }
    }
  }

  @Test(
    "matches composed and combining accents, and none, exact spelling first",
    arguments: UserStoreMaker.searches)
  func accents(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    try await fixture.add("léon@x")
    try await fixture.add("leon@x")
    try await fixture.add("leona@x")
    try await fixture.add("a.léon@x")
    try await fixture.add("a.leon@x")
    #expect(
      try await fixture.find("leon") == ["leon@x", "leona@x", "léon@x", "a.leon@x", "a.léon@x"])
    #expect(
      try await fixture.find("léon") == ["léon@x", "leon@x", "leona@x", "a.léon@x", "a.leon@x"])
    #expect(
      try await fixture.find("le\u{301}o") == [
        "léon@x", "leon@x", "leona@x", "a.léon@x", "a.leon@x",
      ])
    #expect(try await fixture.find("LÉON@X") == ["léon@x", "leon@x", "a.léon@x", "a.leon@x"])
  }

  @Test("finds an address by either form of its domain, once", arguments: UserStoreMaker.searches)
  func domains(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    try await fixture.add("info@bücher.example")
    for term in [
      "info", "@bü", "xn--bcher-kva", "INFO@XN--BCHER-KVA.example", "info@bücher.example",
    ] {
      #expect(try await fixture.find(term) == ["info@bücher.example"], "\(term)")
    }
  }

  @Test("never loses somebody who is wanted to the next letter", arguments: UserStoreMaker.searches)
  func nextLetter(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    for email in ["the.and.of@is.example", "Zoë.O’Neil@x", "running@x", "ran@x", "Łukasz@x"] {
      try await fixture.add(email)
    }
    for wanted in ["the.and.of@is.example", "zoë.o’neil@x", "running@x", "łukasz@x"] {
      var before: Set<String>?
      for length in 1...wanted.count {
        let found = Set(try await fixture.find(String(wanted.prefix(length))))
        #expect(found.isSubset(of: before ?? found), "\(wanted.prefix(length))")
        #expect(!found.isEmpty, "\(wanted.prefix(length))")
        before = found
      }
    }
  }

  @Test("gives the same order however it is cut into pages", arguments: UserStoreMaker.searches)
  func pages(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    for number in 0..<30 {
      try await fixture.add("\(["ann", "b.ann", "joanna", "zoë.ánn"][number % 4])\(number)@x")
    }
    let whole = try await fixture.find("ann")
    #expect(whole.count == 30)
    for size in [1, 2, 7, 29, 30, 31] {
      #expect(try await fixture.find("ann", pageSize: size) == whole, "pages of \(size)")
    }
  }

  @Test(
    "shows nobody twice and leaves nobody out when people come between two pages",
    arguments: UserStoreMaker.searches)
  func stability(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    for number in 10..<20 { try await fixture.add("ann\(number)@x") }
    let term = try SearchTerm("ann")
    let first = try await fixture.store.search(term, excluding: [], after: nil, limit: 5)
    try await fixture.add("ann00@x")
    try await fixture.add("ann145@x")
    let gone = first.records[4]
    try await fixture.store.delete(gone.id, expecting: nil)
    let second = try await fixture.store.search(term, excluding: [], after: first.next, limit: 20)
    #expect(
      second.records.map(\.email) == [
        "ann15@x", "ann16@x", "ann17@x", "ann18@x", "ann19@x",
      ]
        || second.records.map(\.email) == [
          "ann145@x", "ann15@x", "ann16@x", "ann17@x", "ann18@x", "ann19@x",
        ])
  }

  @Test(
    "finds people by their name, after those whose address begins with the term",
    arguments: UserStoreMaker.searches)
  func names(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    try await fixture.add("m1@x", name: "Léon O’Neil")
    try await fixture.add("leon@x", name: "Somebody Else")
    try await fixture.add("m2@x", name: "王伟")
    try await fixture.add("m3@x", name: "Γιώργος Παπάς")
    try await fixture.add("m4@x", name: "Anna\nLeone\u{7}")
    try await fixture.add("m5@x", name: "Galileon")
    #expect(try await fixture.find("leon") == ["leon@x", "m4@x", "m1@x", "m5@x"])
    #expect(try await fixture.find("LÉON") == ["leon@x", "m1@x", "m4@x", "m5@x"])
    #expect(try await fixture.find("léon o’n") == ["m1@x"])
    #expect(try await fixture.find("王") == ["m2@x"])
    #expect(try await fixture.find("伟") == ["m2@x"])
    #expect(try await fixture.find("γιωργος π") == ["m3@x"])
    #expect(try await fixture.find("ς παπάς") == ["m3@x"])
    #expect(try await fixture.find("a leone") == ["m4@x"])
    #expect(try await fixture.find("leone x") == [])
    // No text goes on in the next one.
    #expect(try await fixture.find("xs") == [])
    #expect(try await fixture.find("x王") == [])
  }

  @Test("follows a name when it changes", arguments: UserStoreMaker.searches)
  func renaming(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let user = try await fixture.add("m@x", name: "Ann Lee")
    try await fixture.add("n@x", name: "Ann Low")
    _ = try await fixture.store.update(
      user.id, UserChanges(displayName: "Bob Oak"), expecting: nil)
    #expect(try await fixture.find("ann") == ["n@x"])
    #expect(try await fixture.find("lee") == [])
    #expect(try await fixture.find("oak") == ["m@x"])
    #expect(try await fixture.find("m@x") == ["m@x"])
  }

  @Test("leaves out whom the caller names, and fills the page", arguments: UserStoreMaker.searches)
  func exclusion(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    var users: [UserRecord] = []
    for number in 10..<40 { users.append(try await fixture.add("ann\(number)@x")) }
    let excluded = Set(users.prefix(12).map(\.id) + [RecordID(value: 7)])
    #expect(
      try await fixture.find("ann", excluding: excluded, pageSize: 5)
        == users.dropFirst(12).map(\.email))
    #expect(try await fixture.find("ann12@x", excluding: excluded) == [])
    #expect(try await fixture.find("nn1", excluding: Set(users.map(\.id))) == [])
  }

  @Test(
    "goes on where a page ended, whom the caller leaves out meanwhile or not",
    arguments: UserStoreMaker.searches)
  func exclusionBetweenPages(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    var users: [UserRecord] = []
    for number in 10..<20 { users.append(try await fixture.add("ann\(number)@x")) }
    let term = try SearchTerm("ann")
    var position: SearchPosition?
    var found: [UserRecord] = []
    repeat {
      let page = try await fixture.store.search(
        term, excluding: Set(found.map(\.id)), after: position, limit: 3)
      found += page.records
      position = page.next
    } while position != nil
    #expect(found == users)
  }

  @Test(
    "shows everybody who was there exactly once, whoever comes between the pages",
    arguments: UserStoreMaker.searches)
  func pagesWhilePeopleCome(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    var generator = SeededGenerator(seed: 3)
    func address() -> String {
      let parts = ["ann", "joanna", "b.ann", "zoë.ánn", "lee"]
      let part = parts.randomElement(using: &generator) ?? ""
      return "\(part)\(UInt32.random(in: 0...99_999, using: &generator))@x"
    }
    var before: Set<String> = []
    for _ in 0..<40 {
      let email = address()
      if try await fixture.addIfFree(email) { before.insert(email) }
    }
    let expected = before.filter { !$0.hasPrefix("lee") }
    var found: [String] = []
    var position: SearchPosition?
    repeat {
      let page = try await fixture.store.search(
        try SearchTerm("ann"), excluding: [], after: position, limit: 7)
      found += page.records.map(\.email)
      position = page.next
      for _ in 0..<3 { _ = try await fixture.addIfFree(address()) }
    } while position != nil
    #expect(Set(found).count == found.count)
    #expect(Set(found).isSuperset(of: expected))
  }

  @Test("finds every part of a number", arguments: UserStoreMaker.searches)
  func numbers(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    try await fixture.add("ann1234567@x", name: "Zoë 0042")
    try await fixture.add("ann12345@x", name: "Q")
    try await fixture.add("ann3456.1236@x", name: "Q")
    #expect(try await fixture.find("1234567") == ["ann1234567@x"])
    #expect(try await fixture.find("34567@") == ["ann1234567@x"])
    #expect(try await fixture.find("12345") == ["ann1234567@x", "ann12345@x"])
    #expect(try await fixture.find("123456") == ["ann1234567@x"])
    #expect(try await fixture.find("1236@") == ["ann3456.1236@x"])
    #expect(
      try await fixture.find("3456") == ["ann1234567@x", "ann3456.1236@x"])
    #expect(try await fixture.find("0042") == ["ann1234567@x"])
    #expect(try await fixture.find("zoe 0042") == ["ann1234567@x"])
    #expect(try await fixture.find("13456") == [])
  }

  @Test(
    "answers every hostile term, and as literally as any other", arguments: UserStoreMaker.searches)
  func hostileTerms(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    try await fixture.add("a%b_c-d+e@x", name: "100 % \"sure\" \\ NEAR(x y)")
    try await fixture.add("aaaaaaaaaaaa@x", name: "e\u{301}e\u{301}e\u{301}")
    let long = String(repeating: "a", count: 100)
    let found: [(String, [String])] = [
      ("\" \\ near(x", ["a%b_c-d+e@x"]), ("% \"", ["a%b_c-d+e@x"]), (long, []),
      (String(repeating: "%", count: 100), []), ("aaaaaaaaaaaa", ["aaaaaaaaaaaa@x"]),
      ("ééé", ["aaaaaaaaaaaa@x"]), ("eee", ["aaaaaaaaaaaa@x"]), ("éééé", []),
      ("* OR a", []), ("grams:a", []), ("^a", []), ("\u{a6}a", []), ("\u{b7}a", []),
      ("\u{12e}", []), ("a\u{301}a", ["aaaaaaaaaaaa@x"]), ("\u{10FFFF}", []),
      ("\u{10FFFF}a", []), ("\u{100000}", []),
    ]
    for (term, emails) in found {
      #expect(try await fixture.find(term) == emails, "\(term)")
    }
  }

  @Test("agrees with a search that looks at everybody", arguments: UserStoreMaker.searches)
  func agreement(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    var generator = SeededGenerator(seed: 42)
    let parts = ["an", "na", "Ann", "é", "e", "ö", "o", "x1", "lee", "ß", "ss", "Ω", "bü"]
    let separators = [".", "-", "_", "+", "", ""]
    let names = ["Ann Lee", "Léa", "Ω x1", "Jo-Ann", "bü", "e\u{301}", "Na. NA", "李 An"]
    var people: [ExhaustiveSearch.Person] = []
    for _ in 0..<250 {
      let pieces = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        parts.randomElement(using: &generator) ?? ""
      }
      let separator = separators.randomElement(using: &generator) ?? ""
      let domain = ["x", "an.example", "bü.example"].randomElement(using: &generator) ?? "x"
      guard let email = try? EmailAddress("\(pieces.joined(separator: separator))@\(domain)")
      else { continue }
      guard !people.contains(where: { $0.email == email }) else { continue }
      let name = names.randomElement(using: &generator) ?? "Q"
      let user = try await fixture.add(email.written, name: name)
      people.append(ExhaustiveSearch.Person(id: user.id, email: email, name: name))
      if people.count % 9 == 0 {
        let gone = people.remove(at: Int.random(in: people.indices, using: &generator))
        try await fixture.store.delete(gone.id, expecting: nil)
      }
      if people.count % 7 == 0 {
        let index = Int.random(in: people.indices, using: &generator)
        people[index].name = names.randomElement(using: &generator) ?? "Q"
        _ = try await fixture.store.update(
          people[index].id, UserChanges(displayName: people[index].name), expecting: nil)
      }
    }
    let terms =
      parts + [
        "a", "n", "@", ".", "an.", "n@a", "eo", "oe", "nn", "lee-", "@bu", "example", "s", "xn--",
        "n l", "jo-", "-a", "léa", "lea", "李 a", ". n", "an@x", "annan", "e\u{301}",
      ]
    for term in terms {
      let expected = try ExhaustiveSearch.find(try SearchTerm(term), among: people)
      #expect(try await fixture.find(term, pageSize: 13) == expected, "\(term)")
    }
  }
}

/// The rules of the search, told a second time and without an index.
private enum ExhaustiveSearch {
  struct Person {
    let id: RecordID
    let email: EmailAddress
    var name: String
  }

  static func find(_ term: SearchTerm, among people: [Person]) throws -> [String] {
    people
      .compactMap { person in rank(of: person, term).map { (rank: $0, email: person.email) } }
      .sorted { left, right in
        if left.rank != right.rank { return left.rank < right.rank }
        return key(left.email).lexicographicallyPrecedes(key(right.email))
      }
      .map(\.email.written)
  }

  private static func key(_ email: EmailAddress) -> [UInt8] {
    Array(email.searchTexts[0].folded.utf8) + [10] + Array(email.normalized.utf8)
  }

  private static func rank(of person: Person, _ term: SearchTerm) -> Int? {
    if term.address == person.email { return 0 }
    let texts = person.email.searchTexts + [SearchText(person.name)]
    let folded = place(of: term.text.folded, in: texts.map(\.folded))
    let spelled = place(of: term.text.spelled, in: texts.map(\.spelled))
    guard let folded else { return nil }
    return spelled == folded ? folded * 2 : folded * 2 + 1
  }

  /// 1 at the start of the main text, 2 at the start of a word, 3 elsewhere.
  private static func place(of term: String, in texts: [String]) -> Int? {
    let term = Array(term.unicodeScalars)
    var best: Int?
    for (number, text) in texts.enumerated() {
      let text = Array(text.unicodeScalars)
      for start in text.indices where text[start...].starts(with: term) {
        let startsWord = isWord(text[start]) && (start == 0 || !isWord(text[start - 1]))
        let place = number == 0 && start == 0 ? 1 : startsWord ? 2 : 3
        best = min(best ?? place, place)
      }
    }
    return best
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
