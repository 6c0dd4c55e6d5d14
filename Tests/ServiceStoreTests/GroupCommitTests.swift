import LinuxIO
import SQLite
import TestSupport
import Testing

@testable import ServiceStore

/// A write that tells what happened to it.
private final class ObservedWrite: StoreWork {
  enum Event: Equatable {
    case attempted
    case acknowledged
    case failed
  }

  let events = Lock<[Event]>([])
  private let body: @Sendable (SQLiteConnection) async throws -> Void
  let isWanted: Bool

  init(isWanted: Bool = true, _ body: @escaping @Sendable (SQLiteConnection) async throws -> Void) {
    self.body = body
    self.isWanted = isWanted
  }

  func begin() -> Bool { isWanted }

  func attempt(on connection: SQLiteConnection) async throws(StoreFailure) {
    events.withLock { $0.append(.attempted) }
    do {
      try await body(connection)
    } catch {
      throw StoreFailure(thrown: error)
    }
  }

  func acknowledge() { events.withLock { $0.append(.acknowledged) } }

  func fail(_ failure: StoreFailure) { events.withLock { $0.append(.failed) } }

  var history: [Event] { events.withLock { $0 } }
}

@Suite("A group commit")
struct GroupCommitTests {
  let folder: TemporaryFolder
  let connection: SQLiteConnection

  init() throws {
    folder = try TemporaryFolder()
    connection = try SQLiteConnection(path: folder.path(of: "test.db"), access: .readWrite)
    try connection.execute(
      script: """
        CREATE TABLE things (name TEXT UNIQUE);
        CREATE TABLE parts (thing TEXT REFERENCES things (name) DEFERRABLE INITIALLY DEFERRED);
        """)
  }

  private func insert(_ name: String) -> ObservedWrite {
    ObservedWrite { try $0.run("INSERT INTO things VALUES (?)", .text(name)) }
  }

  func names() throws -> [String] {
    try connection.rows("SELECT name FROM things ORDER BY name") { row throws(SQLiteError) in
      try row.text(0)
    }
  }

  @Test("carries all waiting writes out in one transaction")
  func together() async throws {
    let reader = try SQLiteConnection(path: folder.path(of: "test.db"), access: .readOnly)
    let first = insert("a")
    let second = ObservedWrite { connection in
      // The first one is there and has not been acknowledged; nobody else sees it yet.
      #expect(first.history == [.attempted])
      #expect(connection.isInTransaction)
      try connection.run("INSERT INTO things VALUES ('b')")
    }
    await GroupCommit(connection: connection).carryOut([first, second])
    #expect(first.history == [.attempted, .acknowledged])
    #expect(second.history == [.attempted, .acknowledged])
    let count = try reader.first("SELECT count(*) FROM things") { row throws(SQLiteError) in
      try row.integer(0)
    }
    #expect(count == 2)
  }

  @Test("undoes a write that fails, and only that one")
  func failure() async throws {
    let failing = ObservedWrite { connection in
      try connection.run("INSERT INTO things VALUES ('half')")
      try connection.run("INSERT INTO things VALUES ('a')")
    }
    let others = [insert("a"), insert("c")]
    await GroupCommit(connection: connection).carryOut([others[0], failing, others[1]])
    #expect(failing.history == [.attempted, .failed])
    #expect(others.map(\.history) == Array(repeating: [.attempted, .acknowledged], count: 2))
    #expect(try names() == ["a", "c"])
  }

  @Test("fails the one write that leaves a dangling reference, after the others")
  func deferredConstraint() async throws {
    let dangling = ObservedWrite { try $0.run("INSERT INTO parts VALUES ('nothing')") }
    let other = insert("a")
    await GroupCommit(connection: connection).carryOut([dangling, other])
    #expect(dangling.history.last == .failed)
    #expect(other.history.last == .acknowledged)
    #expect(try names() == ["a"])
  }

  @Test("runs each write alone when the transaction was lost")
  func lostTransaction() async throws {
    // What SQLite does by itself when the disk is full or a page can't be read.
    let losing = ObservedWrite { connection in
      try connection.run("ROLLBACK")
      throw SQLiteError(extendedCode: 13, message: "database or disk is full")
    }
    let others = [insert("a"), insert("c")]
    await GroupCommit(connection: connection).carryOut([others[0], losing, others[1]])
    #expect(losing.history.last == .failed)
    #expect(others.map(\.history.last) == [.acknowledged, .acknowledged])
    #expect(try names() == ["a", "c"])
  }

  @Test("leaves out what nobody waits for any more")
  func unwanted() async throws {
    let unwanted = ObservedWrite(isWanted: false) { _ in }
    let other = insert("a")
    await GroupCommit(connection: connection).carryOut([unwanted, other])
    #expect(unwanted.history == [])
    #expect(other.history == [.attempted, .acknowledged])
  }
}
