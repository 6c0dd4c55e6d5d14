import EventLoop
import Postgres
import TestSupport
import Testing

@testable import ServiceStore

@Suite("A schema in PostgreSQL")
struct PostgresMigrationTests {
  let server: PostgresServer
  let address: String

  init() async throws {
    server = try await PostgresServer.shared()
    address = try await server.database()
  }

  /// A schema of so many steps.
  static func schema(
    _ count: Int, kind: String = "things", breaking: Set<Int> = []
  ) -> StoreSchema {
    StoreSchema(
      kind: kind, sqlite: [],
      postgresql: (1...count).map { number in
        PostgresMigration(
          "step \(number)", suitsOlderReleases: !breaking.contains(number),
          script: "CREATE TABLE step_\(number) (id int8); INSERT INTO step_\(number) VALUES (1);")
      }, watched: [])
  }

  /// Opens and closes, and gives what was reported.
  func open(_ schema: StoreSchema) async throws -> [String] {
    let own = try await TestDatabase(address, schema: schema)
    await own.database.close()
    return own.events.all
  }

  @Test("is made by its steps, each carried out once")
  func steps() async throws {
    #expect(try await open(Self.schema(1)) == ["migrated request ledger, step 1"])
    #expect(try await open(Self.schema(3)) == ["migrated step 2, step 3"])
    #expect(try await open(Self.schema(3)) == [])
    #expect(try await server.sql("SELECT count(*) FROM step_1", on: address) == "1")
  }

  @Test("is made once by many that start together")
  func race() async throws {
    let schema = Self.schema(5)
    let reports = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<6 { group.addTask { try await open(schema) } }
      return try await group.reduce(into: [[String]]()) { $0.append($1) }
    }
    #expect(reports.filter { !$0.isEmpty }.count == 1)
    #expect(try await server.sql("SELECT count(*) FROM step_5", on: address) == "1")
  }

  @Test("that a newer release has only added to is used by older ones")
  func expanded() async throws {
    _ = try await open(Self.schema(3))
    #expect(try await open(Self.schema(2)) == [])
    // Nothing was turned back: the newer one finds its schema.
    #expect(try await open(Self.schema(3)) == [])
  }

  @Test("that a newer release has changed under older ones is refused by them")
  func newer() async throws {
    _ = try await open(Self.schema(3, breaking: [3]))
    let refusal = await #expect(throws: SchemaMismatch.self) { try await open(Self.schema(2)) }
    #expect(refusal?.description.contains("start the newer release") == true)
    #expect(try await open(Self.schema(3)) == [])
  }

  @Test("of another service, and a database of another program, are refused")
  func strangers() async throws {
    _ = try await open(Self.schema(1, kind: "groups"))
    let foreign = await #expect(throws: SchemaMismatch.self) { try await open(Self.schema(1)) }
    #expect(foreign?.description.contains("belongs to groups, not to things") == true)
    let other = try await server.database()
    try await server.sql("CREATE TABLE customers (id int)", on: other)
    await #expect(throws: SchemaMismatch.self) {
      _ = try await TestDatabase(other, schema: Self.schema(1))
    }
  }

  @Test("stays as it was if a step fails")
  func failingStep() async throws {
    _ = try await open(Self.schema(1))
    let broken = StoreSchema(
      kind: "things", sqlite: [],
      postgresql: Self.schema(2).postgresql + [PostgresMigration("broken", script: "CREATE TABL")],
      watched: [])
    await #expect(throws: PostgresError.self) { _ = try await open(broken) }
    #expect(
      try await server.sql("SELECT to_regclass('step_2') IS NULL", on: address) == "t")
    #expect(try await open(Self.schema(2)) == ["migrated step 2"])
  }

  @Test("tells its missing steps, and takes them, without serving")
  func byHand() async throws {
    let loops = try LoopGroup(count: 1)
    defer { loops.stop() }
    let place = try PostgresAddress(address)
    _ = try await open(Self.schema(1))
    let pending = try await PostgresDatabase.pendingMigrations(
      place, schema: Self.schema(3), loops: loops)
    #expect(pending.map(\.number) == [3, 4])
    #expect(pending.map(\.step.name) == ["step 2", "step 3"])
    #expect(
      try await PostgresDatabase.migrate(place, schema: Self.schema(3), loops: loops)
        == ["step 2", "step 3"])
    #expect(
      try await PostgresDatabase.pendingMigrations(place, schema: Self.schema(3), loops: loops)
        .isEmpty)
  }

  @Test("keeps the key of page tokens, the same for every replica")
  func pageTokens() async throws {
    let first = try await TestDatabase(address)
    let second = try await TestDatabase(address)
    let token = first.database.pageTokens.token(at: [1, 2], of: "things")
    #expect(try second.database.pageTokens.position(in: token, of: "things") == [1, 2])
  }
}
