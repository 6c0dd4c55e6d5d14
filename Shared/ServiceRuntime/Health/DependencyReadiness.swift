import HealthAPI
import LinuxIO
import RPCCore
public import RPCTransport

/// Whether a service that this one depends on can take calls: asks it every few seconds by gRPC's
/// health protocol, so that ``check`` has the answer without waiting for it.
///
/// It counts as able to until it hasn't been for a while: a replica that is started anew, or a
/// connection that is lost, makes nobody unready.
public final class DependencyReadiness: Sendable {
  private struct State {
    /// Since when it can't take calls.
    var downSince: ContinuousClock.Instant?
    var problem: String?
  }

  private let name: String
  private let service: String
  private let client: HealthClient
  private let patience: Duration
  private let state = Lock(State())
  private let asking = Lock<Task<Void, Never>?>(nil)

  private static let period = Duration.seconds(2)
  private static let usualPatience = Duration.seconds(10)

  /// Begins to ask.
  ///
  /// - Parameters:
  ///   - name: As `/readyz` names it: "user-directory".
  ///   - channel: To where it is served; it stays open as long as this asks.
  ///   - service: Its full name: "rollcall.directory.v1.UserDirectory".
  public convenience init(_ name: String, on channel: Channel, service: String) {
    self.init(name, on: channel, service: service, patience: Self.usualPatience)
    let task = Task { [weak self] in
      while !Task.isCancelled {
        await self?.probe()
        try? await Task.sleep(for: Self.period)
      }
    }
    asking.withLock { $0 = task }
  }

  /// Asks only when it is told to.
  init(_ name: String, on channel: Channel, service: String, patience: Duration) {
    self.name = name
    self.service = service
    self.patience = patience
    client = HealthClient(channel)
  }

  deinit { stop() }

  public func stop() { asking.withLock { $0?.cancel() } }

  public var check: ReadinessCheck {
    ReadinessCheck(name) { [self] in state.withLock { $0.problem } }
  }

  func probe(now: ContinuousClock.Instant = .now) async {
    let failure = await failure()
    state.withLock { state in
      guard let failure else {
        state = State()
        return
      }
      let since = state.downSince ?? now
      state.downSince = since
      if since.duration(to: now) >= patience { state.problem = failure }
    }
  }

  /// What keeps it from taking calls, `nil` if nothing does.
  private func failure() async -> String? {
    do throws(RPCError) {
      let answer = try await client.check(
        HealthCheckRequest(service: service), options: CallOptions(timeout: Self.period))
      return answer.status == .serving ? nil : "it is \(answer.status)"
    } catch {
      // One that doesn't tell its health is taken at its word: it answers.
      return error.code == .unimplemented ? nil : "\(error.code): \(error.message)"
    }
  }
}
