import People
import PostgresStores
import ServiceStore
import Synchronization
import TestSupport
import Testing

@testable import Profiles

/// The stores under contract: how to open them on a file, and what they are called in the results.
struct ProfileStoreMaker: Sendable, CustomTestStringConvertible {
  let name: String
  let open:
    @Sendable (_ path: String, _ now: @escaping WallClock) async throws
      -> (profiles: any ProfileStore, goals: any GoalStore, people: any PeopleFollowing)

  var testDescription: String { name }

  static let all = [
    ProfileStoreMaker(name: "SQLite") { path, now in
      let database = try await ProfileDatabase(
        database: SQLiteDatabase(path: path, schema: ProfileDatabase.schema), now: now)
      return (database.profiles, database.goals, database)
    },
    ProfileStoreMaker(name: "PostgreSQL") { _, now in
      let database = try await ProfileDatabase(
        database: try await PostgresStores.openNew(ProfileDatabase.schema), now: now)
      return (database.profiles, database.goals, database)
    },
  ]
}

/// A clock that a test moves.
final class TestClock: Sendable {
  private let time = Mutex(WallTime(microseconds: 1_700_000_000_000_000))

  var now: WallTime { time.withLock { $0 } }

  func advance(by span: Duration = .seconds(1)) {
    time.withLock { $0 = $0 - (.zero - span) }
  }
}

/// Both stores with a file or a database of their own, which is closed with the fixture.
final class ProfileStoreFixture: Sendable {
  let profiles: any ProfileStore
  let goals: any GoalStore
  private let people: any PeopleFollowing
  let clock = TestClock()
  let folder: TemporaryFolder

  init(_ maker: ProfileStoreMaker) async throws {
    folder = try TemporaryFolder()
    (profiles, goals, people) = try await maker.open(
      folder.path(of: "profiles.db"), { [clock] in clock.now })
  }

  deinit {
    let profiles = profiles
    Task { await profiles.close() }
  }

  /// As the user directory's deletions are followed.
  func forget(_ user: RecordID) async throws {
    try await people.forget([user], movingTo: "a position")
  }

  func goal(
    of user: Int = 1, _ text: String = "Run", points: UInt32 = 10
  ) async throws -> GoalRecord {
    let draft = GoalDraft(userID: Self.id(user), text: text, term: .long, points: points)
    guard case .carriedOut(let goal) = try await goals.create(draft, once: nil) else {
      throw Unexpected()
    }
    return goal
  }

  /// What a change that is carried out for the first time makes of a goal.
  func carriedOut(
    _ change: (any GoalStore) async throws -> OnceOutcome<GoalRecord>
  ) async throws -> GoalRecord {
    guard case .carriedOut(let goal) = try await change(goals) else { throw Unexpected() }
    return goal
  }

  /// People are numbers in these tests.
  static func id(_ number: Int) -> RecordID { RecordID(value: UInt128(number)) }

  struct Unexpected: Error {}
}

/// Whether an error is a store's failure that the pattern knows.
func isFailure(_ error: any Error, _ matches: (StoreFailure) -> Bool) -> Bool {
  (error as? StoreFailure).map(matches) ?? false
}
