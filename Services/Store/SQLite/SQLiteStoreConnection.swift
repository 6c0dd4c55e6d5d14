package import SQLite

/// A connection to a file as the rules see it. None of this suspends.
package final class SQLiteStoreConnection: StoreConnection {
  /// For what only SQLite can do.
  package let file: SQLiteConnection

  package init(_ file: SQLiteConnection) {
    self.file = file
  }

  package var dialect: StoreDialect { .sqlite }

  package func run(_ sql: String, with values: [StoreValue]) async throws -> Int {
    try file.run(sql, binding: values.map(SQLiteValue.init))
  }

  package func walk(
    _ sql: String, with values: [StoreValue],
    body: (consuming StoreRow) throws -> StoreStep
  ) async throws {
    try file.walk(sql, binding: values.map(SQLiteValue.init)) { row in
      switch try body(.sqlite(row)) {
      case .next: .next
      case .stop: .stop
      }
    }
  }

  package func nextChange() async throws -> ChangeNumber {
    let number: ChangeNumber? = try file.first(
      """
      INSERT INTO store VALUES ('last_change', 1)
      ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value
      """
    ) { row throws(SQLiteError) in ChangeNumber(try row.integer(0)) }
    guard let number else { throw MissingAnswer("the number of a change") }
    return number
  }

  package func latestChange() async throws -> ChangeNumber { try file.lastChange() }
}

extension SQLiteConnection {
  /// The number of the last change that this connection sees.
  package func lastChange() throws(SQLiteError) -> ChangeNumber {
    try first("SELECT value FROM store WHERE name = 'last_change'") { row throws(SQLiteError) in
      ChangeNumber(try row.integer(0))
    } ?? .none
  }
}

extension SQLiteValue {
  fileprivate init(_ value: StoreValue) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .text(let text): self = .text(text)
    case .blob(let bytes): self = .blob(bytes)
    }
  }
}
