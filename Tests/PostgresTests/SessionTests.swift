import EventLoop
import LinuxIO
import Postgres
import TestSupport
import Testing

/// A session on a loop of its own, both of which end with the test.
final class TestSession: Sendable {
  let loop: Loop
  let session: PostgresSession

  init(_ address: String) async throws {
    loop = try Loop(name: "test")
    session = try await PostgresSession.open(try PostgresAddress(address), on: loop)
  }

  deinit {
    session.close()
    loop.stop()
  }
}

/// Runs `body`, which must fail with an error of PostgreSQL.
func failure(_ body: () async throws(PostgresError) -> Void) async -> PostgresError? {
  do throws(PostgresError) {
    try await body()
    return nil
  } catch {
    return error
  }
}

@Suite("A session with PostgreSQL")
struct SessionTests {
  let server: PostgresServer
  let own: TestSession
  var session: PostgresSession { own.session }

  init() async throws {
    server = try await PostgresServer.shared()
    own = try await TestSession(server.address())
  }

  @Test("carries every kind of value there and back")
  func values() async throws {
    let result = try await session.run(
      "SELECT $1, $2, $3, $4, $5::text, true, 7, 8::int2, 1.5::float4",
      [.integer(-9_007_199_254_740_993), .real(0.1), "gräfin 🦉", .blob([0, 1, 255]), nil])
    #expect(result.count == 1)
    #expect(result.columnCount == 9)
    let row = result[0]
    #expect(try row.integer(0) == -9_007_199_254_740_993)
    #expect(try row.real(1) == 0.1)
    #expect(try row.text(2) == "gräfin 🦉")
    #expect(try row.blob(3) == [0, 1, 255])
    #expect(row.isNull(4))
    #expect(try row.optionalText(4) == nil)
    #expect(try row.integer(5) == 1)
    #expect(try row.integer(6) == 7)
    #expect(try row.integer(7) == 8)
    #expect(try row.real(8) == 1.5)
    #expect(row.isNull(9))
  }

  @Test("tells an empty text and an empty blob from none")
  func emptyValues() async throws {
    let row = try await session.run("SELECT $1, $2, $3::bytea", ["", .blob([]), nil])[0]
    #expect(try row.text(0) == "")
    #expect(try row.blob(1) == [])
    #expect(try row.optionalBlob(2) == nil)
  }

  @Test(
    "reads whole numerics, such as sums",
    arguments: [
      ("0", 0), ("7", 7), ("-10000", -10_000), ("9223372036854775807", Int64.max),
      ("-9223372036854775808", Int64.min), ("120000000", 120_000_000), ("100020003", 100_020_003),
    ])
  func numerics(_ text: String, _ value: Int64) async throws {
    #expect(try await session.run("SELECT \(text)::numeric")[0].integer(0) == value)
  }

  @Test(
    "refuses numerics that are no whole numbers of 64 bits", arguments: ["1.5", "1e30", "'NaN'"])
  func otherNumerics(_ text: String) async throws {
    let row = try await session.run("SELECT \(text)::numeric")[0]
    #expect(throws: PostgresError.self) { try row.integer(0) }
  }

  @Test("refuses to read a column as something else")
  func mismatch() async throws {
    let row = try await session.run("SELECT 1, 'a'::text, '\\x00'::bytea")[0]
    for read in [{ _ = try row.text(0) }, { _ = try row.integer(1) }, { _ = try row.text(2) }] {
      do {
        try read()
        Issue.record("read")
      } catch let error as PostgresError {
        #expect(error.kind == .mismatch)
      }
    }
  }

  @Test("counts the rows that a statement changed")
  func affected() async throws {
    _ = try await session.run("CREATE TEMPORARY TABLE things (name text)")
    #expect(try await session.run("INSERT INTO things VALUES ('a'), ('b'), ('c')").affected == 3)
    #expect(try await session.run("DELETE FROM things WHERE name > $1", ["a"]).affected == 2)
    #expect(try await session.run("UPDATE things SET name = 'z'").affected == 1)
  }

  @Test("answers statements that are under way together in their order")
  func pipeline() async throws {
    let session = session
    _ = try await session.run("CREATE TEMPORARY TABLE seen (number int8, place serial)")
    // On the loop they are sent in the order of their tasks, without waiting for each other.
    let numbers = try await withThrowingTaskGroup(of: Int64.self) { group in
      for number in 0..<200 {
        group.addTask {
          let result = try await session.run(
            "INSERT INTO seen (number) VALUES ($1) RETURNING number", [.integer(number)])
          return try result[0].integer(0)
        }
      }
      return try await group.reduce(into: [Int64]()) { $0.append($1) }
    }
    #expect(numbers.sorted() == (0..<200).map { Int64($0) })
    #expect(try await session.run("SELECT count(*) FROM seen")[0].integer(0) == 200)
  }

