internal import SQLite

/// Commits writes that wait at the same time in one transaction, so that they share one flush of
/// the disk.
///
/// Each write has a savepoint of its own: one that fails leaves no trace and the others unharmed.
/// Nobody is answered before the COMMIT came back, failures included, for a failure may rest on
/// another write of the same transaction ("there is such a user already").
struct GroupCommit {
  let connection: SQLiteConnection
  /// Called at the end of every transaction, before the COMMIT; what it throws loses the
  /// transaction.
  var beforeCommit: (SQLiteConnection) throws -> Void = { _ in }
  /// Called when a transaction is on the disk, before anybody is answered.
  var whenCommitted: () -> Void = {}

  func carryOut(_ batch: [any StoreWork]) async {
    let wanted = batch.filter { $0.begin() }
    guard !wanted.isEmpty else { return }
    guard let failure = await commit(wanted) else { return }
    guard wanted.count > 1 else {
      wanted[0].fail(failure)
      return
    }
    // The transaction was lost as a whole. One at a time, each gets its own answer.
    for write in wanted {
      if let failure = await commit([write]) { write.fail(failure) }
    }
  }

  /// - Returns: What lost the transaction; nobody has been answered then. `nil` if all have.
  private func commit(_ writes: [any StoreWork]) async -> StoreFailure? {
    do {
      try connection.run("BEGIN IMMEDIATE")
      var failures: [StoreFailure?] = []
      for write in writes { failures.append(try await attempt(write)) }
      try beforeCommit(connection)
      try connection.run("COMMIT")
      whenCommitted()
      for (write, failure) in zip(writes, failures) {
        if let failure { write.fail(failure) } else { write.acknowledge() }
      }
      return nil
    } catch {
      if connection.isInTransaction {
        // If even this fails, the next BEGIN reports it.
        _ = try? connection.run("ROLLBACK")
      }
      return StoreFailure(thrown: error)
    }
  }

  /// - Returns: The write's own failure.
  /// - Throws: If the transaction as a whole was lost.
  private func attempt(_ write: any StoreWork) async throws(SQLiteError) -> StoreFailure? {
    try connection.run("SAVEPOINT one_write")
    do throws(StoreFailure) {
      try await write.attempt(on: connection)
      try release()
      return nil
    } catch {
      // A full disk or a failed read may have rolled everything back.
      guard connection.isInTransaction else { throw error.sqliteError }
      try connection.run("ROLLBACK TO one_write")
      try connection.run("RELEASE one_write")
      return error
    }
  }

  /// A deferred foreign key shows here at the latest.
  private func release() throws(StoreFailure) {
    do {
      try connection.run("RELEASE one_write")
    } catch {
      throw StoreFailure(error)
    }
  }
}

extension StoreFailure {
  /// What SQLite said, for a failure that lost the transaction.
  fileprivate var sqliteError: SQLiteError {
    switch self {
    case .unavailable(let error as SQLiteError), .damaged(let error as SQLiteError),
      .defect(let error as SQLiteError):
      return error
    default:
      return SQLiteError(extendedCode: 1, message: "the transaction ended early: \(self)")
    }
  }
}
