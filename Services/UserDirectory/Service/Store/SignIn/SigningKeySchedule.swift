internal import Identity
package import ServiceStore

/// When a signing key is shown, signs, and goes.
package struct SigningKeyTimes: Hashable, Sendable {
  package let id: String
  /// Tokens are signed with it from then on.
  package let signTime: WallTime
  /// And no more from then on.
  package let retireTime: WallTime
  /// No token that it signed holds any more.
  package let expireTime: WallTime

  package init(id: String, signTime: WallTime, retireTime: WallTime, expireTime: WallTime) {
    self.id = id
    self.signTime = signTime
    self.retireTime = retireTime
    self.expireTime = expireTime
  }
}

/// How signing keys follow one another. The times alone say which key signs, so all who read the
/// same store agree.
package struct SigningKeySchedule: Hashable, Sendable {
  /// How long a key signs.
  package var period = Duration.seconds(7 * 24 * 3600)

  /// How long it is shown before: longer than any service keeps the keys that it has read.
  package var lead = Duration.seconds(24 * 3600)

  /// How long it is shown after: the life of a token, and what clocks may differ by.
  package var afterlife = AccessToken.lifetime + .seconds(300)

  package init() {}

  /// The times of the key that has to be made now; `nil` while there are enough.
  func next(after keys: [SigningKeyTimes], id: String, at now: WallTime) -> SigningKeyTimes? {
    let end = keys.map(\.retireTime).max() ?? now
    guard end <= now + lead else { return nil }
    // After a long rest there is none to follow on, and the new one signs at once.
    let start = max(end, now)
    return SigningKeyTimes(
      id: id, signTime: start, retireTime: start + period, expireTime: start + period + afterlife)
  }

  /// Which key signs at that time; of two, the one that begins later.
  static func signer(_ keys: [SigningKeyTimes], at now: WallTime) -> SigningKeyTimes? {
    keys.filter { $0.signTime <= now && now < $0.retireTime }.max { left, right in
      (left.signTime, left.id) < (right.signTime, right.id)
    }
  }
}
