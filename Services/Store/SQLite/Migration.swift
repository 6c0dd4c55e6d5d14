internal import Glibc
package import SQLite

/// One step of a schema. Its number is its place in the service's list, from 1.
///
/// A step that has shipped never changes; what must change is another step.
package struct Migration: Sendable {
  package let name: String
  package let script: String
  /// What no script can do, after it.
  package let step: (@Sendable (SQLiteConnection) throws -> Void)?

  package init(
    _ name: String, script: String,
    step: (@Sendable (SQLiteConnection) throws -> Void)? = nil
  ) {
    self.name = name
    self.script = script
    self.step = step
  }
}

/// Why a database file is not the one that a service needs.
package struct SchemaMismatch: Error, Hashable, CustomStringConvertible {
  package let description: String
}

extension StoreSchema {
  /// The steps that a file lacks, in order; all of them if there is no such file. Changes nothing.
  ///
  /// - Throws: `SQLiteError`.
  package func pendingScript(ofFile path: String) throws -> String {
    let steps = [RequestLedger.migration] + sqlite
    var version = 0
    if unsafe access(path, F_OK) == 0 {
      let file = try SQLiteConnection(path: path, access: .readOnly)
      version =
        try file.first("PRAGMA user_version") { row throws(SQLiteError) in
          Int(try row.integer(0))
        } ?? 0
    }
    return steps.enumerated().dropFirst(version)
      .map { "-- \($0.offset + 1): \($0.element.name)\n\($0.element.script)\n" }.joined()
  }
}

extension SQLiteConnection {
  /// Brings the schema up to the last of the migrations, all in one transaction under the write
  /// lock: of two processes that start at once, one waits and finds the work done.
  ///
  /// - Parameter kind: The service that owns the file. Another service's file is refused.
  /// - Throws: ``SchemaMismatch`` for a schema newer than `migrations` and for another service's
  ///   file; `SQLiteError`.
  package func migrate(kind: String, to migrations: [Migration]) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try checkOwner(kind)
      let present = try first("PRAGMA user_version") { row throws(SQLiteError) in
        Int(try row.integer(0))
      }
      let version = present ?? 0
      guard version <= migrations.count else {
        throw SchemaMismatch(
          description: "\(path) has schema \(version), and this \(kind) knows schemas up to "
            + "\(migrations.count): start the newer version that wrote it")
      }
      for migration in migrations.dropFirst(version) {
        try execute(script: migration.script)
        try migration.step?(self)
      }
      // A pragma takes no bound values; the number is ours.
      try run("PRAGMA user_version = \(migrations.count)")
      try run("COMMIT")
    } catch {
      if isInTransaction { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  private func checkOwner(_ kind: String) throws {
    let strangers = try first(
      """
      SELECT count(*) FROM sqlite_schema
      WHERE NOT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'store')
      """
    ) { row throws(SQLiteError) in try row.integer(0) }
    guard strangers == 0 else {
      throw SchemaMismatch(description: "\(path) is the database of another program")
    }
    try execute(
      script: "CREATE TABLE IF NOT EXISTS store (name TEXT PRIMARY KEY, value ANY) STRICT")
    try run("INSERT OR IGNORE INTO store VALUES ('kind', ?)", .text(kind))
    let owner = try first("SELECT value FROM store WHERE name = 'kind'") {
      row throws(SQLiteError) in try row.text(0)
    }
    guard owner == kind else {
      throw SchemaMismatch(
        description: "\(path) belongs to \(owner ?? "nobody"), not to \(kind)")
    }
  }
}
