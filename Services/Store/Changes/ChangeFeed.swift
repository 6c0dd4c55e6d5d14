internal import RPCCore

/// Some changes of a feed, in their order.
package struct ChangePage<Change: Sendable>: Sendable {
  package let changes: [Change]

  /// Up to here nothing is missing: whoever goes on after it misses no change.
  package let position: ChangeNumber

  /// Whether there was nothing after it.
  package let isLast: Bool

  /// - Parameter position: That of the last one of `changes`, or, if there are no more, the number
  ///   of the database's last change, of whatever kind.
  package init(_ changes: [Change], position: ChangeNumber, isLast: Bool) {
    self.changes = changes
    self.position = position
    self.isLast = isLast
  }

  /// Cuts a page out of what a query for `limit + 1` changes found.
  ///
  /// - Parameter latest: The number of the database's last change, in the same snapshot.
  package init(
    _ found: [(number: ChangeNumber, change: Change)], limit: Int, latest: ChangeNumber
  ) {
    changes = found.prefix(limit).map(\.change)
    isLast = found.count <= limit
    position = isLast ? latest : found[limit - 1].number
  }
}

/// What somebody who follows a feed is told in one go; without changes it is a sign of life.
package struct ChangeBatch<Change: Sendable>: Sendable {
  package let changes: [Change]
  /// Where the feed goes on after these.
  package let resumeToken: String
  /// Whether this was everything there was.
  package let isCaughtUp: Bool
}

/// The changes of a database as a stream without end, which can be taken up again where it was left.
///
/// It is no log: each record is told as it is now, in the order of the records' last changes, so what
/// happened to a record in between may be left out; a deletion never is. Every change is told at
/// least once and none before an earlier one, whatever is started anew in the meantime, here or there:
/// a position means the same for as long as the database exists.
///
/// One page is in memory at a time, and no transaction is open while it is sent. A follower that
/// doesn't read holds up nobody but itself.
package struct ChangeFeed<Change: Sendable>: Sendable {
  package struct Settings: Sendable {
    /// Changes in one message at most.
    package var pageSize = 200
    /// A follower hears something at least this often.
    package var heartbeat = Duration.seconds(10)
    /// Between two looks at a database that is written all the time.
    package var spacing = Duration.milliseconds(10)

    package init() {}
  }

  private let query: String
  private let tokens: PageTokens
  private let signal: ChangeSignal
  private let settings: Settings
  private let fetch:
    @Sendable (_ position: ChangeNumber, _ limit: Int) async throws(StoreFailure) -> ChangePage<
      Change
    >

  /// - Parameters:
  ///   - query: The method and what it is asked by, as for ``PageTokens``.
  ///   - fetch: Reads a page of the changes after a position.
  package init(
    _ query: String, tokens: PageTokens, signal: ChangeSignal, settings: Settings = Settings(),
    fetch:
      @escaping @Sendable (_ position: ChangeNumber, _ limit: Int) async throws(StoreFailure) ->
      ChangePage<Change>
  ) {
    self.query = query
    self.tokens = tokens
    self.signal = signal
    self.settings = settings
    self.fetch = fetch
  }

  /// Tells every change after the token, and then each new one, until the task is cancelled.
  ///
  /// - Parameters:
  ///   - resumeToken: Of a batch that was given out by the same feed; empty for everything.
  ///   - send: Suspends until the follower has room. It is called at once, and then at least once in
  ///     every ``Settings/heartbeat``.
  /// - Throws: INVALID_ARGUMENT for a token that wasn't given out by this feed, OUT_OF_RANGE for one
  ///   of a later state of the database, which must have been put back since; UNAVAILABLE when the
  ///   service stops; what `send` throws.
  package func follow(
    from resumeToken: String, send: (ChangeBatch<Change>) async throws -> Void
  ) async throws {
    var position = try position(in: resumeToken)
    var lastSent: ContinuousClock.Instant?
    while true {
      let page = try await answeringStoreFailures { () throws(StoreFailure) in
        try await fetch(position, settings.pageSize)
      }
      guard page.position >= position else {
        throw RPCError(
          .outOfRange,
          "resume_token is from later than what this service has; begin without one")
      }
      position = page.position
      let isDue = lastSent.map { .now - $0 >= settings.heartbeat } ?? true
      if isDue || !page.changes.isEmpty {
        try await send(
          ChangeBatch(
            changes: page.changes,
            resumeToken: tokens.token(at: position.bytes, of: query),
            isCaughtUp: page.isLast))
        lastSent = .now
      }
      try await pause(at: position, isCaughtUp: page.isLast, since: lastSent ?? .now)
    }
  }

  /// Returns when there may be something to tell.
  private func pause(
    at position: ChangeNumber, isCaughtUp: Bool, since lastSent: ContinuousClock.Instant
  ) async throws {
    if isCaughtUp {
      let patience = max(.zero, settings.heartbeat - (.now - lastSent))
      if case .changed = try await signal.wait(past: position, atMost: patience) {
        try await Task.sleep(for: settings.spacing)
      }
    }
    if signal.isClosed {
      throw RPCError(.unavailable, "the service stops; go on from the last resume_token elsewhere")
    }
  }

  private func position(in token: String) throws(RPCError) -> ChangeNumber {
    guard !token.isEmpty else { return .none }
    do throws(PageTokenRefusal) {
      guard let position = ChangeNumber(bytes: try tokens.position(in: token, of: query)) else {
        throw PageTokenRefusal.foreign
      }
      return position
    } catch {
      throw .invalidArgument([
        FieldViolation(field: "resume_token", description: error.description)
      ])
    }
  }
}
