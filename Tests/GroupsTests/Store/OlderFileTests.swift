import SQLite
import ServiceStore
import TestSupport
import Testing

@testable import Groups

/// Files that earlier releases wrote.
@Suite("A file of an earlier release")
struct OlderFileTests {
  private func id(_ number: Int) -> RecordID { GroupStoreFixture.id(number) }

  /// Groups of the first schema, as the release of that time wrote them.
  private func write(
    _ groups: [(number: Int, title: String, members: [Int])], to path: String
  ) async throws {
    let database = try SQLiteDatabase(
      path: path, kind: SQLiteGroupStore.kind, migrations: Array(GroupSchema.migrations.prefix(1)))
    try await database.write { connection in
      for group in groups {
        try await connection.run(
          "INSERT INTO groups VALUES (?, ?, ?, ?, 1000, 2000, 3, ?, ?)",
          .integer(group.number), .blob(id(group.number).bytes), .text(group.title),
          .blob(id(group.members[0]).bytes), .integer(group.members.count),
          .integer(group.members.count))
        for (place, member) in group.members.enumerated() {
          try await connection.run(
            "INSERT INTO members VALUES (?, ?, ?, 1000, ?)", .integer(group.number),
            .blob(id(member).bytes), .integer(place), .blob(id(group.number).bytes))
        }
      }
    }
    await database.close()
  }

  @Test("opens with its groups, whose creators own them")
  func roles() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "old.db")
    try await write([(7, "Choir", [1, 2, 3]), (9, "Band", [2, 1])], to: path)
    for _ in 0..<2 {
      let store = try await SQLiteGroupStore(path: path)
      let group = try await store.group(id(7), for: .service).group
      #expect(group.title == "Choir")
      #expect(group.description == "")
      #expect(group.revision == 3)
      #expect(group.memberCount == 3)
      #expect(group.members.map(\.role) == [.owner, .member, .member])
      #expect(group.members.map(\.userID) == [1, 2, 3].map(id))
      #expect(
        try await store.groups(of: id(2), after: nil, limit: 5).records.map(\.role)
          == [.owner, .member])
      await store.close()
    }
  }

  @Test("has its titles taken; two of one title stay, and the older one has it")
  func titles() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "old.db")
    try await write(
      [(7, "Choir", [1, 2]), (8, "CHOIR", [1, 3]), (9, "Choir", [2])]
        + (100..<1_700).map { ($0, "Group \($0)", [1]) }, to: path)
    let store = try await SQLiteGroupStore(path: path)
    func create(_ owner: Int, _ title: String) async -> Refusal? {
      await refusal {
        try await store.create(
          GroupDraft(title: title, creatorID: id(owner), memberIDs: []), once: nil)
      }
    }
    #expect(await create(1, "choir") == .alreadyExists("group"))
    #expect(await create(2, "choir") == .alreadyExists("group"))
    #expect(await create(1, "group 1699") == .alreadyExists("group"))
    #expect(await create(3, "choir") == nil)
    #expect(try await store.group(id(8), for: .service).group.title == "CHOIR")
    // The younger one gets a title of its own, and is bound from then on.
    let renamed = try await store.update(
      id(8), GroupEdit(title: "Quire"), by: .person(id(1)), expecting: 3)
    #expect(renamed.title == "Quire")
    #expect(await create(1, "quire") == .alreadyExists("group"))
    try await store.delete(id(7), by: .service, expecting: nil)
    #expect(await create(1, "choir") == nil)
    await store.close()
  }

  @Test("is told from its beginning to those who watch")
  func changes() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "old.db")
    try await write([(7, "Choir", [1, 2]), (8, "Band", [1])], to: path)
    let store = try await SQLiteGroupStore(path: path)
    let page = try await store.changes(in: .everything, after: .none, limit: 10)
    #expect(page.changes.count == 2)
    let draft = GroupDraft(title: "New", creatorID: id(1), memberIDs: [])
    _ = try await store.create(draft, once: nil)
    let next = try await store.changes(in: .everything, after: page.position, limit: 10)
    #expect(next.changes.count == 1)
    await store.close()
  }
}
