import LinuxIO
import RPCCore
import SQLite
import TestSupport
import Testing

@testable import ServiceStore

@Suite("A SQLite database")
struct SQLiteDatabaseTests {
  let folder: TemporaryFolder
  let database: SQLiteDatabase

  static let migrations = [Migration("things", script: "CREATE TABLE things (name TEXT UNIQUE)")]

  init() throws {
    folder = try TemporaryFolder()
    database = try Self.open(folder.path(of: "test.db"))
  }

  static func open(
    _ path: String, maximumWaiting: Int = 10_000
  ) throws -> SQLiteDatabase {
    var settings = SQLiteDatabase.Settings()
    settings.maximumWaiting = maximumWaiting
    return try SQLiteDatabase(
      path: path, kind: "things", migrations: migrations, settings: settings)
  }

  func count() async throws -> Int64? {
    try await database.read { connection in
      try await connection.first("SELECT count(*) FROM things") { row in
        try row.integer(0)
      }
    }
  }

  /// Holds the writing thread until it is let go.
  final class Gate: Sendable {
    private struct State {
      var isReached = false
      var isOpen = false
    }

    private let state = Monitor(State())

    func pass() {
      state.withLock { $0.isReached = true }
      state.wait { $0.isOpen ? () : nil }
    }

    func open() { state.withLock { $0.isOpen = true } }

    /// Returns once the writing thread stands at the gate.
    func reached() async {
      while !state.withLock({ $0.isReached }) { await Task.yield() }
    }
  }

  @Test("shows a write to readers as soon as it is acknowledged")
  func visibility() async throws {
    for number in 0..<20 {
      try await database.write { connection in
        try await connection.run("INSERT INTO things VALUES (?)", .text(String(number)))
      }
      #expect(try await count() == Int64(number + 1))
    }
  }

  @Test("keeps every one of many parallel writes, and fails only those that must fail")
  func parallelWrites() async throws {
    let successes = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<400 {
        group.addTask {
          do {
            // Every name comes four times.
            try await database.write { connection in
              try await connection.run("INSERT INTO things VALUES (?)", .text(String(number / 4)))
            }
            return true
          } catch {
            return false
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(successes == 100)
    #expect(try await count() == 100)
  }

  @Test("undoes everything of a write that throws")
  func failure() async throws {
    await #expect(throws: StoreFailure.self) {
      try await database.write { connection in
        try await connection.run("INSERT INTO things VALUES ('half')")
        throw StoreFailure.forbidden("no")
      }
    }
    #expect(try await count() == 0)
  }

  @Test("drops a waiting write whose task is cancelled")
  func cancelledWrite() async throws {
    let gate = Gate()
    async let held: Void = database.write { _ in gate.pass() }
    await gate.reached()
    let cancelled = Task {
      try await database.write { try await $0.run("INSERT INTO things VALUES ('unwanted')") }
    }
    cancelled.cancel()
    let result = await cancelled.result
    #expect(throws: StoreFailure.self) { try result.get() }
    gate.open()
    try await held
    try await database.write { _ in }
    #expect(try await count() == 0)
  }

  @Test("drops a waiting write whose deadline passes, and names the stage")
  func expiredWrite() async throws {
    let failure = await #expect(throws: StoreFailure.self) {
      try await Deadline.$current.withValue(.after(.zero)) {
        try await database.write { try await $0.run("INSERT INTO things VALUES ('late')") }
      }
    }
    guard case .deadlineExceeded(let stage)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(stage == "while waiting to write to the store")
    #expect(try await count() == 0)
  }

  static let endless = """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n
    """

  @Test("ends a read at the deadline of its call")
  func expiredRead() async throws {
    let failure = await #expect(throws: StoreFailure.self) {
      try await Deadline.$current.withValue(.after(.milliseconds(20))) {
        try await database.read { try await $0.run(Self.endless) }
      }
    }
    guard case .deadlineExceeded? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(try await count() == 0)
  }

