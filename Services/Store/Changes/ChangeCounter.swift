package import SQLite

/// Gives out the numbers of changes, to the transactions that make them.
///
/// A table that can be watched has a column for the number of each record's last change, with a
/// unique index; what is deleted leaves its id with a number of its own. A write that is undone gives
/// its numbers back.
package struct ChangeCounter {
  private let connection: SQLiteConnection

  package init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  /// The number of the next change. For transactions that write.
  package func next() throws -> ChangeNumber {
    let number = try connection.first(
      """
      INSERT INTO store VALUES ('last_change', 1)
      ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value
      """
    ) { row throws(SQLiteError) in try row.change(0) }
    guard let number else {
      throw SQLiteError(extendedCode: 1, message: "the counter of changes gave no number")
    }
    return number
  }

  /// The number of the last change that this connection sees.
  package func latest() throws(SQLiteError) -> ChangeNumber {
    try connection.first("SELECT value FROM store WHERE name = 'last_change'") {
      row throws(SQLiteError) in try row.change(0)
    } ?? .none
  }
}
