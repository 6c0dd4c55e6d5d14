import SQLite
import TestSupport
import Testing

@testable import ServiceStore

@Suite("Migrations")
struct MigrationTests {
  let folder: TemporaryFolder
  let connection: SQLiteConnection

  init() throws {
    folder = try TemporaryFolder()
    connection = try SQLiteConnection(path: folder.path(of: "test.db"), access: .readWrite)
  }

  static let first = Migration("things", script: "CREATE TABLE things (name TEXT) STRICT")
  static let second = Migration("sizes", script: "ALTER TABLE things ADD COLUMN size INTEGER")

  @Test("run once, in order, and go on from where the file is")
  func order() throws {
    try connection.migrate(kind: "things", to: [Self.first])
    try connection.run("INSERT INTO things VALUES ('kept')")
    try connection.migrate(kind: "things", to: [Self.first, Self.second])
    try connection.migrate(kind: "things", to: [Self.first, Self.second])
    let name = try connection.first("SELECT name FROM things WHERE size IS NULL") {
      row throws(SQLiteError) in try row.text(0)
    }
    #expect(name == "kept")
  }

  @Test("refuse a newer schema and say what to do")
  func newer() throws {
    try connection.migrate(kind: "things", to: [Self.first, Self.second])
    let mismatch = #expect(throws: SchemaMismatch.self) {
      try connection.migrate(kind: "things", to: [Self.first])
    }
    #expect(
      mismatch?.description
        == "\(folder.path(of: "test.db")) has schema 2, and this things knows schemas up to 1: start the newer "
        + "version that wrote it")
  }

  @Test("refuse another service's file")
  func otherService() throws {
    try connection.migrate(kind: "things", to: [Self.first])
    let mismatch = #expect(throws: SchemaMismatch.self) {
      try connection.migrate(kind: "others", to: [Self.first])
    }
    #expect(
      mismatch?.description == "\(folder.path(of: "test.db")) belongs to things, not to others")
  }

  @Test("refuse another program's file and leave it as it was")
  func otherProgram() throws {
    try connection.execute(script: "CREATE TABLE recipes (name TEXT)")
    #expect(throws: SchemaMismatch.self) {
      try connection.migrate(kind: "things", to: [Self.first])
    }
    let tables = try connection.rows("SELECT name FROM sqlite_schema") {
      row throws(SQLiteError) in try row.text(0)
    }
    #expect(tables == ["recipes"])
  }

  @Test("that fail leave the schema as it was")
  func failure() throws {
    try connection.migrate(kind: "things", to: [Self.first])
    let broken = Migration("broken", script: "CREATE TABLE more (a TEXT); CREATE TABLE more (b)")
    #expect(throws: SQLiteError.self) {
      try connection.migrate(kind: "things", to: [Self.first, Self.second, broken])
    }
    let version = try connection.first("PRAGMA user_version") { row throws(SQLiteError) in
      try row.integer(0)
    }
    #expect(version == 1)
    try connection.migrate(kind: "things", to: [Self.first, Self.second])
  }

  @Test("of processes that start at once are done by one of them")
  func parallel() async throws {
    let path = folder.path(of: "shared.db")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let connection = try SQLiteConnection(path: path, access: .readWrite)
          try connection.migrate(kind: "things", to: [Self.first, Self.second])
        }
      }
      try await group.waitForAll()
    }
  }
}
