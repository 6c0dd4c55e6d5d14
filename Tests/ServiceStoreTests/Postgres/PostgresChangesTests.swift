import LinuxIO
import Postgres
import TestSupport
import Testing

@testable import ServiceStore

@Suite("Changes in PostgreSQL")
struct PostgresChangesTests {
  let server: PostgresServer
  let address: String

  init() async throws {
    server = try await PostgresServer.shared()
    address = try await server.database()
  }

  /// What a follower reads after a position: names, and where it goes on.
  static func page(
    after position: ChangeNumber, of own: TestDatabase
  ) async throws -> (names: [String], position: ChangeNumber) {
    try await own.database.read { connection in
      let horizon = try await connection.latestChange()
      let names = try await connection.rows(
        "SELECT name FROM things WHERE change > ? AND change <= ? ORDER BY change",
        .change(position), .change(horizon)
      ) { try $0.text(0) }
      return (names, horizon)
    }
  }

  @Test("have numbers that grow from one to the next, within a transaction too")
  func order() async throws {
    let own = try await TestDatabase(address)
    let first = try await own.database.write { connection in
      [try await connection.nextChange(), try await connection.nextChange()]
    }
    let second = try await own.database.write { try await $0.nextChange() }
    #expect(first[0] < first[1])
    #expect(first[1] < second)
  }

  @Test("are never skipped while a slow transaction is open, on whichever replica")
  func slowTransaction() async throws {
    let slow = try await TestDatabase(address)
    let fast = try await TestDatabase(address)
    let gate = PostgresDatabaseTests.Gate()
    // It takes its number first and commits last.
    let writing = Task {
      try await slow.database.write { connection in
        let change = try await connection.nextChange()
        try await connection.run("INSERT INTO things VALUES ('slow', 1, ?)", .change(change))
        await gate.pass()
      }
    }
    await gate.reached(by: 1)
    try await fast.add("fast")
    let before = try await Self.page(after: .none, of: fast)
    #expect(before.names == [])
    gate.open()
    try await writing.value
    let after = try await Self.page(after: before.position, of: fast)
    #expect(after.names == ["slow", "fast"])
    let rest = try await Self.page(after: after.position, of: fast)
    #expect(rest.names == [])
  }

  @Test("wake those who wait at the replica that made them, and at others")
  func waking() async throws {
    let here = try await TestDatabase(address) { $0.pollingPeriod = .seconds(600) }
    let there = try await TestDatabase(address) { $0.pollingPeriod = .milliseconds(10) }
    let position = try await Self.page(after: .none, of: here).position
    async let own = here.database.changes.wait(past: position, atMost: .seconds(60))
    async let others = there.database.changes.wait(past: position, atMost: .seconds(60))
    while here.database.changes.waiterCount == 0 || there.database.changes.waiterCount == 0 {
      await Task.yield()
    }
    try await here.add("thing")
    #expect(try await own == .changed)
    #expect(try await others == .changed)
    #expect(try await Self.page(after: position, of: there).names == ["thing"])
  }

  @Test("don't ask the database while nobody waits")
  func idle() async throws {
    let signal = ChangeSignal()
    let asked = Lock(0)
    let polling = ChangePolling(signal, every: .milliseconds(1)) {
      asked.withLock { $0 += 1 }
      return ChangeNumber(7)
    }
    defer { polling.stop() }
    for _ in 0..<50 { polling.look() }
    #expect(asked.withLock { $0 } == 0)
    #expect(try await signal.wait(past: ChangeNumber(6), atMost: .seconds(60)) == .changed)
    #expect(asked.withLock { $0 } > 0)
  }

  @Test("get greater numbers than all there are after the database was put into another cluster")
  func restored() async throws {
    let first = try await TestDatabase(address)
    try await first.add("old")
    // As a cluster with far more transactions behind it would have numbered it.
    try await server.sql(
      "UPDATE things SET change = (1::int8 << 40) << 20 WHERE name = 'old'", on: address)
    let second = try await TestDatabase(address)
    try await second.add("new")
    #expect(try await Self.page(after: .none, of: second).names == ["old", "new"])
    // Those that were running on it go by the new base, too.
    try await first.add("newer")
    #expect(try await Self.page(after: .none, of: second).names == ["old", "new", "newer"])
  }

  @Test("that are told to a follower come in order while many are made at once")
  func following() async throws {
    let own = try await TestDatabase(address, loops: 2)
    let feed = ChangeFeed<String>(
      "things", tokens: own.database.pageTokens, signal: own.database.changes
    ) { position, limit throws(StoreFailure) in
      try await own.database.read { connection in
        let horizon = try await connection.latestChange()
        let found = try await connection.rows(
          """
          SELECT change, name FROM things WHERE change > ? AND change <= ?
          ORDER BY change LIMIT ?
          """, .change(position), .change(horizon), .integer(limit + 1)
        ) { (number: try $0.change(0), change: try $0.text(1)) }
        return ChangePage(found, limit: limit, latest: horizon)
      }
    }
    let seen = Lock<[String]>([])
    let following = Task {
      try await feed.follow(from: "") { batch in
        seen.withLock { $0 += batch.changes }
        let isAll = seen.withLock { Set($0).count == 60 }
        if isAll { throw CancellationError() }
      }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<60 { group.addTask { try await own.add("thing \(number)") } }
      try await group.waitForAll()
    }
    _ = await following.result
    #expect(seen.withLock { Set($0).count } == 60)
    #expect(seen.withLock { $0.count } == 60)
  }
}