  @Test("carries answers of many megabytes, and statements as large")
  func large() async throws {
    let session = session
    let bytes = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0) }
    async let small = session.run("SELECT 1")
    let row = try await session.run("SELECT $1", [.blob(bytes)])[0]
    #expect(try row.blob(0) == bytes)
    #expect(try await small[0].integer(0) == 1)
  }

  @Test("fails one statement of many, by its kind, and goes on")
  func failures() async throws {
    let session = session
    _ = try await session.run("CREATE TEMPORARY TABLE names (name text PRIMARY KEY)")
    _ = try await session.run("INSERT INTO names VALUES ('a')")
    let clash = await failure { () throws(PostgresError) in
      _ = try await session.run("INSERT INTO names VALUES ($1)", ["a"])
    }
    #expect(clash?.kind == .notUnique)
    #expect(clash?.constraint == "names_pkey")
    #expect(clash?.description.contains("INSERT INTO names VALUES ($1)") == true)
    let syntax = await failure { () throws(PostgresError) in _ = try await session.run("SELEC") }
    #expect(syntax?.kind == .other)
    #expect(syntax?.code == "42601")
    #expect(try await session.run("SELECT count(*) FROM names")[0].integer(0) == 1)
  }

  @Test("refuses text with U+0000 before it is sent")
  func zeroInText() async throws {
    let session = session
    let refusal = await failure { () throws(PostgresError) in
      _ = try await session.run("SELECT $1", ["a\u{0}b"])
    }
    #expect(refusal?.kind == .zeroInText)
    #expect(try await session.run("SELECT $1", ["ab"])[0].text(0) == "ab")
  }

  @Test("begins a transaction in the flight of its first statement")
  func opening() async throws {
    let first = try await session.run(
      "SELECT current_setting('transaction_isolation')",
      after: ["BEGIN ISOLATION LEVEL SERIALIZABLE"])
    #expect(try first[0].text(0) == "serializable")
    let session = session
    let clash = await failure { () throws(PostgresError) in _ = try await session.run("SELEC") }
    #expect(clash != nil)
    let after = await failure { () throws(PostgresError) in _ = try await session.run("SELECT 1") }
    #expect(after?.code == "25P02")
    _ = try await session.run("ROLLBACK")
    #expect(try await session.run("SELECT 1")[0].integer(0) == 1)
  }

  @Test("keeps statements prepared, and makes room for others")
  func preparing() async throws {
    for number in 0..<300 {
      #expect(
        try await session.run("SELECT \(number) + $1", [.integer(1)])[0].integer(0)
          == Int64(number + 1))
    }
    #expect(try await session.run("SELECT 299 + $1", [.integer(2)])[0].integer(0) == 301)
    let kept = try await session.run("SELECT count(*) FROM pg_prepared_statements")
    #expect(try (150...200).contains(kept[0].integer(0)))
  }

  @Test("prepares a statement anew after the table has changed under it")
  func staleStatement() async throws {
    let session = session
    _ = try await session.run("CREATE TEMPORARY TABLE shapes (a int8)")
    _ = try await session.run("INSERT INTO shapes VALUES (1)")
    _ = try await session.run("SELECT * FROM shapes")
    _ = try await session.run("ALTER TABLE shapes ADD b int8")
    let stale = await failure { () throws(PostgresError) in
      _ = try await session.run("SELECT * FROM shapes")
    }
    #expect(stale?.kind == .staleStatement)
    #expect(try await session.run("SELECT * FROM shapes").columnCount == 2)
  }

  @Test("runs scripts of several statements as one")
  func scripts() async throws {
    let session = session
    try await session.execute(
      script: "CREATE TEMPORARY TABLE one (a int8); INSERT INTO one VALUES (1), (2);")
    let half = await failure { () throws(PostgresError) in
      try await session.execute(script: "DELETE FROM one; INSERT INTO two VALUES (1)")
    }
    #expect(half?.code == "42P01")
    #expect(try await session.run("SELECT count(*) FROM one")[0].integer(0) == 2)
  }

  @Test("ends a statement whose task is cancelled, and can be used at once")
  func cancelling() async throws {
    let session = session
    let task = Task {
      await failure { () throws(PostgresError) in
        _ = try await session.run("SELECT pg_sleep(600)")
      }
    }
    try await waitUntilActive("SELECT pg_sleep(600)")
    task.cancel()
    #expect(await task.value?.kind == .cancelled)
    #expect(try await session.run("SELECT 1")[0].integer(0) == 1)
    let still = try await server.sql(
      "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'SELECT pg_sleep(600)%'"
    )
    #expect(still == "0")
  }

  @Test("ends a statement whose deadline passes, and not the one behind it")
  func deadline() async throws {
    let session = session
    async let slow = failure { () throws(PostgresError) in
      _ = try await session.run(
        "SELECT pg_sleep(601)", deadline: .now + .milliseconds(100))
    }
    let late = await slow
    #expect(late?.kind == .deadlineExceeded)
    #expect(try await session.run("SELECT 2")[0].integer(0) == 2)
    let past = await failure { () throws(PostgresError) in
      _ = try await session.run("SELECT 1", deadline: .now - .seconds(1))
    }
    #expect(past?.kind == .deadlineExceeded)
  }

  @Test("is over once the server ends it, and says why")
  func terminated() async throws {
    let session = session
    let id = try await session.run("SELECT pg_backend_pid()")[0].integer(0)
    let reason: PostgresError = try await withThrowingTaskGroup(of: PostgresError?.self) { group in
      group.addTask {
        await failure { () throws(PostgresError) in
          _ = try await session.run("SELECT pg_sleep(602)")
        }
      }
      try await waitUntilActive("SELECT pg_sleep(602)")
      try await server.sql("SELECT pg_terminate_backend(\(id))")
      return try #require(try await group.next() ?? nil)
    }
    #expect(reason.kind == .startingOrStopping)
    let after = await failure { () throws(PostgresError) in _ = try await session.run("SELECT 1") }
    #expect(after?.kind == .connectionLost)
  }

  /// Returns once a session runs the statement.
  private func waitUntilActive(_ sql: String) async throws {
    let query =
      "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query = '\(sql)'"
    while try await server.sql(query) == "0" { await Task.yield() }
  }
}