  @Test("ends a read whose task is cancelled")
  func cancelledRead() async throws {
    let gate = Gate()
    gate.open()
    let reading = Task {
      try await database.read { connection in
        gate.pass()
        return try await connection.run(Self.endless)
      }
    }
    await gate.reached()
    reading.cancel()
    let result = await reading.result
    #expect { try result.get() } throws: { error in
      guard case .cancelled? = error as? StoreFailure else { return false }
      return true
    }
    #expect(try await count() == 0)
  }

  @Test("refuses more waiting writes than it may hold, with a delay to retry after")
  func overload() async throws {
    let small = try Self.open(folder.path(of: "small.db"), maximumWaiting: 2)
    let gate = Gate()
    async let held: Void = small.write { _ in gate.pass() }
    await gate.reached()
    let waiting = (0..<6).map { number in
      Task {
        do throws(StoreFailure) {
          try await small.write { connection in
            try await connection.run("INSERT INTO things VALUES (?)", .text(String(number)))
          }
          return nil as StatusCode?
        } catch {
          return RPCError(error).code
        }
      }
    }
    // Four of six are refused at once; the other two wait for the gate.
    var refused = 0
    await withTaskGroup(of: StatusCode?.self) { group in
      for task in waiting { group.addTask { await task.value } }
      for await code in group {
        if let code {
          #expect(code == .resourceExhausted)
          refused += 1
        }
        if refused == 4 { gate.open() }
      }
    }
    #expect(refused == 4)
    try await held
  }

  @Test("lets reads pass while a write is under way")
  func readersPass() async throws {
    let gate = Gate()
    async let held: Void = database.write { connection in
      try await connection.run("INSERT INTO things VALUES ('a')")
      gate.pass()
    }
    await gate.reached()
    #expect(try await count() == 0)
    gate.open()
    try await held
    #expect(try await count() == 1)
  }

  @Test("finishes waiting writes when it closes, and refuses later ones")
  func closing() async throws {
    let gate = Gate()
    async let held: Void = database.write { _ in gate.pass() }
    await gate.reached()
    let waiting = Task {
      try await database.write { try await $0.run("INSERT INTO things VALUES ('last')") }
    }
    // The write is in line once a probe behind it is.
    let probe = Task { try await database.write { _ in } }
    gate.open()
    try await held
    _ = try await waiting.value
    try await probe.value
    await database.close()
    let failure = await #expect(throws: StoreFailure.self) { try await database.write { _ in } }
    guard case .closed? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    let again = try Self.open(folder.path(of: "test.db"))
    let name = try await again.read { connection in
      try await connection.first("SELECT name FROM things") { row in
        try row.text(0)
      }
    }
    #expect(name == "last")
  }

  @Test("keeps its page tokens good across a restart, and no other database's")
  func tokens() async throws {
    let token = database.pageTokens.token(at: [1, 2, 3], of: "list")
    await database.close()
    let again = try Self.open(folder.path(of: "test.db"))
    #expect(try again.pageTokens.position(in: token, of: "list") == [1, 2, 3])
    let other = try Self.open(folder.path(of: "other.db"))
    #expect(throws: PageTokenRefusal.foreign) {
      try other.pageTokens.position(in: token, of: "list")
    }
  }

  @Test("flushes every commit to a write-ahead log")
  func durability() async throws {
    let modes = try await database.write { connection in
      [
        try await connection.first("PRAGMA journal_mode") { r in try r.text(0) },
        try await connection.first("PRAGMA synchronous") { r in
          String(try r.integer(0))
        },
      ]
    }
    #expect(modes == ["wal", "2"])
  }

  @Test("is ready while it can read and write")
  func probe() async throws {
    try await database.probe()
    await database.close()
    await #expect(throws: StoreFailure.self) { try await database.probe() }
  }

  @Test("says why it can't be opened")
  func cannotOpen() {
    let failure = #expect(throws: SQLiteError.self) { try Self.open("/nowhere/things.db") }
    #expect(failure?.message == "cannot open /nowhere/things.db: No such file or directory")
  }
}
