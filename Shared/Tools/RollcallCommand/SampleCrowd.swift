/// People as of a directory of millions: many share a name, so a number tells their addresses apart.
///
/// Addresses have eight shapes, from "ann.lee70" to letters and digits at random, some with a tag
/// after a plus, under a dozen domains of which some are common and some are rare. Names of two
/// languages mix, as they do in families.
enum SampleCrowd {
  /// - Parameter index: From 0. Everybody's e-mail is different.
  static func person(_ index: Int) -> (email: String, displayName: String) {
    var dice = Dice(index)
    let languages = SamplePeople.languages
    let ofGiven = languages[dice.roll(languages.count)]
    // One in four has a family name from elsewhere.
    let ofFamily = dice.roll(4) == 0 ? languages[dice.roll(languages.count)] : ofGiven
    let given = ofGiven.given[dice.roll(ofGiven.given.count)]
    let family = ofFamily.family[dice.roll(ofFamily.family.count)]
    let isOneLanguage = ofGiven.isFamilyFirst == ofFamily.isFamilyFirst
    let name =
      isOneLanguage
      ? ofGiven.name(given: given.written, family: family.written)
      : "\(given.written) \(family.written)"
    return ("\(local(index, given.ascii, family.ascii, &dice))@\(domain(&dice))", name)
  }

  private static func local(
    _ index: Int, _ given: String, _ family: String, _ dice: inout Dice
  ) -> String {
    let number = number(index)
    switch dice.roll(8) {
    case 0: return "\(given).\(family)\(number)"
    case 1: return "\(given)\(family)\(number)"
    case 2: return "\(given.prefix(1))\(family)\(index)-\(number % 10)"
    case 3: return "\(given)_\(family)\(number)"
    case 4: return "\(family).\(given)\(number)"
    case 5: return "\(given)\(number)"
    case 6: return "\(given).\(family)\(number)+\(tags[dice.roll(tags.count)])"
    default: return "\(dice.letters(10)).\(number)"
    }
  }

  /// Another one for everybody, without an order that could be seen.
  private static func number(_ index: Int) -> Int {
    // The one is a prime and the other no multiple of it, so no product comes twice in a round.
    let round = 999_983
    return index % round * 7_919 % round + index / round * round
  }

  private static let tags = ["news", "shop", "work", "list"]

  private static func domain(_ dice: inout Dice) -> String {
    switch dice.roll(10) {
    case 0..<4: "example.com"
    case 4: "example.net"
    case 5, 6: "mail.example.com"
    case 7, 8: "example.org"
    default: rareDomains[dice.roll(rareDomains.count)]
    }
  }

  private static let rareDomains = [
    "school.example", "uni.example", "shop.example", "lab.example.org", "city.example.net",
    "post.example", "bücher.example", "q-zone.example", "x7.example", "jazz.example",
  ]

  /// Numbers at random that follow from the index.
  private struct Dice {
    private var state: UInt64

    init(_ index: Int) { state = UInt64(truncatingIfNeeded: index) &* 0x9e37_79b9_7f4a_7c15 }

    /// SplitMix64.
    private mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }

    mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(sides)) }

    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)

    mutating func letters(_ count: Int) -> String {
      String(
        decoding: (0..<count).map { _ in Self.alphabet[roll(Self.alphabet.count)] },
        as: UTF8.self)
    }
  }
}
