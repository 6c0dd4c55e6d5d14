internal import Normalization
internal import SQLite
internal import ServiceStore

/// What becomes of somebody in the search.
struct SearchChange: Sendable {
  let number: ChangeNumber
  let key: Int64
  /// As they are to be found now; `nil` for somebody who isn't to be found.
  let person: SearchPerson?
}

/// Reads from the accounts what the search has to know.
struct SearchFeed {
  let connection: SQLiteConnection

  private static let columns =
    "key, id, email, address, display_name, create_time, update_time, revision"

  /// What has changed after a position, in its order. A write that was undone is no part of it.
  func changes(after position: ChangeNumber) throws(SQLiteError) -> [SearchChange] {
    let present = try connection.rows(
      "SELECT \(Self.columns), disabled, change FROM users WHERE change > ? ORDER BY change",
      .integer(position.value)
    ) { row throws(SQLiteError) in
      SearchChange(
        number: ChangeNumber(try row.integer(9)), key: try row.integer(0),
        person: try row.integer(8) == 0 ? SearchPerson(try Self.account(row)) : nil)
    }
    let deleted = try connection.rows(
      """
      SELECT change, key FROM deleted_users WHERE change > ? AND key IS NOT NULL ORDER BY change
      """, .integer(position.value)
    ) { row throws(SQLiteError) in
      SearchChange(number: ChangeNumber(try row.integer(0)), key: try row.integer(1), person: nil)
    }
    if deleted.isEmpty { return present }
    // A key that is free again goes to somebody else, so the order matters.
    return (present + deleted).sorted { $0.number < $1.number }
  }

  /// Everybody who is to be found, by their keys.
  func people(after key: Int64, limit: Int) throws(SQLiteError) -> [SearchPerson] {
    try connection.rows(
      """
      SELECT \(Self.columns) FROM users WHERE key > ? AND disabled = 0 ORDER BY key LIMIT ?
      """, .integer(key), .integer(limit)
    ) { row throws(SQLiteError) in SearchPerson(try Self.account(row)) }
  }

  private static func account(
    _ row: borrowing SQLiteRow
  ) throws(SQLiteError) -> SearchPerson.Account {
    func bytes(_ column: Int) throws(SQLiteError) -> [UInt8] {
      try row.withBytes(column) { bytes in
        unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
      }
    }
    return SearchPerson.Account(
      key: try row.integer(0), id: try bytes(1), email: try bytes(2), address: try bytes(3),
      displayName: try bytes(4), createTime: try row.integer(5),
      updateTime: try row.integer(6), revision: UInt64(clamping: try row.integer(7)))
  }
}
