import ServiceStore
import Synchronization
import TestSupport
import Testing

@testable import Groups

/// A store under contract: how to open one on a file, and what it is called in the results.
struct GroupStoreMaker: Sendable, CustomTestStringConvertible {
  let name: String
  let open:
    @Sendable (_ path: String, _ places: Int, _ now: @escaping WallClock) async throws
      -> any GroupStore

  var testDescription: String { name }

  static let all = [
    GroupStoreMaker(name: "SQLite") { path, places, now in
      try await SQLiteGroupStore(path: path, maximumMembers: places, now: now)
    }
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

/// A store in a folder of its own, which goes with it.
final class GroupStoreFixture: Sendable {
  let store: any GroupStore
  let clock = TestClock()
  private let folder: TemporaryFolder

  init(_ maker: GroupStoreMaker, places: Int = 20_000) async throws {
    folder = try TemporaryFolder()
    store = try await maker.open(folder.path(of: "groups.db"), places, { [clock] in clock.now })
  }

  /// People are numbers in these tests.
  static func id(_ number: Int) -> RecordID { RecordID(value: UInt128(number)) }

  @discardableResult
  func create(_ creator: Int, with members: [Int] = [], title: String = "Choir") async throws
    -> GroupRecord
  {
    let draft = GroupDraft(
      title: title, creatorID: Self.id(creator), memberIDs: members.map(Self.id))
    guard case .carriedOut(let group) = try await store.create(draft, once: nil) else {
      throw Unexpected()
    }
    return group
  }

  /// Who is in the group, as numbers.
  func members(_ group: RecordID) async throws -> [Int] {
    try await store.group(group)?.members.map { Int($0.userID.value) } ?? []
  }

  struct Unexpected: Error {}
}

/// Whether an error is a store's failure that the pattern knows.
func isFailure(_ error: any Error, _ matches: (StoreFailure) -> Bool) -> Bool {
  (error as? StoreFailure).map(matches) ?? false
}
