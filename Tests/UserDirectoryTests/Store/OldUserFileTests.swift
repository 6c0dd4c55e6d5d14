import Normalization
import SQLite
import ServiceStore
import TestSupport
import Testing

@testable import UserDirectory

@Suite("A file of an earlier release")
struct OldUserFileTests {
  /// The schema of the first release, with people in it.
  private func makeFile(_ path: String, people: [(email: String, id: RecordID)]) async throws {
    let database = try SQLiteDatabase(
      path: path, kind: StoredUsers.schema.kind, migrations: Array(UserSchema.sqlite.prefix(1)))
    try await database.write { connection in
      for (email, id) in people {
        try await connection.run(
          """
          INSERT INTO users (id, email, address, display_name, create_time, update_time, revision,
            place, folded, spelled) VALUES (?1, ?2, ?2, 'Somebody', 1, 2, 3, ?2, ?2, NULL)
          """, .blob(id.bytes), .text(email))
      }
    }
    await database.close()
  }

  @Test("keeps its people, who are told in their order before all later changes")
  func users() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "users.db")
    let ids = (1...3).map { RecordID(value: UInt128($0)) }
    try await makeFile(
      path, people: [("ann@x", ids[0]), ("bob@x", ids[1]), ("kim@x", ids[2])])
    let store = try await StoredUsers(path: path)
    let ann = try #require(try await store.user(ids[0]))
    #expect(ann.email == "ann@x")
    #expect(ann.revision == 3)
    #expect(!ann.isDisabled)
    let outcome = try await store.create(
      email: try EmailAddress("zoe@x"), displayName: "Zoe", once: nil)
    guard case .carriedOut(let zoe) = outcome else { throw UserStoreFixture.Unexpected() }
    let told = try await store.news(after: .none, onlyDeletions: false, limit: 10).changes
    let tellsOf = told.map { news -> RecordID? in
      if case .present(let user) = news { return user.id }
      return nil
    }
    #expect(tellsOf == ids + [zoe.id])
    await store.close()
  }
}
