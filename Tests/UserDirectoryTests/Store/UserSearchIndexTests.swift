import Normalization
import SQLite
import ServiceStore
import TestSupport
import Testing

@testable import UserDirectory

/// What only the SQLite store does.
@Suite("The search index in SQLite")
struct UserSearchIndexTests {
  /// In which order people come, by the number of each.
  struct Order: Sendable, CustomTestStringConvertible {
    let name: String
    let number: @Sendable (Int) -> Int
    var testDescription: String { name }
  }

  static let orders = [
    Order(name: "in order") { 10_000 + $0 },
    Order(name: "in reverse") { 20_000 - $0 },
    Order(name: "at random") { 10_000 + $0 * 7_919 % 10_007 },
    Order(name: "always into the middle, from both sides") {
      $0 % 2 == 0 ? 10_000 + $0 : 20_000 - $0
    },
  ]

  @Test("holds everybody in order, in whatever order they came", arguments: orders)
  func insertionOrders(_ order: Order) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "users.db")
    let store = try await SQLiteUserStore(path: path, blockBytes: 300)
    let count = 600
    for first in stride(from: 0, to: count, by: 40) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for index in first..<first + 40 {
          let email = try EmailAddress("person\(order.number(index))@x")
          group.addTask { _ = try await store.create(email: email, displayName: "P", once: nil) }
        }
        try await group.waitForAll()
      }
    }
    await store.close()
    let index = try IndexUnderTest(path: path)
    let places = try index.check()
    #expect(places.count == count)
    #expect(places == places.sorted { $0.precedes($1) })
  }

  @Test("holds what the accounts say after they came, moved, changed their name and went")
  func consistency() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "users.db")
    let store = try await SQLiteUserStore(path: path, blockBytes: 400)
    for number in 0..<200 {
      let outcome = try await store.create(
        email: try EmailAddress("person.\(number * 77 % 200)@bücher.example"),
        displayName: number % 2 == 0 ? "Zoë \(number)" : "李 \(number)", once: nil)
      guard case .carriedOut(let user) = outcome else { continue }
      if number % 4 == 0 { try await store.delete(user.id, expecting: nil) }
      var changes = UserChanges()
      if number % 4 == 1 { changes.email = try EmailAddress("moved.\(number)@x") }
      if number % 4 == 2 { changes.displayName = "Renée \(number)" }
      if number % 4 != 0 { _ = try await store.update(user.id, changes, expecting: nil) }
    }
    await store.close()
    let places = try IndexUnderTest(path: path).check()
    #expect(places.count == 150)
  }

  @Test("is emptied of everybody who goes")
  func emptying() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "users.db")
    let store = try await SQLiteUserStore(path: path, blockBytes: 400)
    var users: [RecordID] = []
    for number in 0..<60 {
      let outcome = try await store.create(
        email: try EmailAddress("p\(number)@x"), displayName: "Zoë", once: nil)
      if case .carriedOut(let user) = outcome { users.append(user.id) }
    }
    for id in users { try await store.delete(id, expecting: nil) }
    await store.close()
    let index = try IndexUnderTest(path: path)
    #expect(try index.check() == [])
    #expect(try index.blocks() == 1)
  }

  @Test("keeps nothing of a write that failed among others of one transaction")
  func failedWrites() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "users.db")
    let store = try await SQLiteUserStore(path: path)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          guard let email = try? EmailAddress("p\(number / 2)@x") else { return }
          _ = try? await store.create(email: email, displayName: "N\(number)", once: nil)
        }
      }
    }
    await store.close()
    #expect(try IndexUnderTest(path: path).check().count == 100)
  }

  @Test("is built for the people of a database that was made before it")
  func migration() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "users.db")
    do {
      let connection = try SQLiteConnection(path: path, access: .readWrite)
      try connection.migrate(
        kind: SQLiteUserStore.kind,
        to: [RequestLedger.migration] + UserSchema.migrations.prefix(1))
      for number in 1...30 {
        let email = try EmailAddress("Léa.\(number)@x")
        let text = email.searchTexts[0]
        try connection.run(
          """
          INSERT INTO users (key, id, email, address, display_name, create_time, update_time,
            revision, place, folded, spelled) VALUES (?, ?, ?, ?, ?, 1, 1, 1, ?, ?, ?)
          """, .integer(number), .blob(RecordID(value: UInt128(number)).bytes),
          .text(email.written), .text(email.normalized), .text("Zoë \(number)"),
          .text("\(text.folded)\n\(email.normalized)"), .text(text.folded), .text(text.spelled))
      }
    }
    let store = try await SQLiteUserStore(path: path)
    for term in ["lea.", "zoe 7", "léa.7"] {
      let page = try await store.search(
        try SearchTerm(term), excluding: [], after: nil, limit: 100)
      #expect(page.records.count == (term == "lea." ? 30 : 1), "\(term)")
    }
    await store.close()
    #expect(try IndexUnderTest(path: path).check().count == 30)
  }

  @Test("is built anew where it lacks what later ones have")
  func laterIndex() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "users.db")
    func found() async throws -> [String] {
      let store = try await SQLiteUserStore(path: path)
      let page = try await store.search(
        try SearchTerm("rene"), excluding: [], after: nil, limit: 100)
      await store.close()
      return page.records.map(\.email)
    }
    let store = try await SQLiteUserStore(path: path)
    _ = try await store.create(
      email: try EmailAddress("m@x"), displayName: "Renée", once: nil)
    await store.close()
    #expect(try await found() == ["m@x"])
    do {
      let connection = try SQLiteConnection(path: path, access: .readWrite)
      let version = UserSchema.migrations.firstIndex { $0.script.contains("search_accents") }
      try connection.run("DROP TABLE search_accents")
      // The request ledger comes first.
      try connection.run("PRAGMA user_version = \(1 + (version ?? 0))")
    }
    #expect(try await found() == ["m@x"])
  }

  @Test("is asked by every query without going through all of it")
  func queryPlans() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "users.db")
    let store = try await SQLiteUserStore(path: path)
    await store.close()
    let connection = try SQLiteConnection(path: path, access: .readOnly)
    for query in [
      "SELECT label FROM search_blocks WHERE start <= 'a' ORDER BY start DESC LIMIT 1",
      "SELECT label, start FROM search_blocks WHERE label > 1 ORDER BY label LIMIT 1",
      "SELECT entries FROM search_blocks WHERE label BETWEEN 1 AND 2 ORDER BY label",
      "SELECT key FROM users WHERE id > x'00' ORDER BY id LIMIT 9",
      "SELECT key FROM users WHERE address = 'a'",
    ] {
      #expect(try plan(of: query, on: connection).allSatisfy { $0.hasPrefix("SEARCH") }, "\(query)")
    }
    let grams = try plan(
      of: """
        SELECT entries FROM search_grams CROSS JOIN search_blocks ON label = search_grams.rowid
        WHERE search_grams MATCH 'a' AND search_grams.rowid BETWEEN 1 AND 2
        ORDER BY search_grams.rowid
        """, on: connection)
    #expect(grams.count == 2)
    // FTS5 is told of the order and of both ends.
    #expect(grams[0].hasSuffix("><"), "\(grams)")
    #expect(grams[1].hasPrefix("SEARCH search_blocks USING INTEGER PRIMARY KEY"), "\(grams)")
  }

  private func plan(of query: String, on connection: SQLiteConnection) throws -> [String] {
    try connection.rows("EXPLAIN QUERY PLAN \(query)") { row throws(SQLiteError) in
      try row.text(3)
    }
  }
}

