import LinuxIO

/// Lets one line of a kind through in each span of time, and counts the others: what every call of a
/// hostile or a mistaken peer may bring about must not fill the log.
final class SampledLog<Kind: Hashable & Sendable>: Sendable {
  private struct Seen {
    var at: ContinuousClock.Instant
    var leftOut = 0
  }

  private let span: Duration
  private let seen = Lock<[Kind: Seen]>([:])

  /// - Parameter span: Between two lines of one kind.
  init(every span: Duration) { self.span = span }

  /// - Returns: How many of the kind were left out before this one; `nil` if this one is, too.
  func admit(_ kind: Kind, at now: ContinuousClock.Instant) -> Int? {
    seen.withLock { seen in
      guard let last = seen[kind], last.at.duration(to: now) < span else {
        defer { seen[kind] = Seen(at: now) }
        return seen[kind]?.leftOut ?? 0
      }
      seen[kind]?.leftOut += 1
      return nil
    }
  }
}
