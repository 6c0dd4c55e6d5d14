internal import LinuxIO
internal import RPCCore

/// One hash between the task that waits for it and the thread that makes it.
///
/// It is answered exactly once. Before it began, cancellation and the deadline end the wait at once;
/// after that it is finished, for there is no way to stop it and it takes but some milliseconds.
final class PendingHash<Value: Sendable>: HashingWork {
  typealias Answer = Result<Value, HashingFailure>

  private enum State {
    /// Not in line yet. Next: `waiting`, or `answered` if cancelled.
    case prepared
    /// In line. Next: `running` or `answered`.
    case waiting(CheckedContinuation<Answer, Never>)
    /// On a thread. Next: `answered`.
    case running(CheckedContinuation<Answer, Never>)
    case answered
  }

  private let state = Lock(State.prepared)
  private let deadline: Deadline?
  private let body: @Sendable () throws -> Value

  init(deadline: Deadline?, body: @escaping @Sendable () throws -> Value) {
    self.deadline = deadline
    self.body = body
  }

  func answer(in line: HashingLine) async -> Answer {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isWanted = state.withLock { state in
          guard case .prepared = state else { return false }
          state = .waiting(continuation)
          return true
        }
        guard isWanted else {
          continuation.resume(returning: .failure(unwanted))
          return
        }
        if let failure = line.add(self) { refuse(failure) }
      }
    } onCancel: {
      line.remove(self)
      giveUp()
    }
  }

  func carryOut() {
    if deadline?.hasPassed == true {
      refuse(unwanted)
      return
    }
    let continuation: CheckedContinuation<Answer, Never>? = state.withLock { state in
      guard case .waiting(let continuation) = state else { return nil }
      state = .running(continuation)
      return continuation
    }
    guard let continuation else { return }
    let answer = Answer(catching: body, as: HashingFailure.failed)
    state.withLock { $0 = .answered }
    continuation.resume(returning: answer)
  }

  func refuse(_ failure: HashingFailure) {
    let waiting: CheckedContinuation<Answer, Never>? = state.withLock { state in
      guard case .waiting(let continuation) = state else { return nil }
      state = .answered
      return continuation
    }
    waiting?.resume(returning: .failure(failure))
  }

  private func giveUp() {
    let waiting: CheckedContinuation<Answer, Never>? = state.withLock { state in
      switch state {
      case .prepared:
        state = .answered
        return nil
      case .waiting(let continuation):
        state = .answered
        return continuation
      case .running, .answered: return nil
      }
    }
    waiting?.resume(returning: .failure(unwanted))
  }

  /// Servers cancel a call at its deadline, so a cancellation may be the deadline's.
  private var unwanted: HashingFailure {
    deadline?.hasPassed == true ? .deadlineExceeded : .cancelled
  }
}

extension Result where Failure == HashingFailure {
  fileprivate init(
    catching body: () throws -> Success, as failure: (any Error) -> HashingFailure
  ) {
    do {
      self = .success(try body())
    } catch {
      self = .failure(failure(error))
    }
  }
}
