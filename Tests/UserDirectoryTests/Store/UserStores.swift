import EventLoop
import Foundation
import Normalization
import Postgres
import ServiceStore
import Synchronization
import TestSupport
import Testing

@testable import UserDirectory

/// A store under contract: how to open one on a file, and what it is called in the results.
struct UserStoreMaker: Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether a page of a search may hold fewer people than there is room for, and not be the last.
  var endsPagesEarly = false
  /// Whether replicas can share it.
  var isServer = false
  let open: @Sendable (_ path: String, _ now: @escaping WallClock) async throws -> any UserStore

  var testDescription: String { name }

  static let all = [
    UserStoreMaker(name: "SQLite") { path, now in
      try await StoredUsers(path: path, now: now)
    },
    UserStoreMaker(name: "SQLite, in blocks of few people", endsPagesEarly: true) { path, now in
      try await StoredUsers(path: path, blockBytes: 400, maximumBlocks: 3, now: now)
    },
    UserStoreMaker(name: "SQLite, with every search on a thread of the store's") { path, now in
      try await StoredUsers(path: path, blockBytes: 300, blocksAtOnce: 0, now: now)
    },
    UserStoreMaker(name: "PostgreSQL", isServer: true) { path, now in
      try await UserDatabases.open(path, now: now)
    },
  ]

  /// With those that search by other ways.
  static let searches =
    all + [
      UserStoreMaker(
        name: "PostgreSQL, a few people at a time", endsPagesEarly: true, isServer: true
      ) { path, now in
        var bounds = SearchBounds()
        (bounds.walked, bounds.gathered) = (7, 5)
        return try await UserDatabases.open(path, search: bounds, now: now)
      },
      UserStoreMaker(name: "PostgreSQL, walking", isServer: true) { path, now in
        var bounds = SearchBounds()
        bounds.walks = true
        return try await UserDatabases.open(path, search: bounds, now: now)
      },
    ]
}

/// Databases of the tests' own PostgreSQL, for stores that are opened by a path: one for each path.
enum UserDatabases {
  private static let addresses = Mutex<[String: String]>([:])
  private static let loops = Result { try LoopGroup(count: 1, name: "user-stores") }

  static func address(for path: String) async throws -> String {
    if let known = addresses.withLock({ $0[path] }) { return known }
    let address = try await PostgresServer.shared().database()
    addresses.withLock { $0[path] = address }
    return address
  }

  /// One more replica of the store at a path.
  static func open(
    _ path: String, search: SearchBounds = SearchBounds(), now: @escaping WallClock
  ) async throws -> StoredUsers {
    var settings = PostgresDatabase.Settings()
    settings.sessions = 4
    let database = try await PostgresDatabase.open(
      try PostgresAddress(try await address(for: path)), schema: StoredUsers.schema,
      loops: try loops.get(), settings: settings)
    return StoredUsers(over: database, search: search, now: now)
  }

  /// Everything that is in the database, as text.
  static func dump(_ path: String) async throws -> String {
    let address = try await address(for: path)
    var dump = ""
    for table in try await PostgresServer.shared().sql(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public'", on: address
    ).split(separator: "\n") {
      dump += try await PostgresServer.shared().sql("SELECT * FROM \(table)", on: address)
    }
    return dump
  }
}

/// A clock that a test moves.
final class TestClock: Sendable {
  private let time = Mutex(WallTime(microseconds: 1_700_000_000_000_000))

  var now: WallTime { time.withLock { $0 } }

  func advance(by span: Duration = .seconds(1)) {
    time.withLock { $0 = $0 + span }
  }
}

/// A store in a folder of its own, which goes with it.
final class UserStoreFixture: Sendable {
  let store: any UserStore
  let clock = TestClock()
  private let maker: UserStoreMaker
  private let folder: TemporaryFolder

  init(_ maker: UserStoreMaker) async throws {
    self.maker = maker
    folder = try TemporaryFolder()
    store = try await maker.open(folder.path(of: "users.db"), { [clock] in clock.now })
  }

  deinit {
    let store = store
    Task { await store.close() }
  }

  func reopened() async throws -> any UserStore {
    await store.close()
    return try await maker.open(folder.path(of: "users.db"), { [clock] in clock.now })
  }

  /// Whether the bytes of the text are anywhere in the files of the store.
  func fileContains(_ text: String) async throws -> Bool {
    try await fileContains(bytes: Array(text.utf8))
  }

  func fileContains(bytes: [UInt8]) async throws -> Bool {
    if maker.isServer {
      let dump = try await UserDatabases.dump(folder.path(of: "users.db"))
      let hex = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      return dump.contains(String(decoding: bytes, as: UTF8.self)) || dump.contains(hex)
    }
    for name in ["users.db", "users.db-wal"] {
      guard let data = FileManager.default.contents(atPath: folder.path(of: name)) else { continue }
      if data.range(of: Data(bytes)) != nil { return true }
    }
    return false
  }

  @discardableResult
  func add(_ email: String, name: String = "Somebody") async throws -> UserRecord {
    let outcome = try await store.create(
      email: try EmailAddress(email), displayName: name, once: nil)
    guard case .carriedOut(let user) = outcome else { throw Unexpected() }
    return user
  }

  /// - Returns: Whether the address had no account.
  func addIfFree(_ email: String) async throws -> Bool {
    do {
      try await add(email)
      return true
    } catch StoreFailure.alreadyExists {
      return false
    }
  }

  /// Every address that the term finds, over as many pages as it takes.
  func find(
    _ term: String, excluding excluded: Set<RecordID> = [], pageSize: Int = 100
  ) async throws -> [String] {
    var found: [String] = []
    var position: SearchPosition?
    repeat {
      let page = try await store.search(
        try SearchTerm(term), excluding: excluded, after: position, limit: pageSize)
      found += page.records.map(\.email)
      position = page.next
      #expect(page.records.count <= pageSize)
      #expect(page.records.count == pageSize || position == nil || maker.endsPagesEarly)
    } while position != nil
    return found
  }

  struct Unexpected: Error {}
}

/// Whether an error is a store's failure that the pattern knows.
func isFailure(
  _ error: any Error, _ matches: (StoreFailure) -> Bool
) -> Bool {
  (error as? StoreFailure).map(matches) ?? false
}
