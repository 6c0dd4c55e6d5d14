import DirectoryAPI
import Identity
import RPCCore
import ServiceStore
import TLS
import Testing

@Suite("Who bears a token", .timeLimit(.minutes(1)))
struct TokenAuthenticatorTests {
  private let source = TestKeys()
  private let clock = TestClock()
  private let events = Told()

  /// - Parameter pause: None, or longer than any test.
  private func authenticator(pause: Duration = .zero, room: Int = 100) -> TokenAuthenticator {
    var timing = TokenAuthenticator.Timing()
    timing.pause = pause
    return TokenAuthenticator(
      source, timing: timing, room: room, clock: { [clock] in clock.now },
      report: { [events] event in
        let text =
          switch event {
          case .keysChanged(let ids): "keys \(ids.joined(separator: ","))"
          case .fetchFailed(let error, let isHelpless): "\(error.code) \(isHelpless)"
          }
        events.add(text)
      })
  }

  private func token(_ key: TestKeys.Key, user: String = "ada") throws -> String {
    try AccessToken(
      userID: user, sessionID: "s-\(user)", issuer: TestKeys.issuer, at: clock.now
    ).signed(with: key.privateKey, id: key.id)
  }

  private func code(_ authenticator: TokenAuthenticator, _ token: String) async -> StatusCode {
    do throws(RPCError) {
      _ = try await authenticator.user(bearing: token)
      return .ok
    } catch {
      return error.code
    }
  }

  @Test("is told by the directory's keys, which are asked for once")
  func users() async throws {
    let key = try source.add("k1")
    let authenticator = authenticator(pause: .seconds(3600))
    for user in ["ada", "bob", "ada"] {
      let found = try await authenticator.user(bearing: try token(key, user: user))
      #expect(found == UserIdentity(id: user, sessionID: "s-\(user)"))
    }
    #expect(source.fetches == 1)
    #expect(events.all == ["keys k1"])
  }

  @Test("is told while the directory is away, by the keys of before")
  func directoryAway() async throws {
    let key = try source.add("k1")
    let authenticator = authenticator()
    #expect(await code(authenticator, try token(key)) == .ok)
    source.fail(with: RPCError(.unavailable, "away"))
    #expect(await code(authenticator, try token(key, user: "bob")) == .ok)
    // A key that may be new can't be asked for.
    let unknown = TestKeys.Key(id: "k2", privateKey: try Ed25519PrivateKey())
    #expect(await code(authenticator, try token(unknown)) == .unauthenticated)
    #expect(events.all.last == "UNAVAILABLE false")
    #expect(await code(authenticator, try token(key, user: "carol")) == .ok)
  }

  @Test("can't be told before the directory has given a key, and that is said")
  func noKeys() async throws {
    let key = try source.add("k1")
    source.fail(with: RPCError(.unavailable, "away"))
    let authenticator = authenticator()
    let text = try token(key)
    let error = await #expect(throws: RPCError.self) { try await authenticator.user(bearing: text) }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("keys") == true)
    #expect(events.all == ["UNAVAILABLE true"])
    source.fail(with: nil)
    #expect(await code(authenticator, text) == .ok)
  }

  @Test("is told by a key that is new since the last look")
  func rotation() async throws {
    let first = try source.add("k1")
    let authenticator = authenticator()
    #expect(await code(authenticator, try token(first)) == .ok)
    let second = try source.add("k2")
    #expect(await code(authenticator, try token(second, user: "bob")) == .ok)
    #expect(await code(authenticator, try token(first, user: "carol")) == .ok)
    #expect(source.fetches == 2)
    #expect(events.all == ["keys k1", "keys k1,k2"])
  }

  @Test("is told no more by a key that was taken back, not even for a token that was known")
  func withdrawal() async throws {
    let first = try source.add("k1")
    let authenticator = authenticator()
    let known = try token(first)
    #expect(await code(authenticator, known) == .ok)
    source.remove("k1")
    let second = try source.add("k2")
    #expect(await code(authenticator, try token(second)) == .ok)
    #expect(await code(authenticator, known) == .unauthenticated)
  }

