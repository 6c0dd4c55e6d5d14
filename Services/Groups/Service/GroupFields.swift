internal import GroupsAPI
internal import Normalization
internal import ServiceRequests

/// The rules of fields that only the group service has.
extension FieldViolations {
  /// In characters.
  static let maximumDescription = 1_000
  /// People whom one call may name.
  static let maximumPeople = 500

  mutating func groupTitle(_ text: String, in field: String = "title") -> String? {
    let title = self.text(text, in: field, characters: 0...GroupRecord.maximumTitle)
    if let title, !title.isEmpty, TitleKey(title).isEmpty {
      add(field, "has nothing in it that can be seen")
      return nil
    }
    return title
  }

  mutating func groupDescription(_ text: String, in field: String = "description") -> String? {
    self.text(text, in: field, characters: 0...Self.maximumDescription, lineBreaks: true)
  }

  mutating func role(_ role: Role, in field: String) -> MemberRole? {
    switch role {
    case .member: return .member
    case .admin: return .admin
    case .owner: return .owner
    case .unspecified: add(field, "is missing")
    case .unrecognized(let number): add(field, "has no meaning here: \(number)")
    }
    return nil
  }

  /// - Returns: Whether it is a yes.
  mutating func accepts(_ answer: Answer, in field: String) -> Bool? {
    switch answer {
    case .accept: return true
    case .decline: return false
    case .unspecified: add(field, "is missing: ANSWER_ACCEPT or ANSWER_DECLINE")
    case .unrecognized(let number): add(field, "has no meaning here: \(number)")
    }
    return nil
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
