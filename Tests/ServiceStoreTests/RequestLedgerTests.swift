import SQLite
import TestSupport
import Testing

@testable import ServiceStore

@Suite("The request ledger")
struct RequestLedgerTests {
  let folder: TemporaryFolder
  let ledger: RequestLedger
  let connection: SQLiteConnection
  let now = WallTime(microseconds: 1_000_000_000_000)

  init() throws {
    folder = try TemporaryFolder()
    connection = try SQLiteConnection(path: folder.path(of: "test.db"), access: .readWrite)
    try connection.execute(script: RequestLedger.migration.script)
    ledger = RequestLedger(SQLiteStoreConnection(connection))
  }

  static let ids = RecordIDGenerator()

  func key(_ id: RecordID, method: String = "CreateThing", asks: String = "a thing") -> RequestKey {
    RequestKey(method: method, id: id, request: Array(asks.utf8))
  }

  /// Makes a thing with a new id; the answer is the id's text.
  func make(_ key: RequestKey?, at time: WallTime? = nil) async throws -> OnceOutcome<RecordID> {
    let once = key.map { OnceOnly<RecordID>(key: $0) { Array($0.description.utf8) } }
    return try await ledger.once(
      once, kind: "thing", at: time ?? now, subject: { $0 },
      make: { Self.ids.next(at: now) })
  }

  func made(_ outcome: OnceOutcome<RecordID>) throws -> RecordID {
    guard case .carriedOut(let id) = outcome else { throw Unexpected() }
    return id
  }

  func replayed(_ outcome: OnceOutcome<RecordID>) throws -> String {
    guard case .replayed(let answer) = outcome else { throw Unexpected() }
    return String(decoding: answer, as: UTF8.self)
  }

  struct Unexpected: Error {}

  @Test("gives the first answer again")
  func replay() async throws {
    let key = key(Self.ids.next(at: now))
    let first = try made(try await make(key))
    #expect(try await replayed(try make(key)) == first.description)
    #expect(try await replayed(try make(key)) == first.description)
  }

  @Test("counts every request without an id as a new one")
  func noID() async throws {
    let (first, second) = (try made(try await make(nil)), try made(try await make(nil)))
    #expect(first != second)
  }

  @Test("refuses an id that comes with another request")
  func reuse() async throws {
    let id = Self.ids.next(at: now)
    _ = try await make(key(id))
    await #expect {
      _ = try await make(key(id, asks: "another thing"))
    } throws: { error in
      guard case .requestIDReused(id)? = error as? StoreFailure else { return false }
      return true
    }
  }

  @Test("keeps the ids of two methods apart")
  func methods() async throws {
    let id = Self.ids.next(at: now)
    _ = try made(try await make(key(id)))
    _ = try made(try await make(key(id, method: "CreateOther")))
  }

  @Test("doesn't remember a request that failed")
  func failure() async throws {
    let key = key(Self.ids.next(at: now))
    let once = OnceOnly<RecordID>(key: key) { _ in [] }
    await #expect(throws: Unexpected.self) {
      try await ledger.once(
        once, kind: "thing", at: now, subject: { $0 }, make: { throw Unexpected() })
    }
    _ = try made(try await make(key))
  }

  @Test("erases the answer about what is deleted, and still doesn't make it again")
  func erasure() async throws {
    let key = key(Self.ids.next(at: now))
    let id = try made(try await make(key))
    try await ledger.eraseAnswers(about: id)
    await #expect {
      _ = try await make(key)
    } throws: { error in
      guard case .notFound(kind: "thing", key: id.description)? = error as? StoreFailure else {
        return false
      }
      return true
    }
  }

  func remembered(_ keys: [RequestKey]) async throws -> Int {
    var count = 0
    for key in keys where try await ledger.answer(to: key) != nil { count += 1 }
    return count
  }

  @Test("drops answers after its retention, a few with each new request, not before")
  func retention() async throws {
    let old = (0..<6).map { _ in key(Self.ids.next(at: now)) }
    for key in old { _ = try made(try await make(key)) }
    let soon = WallTime(microseconds: now.microseconds + 6 * 24 * 3_600_000_000)
    _ = try await make(key(Self.ids.next(at: now)), at: soon)
    #expect(try await remembered(old) == 6)
    let late = WallTime(microseconds: now.microseconds + 8 * 24 * 3_600_000_000)
    _ = try await make(key(Self.ids.next(at: now)), at: late)
    #expect(try await remembered(old) == 2)
    _ = try await make(key(Self.ids.next(at: now)), at: late)
    #expect(try await remembered(old) == 0)
  }
}
