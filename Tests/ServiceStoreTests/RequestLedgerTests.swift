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
    ledger = RequestLedger(connection)
  }

  static let ids = RecordIDGenerator()

  func key(_ id: RecordID, method: String = "CreateThing", asks: String = "a thing") -> RequestKey {
    RequestKey(method: method, id: id, request: Array(asks.utf8))
  }

  /// Makes a thing with a new id; the answer is the id's text.
  func make(_ key: RequestKey?, at time: WallTime? = nil) throws -> OnceOutcome<RecordID> {
    let once = key.map { OnceOnly<RecordID>(key: $0) { Array($0.description.utf8) } }
    return try ledger.once(
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
  func replay() throws {
    let key = key(Self.ids.next(at: now))
    let first = try made(try make(key))
    #expect(try replayed(try make(key)) == first.description)
    #expect(try replayed(try make(key)) == first.description)
  }

  @Test("counts every request without an id as a new one")
  func noID() throws {
    #expect(try made(try make(nil)) != made(try make(nil)))
  }

  @Test("refuses an id that comes with another request")
  func reuse() throws {
    let id = Self.ids.next(at: now)
    _ = try make(key(id))
    #expect {
      _ = try make(key(id, asks: "another thing"))
    } throws: { error in
      guard case .requestIDReused(id)? = error as? StoreFailure else { return false }
      return true
    }
  }

  @Test("keeps the ids of two methods apart")
  func methods() throws {
    let id = Self.ids.next(at: now)
    _ = try made(try make(key(id)))
    _ = try made(try make(key(id, method: "CreateOther")))
  }

  @Test("doesn't remember a request that failed")
  func failure() throws {
    let key = key(Self.ids.next(at: now))
    let once = OnceOnly<RecordID>(key: key) { _ in [] }
    #expect(throws: Unexpected.self) {
      try ledger.once(once, kind: "thing", at: now, subject: { $0 }, make: { throw Unexpected() })
    }
    _ = try made(try make(key))
  }

  @Test("erases the answer about what is deleted, and still doesn't make it again")
  func erasure() throws {
    let key = key(Self.ids.next(at: now))
    let id = try made(try make(key))
    try ledger.eraseAnswers(about: id)
    #expect {
      _ = try make(key)
    } throws: { error in
      guard case .notFound(kind: "thing", key: id.description)? = error as? StoreFailure else {
        return false
      }
      return true
    }
  }

  @Test("drops answers after its retention, a few with each new request, not before")
  func retention() throws {
    let old = try (0..<6).map { _ in
      let key = key(Self.ids.next(at: now))
      _ = try made(try make(key))
      return key
    }
    let soon = WallTime(microseconds: now.microseconds + 6 * 24 * 3_600_000_000)
    _ = try make(key(Self.ids.next(at: now)), at: soon)
    #expect(try old.allSatisfy { try ledger.answer(to: $0) != nil })
    let late = WallTime(microseconds: now.microseconds + 8 * 24 * 3_600_000_000)
    _ = try make(key(Self.ids.next(at: now)), at: late)
    #expect(try old.filter { try ledger.answer(to: $0) != nil }.count == 2)
    _ = try make(key(Self.ids.next(at: now)), at: late)
    #expect(try old.allSatisfy { try ledger.answer(to: $0) == nil })
  }
}
