import EventLoop
import LinuxIO
import Postgres
import RPCCore
import TestSupport
import Testing

@testable import ServiceStore

@Suite("A database behind pgbouncer in transaction mode")
struct PostgresPoolerTests {
  @Test("reads, writes, repeats what clashes and cancels, without prepared statements")
  func transactions() async throws {
    let server = try await PostgresServer.shared()
    let direct = try await server.database()
    let pooler = try await PostgresPooler(before: server)
    let address = pooler.address(of: direct.split(separator: "/").last ?? "")
    let loops = try LoopGroup(count: 2)
    defer { loops.stop() }
    let database = try await PostgresDatabase.open(
      try PostgresAddress(address, preparesStatements: false), schema: TestDatabase.schema,
      loops: loops)
    try await database.write {
      try await $0.run("INSERT INTO things VALUES ('counter', 0, NULL)")
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<6 {
        group.addTask {
          for _ in 0..<5 {
            try await database.write { connection in
              let count = try await connection.first("SELECT count FROM things") {
                try $0.integer(0)
              }
              try await connection.run(
                "UPDATE things SET count = ?, change = ?", .integer((count ?? 0) + 1),
                .change(try await connection.nextChange()))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let late = await Deadline.$current.withValue(.after(.milliseconds(200))) {
      await storeFailure {
        _ = try await database.write { try await $0.run("SELECT pg_sleep(600)") }
      }
    }
    guard case .deadlineExceeded? = late else {
      Issue.record("\(late as Any)")
      return
    }
    let count = try await database.read { connection in
      try await connection.first("SELECT count FROM things") { try $0.integer(0) }
    }
    #expect(count == 30)
    await database.close()
  }
}
