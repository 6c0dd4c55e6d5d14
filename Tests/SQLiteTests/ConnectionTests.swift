import Foundation
import TestSupport
import Testing

@testable import SQLite

@Suite("A connection")
struct ConnectionTests {
  let folder: TemporaryFolder
  let connection: SQLiteConnection

  init() throws {
    folder = try TemporaryFolder()
    connection = try SQLiteConnection(path: folder.path(of: "test.db"), access: .readWrite)
    try connection.execute(
      script: "CREATE TABLE things (name TEXT UNIQUE, size INTEGER, data BLOB, weight REAL)")
  }

  static let everyKind = [
    "empty": "", "plain": "plain", "U+0000 inside": "a\u{0}b", "U+0000 alone": "\u{0}",
    "U+0000 at the end": "a\u{0}", "another script": "Привет", "joined": "👩‍👩‍👧",
    "wildcards and quotes": "%_'\"\\",
  ]

  @Test("brings every text back as it was", arguments: everyKind.keys)
  func texts(_ name: String) throws {
    let text = try #require(Self.everyKind[name])
    try connection.run("INSERT INTO things (name) VALUES (?)", .text(text))
    let found = try connection.first(
      "SELECT name FROM things WHERE name = ?", .text(text)
    ) { row throws(SQLiteError) in try row.text(0) }
    #expect(found == text)
  }

  @Test("brings every blob back as it was", arguments: [[], [0], [1, 0, 2], [255, 254, 0, 0]])
  func blobs(_ blob: [UInt8]) throws {
    try connection.run("INSERT INTO things (data) VALUES (?)", .blob(blob))
    let found = try connection.first("SELECT data FROM things") { row throws(SQLiteError) in
      try row.blob(0)
    }
    #expect(found == blob)
  }

  @Test("tells NULL from empty text and an empty blob")
  func nulls() throws {
    try connection.run("INSERT INTO things VALUES (?, ?, ?, ?)", "", nil, .blob([]), .real(0.5))
    let nulls = try connection.first("SELECT name, size, data, weight FROM things") { row in
      (0..<4).map { row.isNull($0) }
    }
    #expect(nulls == [false, true, false, false])
    let weight = try connection.first("SELECT weight, size FROM things") {
      row throws(SQLiteError) in
      (try row.real(0), try row.optionalText(1))
    }
    #expect(weight?.0 == 0.5)
    #expect(weight?.1 == nil)
  }

  @Test("keeps 64-bit integers whole", arguments: [0, -1, Int64.max, Int64.min])
  func integers(_ value: Int64) throws {
    try connection.run("INSERT INTO things (size) VALUES (?)", .integer(value))
    let found = try connection.first("SELECT size FROM things") { row throws(SQLiteError) in
      try row.integer(0)
    }
    #expect(found == value)
  }

