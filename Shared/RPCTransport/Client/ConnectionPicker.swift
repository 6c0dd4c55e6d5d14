import EventLoop
import LinuxIO
import RPCCore
import Synchronization

/// Finds the addresses of a target, keeps a connection to each, and gives every call one of them.
final class ConnectionPicker: SubchannelOwner {
  typealias Outcome = Result<NativeClientConnection, RPCError>

  private enum Resolution {
    /// Next: `running`.
    case needed
    /// Next: `done`, or `needed` after a failure.
    case running
    case done
  }

  private struct Waiter {
    let wait: LoopWait<Outcome>
    let loop: Loop
    let waitForReady: Bool
  }

  private struct State {
    var resolution = Resolution.needed
    var subchannels: [Subchannel] = []
    var ready: [NativeClientConnection] = []
    var waiting: [Waiter] = []
    /// Why each address that can't be reached can't be; the text names the address.
    var failures: [ChannelTarget.Address: String] = [:]
    var lookUpFailure: String?
    var isClosed = false
  }

  private let target: ChannelTarget
  private let loops: LoopGroup
  private let connector: any Connector
  private let lookUps: BlockingPool
  private let counters: ChannelCounters
  private let report: @Sendable (ChannelEvent) -> Void
  private let state = Lock(State())

  init(
    _ target: ChannelTarget, loops: LoopGroup, connector: any Connector,
    counters: ChannelCounters, report: @escaping @Sendable (ChannelEvent) -> Void
  ) throws(RuntimeError) {
    self.counters = counters
    self.report = report
    self.target = target
    self.loops = loops
    self.connector = connector
    lookUps = try Self.sharedLookUps()
  }

