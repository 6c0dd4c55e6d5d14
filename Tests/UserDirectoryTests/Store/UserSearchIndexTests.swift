import Normalization
import RPCCore
import SQLite
import ServiceStore
import TestSupport
import Testing

@testable import UserDirectory

/// What only the SQLite store does.
@Suite("The search index beside SQLite")
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
    try await withStore(blockBytes: 500) { store, _ in
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
      #expect(try await checkedPlaces(of: store).count == count)
    }
  }

  @Test("holds what the accounts say after they came, moved, changed their name and went")
  func consistency() async throws {
    try await withStore(blockBytes: 600) { store, path in
      for number in 0..<200 {
        let outcome = try await store.create(
          email: try EmailAddress("person.\(number * 77 % 200)@bücher.example"),
          displayName: number % 2 == 0 ? "Zoë \(number)" : "李 \(number)", once: nil)
        guard case .carriedOut(let user) = outcome else { continue }
        if number % 4 == 0 { try await store.delete(user.id, expecting: nil) }
        var changes = UserChanges()
        if number % 4 == 1 { changes.email = try EmailAddress("Moved.\(number)@x") }
        if number % 4 == 2 { changes.displayName = "Renée \(number)" }
        if number % 4 != 0 { _ = try await store.update(user.id, changes, expecting: nil) }
      }
      let places = try await checkedPlaces(of: store)
      #expect(places.count == 150)
      // One that is made of the accounts is the same.
      await store.close()
      let again = try await StoredUsers(path: path)
      #expect(try await checkedPlaces(of: again) == places)
      await again.close()
    }
  }

  @Test("answers with the account as the database has it")
  func records() async throws {
    try await withStore(blockBytes: 600) { store, path in
      let outcome = try await store.create(
        email: try EmailAddress("Zoë.O’Neil@BÜCHER.example"), displayName: "Zoë  O’Neil", once: nil)
      guard case .carriedOut(let user) = outcome else { throw UserStoreFixture.Unexpected() }
      for number in 0..<200 {
        _ = try await store.update(
          user.id, UserChanges(displayName: "Zoë \(number)"), expecting: nil)
      }
      let kept = try await store.user(user.id)
      #expect(kept?.revision == 201)
      let term = try SearchTerm("zoe")
      func found(_ store: StoredUsers) async throws -> [UserRecord?] {
        try await store.search(term, excluding: [], after: nil, limit: 9).records
      }
      #expect(try await found(store) == [kept])
      await store.close()
      let again = try await StoredUsers(path: path)
      #expect(try await found(again) == [kept])
      await again.close()
    }
  }

  @Test("is emptied of everybody who goes")
  func emptying() async throws {
    try await withStore(blockBytes: 600) { store, _ in
      var users: [RecordID] = []
      for number in 0..<60 {
        let outcome = try await store.create(
          email: try EmailAddress("p\(number)@x"), displayName: "Zoë", once: nil)
        if case .carriedOut(let user) = outcome { users.append(user.id) }
      }
      for id in users { try await store.delete(id, expecting: nil) }
      #expect(try await checkedPlaces(of: store) == [])
      let left = try #require(store.index).people.read { $0.grams.count + $0.order.count }
      #expect(left == 0)
      // The room of before is taken again.
      _ = try await store.create(email: try EmailAddress("q@x"), displayName: "Q", once: nil)
      #expect(try await checkedPlaces(of: store).count == 1)
    }
  }

  @Test("keeps nothing of a write that failed among others of one transaction")
  func failedWrites() async throws {
    try await withStore(blockBytes: 600) { store, _ in
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<200 {
          group.addTask {
            guard let email = try? EmailAddress("p\(number / 2)@x") else { return }
            _ = try? await store.create(email: email, displayName: "N\(number)", once: nil)
          }
        }
      }
      let count = try await checkedPlaces(of: store).count
      #expect(count == 100)
    }
  }

  @Test(
    "a search ends where the index can't be made, and readiness tells of it",
    .timeLimit(.minutes(1)))
  func failedLoad() async throws {
    let folder = try TemporaryFolder()
    let index = UserSearchIndex(
      blockBytes: UserSearchIndex.usualBlockBytes, maximumBlocks: 10,
      blocksAtOnce: UserSearchIndex.usualBlocksAtOnce)
    let database = try SQLiteDatabase(
      path: folder.path(of: "users.db"), schema: StoredUsers.schema)
    let term = try SearchTerm("a")
    let waiting = Task {
      try await index.search(term, excluding: [], after: nil, limit: 1, on: database)
    }
    index.fail(.closed)
    await #expect(throws: StoreFailure.self) { _ = try await waiting.value }
    #expect(throws: StoreFailure.self) { _ = try index.isLoaded() }
    await database.close()
  }

  @Test("has those who come, move and go while it is made of the others")
  func changesWhileLoading() async throws {
    try await withStore(blockBytes: 600) { store, path in
      var users: [UserRecord] = []
      for number in 0..<400 {
        let outcome = try await store.create(
          email: try EmailAddress("p\(number)@x"), displayName: "Zoë", once: nil)
        if case .carriedOut(let user) = outcome { users.append(user) }
      }
      await store.close()
      let again = try await StoredUsers(path: path, blockBytes: 600)
      try await again.delete(users[7].id, expecting: nil)
      _ = try await again.update(
        users[9].id, UserChanges(email: try EmailAddress("q9@x")), expecting: nil)
      _ = try await again.create(email: try EmailAddress("p7@x"), displayName: "New", once: nil)
      _ = try await again.setDisabled(true, users[11].id, expecting: nil)
      let page = try await again.search(
        try SearchTerm("new"), excluding: [], after: nil, limit: 9)
      #expect(page.records.map(\.email) == ["p7@x"])
      #expect(try await checkedPlaces(of: again).count == 399)
      await again.close()
    }
  }

  @Test("shows a walk everybody who is there all the time, however blocks are divided meanwhile")
  func walkWhileDivided() throws {
    func person(_ number: Int) -> SearchPerson {
      let email = Array("p\(number)@x".utf8)
      return SearchPerson(
        SearchPerson.Account(
          key: Int64(number), id: RecordID(value: UInt128(number)).bytes, email: email,
          address: email, displayName: Array("Ann".utf8), createTime: 1, updateTime: 1, revision: 1)
      )
    }
    let people = ReadersLock(SearchPeople(blockBytes: 500))
    let numbers = (1_000..<1_400).filter { $0 % 2 == 0 }
    people.change { people in
      for number in numbers { people.put(person(number), key: Int64(number)) }
    }
    for rank in [SearchRank.prefix, .word, .inside] {
      let term = try SearchTerm(rank == .prefix ? "p" : "ann").text
      var seen: [Int64] = []
      var coming = 1_001
      let isEnd = SearchWalk(of: rank, for: term).go(over: people, after: nil) { block, after in
        for entry in block.entries
        where after.map({ $0.compare(to: entry, in: block.texts.span) > 0 }) ?? true {
          seen.append(entry.key)
        }
        people.change { people in
          people.put(person(coming), key: Int64(coming))
          people.put(nil, key: Int64(coming - 2))
        }
        coming += 2
        return .next
      }
      #expect(isEnd)
      #expect(seen == seen.sorted())
      #expect(Set(seen).count == seen.count)
      #expect(Set(seen).isSuperset(of: numbers.map(Int64.init)))
    }
  }

  @Test("ends a search whose deadline runs out within it")
  func deadline() async throws {
    try await withStore(blockBytes: 300) { store, _ in
      for number in 0..<200 {
        _ = try await store.create(
          email: try EmailAddress("p\(number)@x"), displayName: "Zoë", once: nil)
      }
      let passed = Deadline(at: .now - .seconds(1))
      let interruption = Interruption(deadline: passed.instant)
      var looks = 0
      var search = UserSearch(
        try SearchTerm("x"), excluding: [], among: try #require(store.index).people,
        maximumBlocks: 1_000
      ) {
        // It runs out between two looks at the clock.
        looks += 1
        if looks > 1 { try UserSearchIndex.check(interruption, passed) }
      }
      #expect {
        _ = try search.page(after: nil, limit: 1_000)
      } throws: { error in
        isFailure(error) { failure in
          if case .deadlineExceeded(stage: "within the search") = failure { true } else { false }
        }
      }
      #expect(looks == 2)
      // On the way to a store's thread as well as on the caller's.
      for term in ["x", "p1"] {
        await #expect {
          try await Deadline.$current.withValue(passed) {
            _ = try await store.search(
              try SearchTerm(term), excluding: [], after: nil, limit: 1_000)
          }
        } throws: { error in
          isFailure(error) { if case .deadlineExceeded = $0 { true } else { false } }
        }
      }
    }
  }

  @Test("ends a search that nobody waits for any more")
  func cancellation() throws {
    let interruption = Interruption()
    try UserSearchIndex.check(interruption, nil)
    interruption.interrupt()
    #expect {
      try UserSearchIndex.check(interruption, nil)
    } throws: { error in
      isFailure(error) { if case .cancelled = $0 { true } else { false } }
    }
  }

  @Test("is built for the people of a database that was made before it")
  func migration() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "users.db")
    do {
      let connection = try SQLiteConnection(path: path, access: .readWrite)
      try connection.migrate(
        kind: StoredUsers.schema.kind,
        to: [RequestLedger.migration] + UserSchema.sqlite.prefix(1))
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
    let store = try await StoredUsers(path: path)
    for term in ["lea.", "zoe 7", "léa.7"] {
      let page = try await store.search(
        try SearchTerm(term), excluding: [], after: nil, limit: 100)
      #expect(page.records.count == (term == "lea." ? 30 : 1), "\(term)")
    }
    #expect(try await checkedPlaces(of: store).count == 30)
    await store.close()
  }

  @Test("is asked by every query without going through all of it")
  func queryPlans() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "users.db")
    let store = try await StoredUsers(path: path)
    await store.close()
    let connection = try SQLiteConnection(path: path, access: .readOnly)
    for query in [
      "SELECT key FROM users WHERE id > x'00' ORDER BY id LIMIT 9",
      "SELECT key FROM users WHERE address = 'a'",
      "SELECT email FROM users WHERE change > 7 ORDER BY change",
      "SELECT email FROM users WHERE key > 7 AND disabled = 0 ORDER BY key LIMIT 9",
      "SELECT key FROM deleted_users WHERE change > 7 AND key IS NOT NULL ORDER BY change",
    ] {
      let plan = try connection.rows("EXPLAIN QUERY PLAN \(query)") { row throws(SQLiteError) in
        try row.text(3)
      }
      #expect(plan.allSatisfy { $0.hasPrefix("SEARCH") }, "\(query)")
    }
  }

  private func withStore(
    blockBytes: Int, _ body: (StoredUsers, _ path: String) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "users.db")
    let store = try await StoredUsers(path: path, blockBytes: blockBytes)
    try await body(store, path)
    await store.close()
  }

  /// Expects the blocks to hold all accounts in order, and the table of grams to have exactly those of
  /// every block.
  ///
  /// - Returns: The places of all people.
  private func checkedPlaces(of store: StoredUsers) async throws -> [SearchPlace] {
    // Nobody is searched for before the index is loaded.
    _ = try await store.search(try SearchTerm("q"), excluding: [], after: nil, limit: 1)
    let kept = try await #require(store.database as? SQLiteDatabase).readFile { connection in
      try connection.rows(
        "SELECT key, address FROM users WHERE disabled = 0"
      ) { row throws(SQLiteError) in (try row.integer(0), try row.text(1)) }
    }
    return try #require(store.index).people.read { people in
      var places: [SearchPlace] = []
      var held: [Int64: String] = [:]
      var grams = 0
      let scratch = SearchGramScratch()
      for slot in people.order.slots {
        let block = people.blocks[Int(slot)]
        #expect(!block.isEmpty)
        for entry in block.entries {
          let place = SearchPlace(of: entry, in: block.texts)
          if let last = places.last {
            #expect(last.text.utf8.lexicographicallyPrecedes(place.text.utf8))
          }
          places.append(place)
          held[entry.key] = String(decoding: place.normalized, as: UTF8.self)
          #expect(people.position(of: place) == people.order.position(of: Int(slot)))
        }
        scratch.fill(with: block)
        grams += scratch.grams.count
        #expect(scratch.grams.allSatisfy { people.grams.posting(of: $0).contains(Int(slot)) })
      }
      #expect(people.grams.count == grams)
      #expect(held == Dictionary(uniqueKeysWithValues: kept))
      return places
    }
  }
}
