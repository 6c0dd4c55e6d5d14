/// How callers ask: a text with `?` for every value, and a closure that reads a row.
extension SQLiteConnection {
  /// Whether a walk over rows goes on.
  package enum Step: Sendable {
    case next
    case stop
  }

  /// Runs a statement to its end; rows are dropped.
  ///
  /// - Returns: The rows it changed.
  @discardableResult
  package func run(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) -> Int {
    try run(sql, binding: values)
  }

  /// As ``run(_:_:)``.
  package func run(_ sql: String, binding values: [SQLiteValue]) throws(SQLiteError) -> Int {
    try withStatement(sql, values) { statement throws(SQLiteError) in
      while try statement.step() {}
    }
    return changes
  }

  /// Every row.
  package func rows<Value>(
    _ sql: String, _ values: SQLiteValue...,
    as read: (borrowing SQLiteRow) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> [Value] {
    try withStatement(sql, values) { statement throws(SQLiteError) in
      var found: [Value] = []
      while try statement.step() { found.append(try read(SQLiteRow(statement))) }
      return found
    }
  }

  /// The first row, or `nil` if there is none.
  package func first<Value>(
    _ sql: String, _ values: SQLiteValue...,
    as read: (borrowing SQLiteRow) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value? {
    try withStatement(sql, values) { statement throws(SQLiteError) in
      try statement.step() ? try read(SQLiteRow(statement)) : nil
    }
  }

  /// Walks over the rows until there are no more or `body` stops.
  package func walk(
    _ sql: String, _ values: SQLiteValue...,
    body: (borrowing SQLiteRow) throws(SQLiteError) -> Step
  ) throws(SQLiteError) {
    try withStatement(sql, values) { statement throws(SQLiteError) in
      while try statement.step() {
        guard case .next = try body(SQLiteRow(statement)) else { return }
      }
    }
  }

  /// The same, for a body with failures of its own.
  package func walk(
    _ sql: String, binding values: [SQLiteValue],
    body: (consuming SQLiteRow) throws -> Step
  ) throws {
    let failure = try withStatement(sql, values) { statement throws(SQLiteError) -> (any Error)? in
      while try statement.step() {
        do {
          guard case .next = try body(SQLiteRow(statement)) else { return nil }
        } catch {
          return error
        }
      }
      return nil
    }
    if let failure { throw failure }
  }
}
