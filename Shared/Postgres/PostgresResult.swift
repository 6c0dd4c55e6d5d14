internal import CPQ

/// What the server answered to one statement: rows, or the number of rows that were changed.
package struct PostgresResult: Sendable {
  private let answer: Answer

  init(_ answer: Answer) {
    self.answer = answer
  }

  /// Rows to read.
  package var count: Int { answer.rowCount }

  /// Rows that the statement inserted, changed, deleted or selected.
  package var affected: Int { answer.affected }

  package var columnCount: Int { answer.columnCount }

  /// What the server says it has done, such as "COMMIT" or "INSERT 0 1".
  package var tag: String { answer.tag }

  /// - Precondition: `index` is within ``count``.
  package subscript(index: Int) -> PostgresRow {
    precondition(index >= 0 && index < count, "row \(index) of \(count)")
    return PostgresRow(answer, index)
  }
}

/// libpq's result, freed with the last row that looks at it.
@safe final class Answer: @unchecked Sendable {
  // Nothing changes a result after it has been made: reading it from any thread is sound.
  private let raw: OpaquePointer
  let rowCount: Int
  let columnCount: Int
  let affected: Int
  let tag: String
  let sql: String

  init(_ raw: OpaquePointer, sql: String) {
    unsafe self.raw = raw
    self.sql = sql
    rowCount = Int(unsafe PQntuples(raw))
    columnCount = Int(unsafe PQnfields(raw))
    tag = unsafe String(cString: PQcmdStatus(raw))
    affected = Int(unsafe String(cString: PQcmdTuples(raw))) ?? 0
  }

  deinit { unsafe PQclear(raw) }

  /// `nil` for NULL and for a column that there isn't.
  func type(ofRow row: Int, column: Int) -> UInt32? {
    guard column >= 0, column < columnCount,
      unsafe PQgetisnull(raw, Int32(row), Int32(column)) == 0
    else { return nil }
    return unsafe PQftype(raw, Int32(column))
  }

  func withBytes<R>(ofRow row: Int, column: Int, _ body: (Span<UInt8>) -> R) -> R {
    let start = unsafe UnsafeRawPointer(PQgetvalue(raw, Int32(row), Int32(column)))
    let count = Int(unsafe PQgetlength(raw, Int32(row), Int32(column)))
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
    // The bytes are the result's, which `self` keeps.
    return unsafe bytes.withMemoryRebound(to: UInt8.self) { bytes in unsafe body(bytes.span) }
  }
}
