internal import RPCCore

/// Tokens whose signatures have been checked, so that it is done once for each and not for each call.
///
/// At most as many as it has room for, and none beyond its end. In two halves: when one is full, the
/// other, which holds what hasn't been asked for lately, is dropped.
struct VerifiedTokens {
  struct Entry {
    let user: UserIdentity
    /// In seconds since 1970.
    let endsAt: Int64
  }

  private var young: [String: Entry] = [:]
  private var old: [String: Entry] = [:]
  private let half: Int

  /// - Parameter room: At least 2.
  init(room: Int) {
    half = max(1, room / 2)
  }

  var count: Int { young.count + old.count }

  mutating func user(bearing token: String, at seconds: Int64) -> UserIdentity? {
    if let entry = young[token] {
      if seconds < entry.endsAt { return entry.user }
      young[token] = nil
      return nil
    }
    guard let entry = old.removeValue(forKey: token), seconds < entry.endsAt else { return nil }
    add(token, entry)
    return entry.user
  }

  mutating func add(_ token: String, _ entry: Entry) {
    if young.count >= half, young[token] == nil {
      old = young
      young = [:]
    }
    young[token] = entry
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
  }
}
