import EventLoop
import LinuxIO
import NameResolution
import RPCCore
import Synchronization

/// Looking up the addresses of the target: first, on failures, and from time to time.
extension ConnectionPicker {
  /// Whoever has set the resolution to `running` calls it.
  func resolve() {
    guard target.hasNames else {
      resolved(target.known)
      return
    }
    counters.count { $0.lookUps += 1 }
    home.perform { [weak self] in
      guard let self else { return }
      target.lookUp(with: resolver, on: home) { [weak self] outcome in
        switch outcome {
        case .success(let found): self?.resolved(found)
        case .failure(let failure): self?.lookUpFailed("\(failure)")
        }
      }
    }
  }

  private func resolved(_ found: [ChannelTarget.Address]) {
    let now = ContinuousClock.now
    let (gone, entries, failed, error):
      (
        [Subchannel], [Subchannel], [PickerState.Waiter], RPCError?
      ) = state.withLock { state in
        guard !state.isClosed else { return ([], [], [], nil) }
        state.resolution = .done
        state.resolvedAt = now
        state.lookUpFailure = nil
        state.lookUpBackoff.reset()
        let gone = state.take(found) { address in
          Subchannel(
            address, loop: loops.next(), connector: connector, ejection: settings.ejection,
            channel: self)
        }
        let entries = state.entries.map(\.subchannel)
        // One address has no other to be compared with.
        for entry in entries {
          entry.latency.isCompared.store(entries.count > 1, ordering: .relaxed)
        }
        guard state.isUnreachable, !state.entries.isEmpty else { return (gone, entries, [], nil) }
        return (gone, entries, state.takeHopeless(), unreachable(state))
      }
    report(.resolved(target: target.text, addresses: found.map(\.socket.description)))
    for subchannel in gone { subchannel.close() }
    for subchannel in entries { subchannel.connect() }
    if let error { resume(failed, with: .failure(error)) }
    watchIdle()
    if target.hasNames { refreshLater() }
  }

  /// The addresses that were found before stay in use.
  private func lookUpFailed(_ reason: String) {
    counters.count { $0.lookUpFailures += 1 }
    report(.lookUpFailed(target: target.text, reason: reason))
    let (failed, error, pause): ([PickerState.Waiter], RPCError?, Duration?) = state.withLock {
      state in
      guard !state.isClosed else { return ([], nil, nil) }
      state.lookUpFailure = reason
      state.resolution = state.entries.isEmpty ? .needed : .done
      state.refresh()
      let isHopeless = state.isUnreachable
      let failed = isHopeless ? state.takeHopeless() : []
      // Those who wait for ready go on waiting, and nobody else asks for them.
      let isWanted = !state.waiting.isEmpty || !state.entries.isEmpty
      return (failed, unreachable(state), isWanted ? state.lookUpBackoff.next() : nil)
    }
    if let error { resume(failed, with: .failure(error)) }
    guard let pause else { return }
    after(pause) { $0.resolveAgain() }
  }

  /// Looks the name up unless somebody does already, or it was just done.
  func resolveAgain(unlessWithin span: Duration = .zero) {
    guard target.hasNames else { return }
    let now = ContinuousClock.now
    let isMine = state.withLock { state in
      if case .running = state.resolution { return false }
      if let last = state.resolvedAt, last.duration(to: now) < span { return false }
      guard !state.isClosed else { return false }
      state.resolution = .running
      return true
    }
    if isMine { resolve() }
  }

  /// With jitter, so that the clients of a service don't all ask at once.
  private func refreshLater() {
    let wait = settings.refreshInterval * Double.random(in: 0.8...1.2)
    after(wait) { picker in
      // Whoever looked it up meanwhile has set a timer of its own.
      let isDue = picker.state.withLock { state in
        guard case .done = state.resolution, let last = state.resolvedAt else { return false }
        return last.duration(to: ContinuousClock.now) >= wait
      }
      if isDue { picker.resolveAgain() }
    }
  }

  /// Runs `action` on the home loop, if the channel is still there.
  func after(_ span: Duration, _ action: @escaping @Sendable (ConnectionPicker) -> Void) {
    let home = home
    home.perform { [weak self] in
      _ = home.schedule(at: ContinuousClock.now.advanced(by: span)) { [weak self] in
        if let self { action(self) }
      }
    }
  }

  // MARK: Idle

  /// Closes the connections after a while without calls; the next call finds the addresses anew.
  private func watchIdle() {
    guard let timeout = settings.idleTimeout else { return }
    let picks = state.withLock { $0.picks }
    after(timeout) { picker in picker.idleTimeoutPassed(picks) }
  }

  private func idleTimeoutPassed(_ picksBefore: Int) {
    let idle: [Subchannel]? = state.withLock { state in
      guard !state.isClosed, case .done = state.resolution else { return [] }
      let isBusy =
        state.picks != picksBefore || !state.waiting.isEmpty
        || state.entries.contains { ($0.connection?.load.load(ordering: .relaxed) ?? 0) > 0 }
      guard !isBusy else { return nil }
      state.resolution = .needed
      return state.removeAll()
    }
    guard let idle else {
      watchIdle()
      return
    }
    for subchannel in idle { subchannel.close() }
  }
}
