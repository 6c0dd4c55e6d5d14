/// The names in one scope, so that no two are the same.
struct NameClaims {
  private var taken: Set<String>

  init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// The name; if it is another's, with the number behind.
  mutating func claim(_ name: String, number: Int) -> String {
    var claimed = name
    while !taken.insert(claimed).inserted {
      claimed += String(number)
    }
    return claimed
  }
}
