import EventLoop
import RPCCore

/// What the calls of a channel share, whatever their kind: where they go, and how often.
final class ChannelCore: Sendable {
  let picker: ConnectionPicker
  let tokens: RetryTokens
  let counters: ChannelCounters
  let report: @Sendable (ChannelEvent) -> Void
  private let services: ServiceConfiguration?
  private let retry: RetryPolicy

  init(
    _ target: ChannelTarget, loops: LoopGroup, connector: any Connector,
    configuration: ChannelConfiguration
  ) throws(RuntimeError) {
    counters = ChannelCounters()
    report = configuration.report
    services = configuration.services
    tokens = RetryTokens(configuration.services?.retryBudget ?? configuration.retryBudget)
    retry = configuration.retry
    picker = ConnectionPicker(
      target, loops: loops, connector: connector, resolver: try configuration.resolver(),
      settings: ConnectionPicker.Settings(
        refreshInterval: configuration.refreshInterval, idleTimeout: configuration.idleTimeout,
        ejection: configuration.ejection),
      counters: counters, report: configuration.report)
  }

  /// What the service configuration says of a method; `nil` without one, which is the usual case.
  func policy(for method: MethodDescriptor) -> CallPolicy? { services?.policy(for: method) }

  func series(_ method: MethodDescriptor, _ policy: RetryPolicy?) -> AttemptSeries {
    AttemptSeries(method, policy: policy ?? retry, tokens: tokens)
  }

  /// Tells of what follows on a failed attempt.
  func note(
    _ step: AttemptSeries.Step, of method: MethodDescriptor, after error: RPCError,
    neverProcessed: Bool
  ) {
    switch step {
    case .again(let pause):
      counters.count { counts in
        if neverProcessed { counts.transparentRetries += 1 } else { counts.retries += 1 }
      }
      report(.retried(method, after: error, in: pause, neverProcessed: neverProcessed))
    case .giveUp(let reason?):
      counters.count { $0.refusedRetries[reason, default: 0] += 1 }
      report(.retryRefused(method, after: error, reason: reason))
    case .giveUp(nil): break
    }
  }
}
