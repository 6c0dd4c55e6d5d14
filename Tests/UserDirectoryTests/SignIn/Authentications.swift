import Argon2
import DirectoryAPI
import Identity
import Normalization
import RPCCore
import ServiceRuntime
import ServiceStore

@testable import UserDirectory

extension UserDirectoryHandlers {
  /// With hashes that take no time to speak of, and nobody to count.
  init(
    store: any UserStore, hasher: PasswordHasher? = nil,
    now: @escaping WallClock = WallTime.now
  ) throws {
    let hasher = try hasher ?? PasswordHasher(.cheap())
    self.init(
      store: store,
      authentication: Authentication(
        store: store, hasher: hasher,
        keys: DirectorySigningKeys(store: store, issuer: "test", box: KeyBox(nil), now: now),
        metrics: SignInMetrics(MetricsRegistry(), hasher: hasher)))
  }
}

extension Place {
  static let here = Place(name: "here")
  static let there = Place(name: "there")
}

extension Argon2Hash {
  /// The hash of a password, fast to make and to check.
  static func cheap(of password: String) throws -> Argon2Hash {
    try Argon2Hash.hash(
      Array(password.utf8), salt: Array(repeating: 1, count: Argon2Hash.saltBytes),
      Argon2Parameters(memoryKiB: 64, passes: 1))
  }
}

extension SessionDraft {
  /// With another secret for each seed.
  static func draft(_ seed: UInt8 = 1, device: String = "test") -> SessionDraft {
    SessionDraft(device: device, secret: Array(repeating: seed, count: 32))
  }
}

extension UserStoreFixture {
  /// An account with the hash of a password.
  func add(_ email: String, password: String) async throws -> UserRecord {
    let outcome = try await store.create(
      email: try EmailAddress(email), displayName: "Somebody",
      password: try Argon2Hash.cheap(of: password), once: nil)
    guard case .carriedOut(let user) = outcome else { throw Unexpected() }
    return user
  }

  func attempt(_ email: String, from place: Place = .here) async throws -> SignInAttempt {
    try await store.beginSignIn(try EmailAddress(email), from: place)
  }

  /// Signs in without looking at the password.
  func signIn(
    _ email: String, from place: Place = .here, seed: UInt8 = 1, device: String = "test"
  ) async throws -> OpenedSession {
    let opened = try await store.openSession(
      try await attempt(email, from: place), .draft(seed, device: device), upgraded: nil)
    guard let opened else { throw Unexpected() }
    return opened
  }

  /// How long an attempt is told to wait; `nil` if it is let through.
  func delay(_ email: String, from place: Place = .here) async throws -> Duration? {
    do {
      _ = try await attempt(email, from: place)
      return nil
    } catch StoreFailure.throttled(_, let delay) {
      return delay
    }
  }

  func refresh(_ token: RefreshToken, salt: UInt8 = 9) async throws -> RefreshOutcome {
    try await store.refresh(token, salt: Array(repeating: salt, count: 32))
  }

  /// The next token of one that is good.
  func next(_ token: RefreshToken, salt: UInt8 = 9) async throws -> RefreshToken {
    guard case .refreshed(let opened) = try await refresh(token, salt: salt) else {
      throw Unexpected()
    }
    return opened.token
  }
}
