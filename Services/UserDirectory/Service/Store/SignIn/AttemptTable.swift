internal import Normalization
internal import ServiceStore
internal import TLS

/// What attempts are counted by. Only a hash is kept.
struct AttemptKey: Hashable, Sendable {
  enum Kind: String, Sendable {
    /// Passwords for an address, from anywhere.
    case account
    /// Passwords for an address, from where its owner is signed in.
    case familiar
    /// Whatever comes from a place.
    case place
    /// Mails to an address.
    case reset
  }

  let kind: Kind
  let bytes: [UInt8]

  static func account(_ address: String) -> AttemptKey { AttemptKey(.account, Array(address.utf8)) }

  static func familiar(_ address: String, _ place: Place) -> AttemptKey {
    AttemptKey(.familiar, place.bytes + Array(address.utf8))
  }

  static func place(_ place: Place) -> AttemptKey { AttemptKey(.place, place.bytes) }

  static func reset(_ address: String) -> AttemptKey { AttemptKey(.reset, Array(address.utf8)) }

  private init(_ kind: Kind, _ subject: [UInt8]) {
    self.kind = kind
    bytes = Array(SHA256.digest(Array("\(kind.rawValue)\0".utf8) + subject).prefix(16))
  }

  func allowance(_ rules: SignInRules) -> Allowance {
    switch kind {
    case .account, .familiar: rules.attemptsByAccount
    case .place: rules.attemptsByPlace
    case .reset: rules.resetsByAccount
    }
  }

  /// For whoever is told to wait. The same for addresses with and without an account.
  var reason: String {
    switch kind {
    case .account, .familiar: "too many attempts to sign in to this account"
    case .place: "too many attempts from this place"
    case .reset: "too many mails to this address"
    }
  }
}

/// The table `attempts`: what isn't there of each ``Allowance``.
struct AttemptTable {
  let connection: any StoreConnection
  let rules: SignInRules

  /// Counts one attempt by each of the keys, or by none.
  ///
  /// - Throws: `.throttled` by the first that has nothing left.
  func take(_ keys: [AttemptKey], at now: WallTime) async throws {
    for key in keys {
      switch key.allowance(rules).take(fullAt: try await fullAt(key), at: now) {
      case .taken(let fullAt): try await keep(key, fullAt)
      case .refused(let delay):
        // What was taken by the keys before is undone with the transaction's savepoint.
        throw StoreFailure.throttled(key.reason, retryAfter: delay)
      }
    }
    try await dropFull(at: now)
  }

  /// Takes one attempt back.
  func giveBack(_ key: AttemptKey) async throws {
    guard let fullAt = try await fullAt(key) else { return }
    try await keep(key, fullAt - key.allowance(rules).interval)
  }

  /// Forgets all attempts.
  func clear(_ key: AttemptKey) async throws {
    try await connection.run("DELETE FROM attempts WHERE key = ?", .blob(key.bytes))
  }

  private func fullAt(_ key: AttemptKey) async throws -> WallTime? {
    try await connection.first(
      "SELECT full_time FROM attempts WHERE key = ? \(connection.dialect.lockingRows)",
      .blob(key.bytes)
    ) { row in try row.time(0) }
  }

  private func keep(_ key: AttemptKey, _ fullAt: WallTime) async throws {
    try await connection.run(
      """
      INSERT INTO attempts (key, full_time) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET full_time = excluded.full_time
      """, .blob(key.bytes), .integer(fullAt.microseconds))
  }

  /// A few at a time, more than come in, so that no attempt pays for many.
  private func dropFull(at now: WallTime) async throws {
    let count = connection.dialect.rowsToDrop(8)
    guard count > 0 else { return }
    try await connection.run(
      """
      DELETE FROM attempts WHERE key IN
        (SELECT key FROM attempts WHERE full_time <= ? ORDER BY full_time LIMIT ?)
      """, .time(now), .integer(count))
  }
}
