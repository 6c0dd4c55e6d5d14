import Groups
import RPCCore
import ServiceHosting
import ServiceRuntime
import ServiceStore
import TestSupport
import Testing
import UserDirectory

@Suite("Opening stores", .timeLimit(.minutes(1)))
struct StoreOpeningTests {
  @Test("another service's file is refused by name")
  func otherService() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "store.db")
    let groups = try await StoredGroups(
      database: SQLiteDatabase(path: path, schema: StoredGroups.schema))
    await groups.close()
    let error = await #expect(throws: RuntimeError.self) {
      _ = try await StoreOpening.open(path) { try await StoredUsers(path: $0) }
    }
    #expect(error?.code == .badConfiguration)
    #expect(error?.message.contains(path) == true)
    #expect(error?.message.contains("group-service") == true, "\(error?.message ?? "")")
  }

  @Test("a file that can't be opened is named")
  func unreadable() async throws {
    let folder = try TemporaryFolder()
    let error = await #expect(throws: RuntimeError.self) {
      _ = try await StoreOpening.open(folder.path) {
        try await StoredUsers(path: $0)
      }
    }
    #expect(error?.code == .ioFailure)
    #expect(error?.message.contains(folder.path) == true)
  }

  @Test("a store that works is ready, and says so on the admin port's thread")
  func ready() async throws {
    let folder = try TemporaryFolder()
    let store = try await StoredUsers(path: folder.path(of: "store.db"))
    let readiness = StoreReadiness(of: store)
    #expect(readiness.check.name == "store")
    #expect(readiness.check.problem() == nil)
    readiness.stop()
    await store.close()
  }
}
