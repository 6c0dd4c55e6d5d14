/// A service's database, whichever it is: where transactions are carried out.
///
/// The rules of a service are written over it and ``StoreConnection`` once.
package protocol StoreDatabase: Sendable {
  var dialect: StoreDialect { get }

  /// Made with a key of this database, so that they hold across restarts and for every replica.
  var pageTokens: PageTokens { get }

  /// Tells of every committed change that got a number.
  var changes: ChangeSignal { get }

  /// Reads from one state of the database. The deadline and the cancellation of the task end the
  /// statements.
  ///
  /// - Parameter body: Perhaps never runs, if nobody waits any more.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (any StoreConnection) async throws -> Value
  ) async throws(StoreFailure) -> Value

  /// Writes in a transaction, and returns once that is durable.
  ///
  /// A deadline or a cancellation before the write began drops it.
  ///
  /// - Parameters:
  ///   - isBulk: One of many pieces of the same work, which must not hold up others' writes.
  ///   - erases: What the body deletes must not stay in the files either.
  ///   - body: It sees the database as if it ran alone. If a transaction is lost it runs again, so it
  ///     must not change anything but the database. What it throws undoes its changes.
  @discardableResult
  func write<Value: Sendable>(
    isBulk: Bool, erases: Bool,
    _ body: @escaping @Sendable (any StoreConnection) async throws -> Value
  ) async throws(StoreFailure) -> Value

  /// Whether the database can be read and could be written now; for readiness.
  func probe() async throws(StoreFailure)

  /// Takes no more work, finishes what waits, and lets go of files and connections.
  func close() async
}

extension StoreDatabase {
  /// As ``write(isBulk:erases:_:)``.
  @discardableResult
  package func write<Value: Sendable>(
    isBulk: Bool = false, erases: Bool = false,
    _ body: @escaping @Sendable (any StoreConnection) async throws -> Value
  ) async throws(StoreFailure) -> Value {
    try await write(isBulk: isBulk, erases: erases, body)
  }
}
