internal import LinuxIO
internal import RPCCore
package import SQLite
internal import TLS
internal import Tracing

/// A service's database in one SQLite file: a thread that writes, and a few that read.
///
/// Waiting writes are committed together (``GroupCommit``), and each is answered after the flush:
/// an acknowledged write survives kill -9 and the loss of power. Readers see the last commit and
/// never wait for the writer (WAL). Calls suspend their task; no call blocks its thread.
package final class SQLiteDatabase: StoreDatabase {
  package struct Settings: Sendable {
    /// Threads that read, each over a connection of its own.
    package var readers = 2
    /// Writes, and reads, that may wait at once; past it calls get ``StoreFailure/overloaded``.
    package var maximumWaiting = 10_000
    /// Pages of the file that each thread keeps in memory, at most. The system's cache has more, but
    /// each page out of it takes a call.
    package var pageCacheBytes = 16 << 20
    /// Writes that share one commit at most.
    package var maximumBatch = 256

    package init() {}
  }

  package let path: String

  package var dialect: StoreDialect { .sqlite }

  /// Made with a key of this database, so that they hold across restarts.
  package let pageTokens: PageTokens

  /// Tells of every committed change that got a number of ``StoreConnection/nextChange()``.
  package let changes: ChangeSignal

  private let erasure: Erasure
  private let writes: WorkLine
  private let reads: WorkLine
  private let threads: ThreadCount
  /// Whether the latest write found no room, or a disk that takes none.
  private let isRefused = Lock(false)

  /// Opens or makes the file, and brings its schema up to date. Blocks meanwhile: for start-up.
  ///
  /// - Parameters:
  ///   - kind: The service that owns the file, such as "user-directory".
  ///   - migrations: The service's schema, without the request ledger, which comes first.
  ///   - beforeCommit: What is done once for all the writes of a transaction, at its end.
  ///   - whenCommitted: What is done once a transaction is on the disk, before anybody is answered.
  /// - Throws: ``SQLiteError``, ``SchemaMismatch``, or a failure to start threads.
  package init(
    path: String, kind: String, migrations: [Migration], settings: Settings = Settings(),
    beforeCommit: @escaping @Sendable (SQLiteConnection) throws -> Void = { _ in },
    whenCommitted: @escaping @Sendable () -> Void = {}
  ) throws {
    self.path = path
    writes = WorkLine(maximumWaiting: settings.maximumWaiting)
    reads = WorkLine(maximumWaiting: settings.maximumWaiting)
    threads = ThreadCount(1 + max(1, settings.readers))

    let (changes, erasure) = (ChangeSignal(), Erasure())
    (self.changes, self.erasure) = (changes, erasure)
    let key = try StoreThread.start(name: "store-writer", over: writes, count: threads) {
      let connection = try SQLiteConnection(path: path, access: .readWrite)
      try connection.prepareForWriting()
      try connection.keepPages(settings.pageCacheBytes)
      try connection.migrate(kind: kind, to: [RequestLedger.migration] + migrations)
      let key = try connection.pageTokenKey()
      let tellChanges = {
        // What can't be read now is found by those who follow when they look by themselves.
        if let latest = try? connection.lastChange() { changes.advance(to: latest) }
      }
      tellChanges()
      let commit = GroupCommit(
        connection: connection, beforeCommit: beforeCommit,
        whenCommitted: {
          whenCommitted()
          tellChanges()
        })
      erasure.carryOut(on: connection)
      return (
        key, settings.maximumBatch,
        { work in
          await commit.carryOut(work)
          erasure.carryOut(on: connection)
        }
      )
    }
    pageTokens = PageTokens(key: key)
    for number in 0..<max(1, settings.readers) {
      try StoreThread.start(name: "store-reader-\(number)", over: reads, count: threads) {
        let connection = try SQLiteConnection(path: path, access: .readOnly)
        try connection.keepPages(settings.pageCacheBytes)
        return ((), 1, { work in await Self.carryOut(work, on: connection) })
      }
    }
  }

  /// Opens or makes the file with a service's schema. Blocks meanwhile: for start-up.
  ///
  /// - Throws: As ``init(path:kind:migrations:settings:beforeCommit:)``.
  package convenience init(
    path: String, schema: StoreSchema, settings: Settings = Settings()
  ) throws {
    try self.init(
      path: path, kind: schema.kind, migrations: schema.sqlite, settings: settings)
  }

  deinit {
    writes.close()
    reads.close()
  }

  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (any StoreConnection) async throws -> Value
  ) async throws(StoreFailure) -> Value {
    try await readFile { try await body(SQLiteStoreConnection($0)) }
  }

  @discardableResult
  package func write<Value: Sendable>(
    isBulk: Bool, erases: Bool,
    _ body: @escaping @Sendable (any StoreConnection) async throws -> Value
  ) async throws(StoreFailure) -> Value {
    try await writeFile(isBulk: isBulk, erases: erases) {
      try await body(SQLiteStoreConnection($0))
    }
  }

  /// As ``read(_:)``, with all that SQLite can do.
  ///
  /// - Parameter body: Runs on a thread of the store, perhaps never if nobody waits any more.
  package func readFile<Value: Sendable>(
    _ body: @escaping @Sendable (SQLiteConnection) async throws -> Value
  ) async throws(StoreFailure) -> Value {
    let work = PendingWork<Value>(
      deadline: Deadline.current, stage: "while waiting to read from the store",
      isInterruptible: true
    ) { connection in
      try await connection.inSnapshot { try await body(connection) }
    }
    let span = Self.span("store read")
    let answer = await work.answer { [reads] work in reads.add(work) }
    span?.end(answer)
    return try answer.get()
  }

  /// As ``write(isBulk:erases:_:)``, with all that SQLite can do. The transaction is of the write's
  /// own making or shared with others; once it has begun, it is carried out.
  ///
  /// - Parameters:
  ///   - isBulk: Between two such pieces, all others' writes get their turn, so the time that one
  ///     piece takes is the time that others wait.
  ///   - body: Runs alone, on the store's writing thread.
  @discardableResult
  package func writeFile<Value: Sendable>(
    isBulk: Bool = false, erases: Bool = false,
    _ body: @escaping @Sendable (SQLiteConnection) async throws -> Value
  ) async throws(StoreFailure) -> Value {
    let work = PendingWork(
      deadline: Deadline.current, stage: "while waiting to write to the store",
      isInterruptible: false, body: erases ? erasing(body) : body)
    let span = Self.span("store write")
    let answer = await work.answer { [writes] work in
      writes.add(work, to: isBulk ? .bulk : .usual)
    }
    switch answer {
    case .success: isRefused.withLock { $0 = false }
    case .failure(.unavailable): isRefused.withLock { $0 = true }
    case .failure: break
    }
    span?.end(answer)
    return try answer.get()
  }

  private func erasing<Value>(
    _ body: @escaping PendingWork<Value>.Body
  ) -> PendingWork<Value>.Body {
    let erasure = erasure
    let erasing: PendingWork<Value>.Body = { connection in
      erasure.request()
      return try await body(connection)
    }
    return erasing
  }

  /// From the moment that the work is in line to its answer. Attributes: OpenTelemetry, "Semantic
  /// conventions for database client calls".
  private static func span(_ name: String) -> ActiveSpan? {
    ActiveSpan.current?.child(name, .client, [("db.system", .text("sqlite"))])
  }

  /// Whether the store can read and could write now; for readiness.
  package func probe() async throws(StoreFailure) {
    _ = try await readFile { try $0.run("SELECT value FROM store LIMIT 1") }
    // A transaction that changes nothing takes the lock and flushes nothing, so it shows a stuck writer.
    // Whether a disk that refused a write takes one again, only a write of some pages shows.
    let wasRefused = isRefused.withLock { $0 }
    try await writeFile { connection in
      guard wasRefused else { return }
      try connection.run("INSERT OR REPLACE INTO store VALUES ('probe', randomblob(65536))")
    }
  }

  /// Takes no more work, finishes what waits, and closes the file.
  package func close() async {
    writes.close()
    reads.close()
    await threads.waitUntilNone()
  }

  private static func carryOut(
    _ batch: [any StoreWork], on connection: SQLiteConnection
  ) async {
    for work in batch where work.begin() {
      do throws(StoreFailure) {
        try await work.attempt(on: connection)
        work.acknowledge()
      } catch {
        work.fail(error)
      }
    }
  }
}

