/// One row of an answer, lent to a closure: it ends with the closure, so nothing of it dangles.
///
/// Columns are numbered from 0. Reading another type than the column holds throws ``SQLiteError``
/// of the kind `mismatch`; nothing is converted silently.
package struct SQLiteRow: ~Copyable {
  private let statement: SQLiteStatement

  init(_ statement: SQLiteStatement) {
    self.statement = statement
  }

  package func isNull(_ column: Int) -> Bool { statement.isNull(column) }

  package func integer(_ column: Int) throws(SQLiteError) -> Int64 {
    try statement.integer(column)
  }

  package func real(_ column: Int) throws(SQLiteError) -> Double { try statement.real(column) }

  package func text(_ column: Int) throws(SQLiteError) -> String { try statement.text(column) }

  package func blob(_ column: Int) throws(SQLiteError) -> [UInt8] { try statement.blob(column) }

  /// `nil` for NULL.
  package func optionalText(_ column: Int) throws(SQLiteError) -> String? {
    isNull(column) ? nil : try text(column)
  }

  /// `nil` for NULL.
  package func optionalBlob(_ column: Int) throws(SQLiteError) -> [UInt8]? {
    isNull(column) ? nil : try blob(column)
  }

  /// Lends the bytes of a text or a blob without copying them.
  package func withBytes<Value>(
    _ column: Int, _ body: (Span<UInt8>) -> Value
  ) throws(SQLiteError) -> Value {
    try statement.withBytes(column, body)
  }
}
