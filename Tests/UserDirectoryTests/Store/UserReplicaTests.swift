import Normalization
import ServiceStore
import TestSupport
import Testing

@testable import UserDirectory

/// What only shows where several stores share one database.
@Suite("Replicas of the user store on one PostgreSQL")
struct UserReplicaTests {
  private let folder: TemporaryFolder
  private let clock = TestClock()
  private let stores: [StoredUsers]

  init() async throws {
    folder = try TemporaryFolder()
    let (path, clock) = (folder.path(of: "users.db"), clock)
    stores = [
      try await UserDatabases.open(path, now: { clock.now }),
      try await UserDatabases.open(path, now: { clock.now }),
    ]
  }

  private func close() async {
    for store in stores { await store.close() }
  }

  private func once(_ id: RecordID, _ request: [UInt8]) -> OnceOnly<UserRecord> {
    OnceOnly(key: RequestKey(method: "CreateUser", id: id, request: request)) { $0.id.bytes }
  }

  @Test("of racing creates of one address, one succeeds and all others find it taken")
  func racingCreates() async throws {
    for round in 0..<5 {
      let email = try EmailAddress("race\(round)@example.com")
      let outcomes = await withTaskGroup(of: String.self) { group in
        for number in 0..<6 {
          let store = stores[number % 2]
          group.addTask {
            do throws(StoreFailure) {
              _ = try await store.create(email: email, displayName: "Ann", once: nil)
              return "made"
            } catch {
              guard case .alreadyExists = error else { return "\(error)" }
              return "exists"
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outcomes.sorted() == ["exists", "exists", "exists", "exists", "exists", "made"])
    }
    await close()
  }

  @Test("a request that is repeated at another replica is carried out once")
  func replay() async throws {
    let id = RecordID(value: 77)
    let email = try EmailAddress("ann@example.com")
    var ids: [[UInt8]] = []
    for store in stores + stores {
      switch try await store.create(email: email, displayName: "Ann", once: once(id, [1])) {
      case .carriedOut(let user): ids.append(user.id.bytes)
      case .replayed(let answer): ids.append(answer)
      }
    }
    #expect(Set(ids).count == 1)
    await #expect(throws: StoreFailure.self) {
      _ = try await stores[1].create(email: email, displayName: "Bob", once: once(id, [2]))
    }
    await close()
  }

  @Test("attempts to sign in are counted together")
  func throttles() async throws {
    let email = try EmailAddress("ann@example.com")
    let place = Place(name: "192.0.2.1")
    var letThrough = 0
    for number in 0..<30 {
      do throws(StoreFailure) {
        _ = try await stores[number % 2].beginSignIn(email, from: place)
        letThrough += 1
      } catch {
        guard case .throttled = error else { throw error }
      }
    }
    #expect(letThrough == SignInRules().attemptsByAccount.burst)
    await close()
  }

  @Test("a refresh token that is used again at another replica ends its whole family")
  func refreshReplay() async throws {
    let email = try EmailAddress("ann@example.com")
    _ = try await stores[0].create(
      email: email, displayName: "Ann", password: try .cheap(of: "right"), once: nil)
    let attempt = try await stores[0].beginSignIn(email, from: .here)
    let opened = try #require(try await stores[0].openSession(attempt, .draft(), upgraded: nil))
    func refresh(_ token: RefreshToken, at replica: Int) async throws -> RefreshOutcome {
      try await stores[replica].refresh(token, salt: Array(repeating: 3, count: 32))
    }
    guard case .refreshed(let second) = try await refresh(opened.token, at: 1),
      case .refreshed(let third) = try await refresh(second.token, at: 0)
    else { throw UserStoreFixture.Unexpected() }
    guard case .replayed(user: opened.user.id) = try await refresh(opened.token, at: 1),
      case .unknown = try await refresh(third.token, at: 0)
    else { throw UserStoreFixture.Unexpected() }
    #expect(try await stores[0].sessions(of: opened.user.id).isEmpty)
    await close()
  }

  @Test("of replicas that make a signing key at once, one makes it for all")
  func signingKeys() async throws {
    let keys = try await withThrowingTaskGroup(of: [String].self) { group in
      for number in 0..<4 {
        let store = stores[number % 2]
        group.addTask {
          try await store.signingKeys { _ in (sealed: [1], public: [2]) }.map(\.times.id)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(keys).count == 1)
    #expect(keys.first?.count == 1)
    await close()
  }

  @Test("a follower at one replica is told everything that racing writers do at both, in order")
  func watching() async throws {
    let (writers, perWriter) = (4, 15)
    async let writing: Void = withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<writers {
        let store = stores[writer % 2]
        group.addTask {
          for number in 0..<perWriter {
            _ = try await store.create(
              email: try EmailAddress("w\(writer).\(number)@example.com"), displayName: "W",
              once: nil)
          }
        }
      }
      try await group.waitForAll()
    }
    var position = ChangeNumber.none
    var seen: [String] = []
    while seen.count < writers * perWriter {
      let page = try await stores[1].news(after: position, onlyDeletions: false, limit: 7)
      for case .present(let user) in page.changes { seen.append(user.email) }
      #expect(page.position >= position)
      if page.changes.isEmpty {
        _ = try await stores[1].changeSignal.wait(past: position, atMost: .seconds(5))
      }
      position = page.position
    }
    try await writing
    #expect(Set(seen).count == writers * perWriter)
    for writer in 0..<writers {
      let own = seen.filter { $0.hasPrefix("w\(writer).") }
      #expect(own == (0..<perWriter).map { "w\(writer).\($0)@example.com" })
    }
    await close()
  }

  @Test("a load that is repeated at another replica makes nobody twice")
  func loads() async throws {
    let people = try (0..<700).map { number in
      NewUser(
        email: try EmailAddress("p\(number)@example.com"), displayName: "P",
        once: once(RecordID(value: UInt128(1_000 + number)), [UInt8(number % 251)]))
    }
    async let first = stores[0].load(people)
    async let second = stores[1].load(people)
    let (left, right) = try await (first, second)
    for (one, other) in zip(left, right) {
      guard case .created(let id) = one, case .created(id) = other else {
        Issue.record("\(one) and \(other)")
        break
      }
    }
    #expect(try await stores[0].list(after: nil, limit: 2_000).records.count == 700)
    await close()
  }
}
