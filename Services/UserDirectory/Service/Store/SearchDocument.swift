internal import Normalization

/// What the search keeps of one person: texts of the address and the name, a line each.
struct SearchDocument: Hashable {
  /// Where the person stands in the order of results: the address without accents first, then as
  /// it is.
  let place: String

  /// Every text without accents. The first is how people read the address.
  let folded: String

  /// The same texts with accents; `nil` if there are none.
  let spelled: String?

  init(_ email: EmailAddress, displayName: String) {
    let texts = email.searchTexts
    self.init(
      place: "\(texts.first?.folded ?? "")\n\(email.normalized)", texts: texts,
      displayName: displayName)
  }

  /// That of somebody who has an account.
  ///
  /// - Parameters:
  ///   - address: Its normal form as it was kept. By a newer version of Unicode it may have
  ///     become another, or none; the person is found by the kept one then.
  ///   - place: As it was kept.
  init(address: String, written: String, place: String, displayName: String) {
    if let email = try? EmailAddress(written), email.normalized == address {
      self.init(email, displayName: displayName)
      return
    }
    self.init(
      place: place, texts: [SearchText(address), SearchText(written)], displayName: displayName)
  }

  private init(place: String, texts: [SearchText], displayName: String) {
    self.place = place
    // A line break divides texts, so it can't be in one.
    let name = SearchText(String(displayName.map { $0.isNewline ? " " : $0 }))
    let all = texts.contains(name) ? texts : texts + [name]
    folded = all.map(\.folded).joined(separator: "\n")
    let spelled = all.map(\.spelled).joined(separator: "\n")
    self.spelled = spelled == folded ? nil : spelled
  }

  /// One that was kept.
  init(place: String, folded: String, spelled: String?) {
    self.place = place
    self.folded = folded
    self.spelled = spelled
  }
}
