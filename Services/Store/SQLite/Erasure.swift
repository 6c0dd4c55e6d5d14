internal import LinuxIO
internal import SQLite

/// Gets what was deleted out of the files.
///
/// Deleted rows are overwritten in the database ("PRAGMA secure_delete"), but the write-ahead log
/// still has the pages as they were, until they are overwritten by chance. After a write that erases,
/// the log is carried over and cut to nothing: at once, or, while somebody reads from it, after one of
/// the next writes. At most once a second, for it takes a flush or two.
final class Erasure: Sendable {
  private struct State {
    var isDue = true
    var last: ContinuousClock.Instant?
  }

  private let state = Lock(State())

  private static let spacing = Duration.seconds(1)

  /// There will be something in the log that has to go. From within the transaction that erases. The
  /// log that is found at the start counts as such.
  func request() { state.withLock { $0.isDue = true } }

  /// Between two transactions of the writing thread.
  func carryOut(on connection: SQLiteConnection) {
    let isDue = state.withLock { state in
      guard state.isDue, state.last.map({ .now - $0 >= Self.spacing }) ?? true else { return false }
      state.isDue = false
      state.last = .now
      return true
    }
    if isDue, !isLogCut(on: connection) { request() }
  }

  /// Waits for readers, but not long: the writes of all wait with it.
  private func isLogCut(on connection: SQLiteConnection) -> Bool {
    let isBusy = try? connection.waiting(atMost: .milliseconds(20)) {
      try connection.first("PRAGMA wal_checkpoint(TRUNCATE)") {
        row throws(SQLiteError) in try row.integer(0)
      }
    }
    return isBusy == 0
  }
}
