internal import ServiceRequests

/// The rules of fields that only the group service has.
extension FieldViolations {
  /// In characters.
  static let maximumTitle = 100
  /// People whom one call may name.
  static let maximumPeople = 500

  mutating func groupTitle(_ text: String) -> String? {
    self.text(text, in: "title", characters: 0...Self.maximumTitle)
  }

  mutating func emails(_ emails: [String], in field: String) {
    if emails.isEmpty {
      add(field, "is empty; it can name 1 to \(Self.maximumPeople) people")
    } else if emails.count > Self.maximumPeople {
      add(field, "names \(emails.count) people; at most \(Self.maximumPeople) are allowed")
    }
  }

  /// Names every e-mail that found nobody, in its place.
  mutating func unknown(_ unknown: [String], among emails: [String], in field: String) {
    let unknown = Set(unknown)
    for (index, email) in emails.enumerated() where unknown.contains(email) {
      add("\(field)[\(index)]", "has no account: \(Self.quoted(email))")
    }
  }

  mutating func unknownCreator(_ id: String) {
    add("creator_id", "has no account: \(id)")
  }
}
