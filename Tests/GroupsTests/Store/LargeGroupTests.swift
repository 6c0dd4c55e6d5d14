import SQLite
import ServiceStore
import TestSupport
import Testing

@testable import Groups

/// What a change of a large group costs, counted in the engine's steps and in rows.
@Suite("A group of 10,000 members")
struct LargeGroupTests {
  private func id(_ number: Int) -> RecordID { GroupStoreFixture.id(number) }

  /// A file with a group of as many members, of which 1 is the owner.
  private func file(of count: Int, in folder: TemporaryFolder) async throws -> (String, RecordID) {
    let path = folder.path(of: "\(count).db")
    let store = try await StoredGroups(
      database: SQLiteDatabase(path: path, schema: StoredGroups.schema))
    let draft = GroupDraft(title: "Crowd", creatorID: id(1), memberIDs: [])
    guard case .carriedOut(let group) = try await store.create(draft, once: nil) else {
      throw GroupStoreFixture.Unexpected()
    }
    for first in stride(from: 2, through: count, by: 500) {
      let some = (first...min(first + 499, count)).map(id)
      _ = try await store.add(some, to: group.id, by: .service, expecting: nil)
    }
    let made = try await store.group(group.id, for: .service).group
    #expect(made.memberCount == count)
    await store.close()
    return (path, group.id)
  }

  private func changedRows(_ connection: SQLiteConnection) throws -> Int64 {
    try connection.first("SELECT total_changes()") { row throws(SQLiteError) in
      try row.integer(0)
    } ?? 0
  }

  /// Carries out changes of which no statement may take 2,000 steps of the engine.
  ///
  /// - Returns: The rows that each of them changed.
  private func rows(
    of path: String, _ changes: [(GroupTransaction) async throws -> Void]
  ) async throws -> [Int64] {
    let connection = try SQLiteConnection(path: path, access: .readWrite)
    // It is due from the beginning, and looked at every 2,000 steps of a statement.
    let interruption = Interruption()
    interruption.interrupt()
    var rows: [Int64] = []
    for change in changes {
      let before = try changedRows(connection)
      let transaction = GroupTransaction(
        connection: SQLiteStoreConnection(connection), now: .now(), limits: GroupLimits())
      try connection.run("BEGIN IMMEDIATE")
      try await connection.interruptible(by: interruption) { try await change(transaction) }
      try connection.run("COMMIT")
      rows.append(try changedRows(connection) - before)
    }
    return rows
  }

  @Test("takes one more, loses one and changes a role as a group of ten does")
  func constantCost() async throws {
    let folder = try TemporaryFolder()
    let person = id(50_000)
    var counts: [[Int64]] = []
    for size in [10, 10_000] {
      let (path, group) = try await file(of: size, in: folder)
      let owner = Initiator.person(id(1))
      counts.append(
        try await rows(
          of: path,
          [
            { _ = try await $0.add([person], to: group, by: owner, expecting: nil) },
            { _ = try await $0.setRole(.admin, of: person, in: group, by: owner, expecting: nil) },
            { _ = try await $0.remove(person, from: group, by: owner, expecting: nil) },
            { _ = try await $0.invite([person], to: group, by: owner) },
            { _ = try await $0.askToJoin(group, as: person) },
            { _ = try await $0.update(group, GroupEdit(title: "New"), by: owner, expecting: nil) },
            { _ = try await $0.handOver(group, from: id(1), to: person, expecting: nil) },
            { try await $0.forget(person) },
          ]))
      // What looks at everybody is caught.
      await #expect(throws: SQLiteError.self, "\(size)") {
        if size == 10 { throw SQLiteError(extendedCode: 9, message: "too few to be caught") }
        _ = try await rows(
          of: path,
          [{ _ = try await $0.connection.run("SELECT sum(place) FROM members WHERE role > 0") }])
      }
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0].allSatisfy { $0 < 12 })
  }

  @Test("is shown with its first members and its count, and read page by page")
  func pages() async throws {
    let folder = try TemporaryFolder()
    let (path, group) = try await file(of: 10_000, in: folder)
    let store = try await StoredGroups(
      database: SQLiteDatabase(path: path, schema: StoredGroups.schema))
    let shown = try await store.group(group, for: .service).group
    #expect(shown.members.map(\.userID) == (1...GroupRecord.shownMembers).map(id))
    #expect(shown.memberCount == 10_000)
    var seen = 0
    var after: Int64?
    repeat {
      let (page, count) = try await store.members(
        of: group, for: .service, after: after, limit: 1_000)
      #expect(page.records.map(\.userID) == (seen + 1...seen + 1_000).map(id))
      #expect(count == 10_000)
      seen += page.records.count
      after = page.next
    } while after != nil
    #expect(seen == 10_000)
    await store.close()
  }
}
