/// The e-mails of a group's people as the app shows them.
enum GroupLabel {
  /// Joined by ", "; past the length of a title, as many as fit and the number of the others.
  ///
  /// - Parameter others: How many more there are whose e-mails aren't given.
  static func text(_ emails: [String], others: Int = 0) -> String {
    let whole = emails.joined(separator: ", ")
    if others == 0, fits(whole) { return whole.isEmpty ? "nobody" : whole }
    let most = others == 0 ? emails.count - 1 : emails.count
    for count in stride(from: most, to: 0, by: -1) {
      let shown = emails.prefix(count).joined(separator: ", ")
      let text = "\(shown) and \(emails.count - count + others) more"
      if fits(text) { return text }
    }
    let count = emails.count + others
    return count == 1 ? "1 person" : "\(count) people"
  }

  private static func fits(_ text: String) -> Bool {
    text.unicodeScalars.count <= GroupRecord.maximumTitle
  }
}
