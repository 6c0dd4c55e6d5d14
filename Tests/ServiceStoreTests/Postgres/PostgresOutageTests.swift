import EventLoop
import Foundation
import LinuxIO
import Postgres
import RPCCore
import TestSupport
import Testing

@testable import ServiceStore

/// Each has a server of its own, since it stops it.
@Suite("A database in PostgreSQL whose server goes away")
struct PostgresOutageTests {
  @Test("waits at its start until the server is there, and says what it waits for")
  func absentAtStart() async throws {
    let server = try await PostgresServer()
    let address = try await server.database()
    server.stop()
    await server.stopped()
    let events = TestDatabase.Events()
    let loops = try LoopGroup(count: 1)
    defer { loops.stop() }
    let opening = Task {
      try await PostgresDatabase.open(
        try PostgresAddress(address), schema: TestDatabase.schema, loops: loops
      ) { events.add($0) }
    }
    while events.all.isEmpty { await Task.yield() }
    #expect(events.all.first == "away")
    try await server.start()
    let database = try await opening.value
    try await database.probe()
    #expect(events.all.contains("back"))
    await database.close()
  }

  @Test("gives up waiting for the server when its task is cancelled")
  func cancelledStart() async throws {
    let events = TestDatabase.Events()
    let loops = try LoopGroup(count: 1)
    defer { loops.stop() }
    let opening = Task {
      try await PostgresDatabase.open(
        try PostgresAddress("postgresql://ada@127.0.0.1:1/people"), schema: TestDatabase.schema,
        loops: loops
      ) { events.add($0) }
    }
    while events.all.isEmpty { await Task.yield() }
    opening.cancel()
    await #expect(throws: CancellationError.self) { _ = try await opening.value }
  }

  @Test("fails as unavailable meanwhile, and goes on by itself", arguments: [SIGINT, SIGQUIT])
  func restart(_ signal: Int32) async throws {
    let server = try await PostgresServer(settings: ["fsync": "on"])
    let own = try await TestDatabase(try await server.database())
    try await own.add("before", 1)
    server.stop(signal)
    await server.stopped()
    var failure: StoreFailure?
    while true {
      failure = await storeFailure { try await own.add("lost") }
      if case .unavailable(let error) = failure, "\(error)".contains("refused") { break }
    }
    let probe = await storeFailure { try await own.database.probe() }
    guard case .unavailable? = probe else {
      Issue.record("\(probe as Any)")
      return
    }
    try await server.start()
    while await storeFailure({ try await own.database.probe() }) != nil {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try await own.count(of: "before") == 1)
    try await own.add("after", 2)
    #expect(try await own.count(of: "after") == 2)
    #expect(own.events.all.suffix(2) == ["away", "back"])
  }

  /// What writers were told is kept.
  final class Acknowledged: Sendable {
    private let state = Lock((names: Set<String>(), isOver: false))
    func add(_ name: String) { state.withLock { _ = $0.names.insert(name) } }
    func end() { state.withLock { $0.isOver = true } }
    var names: Set<String> { state.withLock { $0.names } }
    var isOver: Bool { state.withLock { $0.isOver } }
  }

  @Test("loses no acknowledged write when the server is killed under load")
  func killed() async throws {
    let server = try await PostgresServer(settings: ["fsync": "on"])
    let own = try await TestDatabase(try await server.database(), loops: 2)
    let acknowledged = Acknowledged()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<6 {
        group.addTask {
          var number = 0
          while !acknowledged.isOver {
            let name = "\(writer)-\(number)"
            number += 1
            if await storeFailure({ try await own.add(name) }) == nil {
              acknowledged.add(name)
            }
          }
        }
      }
      while acknowledged.names.count < 100 { await Task.yield() }
      server.stop(SIGKILL)
      await server.stopped()
      try await server.start()
      let before = acknowledged.names.count
      while acknowledged.names.count < before + 100 { await Task.yield() }
      acknowledged.end()
      try await group.waitForAll()
    }
    // Each loop has sessions of its own, which may look for the server a little later.
    var found: [String]?
    while found == nil {
      found = try? await own.database.read { connection in
        try await connection.rows("SELECT name FROM things") { try $0.text(0) }
      }
    }
    let kept = found ?? []
    #expect(acknowledged.names.subtracting(kept).isEmpty)
    #expect(Set(kept).count == kept.count)
  }
}
