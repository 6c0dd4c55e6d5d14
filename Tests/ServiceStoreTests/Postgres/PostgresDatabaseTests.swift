import EventLoop
import LinuxIO
import Postgres
import RPCCore
import TestSupport
import Testing

@testable import ServiceStore

/// A database of PostgreSQL that is closed with the test.
final class TestDatabase: Sendable {
  let loops: LoopGroup
  let database: PostgresDatabase
  let events: Events

  static let schema = StoreSchema(
    kind: "things", sqlite: [],
    postgresql: [
      PostgresMigration(
        "things",
        script: """
          CREATE TABLE things (name text PRIMARY KEY, count int8 NOT NULL, change int8);
          CREATE UNIQUE INDEX things_by_change ON things (change);
          """)
    ], watched: ["things"])

  init(
    _ address: String, schema: StoreSchema = TestDatabase.schema, loops count: Int = 1,
    configure: (inout PostgresDatabase.Settings) -> Void = { _ in }
  ) async throws {
    loops = try LoopGroup(count: count, name: "test")
    let events = Events()
    var settings = PostgresDatabase.Settings()
    configure(&settings)
    database = try await PostgresDatabase.open(
      try PostgresAddress(address), schema: schema, loops: loops, settings: settings
    ) { event in
      events.add(event)
    }
    self.events = events
  }

  /// What was reported.
  final class Events: Sendable {
    private let kept = Monitor<[String]>([])
    func add(_ event: PostgresDatabase.Event) {
      kept.withLock { kept in
        switch event {
        case .away: kept.append("away")
        case .back: kept.append("back")
        case .migrated(let steps): kept.append("migrated \(steps.joined(separator: ", "))")
        }
      }
    }
    var all: [String] { kept.withLock { $0 } }
  }

  deinit {
    let (database, loops) = (database, loops)
    Task {
      await database.close()
      loops.stop()
    }
  }

  func add(_ name: String, _ count: Int64 = 0) async throws {
    try await database.write { connection in
      let change = try await connection.nextChange()
      try await connection.run(
        "INSERT INTO things VALUES (?, ?, ?)", .text(name), .integer(count), .change(change))
    }
  }

  func count(of name: String) async throws -> Int64? {
    try await database.read { connection in
      try await connection.first("SELECT count FROM things WHERE name = ?", .text(name)) {
        try $0.integer(0)
      }
    }
  }
}

/// Counts what tasks do.
final class Tally: Sendable {
  private let count = Lock(0)

  @discardableResult
  func add() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  var value: Int { count.withLock { $0 } }
}

/// Runs `body`, which must fail as a store does.
func storeFailure(_ body: () async throws -> Void) async -> StoreFailure? {
  do {
    try await body()
    return nil
  } catch {
    return error as? StoreFailure
  }
}

@Suite("A database in PostgreSQL")
struct PostgresDatabaseTests {
  let server: PostgresServer
  let address: String

  init() async throws {
    server = try await PostgresServer.shared()
    address = try await server.database()
  }

  @Test("shows a write to readers as soon as it is acknowledged, and what throws leaves nothing")
  func visibility() async throws {
    let own = try await TestDatabase(address)
    for number in 0..<20 {
      try await own.add("thing \(number)", Int64(number))
      #expect(try await own.count(of: "thing \(number)") == Int64(number))
    }
    let failure = await storeFailure {
      try await own.database.write { connection in
        try await connection.run("INSERT INTO things VALUES ('lost', 1, 1)")
        throw StoreFailure.forbidden("no")
      }
    }
    guard case .forbidden = failure else {
      Issue.record("\(failure as Any)")
      return
    }
    #expect(try await own.count(of: "lost") == nil)
  }

  @Test("reads several statements from one state")
  func snapshot() async throws {
    let own = try await TestDatabase(address)
    try await own.add("a", 1)
    let counts = try await own.database.read { connection in
      let before = try await connection.first("SELECT count FROM things") { try $0.integer(0) }
      try await own.database.write { try await $0.run("UPDATE things SET count = 2") }
      let after = try await connection.first("SELECT count FROM things") { try $0.integer(0) }
      return [before, after]
    }
    #expect(counts == [1, 1])
    #expect(try await own.count(of: "a") == 2)
  }

  @Test("refuses to write in a read")
  func readOnly() async throws {
    let own = try await TestDatabase(address)
    let failure = await storeFailure {
      _ = try await own.database.read { try await $0.run("INSERT INTO things VALUES ('a', 1, 1)") }
    }
    #expect(failure != nil)
    #expect(try await own.count(of: "a") == nil)
  }

