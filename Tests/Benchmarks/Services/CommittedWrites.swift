import SQLite
import ServiceStore

/// Small writes into a store of the services' kind, each acknowledged once it is on the disk.
struct CommittedWrites: Sendable {
  private let database: SQLiteDatabase

  /// - Parameter batch: How many writes may share a transaction; with 1, each has its own.
  init(path: String, batch: Int) throws {
    var settings = SQLiteDatabase.Settings()
    settings.maximumBatch = batch
    database = try SQLiteDatabase(
      path: path, kind: "bench-services",
      migrations: [
        Migration("rows", script: "CREATE TABLE rows (key INTEGER PRIMARY KEY, text TEXT) STRICT")
      ], settings: settings)
  }

  func write(_ turn: Turn) async throws {
    try await database.write { connection in
      try await connection.run("INSERT INTO rows (text) VALUES (?)", .text("a goal of some words"))
    }
  }

  func close() async { await database.close() }
}
