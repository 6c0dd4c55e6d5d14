internal import LinuxIO
internal import RPCCore
package import ServiceRuntime
package import ServiceStore

/// Asks a store every few seconds whether it can read and write, so that `/readyz` has the answer
/// without waiting for it.
package final class StoreReadiness: Sendable {
  private let problem = Lock<String?>(nil)
  private let task = Lock<Task<Void, Never>?>(nil)

  private static let period = Duration.seconds(2)
  private static let patience = Duration.seconds(5)

  /// Begins to ask. The store was opened a moment ago, so it counts as ready until it says
  /// otherwise.
  package init(of store: any RecordStore) {
    let asking = Task { [weak self] in
      while !Task.isCancelled {
        let answer: String?
        do throws(StoreFailure) {
          try await Self.probe(store)
          answer = nil
        } catch {
          let error = RPCError(error)
          answer = error.cause.map { "\($0)" } ?? error.message
        }
        guard let self else { return }
        self.problem.withLock { $0 = answer }
        try? await Task.sleep(for: Self.period)
      }
    }
    task.withLock { $0 = asking }
  }

  /// A store that is stuck has to show as one.
  private static func probe(_ store: any RecordStore) async throws(StoreFailure) {
    let outcome: Result<Void, StoreFailure> = await Deadline.$current.withValue(.after(patience)) {
      do throws(StoreFailure) {
        return .success(try await store.probe())
      } catch {
        return .failure(error)
      }
    }
    try outcome.get()
  }

  deinit { stop() }

  package func stop() { task.withLock { $0?.cancel() } }

  package var check: ReadinessCheck {
    ReadinessCheck("store") { [self] in problem.withLock { $0 } }
  }
}
