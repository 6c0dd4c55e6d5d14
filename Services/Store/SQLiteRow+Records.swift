package import SQLite

/// The columns that every store has.
extension SQLiteRow {
  package func id(_ column: Int) throws(SQLiteError) -> RecordID {
    guard let id = RecordID(bytes: try blob(column)) else {
      throw SQLiteError(extendedCode: 20, message: "column \(column) is no id")
    }
    return id
  }

  package func time(_ column: Int) throws(SQLiteError) -> WallTime {
    WallTime(microseconds: try integer(column))
  }

  /// `nil` for NULL.
  package func optionalTime(_ column: Int) throws(SQLiteError) -> WallTime? {
    isNull(column) ? nil : try time(column)
  }
}
