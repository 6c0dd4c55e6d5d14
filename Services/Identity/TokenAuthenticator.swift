internal import LinuxIO
package import RPCCore
package import ServiceStore

/// Tells from an access token who calls, by the public keys of the user directory.
///
/// It keeps the keys, so that calls wait for the directory only when a token bears a key that isn't
/// known yet, and goes on with them while the directory is away. It keeps the tokens that it has
/// verified until they end: from the second call on a token costs a look-up.
package final class TokenAuthenticator: CallAuthenticator {
  /// When the keys are fetched.
  package struct Timing: Sendable {
    /// Anew, in any case.
    package var refresh = Duration.seconds(5 * 60)
    /// Again after a failure; each time twice as long as before, up to `refresh`.
    package var retry = Duration.seconds(1)
    /// Tokens with unknown keys, or while there are no keys at all, have them fetched, but not more
    /// often than this.
    package var pause = Duration.seconds(5)

    package init() {}
  }

  /// What an operator may want to know, for the log.
  package enum Event: Sendable {
    /// There are other keys than before; their ids.
    case keysChanged([String])
    /// - Parameter isHelpless: There are none of before either, so no token can be verified.
    case fetchFailed(RPCError, isHelpless: Bool)
  }

  private struct State {
    var keys: SigningKeys?
    /// Grows with every change of the keys.
    var generation = 0
    var fetch: Task<Void, Never>?
    var lastFetch: ContinuousClock.Instant?
    var failures = 0
    var verified: VerifiedTokens
    var refreshing: Task<Void, Never>?
  }

  private let source: any SigningKeySource
  private let timing: Timing
  private let clock: WallClock
  private let report: @Sendable (Event) -> Void
  private let state: Lock<State>

  /// - Parameters:
  ///   - room: How many verified tokens are kept.
  ///   - report: Called outside of all locks.
  package init(
    _ source: any SigningKeySource, timing: Timing = Timing(), room: Int = 20_000,
    clock: @escaping WallClock = WallTime.now,
    report: @escaping @Sendable (Event) -> Void = { _ in }
  ) {
    self.source = source
    self.timing = timing
    self.clock = clock
    self.report = report
    state = Lock(State(verified: VerifiedTokens(room: room)))
  }

  deinit { stop() }

  // MARK: Tokens

  package func user(bearing token: String) async throws(RPCError) -> UserIdentity {
    let now = clock()
    let seconds = now.secondsAndNanoseconds.seconds
    let known = state.withLock { $0.verified.user(bearing: token, at: seconds) }
    if let known { return known }
    if state.withLock({ $0.keys == nil }) { await fetchSoon() }
    switch try verify(token, at: now) {
    case .success(let user): return user
    case .failure(.unknownKey): break
    case .failure(let failure): throw Self.refusal(failure)
    }
    // The directory may have a new key.
    await fetchSoon()
    switch try verify(token, at: clock()) {
    case .success(let user): return user
    case .failure(let failure): throw Self.refusal(failure)
    }
  }

  private static func refusal(_ failure: AccessTokenFailure) -> RPCError {
    RPCError(.unauthenticated, failure.description)
  }

  /// - Throws: UNAVAILABLE without any key.
  private func verify(
    _ token: String, at now: WallTime
  ) throws(RPCError) -> Result<UserIdentity, AccessTokenFailure> {
    let (keys, generation) = state.withLock { ($0.keys, $0.generation) }
    guard let keys else {
      throw RPCError(
        .unavailable,
        "access tokens can't be verified now: the user directory hasn't given its keys yet")
    }
    let claims: AccessToken
    let key: SigningKeys.Key
    do throws(AccessTokenFailure) {
      (claims, key) = try AccessToken.verify(token, with: keys, at: now)
    } catch {
      return .failure(error)
    }
    let user = UserIdentity(id: claims.userID, sessionID: claims.sessionID)
    let entry = VerifiedTokens.Entry(
      user: user,
      endsAt: min(
        claims.expiresAt + AccessToken.leeway,
        key.expiresAt?.secondsAndNanoseconds.seconds ?? .max))
    state.withLock { state in
      // Verified by keys of before, it would outlive them.
      if state.generation == generation { state.verified.add(token, entry) }
    }
    return .success(user)
  }

  // MARK: Keys

  /// Fetches the keys now and then on, in the background, until ``stop()``.
  package func start() {
    let task = Task.detached { [weak self] in
      while !Task.isCancelled, let pause = await self?.fetchOnSchedule() {
        try? await Task.sleep(for: pause)
      }
    }
    state.withLock { state in
      state.refreshing?.cancel()
      state.refreshing = task
    }
  }

  package func stop() {
    state.withLock { state in
      state.refreshing?.cancel()
      state.refreshing = nil
      state.fetch?.cancel()
    }
  }

  /// - Returns: When to fetch again.
  private func fetchOnSchedule() async -> Duration {
    await beginFetch(evenSoon: true)?.value
    let failures = state.withLock { $0.failures }
    guard failures > 0 else { return timing.refresh }
    return min(timing.refresh, timing.retry * (1 << min(failures - 1, 16)))
  }

  /// For a token: waits for the fetch that is under way, or for one that it begins; not at all if the
  /// last one began a moment ago.
  private func fetchSoon() async {
    await beginFetch(evenSoon: false)?.value
  }

  private func beginFetch(evenSoon: Bool) -> Task<Void, Never>? {
    let now = ContinuousClock.now
    return state.withLock { state in
      if let fetch = state.fetch { return fetch }
      if !evenSoon, let last = state.lastFetch, last.duration(to: now) < timing.pause { return nil }
      state.lastFetch = now
      // Detached: it is for all who wait, whatever the deadline of the first of them.
      let fetch = Task.detached { [self] in await self.fetch() }
      state.fetch = fetch
      return fetch
    }
  }

  private func fetch() async {
    do throws(RPCError) {
      let keys = try await source.signingKeys()
      let isNew = state.withLock { state in
        state.fetch = nil
        state.failures = 0
        guard state.keys != keys else { return false }
        state.keys = keys
        state.generation += 1
        // What a key proved that isn't there any more is proved no more.
        state.verified.removeAll()
        return true
      }
      if isNew { report(.keysChanged(keys.keys.map(\.id))) }
    } catch {
      let isHelpless = state.withLock { state in
        state.fetch = nil
        state.failures += 1
        return state.keys == nil
      }
      if !Task.isCancelled { report(.fetchFailed(error, isHelpless: isHelpless)) }
    }
  }
}
