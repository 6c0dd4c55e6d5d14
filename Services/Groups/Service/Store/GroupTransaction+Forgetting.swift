internal import SQLite
internal import ServiceStore

/// What becomes of somebody's groups when their account is deleted.
extension GroupTransaction {
  func forget(_ person: RecordID) throws {
    for group in try members.groups(of: person, after: nil, limit: Int.max) {
      var head = try groups.head(group.id)
      try take(try member(person, of: head), from: &head)
      guard head.memberCount > 0 else {
        try delete(head)
        continue
      }
      if group.role == .owner, try members.owners(of: head.key).isEmpty { try inherit(head) }
      try groups.changed(head, at: now)
    }
    try proposals.removeAll(of: person)
    // Nobody watches the groups of an account that is no more.
    try departures.removeAll(of: person)
  }

  /// Makes the longest-standing admin, or else member, the owner. If they own a group of the title
  /// already, this one gets a number behind its title: somebody's going can't be refused.
  private func inherit(_ head: GroupTable.Head) throws {
    guard let heir = try members.heir(of: head.key) else { return }
    var title = head.title
    var number = 2
    while try !titles.takeIfFree(title, for: heir, group: head.key) {
      let suffix = " (\(number))"
      let room = GroupRecord.maximumTitle - suffix.unicodeScalars.count
      title = String(String.UnicodeScalarView(head.title.unicodeScalars.prefix(room))) + suffix
      number += 1
    }
    if title != head.title { try groups.setTitle(title, of: head.key) }
    try members.setRole(.owner, of: heir, in: head.key)
  }
}