  /// A connection for one more call: of two ready ones the less busy.
  ///
  /// - Parameter avoiding: Where the call has failed before; taken only if there is no other.
  /// - Throws: DEADLINE_EXCEEDED that names the stage and the last failure; CANCELLED; UNAVAILABLE
  ///   that names every address and its failure, unless the call waits for one to be ready.
  func pick(
    for method: MethodDescriptor, deadline: Deadline?, waitForReady: Bool,
    avoiding failed: [NativeClientConnection] = []
  ) async throws(RPCError) -> NativeClientConnection {
    if let deadline, deadline.hasPassed { throw deadlineError(method) }
    if let connection = state.withLock({ Self.choose($0.ready, avoiding: failed) }) {
      return connection
    }
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
        self.join(Waiter(wait: wait, loop: loop, waitForReady: waitForReady), for: method)
      })
    return try outcome.get()
  }

  func close() {
    let (subchannels, waiting) = state.withLock { state in
      state.isClosed = true
      defer {
        state.subchannels = []
        state.ready = []
        state.waiting = []
      }
      return (state.subchannels, state.waiting)
    }
    for subchannel in subchannels { subchannel.close() }
    resume(waiting, with: .failure(Self.closedError))
  }

  private static let closedError = RPCError(.unavailable, "the channel has been closed")

  // MARK: Waiting

  private enum Step {
    case resume(Outcome)
    case resolve
    case wait([Subchannel])
  }

  private func join(_ waiter: Waiter, for method: MethodDescriptor) {
    let step: Step = state.withLock { state in
      if state.isClosed { return .resume(.failure(Self.closedError)) }
      if let connection = Self.choose(state.ready) { return .resume(.success(connection)) }
      if case .done = state.resolution, !waiter.waitForReady, let error = unreachable(state) {
        return .resume(.failure(error))
      }
      state.waiting.append(waiter)
      guard case .needed = state.resolution else { return .wait(state.subchannels) }
      state.resolution = .running
      return .resolve
    }
    switch step {
    case .resume(let outcome): waiter.wait.resume(outcome)
    case .resolve: resolve()
    case .wait(let subchannels): for subchannel in subchannels { subchannel.connect() }
    }
  }

  private func resume(_ waiting: [Waiter], with outcome: Outcome) {
    for waiter in waiting { waiter.loop.perform { waiter.wait.resume(outcome) } }
  }

  /// The power of two choices: nearly as even as asking all, and it doesn't herd.
  private static func choose(
    _ ready: [NativeClientConnection], avoiding failed: [NativeClientConnection] = []
  ) -> NativeClientConnection? {
    guard ready.count > 1 else { return ready.first }
    if !failed.isEmpty {
      let others = ready.filter { connection in !failed.contains { $0 === connection } }
      return choose(others.isEmpty ? ready : others)
    }
    let first = Int.random(in: ready.indices)
    let second = (first + Int.random(in: 1..<ready.count)) % ready.count
    return ready[first].load.load(ordering: .relaxed) <= ready[second].load.load(ordering: .relaxed)
      ? ready[first] : ready[second]
  }

  /// The error for a call that doesn't wait, once every address has failed.
  private func unreachable(_ state: State) -> RPCError? {
    guard state.failures.count == state.subchannels.count else { return nil }
    return RPCError(.unavailable, "can't reach \(target.text): \(reasons(state))")
  }

  private func reasons(_ state: State) -> String {
    let reasons =
      state.failures.sorted { $0.key.socket.description < $1.key.socket.description }
      .map(\.value) + (state.lookUpFailure.map { [$0] } ?? [])
    return reasons.isEmpty ? "no attempt has ended yet" : reasons.joined(separator: "; ")
  }

  private func deadlineError(_ method: MethodDescriptor) -> RPCError {
    let known: String = state.withLock { state in reasons(state) }
    return RPCError(
      .deadlineExceeded,
      "the deadline of \(method.path) passed while it waited for a connection to \(target.text): "
        + known)
  }

  // MARK: Addresses

  private static let madeLookUps: Result<BlockingPool, SystemError> = Result {
    () throws(SystemError) in try BlockingPool(threads: 4, name: "lookup")
  }

  private static func sharedLookUps() throws(RuntimeError) -> BlockingPool {
    switch madeLookUps {
    case .success(let pool): return pool
    case .failure(let error):
      throw RuntimeError(.ioFailure, "can't start the look-up threads: \(error)", cause: error)
    }
  }

  private func resolve() {
    counters.count { $0.lookUps += 1 }
    guard target.hasNames else {
      // Numbers need no look-up, and this fails for names only.
      if let found = try? target.lookUp() { resolved(found) }
      return
    }
    Task { [weak self, lookUps, target] in
      do {
        let found = try await lookUps.run { try target.lookUp() }
        self?.resolved(found)
      } catch {
        self?.lookUpFailed("\(error)")
      }
    }
  }

  private func resolved(_ found: [ChannelTarget.Address]) {
    let (gone, fresh, failed, error): ([Subchannel], [Subchannel], [Waiter], RPCError?) =
      state.withLock { state in
        guard !state.isClosed else { return ([], [], [], nil) }
        state.resolution = .done
        state.lookUpFailure = nil
        let known = Set(state.subchannels.map(\.address))
        let gone = state.subchannels.filter { !found.contains($0.address) }
        let fresh = found.filter { !known.contains($0) }.map {
          Subchannel($0, loop: loops.next(), connector: connector, channel: self)
        }
        state.subchannels.removeAll { !found.contains($0.address) }
        state.subchannels += fresh
        for subchannel in gone { state.failures[subchannel.address] = nil }
        // Whoever is taken out is told below: one address may be connecting, and give hope.
        guard let error = unreachable(state) else { return (gone, fresh, [], nil) }
        return (gone, fresh, takeHopeless(&state), error)
      }
    report(.resolved(target: target.text, addresses: found.map(\.socket.description)))
    for subchannel in gone { subchannel.close() }
    for subchannel in fresh { subchannel.connect() }
    if let error { resume(failed, with: .failure(error)) }
  }

  private func lookUpFailed(_ reason: String) {
    counters.count { $0.lookUpFailures += 1 }
    report(.lookUpFailed(target: target.text, reason: reason))
    let failed = state.withLock { state in
      state.resolution = .needed
      state.lookUpFailure = reason
      return takeHopeless(&state)
    }
    resume(
      failed,
      with: .failure(RPCError(.unavailable, "can't reach \(target.text): \(reason)")))
    let (isWanted, loop) = (state.withLock { !$0.waiting.isEmpty }, loops.next())
    guard isWanted else { return }
    // Those who wait for ready keep waiting, and nobody else asks for them.
    loop.execute { [weak self] in
      _ = loop.schedule(at: ContinuousClock.now.advanced(by: Self.lookUpPause)) {
        self?.resolveAgain()
      }
    }
  }

  private static let lookUpPause = Duration.seconds(1)

  private func resolveAgain() {
    let isMine = state.withLock { state in
      guard case .running = state.resolution else {
        state.resolution = .running
        return !state.isClosed
      }
      return false
    }
    if isMine { resolve() }
  }

  /// Those who don't wait for an address to come back.
  private func takeHopeless(_ state: inout State) -> [Waiter] {
    let hopeless = state.waiting.filter { !$0.waitForReady }
    state.waiting.removeAll { !$0.waitForReady }
    return hopeless
  }

  // MARK: SubchannelOwner

  func subchannelReady(_ subchannel: Subchannel, _ connection: NativeClientConnection) {
    let waiting = state.withLock { state in
      guard !state.isClosed else { return [Waiter]() }
      state.ready.append(connection)
      state.failures[subchannel.address] = nil
      defer { state.waiting = [] }
      return state.waiting
    }
    counters.count { $0.connectionsOpened += 1 }
    report(.connectionOpened(target: target.text, address: connection.address))
    resume(waiting, with: .success(connection))
  }

  func subchannelLost(
    _ subchannel: Subchannel, _ connection: NativeClientConnection, reason: String
  ) {
    state.withLock { $0.ready.removeAll { $0 === connection } }
    report(.connectionClosed(target: target.text, address: connection.address, reason: reason))
  }

  func subchannelFailed(_ subchannel: Subchannel, reason: String) {
    let (failed, error, mustResolve): ([Waiter], RPCError?, Bool) = state.withLock { state in
      guard !state.isClosed, state.subchannels.contains(where: { $0 === subchannel }) else {
        return ([], nil, false)
      }
      state.failures[subchannel.address] = "\(subchannel.address.socket): \(reason)"
      guard let error = unreachable(state) else { return ([], nil, false) }
      return (takeHopeless(&state), error, target.hasNames)
    }
    counters.count { $0.connectFailures += 1 }
    report(
      .connectFailed(
        target: target.text, address: subchannel.address.socket.description, reason: reason))
    if let error { resume(failed, with: .failure(error)) }
    // The name may have moved to other addresses.
    if mustResolve { resolveAgain() }
  }
}
