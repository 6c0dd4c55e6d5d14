/// The statements that a session has prepared, by their text and the types of their parameters.
struct PreparedStatements {
  struct Key: Hashable {
    let sql: String
    let types: [UInt32]
  }

  private enum Entry {
    /// Sent to be prepared, not answered yet.
    case pending(String)
    case ready(String)
  }

  /// How a statement is to be sent.
  enum Use {
    case ready(name: String)
    /// `evicting` makes room.
    case prepare(name: String, evicting: String?)
    /// Without a name, since the same is being prepared just now.
    case unnamed
  }

  private var entries: [Key: Entry] = [:]
  private var order: [Key] = []
  private var made = 0

  /// Kept at most by one session; the server holds a plan of some tens of kilobytes for each.
  private static let maximum = 200

  mutating func use(_ key: Key) -> Use {
    switch entries[key] {
    case .ready(let name): return .ready(name: name)
    case .pending: return .unnamed
    case nil:
      made += 1
      let name = "r\(made)"
      entries[key] = .pending(name)
      order.append(key)
      guard order.count > Self.maximum else { return .prepare(name: name, evicting: nil) }
      let oldest = order.removeFirst()
      guard case .ready(let evicted) = entries.removeValue(forKey: oldest) else {
        return .prepare(name: name, evicting: nil)
      }
      return .prepare(name: name, evicting: evicted)
    }
  }

  mutating func prepared(_ key: Key, as name: String) {
    guard case .pending(name) = entries[key] else { return }
    entries[key] = .ready(name)
  }

  /// The statement wasn't prepared, or doesn't fit any more.
  mutating func forget(_ key: Key) {
    guard entries.removeValue(forKey: key) != nil else { return }
    order.removeAll { $0 == key }
  }
}
