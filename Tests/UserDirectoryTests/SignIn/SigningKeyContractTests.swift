import Identity
import RPCCore
import ServiceStore
import Synchronization
import TLS
import Testing

@testable import UserDirectory

/// How every store of accounts keeps the keys that sign.
@Suite("A user store, for signing keys")
struct SigningKeyContractTests {
  func keys(_ store: any UserStore, made: Counted? = nil) async throws -> [SigningKeyRecord] {
    try await store.signingKeys { id in
      made?.count.add(1, ordering: .relaxed)
      return (Array("private \(id)".utf8), Array("public \(id)".utf8))
    }
  }

  final class Counted: Sendable {
    let count = Atomic(0)
  }

  @Test(
    "shows a key a day before it signs, and for as long as its tokens hold",
    arguments: UserStoreMaker.all)
  func rotation(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let day = Duration.seconds(24 * 3600)
    let start = fixture.clock.now
    let first = try #require(try await keys(fixture.store).first)
    #expect(first.times.signTime == start)
    #expect(first.times.retireTime == start + day * 7)
    #expect(first.sealedKey == Array("private \(first.times.id)".utf8))
    fixture.clock.advance(by: day * 6 - .seconds(1))
    #expect(try await keys(fixture.store) == [first])
    fixture.clock.advance(by: .seconds(1))
    let both = try await keys(fixture.store)
    let second = try #require(both.last)
    #expect(both == [first, second])
    #expect(second.times.signTime == first.times.retireTime)
    func signer() throws -> String? {
      SigningKeySchedule.signer(both.map(\.times), at: fixture.clock.now)?.id
    }
    #expect(try signer() == first.times.id)
    fixture.clock.advance(by: day)
    #expect(try signer() == second.times.id)
    // The last token of the first one holds for 15 minutes, and clocks may differ.
    fixture.clock.advance(by: AccessToken.lifetime + .seconds(299))
    #expect(try await keys(fixture.store) == both)
    fixture.clock.advance(by: .seconds(1))
    #expect(try await keys(fixture.store) == [second])
  }

  @Test("has a key that signs at once after a rest of any length", arguments: UserStoreMaker.all)
  func rest(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let first = try await keys(fixture.store)
    fixture.clock.advance(by: .seconds(3600 * 24 * 100))
    let later = try await keys(fixture.store)
    #expect(later.count == 1)
    #expect(later != first)
    #expect(later.first?.times.signTime == fixture.clock.now)
  }

  @Test(
    "makes one key for all who ask at once, and has it after a restart",
    arguments: UserStoreMaker.all)
  func parallel(_ maker: UserStoreMaker) async throws {
    let fixture = try await UserStoreFixture(maker)
    let made = Counted()
    let seen = try await withThrowingTaskGroup(of: [SigningKeyRecord].self) { group in
      for _ in 0..<20 { group.addTask { try await keys(fixture.store, made: made) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(seen.count == 1)
    // Where a transaction is repeated, what it made is dropped.
    let count = made.count.load(ordering: .relaxed)
    #expect(maker.isServer ? count >= 1 : count == 1)
    let store = try await fixture.reopened()
    #expect(try await keys(store) == seen.first)
    await store.close()
  }
}

@Suite("The signing keys of the directory")
struct DirectorySigningKeysTests {
  let fixture: UserStoreFixture

  init() async throws {
    fixture = try await UserStoreFixture(UserStoreMaker.all[0])
  }

  func source(_ box: KeyBox = KeyBox(nil)) -> DirectorySigningKeys {
    DirectorySigningKeys(
      store: fixture.store, issuer: "test", box: box, now: { [fixture] in fixture.clock.now })
  }

  func session() -> SessionRecord {
    SessionRecord(
      id: RecordID(value: 2), userID: RecordID(value: 1), device: "",
      createTime: fixture.clock.now, refreshTime: fixture.clock.now,
      expireTime: fixture.clock.now)
  }

  @Test("sign tokens that whoever has the public ones can verify, over every change of keys")
  func tokens() async throws {
    let keys = source()
    // Another process on the same store, which has its own idea of what it read when.
    let replica = source()
    var ids: Set<String> = []
    for hour in 0..<24 * 20 {
      let signing = hour.isMultiple(of: 2) ? keys : replica
      let verifying = hour.isMultiple(of: 2) ? replica : keys
      let token = try await signing.token(for: session())
      let shown = try await verifying.signingKeys()
      let read = try AccessToken(verifying: token.text, with: shown, at: fixture.clock.now)
      #expect(read.userID == RecordID(value: 1).description)
      #expect(read.sessionID == RecordID(value: 2).description)
      #expect(read.issuer == "test")
      let end = fixture.clock.now + AccessToken.lifetime
      #expect(token.expireTime == end)
      // It holds to its end, whatever key signs by then.
      fixture.clock.advance(by: .seconds(899))
      _ = try AccessToken(
        verifying: token.text, with: try await verifying.signingKeys(), at: fixture.clock.now)
      ids.formUnion(shown.keys.map(\.id))
      fixture.clock.advance(by: .seconds(2701))
    }
    #expect(ids.count == 3)
  }

  @Test("are shown before they sign, to whoever reads them once a day")
  func shownBefore() async throws {
    let keys = source()
    var shown = try await keys.signingKeys()
    for _ in 0..<30 {
      fixture.clock.advance(by: .seconds(23 * 3600))
      let token = try await keys.token(for: session())
      // With what was read the day before.
      _ = try AccessToken(verifying: token.text, with: shown, at: fixture.clock.now)
      shown = try await keys.signingKeys()
    }
  }

  @Test("lie in the store sealed if there is a key for that, and open with no other")
  func sealing() async throws {
    let key = try #require(SealingKey(Array(repeating: 3, count: 32)))
    let sealed = source(KeyBox(key))
    let token = try await sealed.token(for: session())
    #expect(try await !fixture.fileContains("PRIVATE KEY"))
    // A new process with the same key signs with it, and verifies what it signed.
    let again = source(KeyBox(key))
    _ = try AccessToken(
      verifying: token.text, with: try await again.signingKeys(), at: fixture.clock.now)
    for box in [KeyBox(nil), KeyBox(SealingKey(Array(repeating: 4, count: 32)))] {
      await #expect {
        try await source(box).prepare()
      } throws: { error in
        (error as? RuntimeError)?.code == .badConfiguration
      }
    }
  }

  @Test("that lie there as they are go on to sign when new ones get sealed")
  func unsealed() async throws {
    let token = try await source().token(for: session())
    #expect(try await fixture.fileContains("PRIVATE KEY"))
    let sealed = source(KeyBox(SealingKey(Array(repeating: 3, count: 32))))
    try await sealed.prepare()
    _ = try AccessToken(
      verifying: token.text, with: try await sealed.signingKeys(), at: fixture.clock.now)
  }

  @Test("outlive a store that is away for a while")
  func outage() async throws {
    let keys = source()
    try await keys.prepare()
    await fixture.store.close()
    fixture.clock.advance(by: .seconds(3600))
    _ = try await keys.token(for: session())
    #expect(try await keys.signingKeys().keys.count == 1)
    fixture.clock.advance(by: .seconds(3600 * 24 * 8))
    await #expect(throws: RPCError.self) { _ = try await keys.token(for: session()) }
  }
}
