import Glibc
import SQLite
import ServiceStore

/// Writes into a store until somebody kills it, and prints each number once the store has
/// acknowledged it. The test that starts it checks that no printed number is lost.
///
/// Usage: `store-writer DATABASE FIRST-NUMBER`
@main
enum StoreWriter {
  /// Many at once, so that commits are shared.
  private static let writers: Int64 = 16

  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let first = Int64(arguments[2]) else { exit(64) }
    let database = try SQLiteDatabase(
      path: arguments[1], kind: "store-writer",
      migrations: [
        Migration(
          "numbers",
          script: """
            CREATE TABLE numbers (number INTEGER PRIMARY KEY) STRICT;
            CREATE TABLE counts (count INTEGER NOT NULL) STRICT;
            INSERT INTO counts VALUES (0);
            """)
      ])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<writers {
        group.addTask {
          for number in stride(from: first + writer, to: Int64.max, by: Int(writers)) {
            try await database.write { connection in
              try await connection.run("INSERT INTO numbers VALUES (?)", .integer(number))
              try await connection.run("UPDATE counts SET count = count + 1")
            }
            acknowledge(number)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  /// One write, so that lines of two tasks don't mix and nothing waits in a buffer.
  private static func acknowledge(_ number: Int64) {
    let line = Array("\(number)\n".utf8)
    _ = unsafe write(STDOUT_FILENO, line, line.count)
  }
}