  @Test("refuses to read a column as another type")
  func mismatch() throws {
    try connection.run("INSERT INTO things (name) VALUES ('a')")
    #expect {
      try connection.first("SELECT name FROM things") { r throws(SQLiteError) in try r.integer(0) }
    } throws: { ($0 as? SQLiteError)?.kind == .mismatch }
    #expect {
      try connection.first("SELECT name FROM things") { r throws(SQLiteError) in try r.text(7) }
    } throws: { ($0 as? SQLiteError)?.kind == .mismatch }
  }

  @Test("refuses text that is not UTF-8")
  func badText() throws {
    try connection.run("INSERT INTO things (name) VALUES (CAST(x'ff41' AS TEXT))")
    #expect {
      try connection.first("SELECT name FROM things") { r throws(SQLiteError) in try r.text(0) }
    } throws: { ($0 as? SQLiteError)?.kind == .mismatch }
  }

  @Test("names a unique value taken twice, and the statement, but not the value")
  func uniqueness() throws {
    try connection.run("INSERT INTO things (name) VALUES (?)", "secret")
    let failure = #expect(throws: SQLiteError.self) {
      try connection.run("INSERT INTO things (name) VALUES (?)", "secret")
    }
    #expect(failure?.kind == .notUnique)
    #expect(failure?.extendedCode == 2067)
    #expect(failure?.description.contains("INSERT INTO things") == true)
    #expect(failure?.description.contains("secret") == false)
  }

  @Test("says how many values a statement wants")
  func parameterCount() throws {
    let failure = #expect(throws: SQLiteError.self) {
      try connection.run("INSERT INTO things (name) VALUES (?)")
    }
    #expect(failure?.message == "0 values for 1 parameters")
  }

  @Test("lets a query run inside a walk over the same query")
  func nested() throws {
    for name in ["a", "b", "c"] {
      try connection.run("INSERT INTO things (name) VALUES (?)", .text(name))
    }
    var seen: [String] = []
    let query = "SELECT name FROM things ORDER BY name"
    try connection.walk(query) { outer throws(SQLiteError) in
      let inner = try connection.rows(query) { row throws(SQLiteError) in try row.text(0) }
      seen.append(try outer.text(0) + inner.joined())
      return .next
    }
    #expect(seen == ["aabc", "babc", "cabc"])
  }

  @Test("stops a walk when asked and frees the statement")
  func stopping() throws {
    for name in ["a", "b", "c"] {
      try connection.run("INSERT INTO things (name) VALUES (?)", .text(name))
    }
    var count = 0
    try connection.walk("SELECT name FROM things") { _ in
      count += 1
      return count == 2 ? .stop : .next
    }
    #expect(count == 2)
    try connection.execute(script: "DROP TABLE things")
  }

  @Test("tells the rows that a statement changed")
  func changes() throws {
    for name in ["a", "b", "c"] {
      try connection.run("INSERT INTO things (name) VALUES (?)", .text(name))
    }
    #expect(try connection.run("UPDATE things SET size = 1 WHERE name < 'c'") == 2)
    #expect(try connection.run("DELETE FROM things WHERE name = 'x'") == 0)
  }

  /// A query that counts for ever, were it let.
  static let endless = """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n
    """

  @Test("ends a statement whose deadline passed, and goes on with the next")
  func deadline() async throws {
    let interruption = Interruption(deadline: .now - .milliseconds(1))
    await #expect {
      try await connection.interruptible(by: interruption) { try connection.run(Self.endless) }
    } throws: { ($0 as? SQLiteError)?.kind == .interrupted }
    try connection.run("INSERT INTO things (name) VALUES ('after')")
  }

  @Test("ends a statement that another thread interrupts")
  func interruption() async throws {
    let interruption = Interruption()
    async let interrupted: Void = { interruption.interrupt() }()
    await #expect {
      try await connection.interruptible(by: interruption) { try connection.run(Self.endless) }
    } throws: { ($0 as? SQLiteError)?.kind == .interrupted }
    await interrupted
  }

  @Test("refuses writes on a read-only connection")
  func readOnly() throws {
    let reader = try SQLiteConnection(path: folder.path(of: "test.db"), access: .readOnly)
    #expect { try reader.run("DELETE FROM things") } throws: {
      ($0 as? SQLiteError)?.kind == .readOnly
    }
  }

  @Test("names the path and the reason when a file cannot be opened")
  func cannotOpen() {
    let failure = #expect(throws: SQLiteError.self) {
      try SQLiteConnection(path: "/nowhere/at/all.db", access: .readWrite)
    }
    #expect(failure?.kind == .cannotOpen)
    #expect(failure?.message == "cannot open /nowhere/at/all.db: No such file or directory")
  }

  @Test("refuses a file that is no database")
  func noDatabase() throws {
    let path = folder.path(of: "letter.txt")
    try String(repeating: "Dear reader, ", count: 100).write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect {
      let connection = try SQLiteConnection(path: path, access: .readWrite)
      try connection.run("SELECT * FROM sqlite_schema")
    } throws: {
      ($0 as? SQLiteError)?.kind == .damaged
    }
  }

  @Test("makes a file that only its owner can read")
  func permissions() throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(of: "test.db"))
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test("waits for another connection's lock no longer than its busy time-out")
  func busy() throws {
    let other = try SQLiteConnection(
      path: folder.path(of: "test.db"), access: .readWrite, busyTimeout: .milliseconds(1))
    try connection.run("BEGIN IMMEDIATE")
    #expect { try other.run("BEGIN IMMEDIATE") } throws: { ($0 as? SQLiteError)?.kind == .busy }
    try connection.run("COMMIT")
    try other.run("BEGIN IMMEDIATE")
    #expect(other.isInTransaction)
    try other.run("ROLLBACK")
    #expect(!other.isInTransaction)
  }

  @Test("checks foreign keys")
  func foreignKeys() throws {
    try connection.execute(
      script: "CREATE TABLE parts (thing TEXT NOT NULL REFERENCES things (name))")
    #expect { try connection.run("INSERT INTO parts VALUES ('none')") } throws: {
      ($0 as? SQLiteError)?.kind == .constraint
    }
  }

  @Test("keeps working when more statements were used than the cache holds")
  func cache() throws {
    for number in 0..<500 {
      let found = try connection.first("SELECT \(number)") { row throws(SQLiteError) in
        try row.integer(0)
      }
      #expect(found == Int64(number))
    }
  }

  @Test("has the trigram index that the search needs")
  func trigram() throws {
    try connection.execute(
      script: "CREATE VIRTUAL TABLE grams USING fts5(t, tokenize='trigram case_sensitive 1')")
    try connection.run("INSERT INTO grams VALUES (?)", "ann.lee@example.com")
    let found = try connection.rows(
      "SELECT rowid FROM grams WHERE grams MATCH ?", .text("\".lee@\"")
    ) { row throws(SQLiteError) in try row.integer(0) }
    #expect(found == [1])
  }
}
