import Identity
import LinuxIO
import RPCCore
import ServiceStore
import TLS

/// A directory that signs, for tests: its keys, its tokens, and what it answers.
final class TestKeys: SigningKeySource {
  struct Key: Sendable {
    let id: String
    let privateKey: Ed25519PrivateKey
  }

  private struct State {
    var published: [SigningKeys.Key] = []
    var failure: RPCError?
    var isStuck = false
    var fetches = 0
    var stuck: [CheckedContinuation<Void, Never>] = []
  }

  static let issuer = "spiffe://rollcall.test/user-directory"

  private let state = Lock(State())

  /// A new key that is published.
  func add(_ id: String, expiresAt: WallTime? = nil) throws -> Key {
    let key = try Ed25519PrivateKey()
    let published = SigningKeys.Key(id: id, publicKey: key.publicKey, expiresAt: expiresAt)
    state.withLock { $0.published.append(published) }
    return Key(id: id, privateKey: key)
  }

  func remove(_ id: String) { state.withLock { $0.published.removeAll { $0.id == id } } }

  /// From now on it answers with that; `nil`: with its keys.
  func fail(with error: RPCError?) { state.withLock { $0.failure = error } }

  /// From now on answers wait for ``release()``.
  func hold() { state.withLock { $0.isStuck = true } }

  func release() {
    let stuck = state.withLock { state in
      state.isStuck = false
      defer { state.stuck = [] }
      return state.stuck
    }
    for continuation in stuck { continuation.resume() }
  }

  /// How often it was asked.
  var fetches: Int { state.withLock { $0.fetches } }

  var keys: SigningKeys {
    SigningKeys(issuer: Self.issuer, keys: state.withLock { $0.published })
  }

  func signingKeys() async throws(RPCError) -> SigningKeys {
    let isStuck = state.withLock { state in
      state.fetches += 1
      return state.isStuck
    }
    if isStuck {
      await withCheckedContinuation { continuation in
        let isFree = state.withLock { state in
          if state.isStuck { state.stuck.append(continuation) }
          return !state.isStuck
        }
        if isFree { continuation.resume() }
      }
    }
    if let failure = state.withLock({ $0.failure }) { throw failure }
    return keys
  }
}

/// A clock that tests move.
final class TestClock: Sendable {
  private let seconds: Lock<Int64>

  init(_ seconds: Int64 = 1_700_000_000) { self.seconds = Lock(seconds) }

  var now: WallTime { WallTime(microseconds: seconds.withLock { $0 } * 1_000_000) }

  func advance(by span: Int64) { seconds.withLock { $0 += span } }
}

extension AccessToken {
  /// Of "ada", from now on.
  static func ada(at now: WallTime) -> AccessToken {
    AccessToken(userID: "ada", sessionID: "s1", issuer: TestKeys.issuer, at: now)
  }
}

/// What was reported, in order.
final class Told: Sendable {
  private let texts = Lock<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func add(_ text: String) { texts.withLock { $0.append(text) } }
}
