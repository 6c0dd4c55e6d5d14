import LinuxIO
import SQLite
import ServiceStore
import TestSupport

/// What a feed tells of a thing in these tests.
enum ThingChange: Hashable, Sendable {
  case present(Int64, value: Int64)
  case gone(Int64)

  var id: Int64 {
    switch self {
    case .present(let id, _), .gone(let id): id
    }
  }
}

/// A database of things that can be followed.
final class WatchedThings: Sendable {
  let folder: TemporaryFolder
  private let current: Lock<SQLiteDatabase>
  private let looks = Looks()

  var database: SQLiteDatabase { current.withLock { $0 } }

  /// How often a feed has looked.
  var fetchCount: Int { looks.count.withLock { $0 } }

  private final class Looks: Sendable {
    let count = Lock(0)
  }

  init() throws {
    folder = try TemporaryFolder()
    current = Lock(try Self.open(folder))
  }

  private static func open(_ folder: TemporaryFolder) throws -> SQLiteDatabase {
    try SQLiteDatabase(
      path: folder.path(of: "things.db"), kind: "things",
      migrations: [
        Migration(
          "things",
          script: """
            CREATE TABLE things (id INTEGER PRIMARY KEY, value INTEGER, change INTEGER UNIQUE);
            CREATE TABLE gone (id INTEGER PRIMARY KEY, change INTEGER UNIQUE);
            """)
      ])
  }

  /// Closes the file and opens it again.
  func restart() async throws {
    await database.close()
    let opened = try Self.open(folder)
    current.withLock { $0 = opened }
  }

  func set(_ id: Int64, to value: Int64) async throws {
    try await database.write { connection in
      let number = try await connection.nextChange()
      try await connection.run(
        "INSERT OR REPLACE INTO things VALUES (?, ?, ?)", .integer(id), .integer(value),
        .change(number))
    }
  }

  func remove(_ id: Int64) async throws {
    try await database.write { connection in
      let number = try await connection.nextChange()
      try await connection.run("DELETE FROM things WHERE id = ?", .integer(id))
      try await connection.run(
        "INSERT OR REPLACE INTO gone VALUES (?, ?)", .integer(id), .change(number))
    }
  }

  /// Takes a number, and fails.
  func fail() async {
    try? await database.write { connection in
      _ = try await connection.nextChange()
      throw StoreFailure.forbidden("no")
    }
  }

  func latest() async throws -> ChangeNumber {
    try await database.read { try await $0.latestChange() }
  }

  func values() async throws -> [Int64: Int64] {
    let rows = try await database.read { connection in
      try await connection.rows("SELECT id, value FROM things") { row in
        (try row.integer(0), try row.integer(1))
      }
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  func feed(pageSize: Int = 7, heartbeat: Duration = .seconds(60)) -> ChangeFeed<ThingChange> {
    var settings = ChangeFeed<ThingChange>.Settings()
    settings.pageSize = pageSize
    settings.heartbeat = heartbeat
    settings.spacing = .zero
    let database = database
    return ChangeFeed(
      "things", tokens: database.pageTokens, signal: database.changes, settings: settings
    ) { [looks] (position, limit) async throws(StoreFailure) in
      looks.count.withLock { $0 += 1 }
      return try await database.read { connection in
        try await Self.page(after: position, limit: limit, on: connection)
      }
    }
  }

  private static func page(
    after position: ChangeNumber, limit: Int, on connection: any StoreConnection
  ) async throws -> ChangePage<ThingChange> {
    let found = try await connection.rows(
      """
      SELECT change, id, value FROM things WHERE change > ?1 UNION ALL
      SELECT change, id, NULL FROM gone WHERE change > ?1 ORDER BY change LIMIT ?2
      """, .change(position), .integer(limit + 1)
    ) { row in
      let id = try row.integer(1)
      let change =
        row.isNull(2) ? ThingChange.gone(id) : .present(id, value: try row.integer(2))
      return (number: try row.change(0), change: change)
    }
    return ChangePage(found, limit: limit, latest: try await connection.latestChange())
  }
}

/// Somebody who follows, and what they know from it.
struct Follower {
  private(set) var values: [Int64: Int64] = [:]
  private(set) var token = ""
  private(set) var batches: [ChangeBatch<ThingChange>] = []

  struct Enough: Error {}

  mutating func apply(_ batch: ChangeBatch<ThingChange>) {
    for change in batch.changes {
      switch change {
      case .present(let id, let value): values[id] = value
      case .gone(let id): values[id] = nil
      }
    }
    token = batch.resumeToken
    batches.append(batch)
  }

  /// Follows from where it stands until `isEnough`, which is asked after every batch.
  mutating func follow(
    _ feed: ChangeFeed<ThingChange>, until isEnough: (Follower) -> Bool
  ) async throws {
    do {
      try await feed.follow(from: token) { batch in
        apply(batch)
        if isEnough(self) { throw Enough() }
      }
    } catch is Enough {}
  }
}
