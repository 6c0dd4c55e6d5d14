/// What the rules of a service see of a database: a connection inside one transaction.
///
/// It is lent to the body of a read or write and used by one task at a time; it isn't `Sendable`.
/// Statements are written once for all databases, with `?` or `?1` for every value; where databases
/// part, ``dialect`` says which one it is.
package protocol StoreConnection: AnyObject {
  var dialect: StoreDialect { get }

  /// Runs a statement to its end.
  ///
  /// - Returns: The rows it changed.
  func run(_ sql: String, with values: [StoreValue]) async throws -> Int

  /// Walks over the rows until there are no more or `body` stops.
  func walk(
    _ sql: String, with values: [StoreValue],
    body: (consuming StoreRow) throws -> StoreStep
  ) async throws

  /// The number of the next change, for the record that this transaction changes. A write that is
  /// undone leaves its numbers unused.
  ///
  /// A table that can be watched has a column for the number of each record's last change; what is
  /// deleted leaves its id with a number of its own.
  func nextChange() async throws -> ChangeNumber

  /// The last change up to which this transaction sees every one: no commit to come has a number
  /// up to it. Who reads changes reads none after it.
  func latestChange() async throws -> ChangeNumber
}

/// The databases that the services know.
package enum StoreDialect: Hashable, Sendable {
  case sqlite
  case postgresql
}

/// Whether a walk over rows goes on.
package enum StoreStep: Sendable {
  case next
  case stop
}

/// How the rules ask: a text, its values, and a closure that reads a row.
extension StoreConnection {
  /// Runs a statement to its end; rows are dropped.
  ///
  /// - Returns: The rows it changed.
  @discardableResult
  package func run(_ sql: String, _ values: StoreValue...) async throws -> Int {
    try await run(sql, with: values)
  }

  /// Every row.
  package func rows<Value>(
    _ sql: String, _ values: StoreValue..., as read: (borrowing StoreRow) throws -> Value
  ) async throws -> [Value] {
    var found: [Value] = []
    try await walk(sql, with: values) { row in
      found.append(try read(row))
      return .next
    }
    return found
  }

  /// The first row, or `nil` if there is none.
  package func first<Value>(
    _ sql: String, _ values: StoreValue..., as read: (borrowing StoreRow) throws -> Value
  ) async throws -> Value? {
    var found: Value?
    try await walk(sql, with: values) { row in
      found = try read(row)
      return .stop
    }
    return found
  }
}