/// The index of a closed store, looked at from outside.
private struct IndexUnderTest {
  private let connection: SQLiteConnection

  init(path: String) throws {
    connection = try SQLiteConnection(path: path, access: .readWrite)
  }

  func blocks() throws -> Int {
    try SearchBlockTable(connection: connection).count(in: 1...SearchLabels.maximum)
  }

  /// Expects the blocks to hold all accounts, each where it belongs, and the full-text table to
  /// have exactly the grams of every block.
  ///
  /// - Returns: The places of all people, in the order of the blocks.
  func check() throws -> [String] {
    try connection.run("INSERT INTO search_grams (search_grams) VALUES ('integrity-check')")
    try connection.run(
      "CREATE VIRTUAL TABLE temp.terms USING fts5vocab('main', 'search_grams', 'instance')")
    let told = try connection.rows("SELECT term, doc FROM temp.terms") { row throws(SQLiteError) in
      "\(try row.text(0)) \(try row.integer(1))"
    }
    let accounts = try connection.rows("SELECT key, place FROM users ORDER BY key") {
      row throws(SQLiteError) in (try row.integer(0), try row.text(1))
    }
    let starts = try connection.rows("SELECT start FROM search_blocks ORDER BY label") {
      row throws(SQLiteError) in try row.text(0)
    }
    var places: [String] = []
    var held: [Int64: String] = [:]
    var grams: Set<String> = []
    var number = 0
    try SearchBlockTable(connection: connection).walk(1...SearchLabels.maximum) { label, block in
      for entry in block.entries {
        let place = String(
          decoding: SearchBlock.place(of: entry, in: block.bytes.span), as: UTF8.self)
        #expect(!place.precedes(starts[number]))
        if number + 1 < starts.count { #expect(place.precedes(starts[number + 1])) }
        places.append(place)
        held[entry.key] = place
      }
      for gram in SearchGramScratch().grams(of: block) {
        var token: [UInt8] = []
        gram.appendToken(to: &token)
        grams.insert("\(String(decoding: token, as: UTF8.self)) \(label)")
      }
      number += 1
    }
    #expect(held == Dictionary(uniqueKeysWithValues: accounts))
    #expect(Set(told) == grams)
    return places
  }
}
