internal import Normalization

/// The texts by which somebody is found, a line each: those of the address, then the name.
struct SearchDocument: Hashable {
  /// Every text without accents. The first is how people read the address.
  let folded: String

  /// The same texts with accents; `nil` if there are none.
  let spelled: String?

  /// - Parameter address: Its normal form as it was kept. By a newer version of Unicode it may have
  ///   become another, or none; the person is found by the kept one then.
  init(address: String, written: String, displayName: String) {
    var texts = [SearchText(address), SearchText(written)]
    if let email = try? EmailAddress(written), email.normalized == address {
      texts = email.searchTexts
    }
    let name = SearchText.ofName(displayName)
    let all = texts.contains(name) ? texts : texts + [name]
    folded = all.map(\.folded).joined(separator: "\n")
    let spelled = all.map(\.spelled).joined(separator: "\n")
    self.spelled = spelled == folded ? nil : spelled
  }
}

extension SearchText {
  /// A line break divides texts, so it can't be in one.
  static func ofName(_ name: String) -> SearchText {
    SearchText(String(name.map { $0.isNewline ? " " : $0 }))
  }
}
