import Normalization
import SQLite
import ServiceStore
import TestSupport
import Testing

@testable import UserDirectory

/// What only the SQLite store does.
@Suite("The search index in SQLite")
struct UserSearchIndexTests {
  @Test("holds what the accounts say after they came, moved and went")
  func consistency() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "users.db")
    let store = try await SQLiteUserStore(path: path)
    for number in 0..<60 {
      let outcome = try await store.create(
        email: try EmailAddress("person.\(number)@bücher.example"), displayName: "P", once: nil)
      guard case .carriedOut(let user) = outcome else { continue }
      if number % 3 == 0 { try await store.delete(user.id, expecting: nil) }
      if number % 3 == 1 {
        _ = try await store.update(
          user.id, UserChanges(email: try EmailAddress("moved.\(number)@x")), expecting: nil)
      }
    }
    await store.close()
    let connection = try SQLiteConnection(path: path, access: .readWrite)
    for table in ["user_trigrams", "user_grams"] {
      try connection.run("INSERT INTO \(table) (\(table)) VALUES ('integrity-check')")
    }
    let strayWords = try connection.first(
      "SELECT count(*) FROM user_words WHERE user NOT IN (SELECT key FROM users)"
    ) { row throws(SQLiteError) in try row.integer(0) }
    #expect(strayWords == 0)
    let emptyWords = try connection.first(
      "SELECT count(*) FROM user_words WHERE word < 'moved' AND word LIKE 'person%'"
    ) { row throws(SQLiteError) in try row.integer(0) }
    #expect(emptyWords == 0)
  }

  @Test("is asked by every query without going through all accounts")
  func queryPlans() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "users.db")
    let store = try await SQLiteUserStore(path: path)
    await store.close()
    let connection = try SQLiteConnection(path: path, access: .readOnly)
    for query in [
      "SELECT user FROM user_words WHERE word >= 'a' AND word < 'b' LIMIT 9",
      "SELECT key FROM users WHERE place >= 'a' AND place > '' AND place < 'b' ORDER BY place",
      """
      SELECT key FROM users
      WHERE place >= '' AND place > '' AND place < 'b' AND spelled IS NOT NULL ORDER BY place
      """,
      "SELECT key FROM users WHERE id > x'00' ORDER BY id LIMIT 9",
      "SELECT key FROM users WHERE address = 'a'",
    ] {
      let plan = try connection.rows("EXPLAIN QUERY PLAN \(query)") { row throws(SQLiteError) in
        try row.text(3)
      }
      #expect(plan.allSatisfy { $0.hasPrefix("SEARCH") }, "\(query): \(plan)")
    }
  }
}
