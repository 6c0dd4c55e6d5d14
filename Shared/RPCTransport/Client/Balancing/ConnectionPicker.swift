import EventLoop
import LinuxIO
import NameResolution
import RPCCore
import Synchronization

/// Finds the addresses of a target, keeps a connection to each, and gives every call one of them.
final class ConnectionPicker: Sendable {
  typealias Outcome = Result<ClientConnection, RPCError>

  let target: ChannelTarget
  let loops: LoopGroup
  let connector: any Connector
  let resolver: NameResolver
  let settings: Settings
  let counters: ChannelCounters
  let report: @Sendable (ChannelEvent) -> Void
  let state = Lock(PickerState())
  /// Look-ups and timers of the channel as a whole are on this one.
  let home: Loop

  /// What a channel's configuration says of its connections.
  struct Settings: Sendable {
    let refreshInterval: Duration
    let idleTimeout: Duration?
    let ejection: EjectionPolicy?
  }

  init(
    _ target: ChannelTarget, loops: LoopGroup, connector: any Connector, resolver: NameResolver,
    settings: Settings, counters: ChannelCounters,
    report: @escaping @Sendable (ChannelEvent) -> Void
  ) {
    self.target = target
    self.loops = loops
    self.connector = connector
    self.resolver = resolver
    self.settings = settings
    self.counters = counters
    self.report = report
    home = loops.next()
  }

  /// A connection for one more call: of two ready ones the better.
  ///
  /// - Parameter avoiding: Where the call has failed before; taken only if there is no other.
  /// - Throws: DEADLINE_EXCEEDED that names the stage and the last failure; CANCELLED; UNAVAILABLE
  ///   that names every address and its failure, unless the call waits for one to be ready.
  func pick(
    for method: MethodDescriptor, deadline: Deadline?, waitForReady: Bool,
    avoiding failed: [ClientConnection] = []
  ) async throws(RPCError) -> ClientConnection {
    if let deadline, deadline.hasPassed { throw deadlineError(method) }
    let known: ClientConnection? = state.withLock { state in
      state.picks &+= 1
      return Self.choose(state.ready, avoiding: failed)
    }
    if let known { return known }
    let loop = loops.current ?? loops.next()
    let cancelled = RPCError(.cancelled, "the caller cancelled its call of \(method.path)")
    let alarm = Alarm(on: loop)
    defer { alarm.cancel() }
    let outcome: Outcome = await LoopWait.wait(
      on: loop, cancel: { $0.resume(.failure(cancelled)) },
      start: { wait in
        if let deadline {
          alarm.set(at: deadline) { [weak self] in
            if let self { wait.resume(.failure(deadlineError(method))) }
          }
        }
        self.join(PickerState.Waiter(wait: wait, loop: loop, waitForReady: waitForReady))
      })
    return try outcome.get()
  }

  func close() {
    let (subchannels, waiting, observers) = state.withLock { state in
      state.isClosed = true
      let waiting = state.takeWaiting()
      let subchannels = state.removeAll()
      defer { state.observers = [:] }
      return (subchannels, waiting, Array(state.observers.values))
    }
    for observer in observers { observer.finish() }
    for subchannel in subchannels { subchannel.close() }
    resume(waiting, with: .failure(Self.closedError))
  }

  static let closedError = RPCError(.unavailable, "the channel has been closed")

  // MARK: Waiting

  private enum Step {
    case resume(Outcome)
    case resolve
    case wait([Subchannel])
  }

  private func join(_ waiter: PickerState.Waiter) {
    let step: Step = state.withLock { state in
      if state.isClosed { return .resume(.failure(Self.closedError)) }
      if let connection = Self.choose(state.ready) { return .resume(.success(connection)) }
      if case .done = state.resolution, !waiter.waitForReady, state.isUnreachable {
        return .resume(.failure(unreachable(state)))
      }
      state.waiting.append(waiter)
      guard case .needed = state.resolution else { return .wait(state.entries.map(\.subchannel)) }
      state.resolution = .running
      state.refresh()
      return .resolve
    }
    switch step {
    case .resume(let outcome): waiter.wait.resume(outcome)
    case .resolve: resolve()
    case .wait(let subchannels): for subchannel in subchannels { subchannel.connect() }
    }
  }

  func resume(_ waiting: [PickerState.Waiter], with outcome: Outcome) {
    for waiter in waiting { waiter.loop.perform { waiter.wait.resume(outcome) } }
  }

  /// The power of two choices: nearly as even as asking all, and it doesn't herd.
  private static func choose(
    _ ready: [ClientConnection], avoiding failed: [ClientConnection] = []
  ) -> ClientConnection? {
    guard ready.count > 1 else { return ready.first }
    if !failed.isEmpty {
      let others = ready.filter { connection in !failed.contains { $0 === connection } }
      return choose(others.isEmpty ? ready : others)
    }
    let first = ready[Int.random(in: ready.indices)]
    var index = Int.random(in: 0..<(ready.count - 1))
    if ready[index] === first { index = ready.count - 1 }
    let second = ready[index]
    let now = ContinuousClock.now
    return SmoothedLatency.prefersFirst(
      load: first.load.load(ordering: .relaxed), first.latency.estimate(at: now),
      over: second.load.load(ordering: .relaxed), second.latency.estimate(at: now))
      ? first : second
  }

  /// The error for a call that doesn't wait, once every address has failed.
  func unreachable(_ state: PickerState) -> RPCError {
    RPCError(.unavailable, "can't reach \(target.text): \(state.reasons)")
  }

  private func deadlineError(_ method: MethodDescriptor) -> RPCError {
    let known: String = state.withLock { $0.reasons }
    return RPCError(
      .deadlineExceeded,
      "the deadline of \(method.path) passed while it waited for a connection to \(target.text): "
        + known)
  }

  // MARK: Observation

  /// The state now, and every one that follows.
  var states: AsyncStream<ChannelState> {
    AsyncStream(bufferingPolicy: .bufferingNewest(64)) { continuation in
      let number: Int? = state.withLock { state in
        continuation.yield(state.channelState)
        guard !state.isClosed else { return nil }
        state.nextObserver += 1
        state.observers[state.nextObserver] = continuation
        return state.nextObserver
      }
      guard let number else {
        continuation.finish()
        return
      }
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { $0.observers[number] = nil }
      }
    }
  }

  var addresses: [ChannelAddress] {
    let now = ContinuousClock.now
    return state.withLock { state in
      state.entries.map { entry in
        ChannelAddress(
          address: entry.subchannel.address.socket.description, state: entry.state,
          isEjected: entry.isEjected,
          callsInFlight: entry.connection?.load.load(ordering: .relaxed) ?? 0,
          latency: entry.subchannel.latency.estimate(at: now), failure: entry.failure)
      }
    }
  }
}
