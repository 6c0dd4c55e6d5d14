import LinuxIO
import RPCCore

/// Which connections the attempts of one call have gone to.
final class HedgeTrail: Sendable {
  private let used = Lock<[ClientConnection]>([])

  var connections: [ClientConnection] { used.withLock { $0 } }
  func add(_ connection: ClientConnection) { used.withLock { $0.append(connection) } }
}

extension Channel {
  private enum HedgeEvent {
    case answered([UInt8], ResponseMetadata)
    case failed(RPCError, ResponseMetadata)
    /// No answer came within the delay.
    case delayPassed
  }

  /// Makes attempts side by side, each some time after the one before; the first success is the
  /// answer, and the others are cancelled. Source: gRFC A6, "Hedging policy".
  func hedge(
    _ method: MethodDescriptor, _ request: @escaping KeptPacking, _ options: CallOptions,
    deadline: Deadline?, _ policy: HedgingPolicy
  ) async throws(RPCError) -> [UInt8] {
    let trail = HedgeTrail()
    let outcome: (Result<[UInt8], RPCError>, ResponseMetadata) = await withTaskGroup(
      of: HedgeEvent.self
    ) { group in
      var started = 0
      var running = 0
      var mayHedge = true
      func start() {
        let number = started
        group.addTask {
          await self.one(method, request, options, deadline: deadline, number, trail)
        }
        started += 1
        running += 1
      }
      func startAnother() {
        guard mayHedge, started < policy.maximumAttempts else { return }
        guard core.tokens.take() else {
          mayHedge = false
          core.counters.count { $0.refusedRetries[.budgetUsedUp, default: 0] += 1 }
          return
        }
        core.counters.count { $0.hedges += 1 }
        core.report(.hedged(method))
        start()
      }
      func wait(_ span: Duration) {
        guard mayHedge, started < policy.maximumAttempts else { return }
        group.addTask {
          try? await Task.sleep(for: span)
          return .delayPassed
        }
      }
      start()
      wait(policy.delay)
      while let event = await group.next() {
        switch event {
        case .answered(let answer, let metadata):
          group.cancelAll()
          return (.success(answer), metadata)
        case .delayPassed:
          guard !Task.isCancelled else { continue }
          startAnother()
          wait(policy.delay)
        case .failed(let error, let metadata):
          running -= 1
          guard policy.codes.contains(error.code) else {
            group.cancelAll()
            return (.failure(error), metadata)
          }
          switch PushBack(error) {
          case .never: mayHedge = false
          // In its time, with the attempts that are under way.
          case .after where running > 0: break
          case .after(let delay) where delay <= AttemptSeries.longestPushBack:
            guard mayHedge, started < policy.maximumAttempts else { break }
            wait(delay)
            continue
          case .after: mayHedge = false
          case .none: startAnother()
          }
          if running == 0 {
            group.cancelAll()
            return (.failure(error), metadata)
          }
        }
      }
      return (
        .failure(RPCError(.cancelled, "the caller cancelled its call of \(method.path)")),
        ResponseMetadata()
      )
    }
    options.whenEnded?(outcome.1)
    return try outcome.0.get()
  }

  /// One of the attempts. It is sent again by itself only if no server has looked at it.
  private func one(
    _ method: MethodDescriptor, _ request: @escaping KeptPacking, _ options: CallOptions,
    deadline: Deadline?, _ number: Int, _ trail: HedgeTrail
  ) async -> HedgeEvent {
    let metadata = Lock(ResponseMetadata())
    var options = options
    options.whenEnded = { ended in metadata.withLock { $0 = ended } }
    if number > 0 {
      // Sound: the key and a number keep to the rules of metadata.
      try? options.metadata.append(PushBack.previousAttempts, "\(number)")
    }
    do throws(RPCError) {
      let answer = try await attempt(
        method, request, options, deadline: deadline, RetryPolicy(maximumAttempts: 1, codes: []),
        trail: trail)
      return .answered(answer, metadata.withLock { $0 })
    } catch {
      return .failed(error, metadata.withLock { $0 })
    }
  }
}
