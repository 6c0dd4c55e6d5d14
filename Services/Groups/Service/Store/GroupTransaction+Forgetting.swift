internal import ServiceStore

/// What becomes of somebody's groups when their account is deleted.
extension GroupTransaction {
  func forget(_ person: RecordID) async throws {
    for group in try await members.groups(of: person, after: nil, limit: Int.max) {
      var head = try await groups.headToChange(group.id)
      try await take(try member(person, of: head), from: &head)
      guard head.memberCount > 0 else {
        try await delete(head)
        continue
      }
      if group.role == .owner, try await members.owners(of: head.id).isEmpty {
        try await inherit(head)
      }
      try await groups.changed(head, at: now)
    }
    try await proposals.removeAll(of: person)
    // Nobody watches the groups of an account that is no more.
    try await departures.removeAll(of: person)
  }

  /// Makes the longest-standing admin, or else member, the owner. If they own a group of the title
  /// already, this one gets a number behind its title: somebody's going can't be refused.
  private func inherit(_ head: GroupTable.Head) async throws {
    guard let heir = try await members.heir(of: head.id) else { return }
    var title = head.title
    var number = 2
    while try await !titles.takeIfFree(title, for: heir, group: head.id) {
      let suffix = " (\(number))"
      let room = GroupRecord.maximumTitle - suffix.unicodeScalars.count
      title = String(String.UnicodeScalarView(head.title.unicodeScalars.prefix(room))) + suffix
      number += 1
    }
    if title != head.title { try await groups.setTitle(title, of: head.id) }
    try await members.setRole(.owner, of: heir, in: head.id)
  }
}
