internal import LinuxIO
internal import RPCCore
internal import SQLite

/// What a store's threads see of a piece of work.
protocol StoreWork: AnyObject, Sendable {
  /// Claims the work for the calling thread.
  ///
  /// - Returns: Whether it is still wanted. Otherwise it has had its answer.
  func begin() -> Bool

  /// Runs the work and keeps its result. It can be run again, if a transaction was lost.
  func attempt(on connection: SQLiteConnection) async throws(StoreFailure)

  /// Gives the kept result to who waits for it.
  func acknowledge()

  /// Gives a failure instead.
  func fail(_ failure: StoreFailure)
}

/// One piece of work between the task that waits for it and the thread that does it.
///
/// It is answered exactly once, by whichever comes first of the thread, the task's cancellation
/// and the deadline that the thread finds passed.
final class PendingWork<Value: Sendable>: StoreWork {
  typealias Answer = Result<Value, StoreFailure>
  typealias Body = nonisolated(nonsending) @Sendable (SQLiteConnection) async throws -> Value

  private enum State {
    /// Not handed to a thread yet.
    case prepared
    /// In line. Next: `running`, or `answered` if cancelled.
    case waiting(CheckedContinuation<Answer, Never>)
    /// On a thread. Next: `answered`.
    case running(CheckedContinuation<Answer, Never>, Answer?)
    case answered
  }

  private let state = Lock(State.prepared)
  private let body: Body
  private let deadline: Deadline?
  private let stage: String

  /// Ends the statements of work that reads. Work that writes runs to its end: SQLite answers an
  /// interrupted write by undoing the whole transaction, and others' writes with it.
  private let interruption: Interruption?

  /// - Parameter stage: Where the work waits, for the text of a deadline that passes there.
  init(
    deadline: Deadline?, stage: String, isInterruptible: Bool,
    body: @escaping Body
  ) {
    self.deadline = deadline
    self.stage = stage
    self.body = body
    interruption = isInterruptible ? Interruption(deadline: deadline?.instant) : nil
  }

  /// Hands the work over through `submit` and suspends until it is answered.
  func answer(submit: (PendingWork) -> StoreFailure?) async -> Answer {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isWanted = state.withLock { state in
          guard case .prepared = state else { return false }
          state = .waiting(continuation)
          return true
        }
        guard isWanted else {
          continuation.resume(returning: .failure(.cancelled))
          return
        }
        if let refusal = submit(self) { fail(refusal) }
      }
    } onCancel: {
      cancel()
    }
  }

  func begin() -> Bool {
    if let deadline, deadline.hasPassed {
      fail(.deadlineExceeded(stage: stage))
      return false
    }
    return state.withLock { state in
      guard case .waiting(let continuation) = state else { return false }
      state = .running(continuation, nil)
      return true
    }
  }

  func attempt(on connection: SQLiteConnection) async throws(StoreFailure) {
    let result: Answer
    do {
      if let interruption {
        result = .success(
          try await connection.interruptible(by: interruption) { try await body(connection) })
      } else {
        result = .success(try await body(connection))
      }
    } catch let error as SQLiteError where error.kind == .interrupted {
      result = .failure(unwanted(stage: "while the store was working"))
    } catch {
      result = .failure(StoreFailure(thrown: error))
    }
    state.withLock { state in
      guard case .running(let continuation, _) = state else { return }
      state = .running(continuation, result)
    }
    _ = try result.get()
  }

  func acknowledge() {
    let answer: (CheckedContinuation<Answer, Never>, Answer)? = state.withLock { state in
      guard case .running(let continuation, let result?) = state else { return nil }
      state = .answered
      return (continuation, result)
    }
    if let (continuation, result) = answer { continuation.resume(returning: result) }
  }

  func fail(_ failure: StoreFailure) {
    let waiting: CheckedContinuation<Answer, Never>? = state.withLock { state in
      defer { state = .answered }
      switch state {
      case .waiting(let continuation), .running(let continuation, _): return continuation
      case .prepared, .answered: return nil
      }
    }
    waiting?.resume(returning: .failure(failure))
  }

  /// The task no longer waits: work in line is dropped, reading that runs is interrupted, writing
  /// that runs is finished.
  private func cancel() {
    let waiting: CheckedContinuation<Answer, Never>? = state.withLock { state in
      switch state {
      case .prepared:
        state = .answered
        return nil
      case .waiting(let continuation):
        state = .answered
        return continuation
      case .running, .answered:
        return nil
      }
    }
    interruption?.interrupt()
    waiting?.resume(returning: .failure(unwanted(stage: stage)))
  }

  /// Servers cancel a call at its deadline, so a cancellation may be the deadline's.
  private func unwanted(stage: String) -> StoreFailure {
    deadline?.hasPassed == true ? .deadlineExceeded(stage: stage) : .cancelled
  }
}
