package import LinuxIO

/// A thread of its own for what takes a while: reading, drawing and writing pictures.
///
/// One piece of work at a time, so one picture's memory; a bounded number waits. Work that nobody
/// waits for any more is left out, unless it has begun.
package final class PictureThread: Sendable {
  /// Too many wait already.
  package struct Busy: Error, Sendable {
    package init() {}
  }

  private struct State {
    var line: [any PictureWork] = []
    var isClosed = false
  }

  private let state = Monitor(State())
  private let maximumWaiting: Int

  /// - Parameter maximumWaiting: Past it, work is refused.
  package init(name: String, maximumWaiting: Int) throws(SystemError) {
    self.maximumWaiting = maximumWaiting
    try OSThread.start(name: name) { [state] in
      while let work = Self.next(state) { work.carryOut() }
    }
  }

  deinit { close() }

  /// Takes no more work; what waits is finished first.
  package func close() {
    state.withLock { $0.isClosed = true }
  }

  /// Carries `body` out on the thread.
  ///
  /// - Throws: What `body` throws; ``Busy``; `CancellationError` when the task is cancelled, at once.
  package func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let work = Work(body)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard work.wait(with: continuation) else { return }
        let isTaken = state.withLock { state in
          guard !state.isClosed, state.line.count < maximumWaiting else { return false }
          state.line.append(work)
          return true
        }
        if !isTaken { work.end(.failure(Busy())) }
      }
    } onCancel: {
      work.end(.failure(CancellationError()))
      state.withLock { $0.line.removeAll { $0 === work } }
    }
  }

  private static func next(_ state: Monitor<State>) -> (any PictureWork)? {
    let next: Next = state.wait { state in
      if !state.line.isEmpty { return .work(state.line.removeFirst()) }
      return state.isClosed ? .end : nil
    }
    switch next {
    case .work(let work): return work
    case .end: return nil
    }
  }

  private enum Next: Sendable {
    case work(any PictureWork)
    case end
  }
}

private protocol PictureWork: AnyObject, Sendable {
  func carryOut()
}

/// A piece of work, and whoever waits for it; answered once.
private final class Work<Value: Sendable>: PictureWork {
  typealias Body = @Sendable () throws -> Value

  private enum State {
    case new(Body)
    case waiting(CheckedContinuation<Value, any Error>, Body)
    /// What the body holds, a file perhaps, is let go of.
    case ended
  }

  private let state: Lock<State>

  init(_ body: @escaping Body) {
    state = Lock(.new(body))
  }

  /// - Returns: `false` if it has ended before it began; the continuation has been resumed then.
  func wait(with continuation: CheckedContinuation<Value, any Error>) -> Bool {
    let isEnded = state.withLock { state in
      guard case .new(let body) = state else { return true }
      state = .waiting(continuation, body)
      return false
    }
    if isEnded { continuation.resume(throwing: CancellationError()) }
    return !isEnded
  }

  func end(_ result: Result<Value, any Error>) {
    let continuation = state.withLock { state in
      defer { state = .ended }
      guard case .waiting(let continuation, _) = state else {
        return nil as CheckedContinuation<Value, any Error>?
      }
      return continuation
    }
    continuation?.resume(with: result)
  }

  func carryOut() {
    let body: Body? = state.withLock { state in
      if case .waiting(_, let body) = state { body } else { nil }
    }
    guard let body else { return }
    end(Result { try body() })
  }
}
