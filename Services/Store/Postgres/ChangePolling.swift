internal import LinuxIO

/// Looks for changes that other replicas have made, while somebody here waits for one.
///
/// The database doesn't tell; so it is asked now and then, and at once after a commit of our own. One
/// question is under way at a time, and what comes up meanwhile makes one more.
final class ChangePolling: Sendable {
  private struct State {
    var isAsking = false
    var isDue = false
    var isStopped = false
  }

  private let signal: ChangeSignal
  /// The number up to which every change is there to be read; `nil` if that can't be told now.
  private let ask: @Sendable () async -> ChangeNumber?
  private let state = Lock(State())
  private let clock = Lock<Task<Void, Never>?>(nil)

  init(
    _ signal: ChangeSignal, every period: Duration,
    ask: @escaping @Sendable () async -> ChangeNumber?
  ) {
    self.signal = signal
    self.ask = ask
    let ticking = Task.detached { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: period)
        guard let self else { return }
        self.look()
      }
    }
    clock.withLock { $0 = ticking }
  }

  deinit { stop() }

  func stop() {
    state.withLock { $0.isStopped = true }
    clock.withLock { $0?.cancel() }
  }

  /// There may be something new.
  func look() {
    guard signal.waiterCount > 0 else { return }
    let mustAsk = state.withLock { state in
      state.isDue = true
      guard !state.isAsking, !state.isStopped else { return false }
      state.isAsking = true
      return true
    }
    guard mustAsk else { return }
    // Detached: the question isn't part of the call that made the change, and outlives its deadline.
    Task.detached { [self] in
      while takeTurn() {
        if let number = await ask() { signal.advance(to: number) }
      }
    }
  }

  private func takeTurn() -> Bool {
    state.withLock { state in
      let goesOn = state.isDue && !state.isStopped
      state.isAsking = goesOn
      state.isDue = false
      return goesOn
    }
  }
}
