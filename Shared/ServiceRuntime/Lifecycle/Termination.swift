import Glibc
import LinuxIO

/// Waits for the signal to stop, and ends the process at once when a second one comes.
final class Termination: Sendable {
  private enum State {
    /// Nobody waits and no signal came. Next: `awaited` or `asked`.
    case quiet
    /// The start goes on until a signal ends it. Next: `awaited` or `asked`.
    case starting(@Sendable () -> Void)
    /// Next: `asked`.
    case awaited(CheckedContinuation<TerminationSignal, Never>)
    /// A signal came. A second one calls `insist`.
    case asked(TerminationSignal)
  }

  private let state = Lock(State.quiet)
  private let insist: @Sendable (TerminationSignal) -> Void

  init(insist: @escaping @Sendable (TerminationSignal) -> Void) {
    self.insist = insist
  }

  /// A signal came. From any thread.
  func receive(_ signal: TerminationSignal) {
    enum Action {
      case none
      case resume(CheckedContinuation<TerminationSignal, Never>)
      case abandon(@Sendable () -> Void)
      case insist
    }
    let action: Action = state.withLock { state in
      switch state {
      case .quiet:
        state = .asked(signal)
        return .none
      case .starting(let abandon):
        state = .asked(signal)
        return .abandon(abandon)
      case .awaited(let continuation):
        state = .asked(signal)
        return .resume(continuation)
      case .asked: return .insist
      }
    }
    switch action {
    case .none: break
    case .resume(let continuation): continuation.resume(returning: signal)
    case .abandon(let abandon): abandon()
    case .insist: insist(signal)
    }
  }

  /// Has `abandon` called by a signal that comes before ``first()`` is; at once if it came already.
  func whenAsked(_ abandon: @escaping @Sendable () -> Void) {
    let isAsked = state.withLock { state in
      if case .asked = state { return true }
      state = .starting(abandon)
      return false
    }
    if isAsked { abandon() }
  }

  /// Suspends until the first signal, which may have come already. To be called once.
  func first() async -> TerminationSignal {
    await withCheckedContinuation { continuation in
      let came: TerminationSignal? = state.withLock { state in
        if case .asked(let signal) = state { return signal }
        state = .awaited(continuation)
        return nil
      }
      if let came { continuation.resume(returning: came) }
    }
  }

  /// What a shell calls the end by a signal.
  static func exitCode(for signal: TerminationSignal) -> Int32 { 128 + signal.rawValue }
}