  @Test("repeats transactions that clash until each has its turn", arguments: [1, 2])
  func clashes(_ loops: Int) async throws {
    let own = try await TestDatabase(address, loops: loops)
    try await own.add("counter")
    let attempts = Tally()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<5 {
            try await own.database.write { connection in
              attempts.add()
              let count = try await connection.first("SELECT count FROM things") {
                try $0.integer(0)
              }
              try await connection.run("UPDATE things SET count = ?", .integer((count ?? 0) + 1))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await own.count(of: "counter") == 40)
    #expect(attempts.value >= 40)
  }

  @Test("lets a rule see the row that a unique index told of")
  func uniqueness() async throws {
    let own = try await TestDatabase(address, loops: 2)
    let outcomes = await withTaskGroup(of: String.self) { group in
      for _ in 0..<12 {
        group.addTask {
          let failure = await storeFailure {
            try await own.database.write { connection in
              let isThere = try await connection.first("SELECT 1 FROM things WHERE name = 'one'") {
                try $0.integer(0)
              }
              if isThere != nil { throw StoreFailure.alreadyExists(kind: "thing", key: "one") }
              try await connection.run("INSERT INTO things VALUES ('one', 0, NULL)")
            }
          }
          switch failure {
          case nil: return "made"
          case .alreadyExists: return "there"
          case let other?: return "\(other)"
          }
        }
      }
      return await group.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    }
    #expect(outcomes == ["made": 1, "there": 11])
  }

  @Test("lends no more sessions than there may be, and turns away what is past the queue")
  func bounds() async throws {
    let own = try await TestDatabase(address) {
      $0.sessions = 2
      $0.maximumWaiting = 3
    }
    let gate = Gate()
    let holders = (0..<2).map { _ in
      Task {
        try await own.database.read { connection in
          _ = try await connection.run("SELECT 1")
          await gate.pass()
        }
      }
    }
    await gate.reached(by: 2)
    let late = await Deadline.$current.withValue(.after(.milliseconds(50))) {
      await storeFailure { _ = try await own.count(of: "a") }
    }
    guard case .deadlineExceeded(let stage) = late else {
      Issue.record("\(late as Any)")
      return
    }
    #expect(stage == "while waiting to read from the store")
    let inUse = try await server.sql(
      "SELECT count(*) FROM pg_stat_activity WHERE datname = '\(address.split(separator: "/").last ?? "")'"
    )
    #expect(inUse == "2")
    let given = Task { try await own.count(of: "a") }
    given.cancel()
    guard case .failure(StoreFailure.cancelled) = await given.result else {
      Issue.record("answered")
      return
    }
    // Three of the four find room in the line, and are answered when the sessions are free.
    let outcomes = await withTaskGroup(of: StoreFailure?.self) { group in
      for _ in 0..<4 { group.addTask { await storeFailure { _ = try await own.count(of: "a") } } }
      var outcomes = [await group.next() ?? nil]
      gate.open()
      for await outcome in group { outcomes.append(outcome) }
      return outcomes
    }
    guard case .overloaded = outcomes.first ?? nil else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(outcomes.dropFirst().allSatisfy { $0 == nil })
    for holder in holders { _ = try await holder.value }
  }

  @Test("ends the statement of a call whose deadline passes, and uses the session on")
  func deadline() async throws {
    let own = try await TestDatabase(address) { $0.sessions = 1 }
    let late = await Deadline.$current.withValue(.after(.milliseconds(100))) {
      await storeFailure {
        _ = try await own.database.write { try await $0.run("SELECT pg_sleep(600)") }
      }
    }
    guard case .deadlineExceeded(let stage) = late else {
      Issue.record("\(late as Any)")
      return
    }
    #expect(stage == "while the store was working")
    try await own.add("after", 1)
    #expect(try await own.count(of: "after") == 1)
  }

  @Test("survives the end of a session in the middle of a transaction")
  func terminated() async throws {
    let own = try await TestDatabase(address)
    let server = server
    let runs = Tally()
    try await own.database.write { connection in
      try await connection.run("INSERT INTO things VALUES ('a', 1, NULL)")
      let run = runs.add()
      guard run == 1 else { return }
      let id = try await connection.first("SELECT pg_backend_pid()") { try $0.integer(0) }
      try await server.sql("SELECT pg_terminate_backend(\(id ?? 0))")
      try await connection.run("INSERT INTO things VALUES ('b', 1, NULL)")
    }
    #expect(runs.value == 2)
    #expect(try await own.count(of: "a") == 1)
    #expect(try await own.count(of: "b") == nil)
  }

  @Test("refuses text with U+0000 by name")
  func zeroInText() async throws {
    let own = try await TestDatabase(address)
    let failure = await storeFailure { try await own.add("a\u{0}b") }
    guard case .forbidden(let reason)? = failure else {
      Issue.record("\(failure as Any)")
      return
    }
    #expect(reason.contains("U+0000"))
  }

  @Test("probes well while it can be written to, and says so when it can't")
  func probing() async throws {
    let own = try await TestDatabase(address)
    try await own.database.probe()
    let name = address.split(separator: "/").last ?? ""
    try await server.sql("ALTER DATABASE \(name) SET default_transaction_read_only = on")
    // The sessions that there are keep what they began with.
    try await server.sql(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(name)'")
    let failure = await storeFailure { try await own.database.probe() }
    guard case .unavailable(let error)? = failure else {
      Issue.record("\(failure as Any)")
      return
    }
    #expect("\(error)".contains("read-only"), "\(error)")
  }

  @Test("answers as closed once it is, after finishing what it had begun")
  func closing() async throws {
    let own = try await TestDatabase(address)
    let gate = Gate()
    let running = Task {
      try await own.database.write { connection in
        try await connection.run("INSERT INTO things VALUES ('a', 1, NULL)")
        await gate.pass()
      }
    }
    await gate.reached(by: 1)
    async let closed: Void = own.database.close()
    gate.open()
    try await running.value
    await closed
    let failure = await storeFailure { _ = try await own.count(of: "a") }
    guard case .closed = failure else {
      Issue.record("\(failure as Any)")
      return
    }
    #expect(try await server.sql("SELECT count FROM things", on: address) == "1")
  }

  /// Holds tasks until it is opened.
  final class Gate: Sendable {
    private struct State {
      var arrived = 0
      var isOpen = false
      var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Lock(State())

    func pass() async {
      await withCheckedContinuation { continuation in
        let isOpen = state.withLock { state in
          state.arrived += 1
          if !state.isOpen { state.waiting.append(continuation) }
          return state.isOpen
        }
        if isOpen { continuation.resume() }
      }
    }

    func open() {
      let waiting = state.withLock { state in
        state.isOpen = true
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in waiting { continuation.resume() }
    }

    func reached(by count: Int) async {
      while state.withLock({ $0.arrived }) < count { await Task.yield() }
    }
  }
}
