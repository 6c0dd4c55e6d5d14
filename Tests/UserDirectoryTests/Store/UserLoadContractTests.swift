import Normalization
import ServiceStore
import Synchronization
import Testing

@testable import UserDirectory

/// How every store of accounts takes in many people at once.
@Suite("A load into a user store")
struct UserLoadContractTests {
  private func people(_ emails: some Sequence<String>) throws -> [NewUser] {
    try emails.map { NewUser(email: try EmailAddress($0), displayName: "Name of \($0)") }
  }

  /// "created", "exists" or "refused" of each.
  private func words(_ outcomes: [LoadOutcome]) -> [String] {
    outcomes.map { outcome in
      switch outcome {
      case .created: "created"
      case .exists: "exists"
      case .refused(let failure): "refused: \(RPCErrorText.of(failure))"
      }
    }
  }

  private enum RPCErrorText {
    static func of(_ failure: StoreFailure) -> String {
      switch failure {
      case .requestIDReused: "request id"
      case .notFound: "not found"
      default: "\(failure)"
      }
    }
  }

  @Test("says of everybody what became of them, in their order", arguments: UserStoreMaker.all)
  func outcomes(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let ann = try await fixture.add("ann@x")
    let outcomes = try await fixture.store.load(
      try people(["bob@x", "ANN@x", "kim@x", "Bob@X"]))
    #expect(words(outcomes) == ["created", "exists", "created", "exists"])
    guard case .exists(ann.id) = outcomes[1], case .created(let bob) = outcomes[0],
      case .exists(bob) = outcomes[3]
    else { throw UserStoreFixture.Unexpected() }
    #expect(try await fixture.store.user(bob)?.displayName == "Name of bob@x")
    #expect(try await fixture.find("b@") == ["bob@x"])
    #expect(try await fixture.store.load([]).isEmpty)
  }

  @Test("of many pieces is whole, in order, and can be found", arguments: UserStoreMaker.all)
  func manyPieces(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let emails = (0..<1_500).map { "user\($0)@example.com" }
    let outcomes = try await fixture.store.load(try people(emails))
    #expect(words(outcomes).allSatisfy { $0 == "created" })
    let listed = try await fixture.store.list(after: nil, limit: 2_000).records
    #expect(listed.map(\.email) == emails)
    #expect(try await fixture.find("user1499") == ["user1499@example.com"])
  }

  @Test("carries each request out once, and refuses a reused id", arguments: UserStoreMaker.all)
  func replay(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    func person(_ email: String, request: [UInt8]) throws -> NewUser {
      let key = RequestKey(method: "LoadUsers", id: RecordID(value: 1), request: request)
      return NewUser(
        email: try EmailAddress(email), displayName: "A",
        once: OnceOnly<UserRecord>(key: key) { _ in [] })
    }
    let first = try await fixture.store.load([try person("ann@x", request: [1])])
    let again = try await fixture.store.load([
      try person("ann@x", request: [1]), try person("bob@x", request: [2]),
      NewUser(email: try EmailAddress("kim@x"), displayName: "K"),
    ])
    #expect(words(again) == ["created", "refused: request id", "created"])
    guard case .created(let ann) = first[0], case .created(ann) = again[0] else {
      throw UserStoreFixture.Unexpected()
    }
    try await fixture.store.delete(ann, expecting: nil)
    let late = try await fixture.store.load([try person("ann@x", request: [1])])
    #expect(words(late) == ["refused: not found"])
  }

  @Test(
    "lets the writes of others through between its pieces, and two loads share the way",
    arguments: UserStoreMaker.all)
  func fairness(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let store = fixture.store
    // Many more than one piece takes.
    let loads = try (0..<2).map { load in try people((0..<3_000).map { "\(load)-\($0)@x" }) }
    let over = OverCount()
    async let first = loaded(loads[0], into: store, over)
    async let second = loaded(loads[1], into: store, over)
    var between = 0
    var number = 0
    while over.count == 0 {
      try await fixture.add("other\(number)@x")
      number += 1
      if over.count == 0 { between += 1 }
    }
    _ = try await (first, second)
    #expect(between > 0, "no write came through")
    #expect(try await store.list(after: nil, limit: 9_000).records.count == 6_000 + number)
  }

  private func loaded(
    _ people: [NewUser], into store: any UserStore, _ over: OverCount
  ) async throws -> [LoadOutcome] {
    defer { over.increment() }
    return try await store.load(people)
  }

  /// How many loads are over.
  private final class OverCount: Sendable {
    private let value = Mutex(0)

    var count: Int { value.withLock { $0 } }
    func increment() { value.withLock { $0 += 1 } }
  }
}
