internal import CSQLite

/// A prepared statement. It belongs to its connection and stays on the connection's thread.
@safe final class SQLiteStatement {
  let sql: String

  /// Whether somebody is stepping through it: the cache doesn't hand it out a second time then.
  var isRunning = false

  private let raw: OpaquePointer

  init(_ sql: String, on connection: OpaquePointer) throws(SQLiteError) {
    var raw: OpaquePointer?
    var text = sql
    let code = text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
        unsafe sqlite3_prepare_v3(
          connection, bytes.baseAddress, Int32(clamping: bytes.count),
          UInt32(SQLITE_PREPARE_PERSISTENT), &raw, nil)
      }
    }
    guard code == SQLITE_OK else {
      throw unsafe SQLiteError(lastOf: connection, sql: sql)
    }
    guard let raw = unsafe raw else {
      throw SQLiteError(extendedCode: SQLITE_MISUSE, message: "no statement in the text", sql: sql)
    }
    self.sql = sql
    unsafe self.raw = raw
  }

  deinit { unsafe sqlite3_finalize(raw) }

  func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    let expected = unsafe sqlite3_bind_parameter_count(raw)
    guard values.count == Int(expected) else {
      throw SQLiteError(
        extendedCode: SQLITE_RANGE, message: "\(values.count) values for \(expected) parameters",
        sql: sql)
    }
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw failure() }
    }
  }

  /// - Returns: Whether there is a row to read.
  func step() throws(SQLiteError) -> Bool {
    switch unsafe sqlite3_step(raw) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw failure()
    }
  }

  /// Ends the run and lets go of the values, so that the statement holds no lock and no memory.
  func reset() {
    // The code repeats the failure of the last step, which was thrown already.
    _ = unsafe sqlite3_reset(raw)
    _ = unsafe sqlite3_clear_bindings(raw)
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return unsafe sqlite3_bind_null(raw, index)
    case .integer(let value): return unsafe sqlite3_bind_int64(raw, index, value)
    case .real(let value): return unsafe sqlite3_bind_double(raw, index, value)
    case .text(var value):
      return value.withUTF8 { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
          // An empty string may come with no address, which would bind NULL.
          unsafe rollcall_sqlite3_bind_text(
            raw, index, bytes.baseAddress ?? emptyText, UInt64(bytes.count))
        }
      }
    case .blob(let value):
      if value.isEmpty { return unsafe sqlite3_bind_zeroblob(raw, index, 0) }
      return unsafe value.withUnsafeBytes { bytes in
        unsafe rollcall_sqlite3_bind_blob(raw, index, bytes.baseAddress, UInt64(bytes.count))
      }
    }
  }

  private var emptyText: UnsafePointer<CChar> {
    // A literal lives as long as the process.
    unsafe UnsafeRawPointer(("" as StaticString).utf8Start).assumingMemoryBound(to: CChar.self)
  }

  private func failure() -> SQLiteError {
    guard let connection = unsafe sqlite3_db_handle(raw) else {
      return SQLiteError(extendedCode: SQLITE_MISUSE, message: "no connection", sql: sql)
    }
    return unsafe SQLiteError(lastOf: connection, sql: sql)
  }
}

/// What ``SQLiteRow`` reads. Columns are numbered from 0; a number out of range reads as NULL.
extension SQLiteStatement {
  func isNull(_ column: Int) -> Bool { type(of: column) == SQLITE_NULL }

  func integer(_ column: Int) throws(SQLiteError) -> Int64 {
    guard type(of: column) == SQLITE_INTEGER else { throw mismatch(column, wanted: "an integer") }
    return unsafe sqlite3_column_int64(raw, Int32(column))
  }

  func real(_ column: Int) throws(SQLiteError) -> Double {
    guard [SQLITE_FLOAT, SQLITE_INTEGER].contains(type(of: column)) else {
      throw mismatch(column, wanted: "a number")
    }
    return unsafe sqlite3_column_double(raw, Int32(column))
  }

  /// Lends the bytes of a text or blob; they are SQLite's and live until the next step.
  func withBytes<Value>(_ column: Int, _ body: (Span<UInt8>) -> Value) throws(SQLiteError) -> Value
  {
    let start: UnsafeRawPointer?
    switch type(of: column) {
    // "Result Values From A Query": the pointer first, then the length.
    case SQLITE_TEXT: unsafe start = UnsafeRawPointer(sqlite3_column_text(raw, Int32(column)))
    case SQLITE_BLOB: unsafe start = sqlite3_column_blob(raw, Int32(column))
    default: throw mismatch(column, wanted: "text or a blob")
    }
    let count = Int(unsafe sqlite3_column_bytes(raw, Int32(column)))
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
    return unsafe bytes.withMemoryRebound(to: UInt8.self) { bytes in unsafe body(bytes.span) }
  }

  func text(_ column: Int) throws(SQLiteError) -> String {
    guard type(of: column) == SQLITE_TEXT else { throw mismatch(column, wanted: "text") }
    let text = try withBytes(column) { bytes in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe String(validating: bytes, as: UTF8.self)
      }
    }
    guard let text else { throw mismatch(column, wanted: "UTF-8") }
    return text
  }

  func blob(_ column: Int) throws(SQLiteError) -> [UInt8] {
    guard type(of: column) == SQLITE_BLOB else { throw mismatch(column, wanted: "a blob") }
    return try withBytes(column) { bytes in
      unsafe bytes.withUnsafeBufferPointer { bytes in unsafe Array(bytes) }
    }
  }

  private func type(of column: Int) -> Int32 {
    guard let column = Int32(exactly: column) else { return SQLITE_NULL }
    return unsafe sqlite3_column_type(raw, column)
  }

  private func mismatch(_ column: Int, wanted: String) -> SQLiteError {
    .mismatch("column \(column) is not \(wanted)", sql: sql)
  }
}

extension SQLiteError {
  /// The failure of the connection's latest operation.
  @unsafe init(lastOf connection: OpaquePointer, sql: String? = nil) {
    let code = unsafe sqlite3_extended_errcode(connection)
    let message = unsafe sqlite3_errmsg(connection).map { unsafe String(cString: $0) }
    self.init(extendedCode: code, message: message ?? "unknown failure", sql: sql)
  }
}
