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
      path: path, kind: StoredGroups.schema.kind, migrations: Array(GroupSchema.sqlite.prefix(1)))
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
      let store = try await StoredGroups(
        database: SQLiteDatabase(path: path, schema: StoredGroups.schema))
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
    let store = try await StoredGroups(
      database: SQLiteDatabase(path: path, schema: StoredGroups.schema))
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
    let store = try await StoredGroups(
      database: SQLiteDatabase(path: path, schema: StoredGroups.schema))
    let page = try await store.changes(in: .everything, after: .none, limit: 10)
    #expect(page.changes.count == 2)
    let draft = GroupDraft(title: "New", creatorID: id(1), memberIDs: [])
    _ = try await store.create(draft, once: nil)
    let next = try await store.changes(in: .everything, after: page.position, limit: 10)
    #expect(next.changes.count == 1)
    await store.close()
  }

  @Test("keeps members, roles, titles and proposals when they are kept by the group's id")
  func keys() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "old.db")
    let database = try SQLiteDatabase(
      path: path, kind: StoredGroups.schema.kind, migrations: Array(GroupSchema.sqlite.prefix(3)))
    try await database.write { connection in
      try await connection.run(
        """
        INSERT INTO groups (key, id, title, creator_id, create_time, update_time, revision,
          member_count, next_place, proposal_count, change)
        VALUES (5, ?, 'Choir', ?, 1000, 2000, 3, 2, 4, 1, ?)
        """, .id(id(7)), .id(id(1)), .change(try await connection.nextChange()))
      for (person, place, role) in [(1, 0, 3), (2, 3, 2)] {
        try await connection.run(
          """
          INSERT INTO members (group_key, user_id, place, join_time, group_id, role)
          VALUES (5, ?, ?, 1000, ?, ?)
          """, .id(id(person)), .integer(place), .id(id(7)), .integer(role))
      }
      try await connection.run("INSERT INTO owned_titles VALUES (?, 'choir', 5)", .id(id(1)))
      try await connection.run(
        "INSERT INTO proposals VALUES (5, ?, 1, NULL, 1000, ?)", .id(id(3)), .id(id(7)))
    }
    await database.close()

    let store = try await StoredGroups(
      database: SQLiteDatabase(path: path, schema: StoredGroups.schema))
    let members = try await store.members(of: id(7), for: .service, after: nil, limit: 5).page
    #expect(members.records.map(\.userID) == [1, 2].map(id))
    #expect(members.records.map(\.place) == [0, 3])
    #expect(members.records.map(\.role) == [.owner, .admin])
    let draft = GroupDraft(title: "CHOIR", creatorID: id(1), memberIDs: [])
    #expect(
      await refusal { try await store.create(draft, once: nil) } == .alreadyExists("group"))
    let joined = try await store.answer(
      .invitation, of: id(3), to: id(7), accept: true, by: .person(id(3)))
    #expect(joined.members.map(\.userID) == [1, 2, 3].map(id))
    // What belongs to a group goes with it.
    try await store.delete(id(7), by: .service, expecting: nil)
    #expect(try await store.groups(of: id(2), after: nil, limit: 5).records == [])
    #expect(await refusal { try await store.create(draft, once: nil) } == nil)
    await store.close()
  }
}
