package import DirectoryAPI
internal import LinuxIO
internal import RPCCore
internal import RPCTransport
package import ServiceRuntime
internal import ServiceStore
internal import WellKnownTypes

/// Follows the user directory, so that a service forgets everybody who is deleted there.
///
/// It goes on from the position that the service's own store keeps, whatever has been started anew, and
/// comes again with growing pauses while the directory is away. One response's changes are dealt with
/// at a time, and the directory waits meanwhile.
package final class PeopleFollower: Sendable {
  /// How it paces itself; tests are in a hurry.
  struct Pace: Sendable {
    /// After the first failure in a row; each further one doubles it.
    var firstPause = Duration.milliseconds(100)
    var longestPause = Duration.seconds(10)
    /// The directory gives a sign of life every ten seconds. One that gives none for this long is as
    /// good as away.
    var patience = Duration.seconds(35)
  }

  private let client: UserDirectoryClient
  private let store: any PeopleFollowing
  private let logger: Logger
  private let metrics: FollowerMetrics
  private let pace: Pace
  private let following = Lock<Task<Void, Never>?>(nil)

  /// Begins to follow.
  package convenience init(
    _ client: UserDirectoryClient, into store: any PeopleFollowing, _ logger: Logger,
    _ metrics: MetricsRegistry
  ) {
    self.init(client, into: store, logger, metrics, pace: Pace())
  }

  init(
    _ client: UserDirectoryClient, into store: any PeopleFollowing, _ logger: Logger,
    _ metrics: MetricsRegistry, pace: Pace
  ) {
    self.client = client
    self.store = store
    self.logger = logger
    self.metrics = FollowerMetrics(in: metrics)
    self.pace = pace
    let task = Task { await run() }
    following.withLock { $0 = task }
  }

  /// Ends it, and waits until the store isn't touched any more.
  package func stop() async {
    let task = following.withLock { $0 }
    task?.cancel()
    await task?.value
  }

  private func run() async {
    var failures = 0
    while !Task.isCancelled {
      let (error, hasHeard) = await follow()
      guard !Task.isCancelled else { return }
      metrics.ended(error.code)
      failures = hasHeard ? 1 : failures + 1
      await report(error, failures: failures)
      try? await Task.sleep(for: pause(after: failures))
    }
  }

  /// Reads the stream to its end.
  ///
  /// - Returns: What ended it, and whether anything came before that.
  private func follow() async -> (error: RPCError, hasHeard: Bool) {
    let heard = Heard()
    do {
      let position = try await answeringStoreFailures { () throws(StoreFailure) in
        try await store.peoplePosition()
      }
      let responses = try await client.watchUsers(
        WatchUsersRequest(resumeToken: position, onlyDeletions: true))
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          var position = position
          var responses = responses.makeAsyncIterator()
          while let response = try await responses.next() {
            if heard.note() {
              self.metrics.began()
              self.logger.info("following the user directory")
            }
            try await self.apply(response, &position)
          }
        }
        group.addTask { [pace] in try await heard.untilSilent(for: pace.patience) }
        defer { group.cancelAll() }
        try await group.next()
      }
      return (RPCError(.unavailable, "the user directory ended the stream"), heard.hasBegun)
    } catch {
      return (error as? RPCError ?? RPCError(.cancelled, "\(error)"), heard.hasBegun)
    }
  }

  private func apply(_ response: WatchUsersResponse, _ position: inout String) async throws {
    var people: [RecordID] = []
    for change in response.changes {
      guard case .deletedID(let text) = change.change else { continue }
      guard let id = RecordID(text) else {
        logger.error("the user directory tells of an id that is none", ["id": .string(text)])
        continue
      }
      people.append(id)
    }
    if !people.isEmpty || response.resumeToken != position {
      try await answeringStoreFailures { [people] () throws(StoreFailure) in
        try await store.forget(people, movingTo: response.resumeToken)
      }
      position = response.resumeToken
    }
    metrics.applied(
      people.count, lastChange: response.changes.last?.changeTime,
      isCaughtUp: response.caughtUp)
    if !people.isEmpty {
      logger.info("forgot deleted people", ["count": .integer(people.count)])
    }
  }

  private func report(_ error: RPCError, failures: Int) async {
    let metadata: LogMetadata = [
      "code": .string(error.code.name), "error": .string("\(error)"),
      "failures": .integer(failures),
    ]
    if error.code == .outOfRange || error.violations.contains(where: { $0.field == "resume_token" })
    {
      // What was forgotten stays so, and comes again.
      logger.error("the user directory doesn't know our position; beginning anew", metadata)
      do throws(StoreFailure) {
        try await store.forget([], movingTo: "")
      } catch {
        logger.error("can't begin anew", ["error": .string("\(error)")])
      }
    } else {
      // The first is nothing unusual: a directory that is started anew.
      logger.log(
        failures == 1 ? .info : .warning, "not following the user directory for now", metadata)
    }
  }

  /// With jitter, so that the services don't come all at once.
  private func pause(after failures: Int) -> Duration {
    let growth = Double(1 << min(failures - 1, 20))
    return min(pace.firstPause * growth, pace.longestPause) * Double.random(in: 0.5...1)
  }

  /// When the directory was heard last.
  private final class Heard: Sendable {
    private let last = Lock<ContinuousClock.Instant?>(nil)
    private let start = ContinuousClock.now

    var hasBegun: Bool { last.withLock { $0 } != nil }

    /// - Returns: Whether it was the first time.
    func note() -> Bool {
      last.withLock { last in
        defer { last = .now }
        return last == nil
      }
    }

    func untilSilent(for patience: Duration) async throws {
      while true {
        let end = (last.withLock { $0 } ?? start) + patience
        guard end > .now else {
          throw RPCError(.unavailable, "the user directory has been silent for \(patience)")
        }
        try await Task.sleep(until: end, clock: .continuous)
      }
    }
  }
}
