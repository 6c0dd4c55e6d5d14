internal import LinuxIO
internal import RPCCore

/// Lets those through one after the other who write the same thing, such as the members of one group.
///
/// Transactions that run at once and write the same row are all undone but one, and if many do, some
/// of them again and again. So a process sends one at a time; what is left are the clashes between
/// replicas, of which there are few. Nothing hangs on it but time: that nobody gets in another's way
/// is the database's to see to.
package final class WriteTurns: Sendable {
  /// What comes of standing in a line.
  private enum Answer {
    case turn
    case full
    case cancelled
  }

  private struct Waiter {
    let number: UInt64
    let continuation: CheckedContinuation<Answer, Never>
  }

  private struct State {
    /// Who waits, by what is being written now.
    var lines: [RecordID: [Waiter]] = [:]
    /// Waits that were cancelled before they had begun.
    var cancelled: Set<UInt64> = []
    var lastNumber: UInt64 = 0
  }

  private let state = Lock(State())
  private let maximumWaiting: Int

  /// - Parameter maximumWaiting: For one thing; past it writers get ``StoreFailure/overloaded``.
  package init(maximumWaiting: Int = 1_000) {
    self.maximumWaiting = maximumWaiting
  }

  /// What is being written now.
  package var lineCount: Int { state.withLock { $0.lines.count } }

  /// Does `body` once nobody else does anything for the same thing.
  ///
  /// - Throws: What `body` throws; `.cancelled`, `.deadlineExceeded` or `.overloaded` before its turn.
  package func inTurn<Value: Sendable>(
    for thing: RecordID, _ body: () async throws(StoreFailure) -> Value
  ) async throws(StoreFailure) -> Value {
    switch await enter(thing) {
    case .turn: break
    case .full: throw .overloaded
    case .cancelled:
      if Deadline.current?.hasPassed == true {
        throw .deadlineExceeded(stage: "while waiting to write to the store")
      }
      throw .cancelled
    }
    defer { leave(thing) }
    return try await body()
  }

  /// Suspends until it is one's turn, or won't be.
  private func enter(_ thing: RecordID) async -> Answer {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    defer { state.withLock { _ = $0.cancelled.remove(number) } }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer: Answer? = state.withLock { state in
          if state.cancelled.contains(number) { return .cancelled }
          guard let line = state.lines[thing] else {
            state.lines[thing] = []
            return .turn
          }
          if line.count >= maximumWaiting { return .full }
          state.lines[thing]?.append(Waiter(number: number, continuation: continuation))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      let waiter: Waiter? = state.withLock { state in
        if let place = state.lines[thing]?.firstIndex(where: { $0.number == number }) {
          return state.lines[thing]?.remove(at: place)
        }
        state.cancelled.insert(number)
        return nil
      }
      waiter?.continuation.resume(returning: .cancelled)
    }
  }

  private func leave(_ thing: RecordID) {
    let next: Waiter? = state.withLock { state in
      guard let line = state.lines[thing], !line.isEmpty else {
        state.lines[thing] = nil
        return nil
      }
      return state.lines[thing]?.removeFirst()
    }
    next?.continuation.resume(returning: .turn)
  }
}

extension StoreDatabase {
  /// As ``write(isBulk:erases:_:)``, after the others of this process that write the same thing.
  ///
  /// A file has one writer, who takes many writes of one thing in one go, so nobody has to wait there.
  @discardableResult
  package func write<Value: Sendable>(
    for thing: RecordID, in turns: WriteTurns, erases: Bool = false,
    _ body: @escaping @Sendable (any StoreConnection) async throws -> Value
  ) async throws(StoreFailure) -> Value {
    guard dialect == .postgresql else {
      return try await write(isBulk: false, erases: erases, body)
    }
    return try await turns.inTurn(for: thing) { () async throws(StoreFailure) in
      try await write(isBulk: false, erases: erases, body)
    }
  }
}