extension SQLiteConnection {
  /// Write-ahead log, flushed at every commit: "Write-Ahead Logging", "PRAGMA synchronous".
  fileprivate func prepareForWriting() throws {
    try run("PRAGMA journal_mode = WAL")
    try run("PRAGMA synchronous = FULL")
    // The log is cut back to this after a checkpoint.
    try run("PRAGMA journal_size_limit = 67108864")
    try run("PRAGMA temp_store = MEMORY")
    // What is deleted is overwritten, so that nothing of a person stays in the file.
    try run("PRAGMA secure_delete = ON")
  }

  /// "PRAGMA cache_size": kibibytes are negative.
  fileprivate func keepPages(_ bytes: Int) throws(SQLiteError) {
    try run("PRAGMA cache_size = \(-bytes / 1024)")
  }

  /// The key of the page tokens, made on the first start.
  fileprivate func pageTokenKey() throws -> [UInt8] {
    try run(
      "INSERT OR IGNORE INTO store VALUES ('page_token_key', ?)",
      .blob(try SecureRandom.bytes(32)))
    let key = try first("SELECT value FROM store WHERE name = 'page_token_key'") {
      row throws(SQLiteError) in try row.blob(0)
    }
    guard let key, key.count == 32 else {
      throw SchemaMismatch(description: "\(path) has no key for page tokens")
    }
    return key
  }

  /// Runs several queries against one state of the database.
  fileprivate func inSnapshot<Value>(_ body: () async throws -> Value) async throws -> Value {
    try run("BEGIN")
    defer {
      if isInTransaction { _ = try? run("ROLLBACK") }
    }
    return try await body()
  }
}

extension ActiveSpan {
  func end<Value>(_ answer: Result<Value, StoreFailure>) {
    switch answer {
    case .success: end()
    // In its own words it may name people, whom a collector doesn't forget with us.
    case .failure(let failure): end(.failed(RPCError(failure).code.name))
    }
  }
}
