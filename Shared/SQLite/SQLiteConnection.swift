internal import CSQLite
internal import Glibc

/// A connection to one database file, used by one thread at a time.
///
/// It isn't `Sendable`: the compiler keeps it where it was made or sent. Statements are prepared
/// once and kept; their values are bound, never pasted into the text.
@safe package final class SQLiteConnection {
  package enum Access: Sendable {
    /// Makes the file if there is none, readable by its owner alone.
    case readWrite
    /// Refuses every change. The file must exist.
    case readOnly
  }

  package let path: String

  private let raw: OpaquePointer
  private var statements: [String: SQLiteStatement] = [:]
  private let watch = InterruptionWatch()

  /// Statements kept prepared; past it the cache starts over.
  private static let maximumStatements = 200

  private let busyTimeout: Duration

  /// - Parameter busyTimeout: How long a statement waits for another process's lock.
  package init(
    path: String, access: Access, busyTimeout: Duration = .seconds(5)
  ) throws(SQLiteError) {
    let flags: Int32
    switch access {
    case .readWrite:
      // SQLite gives the -wal and -shm files the rights of the database file.
      let descriptor = unsafe open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        let reason = unsafe String(cString: strerror(errno))
        throw SQLiteError(extendedCode: SQLITE_CANTOPEN, message: "cannot open \(path): \(reason)")
      }
      close(descriptor)
      flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .readOnly:
      flags = SQLITE_OPEN_READONLY
    }

    var raw: OpaquePointer?
    // One thread at a time is the caller's promise, so SQLite needs no mutex of its own.
    let code = unsafe sqlite3_open_v2(path, &raw, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened = unsafe raw else {
      let failure =
        if let raw = unsafe raw {
          unsafe SQLiteError(lastOf: raw)
        } else {
          SQLiteError(extendedCode: code, message: "no memory for a connection")
        }
      unsafe sqlite3_close_v2(raw)
      throw SQLiteError(
        extendedCode: failure.extendedCode, message: "cannot open \(path): \(failure.message)")
    }
    self.path = path
    unsafe self.raw = opened
    unsafe sqlite3_extended_result_codes(opened, 1)
    self.busyTimeout = busyTimeout
    unsafe sqlite3_busy_timeout(opened, Int32(busyTimeout / .milliseconds(1)))
    unsafe rollcall_sqlite3_set_defensive(opened)
    installProgressHandler()
    try run("PRAGMA foreign_keys = ON")
    try run("PRAGMA trusted_schema = OFF")
  }

  /// Runs `body`, whose statements wait for others' locks no longer than this.
  package func waiting<Value>(atMost time: Duration, _ body: () throws -> Value) rethrows -> Value {
    unsafe sqlite3_busy_timeout(raw, Int32(time / .milliseconds(1)))
    defer { unsafe sqlite3_busy_timeout(raw, Int32(busyTimeout / .milliseconds(1))) }
    return try body()
  }

  deinit {
    statements.removeAll()
    unsafe sqlite3_close_v2(raw)
  }

  /// Whether a transaction is open. A statement that failed may have rolled it back.
  package var isInTransaction: Bool { unsafe sqlite3_get_autocommit(raw) == 0 }

  /// Rows that the latest INSERT, UPDATE or DELETE changed.
  package var changes: Int { Int(unsafe sqlite3_changes64(raw)) }

  /// The integer key of the latest inserted row.
  package var lastInsertedKey: Int64 { unsafe sqlite3_last_insert_rowid(raw) }

  /// Runs `body`; while it runs, `interruption` can end its statements.
  package func interruptible<Value>(
    by interruption: Interruption, _ body: () async throws -> Value
  ) async rethrows -> Value {
    let outer = watch.interruption
    watch.interruption = interruption
    defer { watch.interruption = outer }
    return try await body()
  }

  /// Runs every statement of a script; rows are dropped.
  package func execute(script: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(raw, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw unsafe SQLiteError(lastOf: raw, sql: script) }
  }

  /// Lends the prepared statement for a text, bound to its values, and resets it afterwards.
  func withStatement<Value>(
    _ sql: String, _ values: [SQLiteValue],
    _ body: (SQLiteStatement) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    let statement = try statement(for: sql)
    statement.isRunning = true
    defer {
      statement.reset()
      statement.isRunning = false
    }
    try statement.bind(values)
    return try body(statement)
  }

  private func statement(for sql: String) throws(SQLiteError) -> SQLiteStatement {
    if let kept = statements[sql] {
      // A query inside a walk over the same query gets a statement of its own.
      return kept.isRunning ? try unsafe SQLiteStatement(sql, on: raw) : kept
    }
    let statement = try unsafe SQLiteStatement(sql, on: raw)
    if statements.count >= Self.maximumStatements {
      statements = statements.filter { $0.value.isRunning }
    }
    statements[sql] = statement
    return statement
  }

  private func installProgressHandler() {
    // The watch is the connection's own and outlives the handler, so it needs no retain.
    let context = unsafe Unmanaged.passUnretained(watch).toOpaque()
    unsafe sqlite3_progress_handler(
      raw, 2_000,
      { context in
        guard let context = unsafe context else { return 0 }
        let watch = unsafe Unmanaged<InterruptionWatch>.fromOpaque(context).takeUnretainedValue()
        return watch.interruption?.isDue == true ? 1 : 0
      }, context)
  }
}

/// Where the progress handler finds the interruption of the moment.
private final class InterruptionWatch {
  var interruption: Interruption?
}
