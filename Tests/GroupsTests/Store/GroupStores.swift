import PostgresStores
import ServiceStore
import Synchronization
import TestSupport
import Testing

@testable import Groups

/// A store under contract: how to open one on a file, and what it is called in the results.
struct GroupStoreMaker: Sendable, CustomTestStringConvertible {
  let name: String
  let open:
    @Sendable (_ path: String, _ limits: GroupLimits, _ now: @escaping WallClock) async throws
      -> any GroupStore

  var testDescription: String { name }

  static let all = [
    GroupStoreMaker(name: "SQLite") { path, limits, now in
      try await StoredGroups(
        database: SQLiteDatabase(path: path, schema: StoredGroups.schema), limits: limits, now: now)
    },
    GroupStoreMaker(name: "PostgreSQL") { _, limits, now in
      try await StoredGroups(
        database: try await PostgresStores.openNew(StoredGroups.schema), limits: limits, now: now)
    },
  ]
}

/// A clock that a test moves.
final class TestClock: Sendable {
  private let time = Mutex(WallTime(microseconds: 1_700_000_000_000_000))

  var now: WallTime { time.withLock { $0 } }

  func advance() {
    time.withLock { $0 = WallTime(microseconds: $0.microseconds + 1_000_000) }
  }
}

/// A store with a file or a database of its own, which is closed with the fixture.
final class GroupStoreFixture: Sendable {
  let store: any GroupStore
  let clock = TestClock()
  private let made = Mutex(0)
  private let folder: TemporaryFolder

  init(_ maker: GroupStoreMaker, limits: GroupLimits = GroupLimits()) async throws {
    folder = try TemporaryFolder()
    store = try await maker.open(folder.path(of: "groups.db"), limits, { [clock] in clock.now })
  }

  deinit {
    let store = store
    Task { await store.close() }
  }

  convenience init(_ maker: GroupStoreMaker, places: Int) async throws {
    var limits = GroupLimits()
    limits.members = places
    try await self.init(maker, limits: limits)
  }

  /// People are numbers in these tests.
  static func id(_ number: Int) -> RecordID { RecordID(value: UInt128(number)) }

  /// - Parameter title: One that no other group has, unless it is given.
  @discardableResult
  func create(_ creator: Int, with members: [Int] = [], title: String? = nil) async throws
    -> GroupRecord
  {
    let number = made.withLock { made in
      made += 1
      return made
    }
    let title = title ?? "Group \(number)"
    let draft = GroupDraft(
      title: title, creatorID: Self.id(creator), memberIDs: members.map(Self.id))
    guard case .carriedOut(let group) = try await store.create(draft, once: nil) else {
      throw Unexpected()
    }
    return group
  }

  /// Who is in the group, as numbers, page by page.
  func members(_ group: RecordID, pageSize: Int = 7) async throws -> [Int] {
    try await records(group, pageSize: pageSize).map { Int($0.userID.value) }
  }

  /// Everybody in the group.
  func records(_ group: RecordID, pageSize: Int = 7) async throws -> [MemberRecord] {
    var all: [MemberRecord] = []
    var after: Int64?
    repeat {
      let (page, _) = try await store.members(
        of: group, for: .service, after: after, limit: pageSize)
      all += page.records
      after = page.next
    } while after != nil
    return all
  }

  func role(_ person: Int, in group: RecordID) async throws -> MemberRole? {
    try await records(group).first { $0.userID == Self.id(person) }?.role
  }

  func group(_ id: RecordID) async throws -> GroupRecord {
    try await store.group(id, for: .service).group
  }

  struct Unexpected: Error {}
}

/// Whether an error is a store's failure that the pattern knows.
func isFailure(_ error: any Error, _ matches: (StoreFailure) -> Bool) -> Bool {
  (error as? StoreFailure).map(matches) ?? false
}
