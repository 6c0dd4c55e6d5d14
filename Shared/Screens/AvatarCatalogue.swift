/// The avatars there are: 28 dark and 28 light ones.
public enum AvatarCatalogue {
  /// How many avatars each style has.
  public static let countPerStyle = 28

  /// Every avatar, the dark ones first, each style by number.
  public static let all = AvatarStyle.allCases.flatMap(avatars(of:))

  /// The avatars of one style, by number.
  public static func avatars(of style: AvatarStyle) -> [Avatar] {
    (0..<countPerStyle).map { Avatar(style: style, number: $0) }
  }

  /// The avatar with exactly this name, or `nil` if there is none: "dark28", "dark05" and "Dark5"
  /// name nothing.
  public static func avatar(named name: String) -> Avatar? {
    byName[name]
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The avatar of somebody who has not chosen one: the same one for the same person for ever, and
  /// all of them about equally often.
  ///
  /// - Parameter userID: The 16 bytes of the user's id, a UUID.
  public static func first(for userID: some Sequence<UInt8>) -> Avatar {
    // FNV-1a. Changing it would change people's faces: a test pins it.
    let hash = userID.reduce(14_695_981_039_346_656_037 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    return all[Int((hash ^ hash >> 32) % UInt64(all.count))]
  }

  /// The same by the text form of the id, in upper or lower case: "0190c1a2-7f3b-…".
  ///
  /// - Returns: `nil` for a text that is no UUID.
  public static func first(forUserID text: String) -> Avatar? {
    let digits = text.split(separator: "-", omittingEmptySubsequences: false)
    guard digits.map(\.utf8.count) == [8, 4, 4, 4, 12] else { return nil }
    let values = digits.joined().utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard values.count == 32 else { return nil }
    return first(
      for: stride(from: 0, to: 32, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) })
  }
}