  @Test("has the directory asked for unknown keys once in a while, however many tokens bear them")
  func floodOfUnknownKeys() async throws {
    let key = try source.add("k1")
    let authenticator = authenticator(pause: .seconds(3600))
    #expect(await code(authenticator, try token(key)) == .ok)
    for number in 0..<50 {
      let unknown = TestKeys.Key(id: "u\(number)", privateKey: try Ed25519PrivateKey())
      #expect(await code(authenticator, try token(unknown)) == .unauthenticated)
    }
    #expect(source.fetches == 1)
  }

  @Test("is told by one answer of the directory to all who wait for it")
  func sharedFetch() async throws {
    let key = try source.add("k1")
    let authenticator = authenticator(pause: .seconds(3600))
    source.hold()
    let tokens = try (0..<20).map { try token(key, user: "user\($0)") }
    let codes = await withTaskGroup(of: StatusCode.self) { group in
      for token in tokens { group.addTask { await code(authenticator, token) } }
      while source.fetches == 0 { await Task.yield() }
      source.release()
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes == Array(repeating: .ok, count: 20))
    #expect(source.fetches == 1)
  }

  @Test("isn't told by a token that was known and has expired since")
  func expiry() async throws {
    let key = try source.add("k1")
    let authenticator = authenticator()
    let text = try token(key)
    #expect(await code(authenticator, text) == .ok)
    clock.advance(by: 15 * 60 + AccessToken.leeway - 1)
    #expect(await code(authenticator, text) == .ok)
    clock.advance(by: 1)
    #expect(await code(authenticator, text) == .unauthenticated)
  }

  @Test("isn't told by a token that was known, once its key's time is over")
  func keyExpiry() async throws {
    let end = WallTime(microseconds: clock.now.microseconds + 60_000_000)
    let key = try source.add("k1", expiresAt: end)
    let authenticator = authenticator()
    let text = try token(key)
    #expect(await code(authenticator, text) == .ok)
    clock.advance(by: 60)
    #expect(await code(authenticator, text) == .unauthenticated)
  }

  @Test("is told by many more tokens than there is room to keep")
  func manyTokens() async throws {
    let key = try source.add("k1")
    let authenticator = authenticator(room: 8)
    let tokens = try (0..<40).map { try token(key, user: "user\($0)") }
    for _ in 0..<2 {
      for (number, token) in tokens.enumerated() {
        #expect(try await authenticator.user(bearing: token).id == "user\(number)")
      }
    }
  }

  @Test("is told from many threads while keys come and go")
  func threads() async throws {
    let key = try source.add("k0")
    let authenticator = authenticator(room: 16)
    let tokens = try (0..<32).map { try token(key, user: "user\($0)") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<6 {
        group.addTask {
          for round in 0..<40 {
            let number = (task * 7 + round) % tokens.count
            let user = try await authenticator.user(bearing: tokens[number])
            #expect(user.id == "user\(number)")
          }
        }
      }
      group.addTask {
        for number in 1..<10 {
          let fresh = try source.add("k\(number)")
          let user = try await authenticator.user(bearing: try token(fresh, user: "new"))
          #expect(user.id == "new")
          source.remove("k\(number)")
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("is told from the start, by keys that were fetched in the background")
  func background() async throws {
    let key = try source.add("k1")
    let authenticator = authenticator(pause: .seconds(3600))
    authenticator.start()
    while events.all.isEmpty { await Task.yield() }
    #expect(await code(authenticator, try token(key)) == .ok)
    #expect(source.fetches == 1)
    authenticator.stop()
  }

  @Test("keys cross the wire as they are, and those of no known kind are left out")
  func keysOnTheWire() throws {
    _ = try source.add("k1")
    _ = try source.add("k2", expiresAt: WallTime(microseconds: 1_700_000_000_000_001))
    var response = GetSigningKeysResponse(source.keys)
    #expect(SigningKeys(response) == source.keys)
    response.keys[0].publicKey.append(0)
    response.keys[1].id = "not a name"
    #expect(SigningKeys(response).keys == [])
  }
}
