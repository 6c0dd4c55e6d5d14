import LinuxIO

/// Tells in the log and in the metrics when a service can take calls no more, and when it can again.
final class ReadinessWatch: Sendable {
  private let health: ServiceHealth
  private let logger: Logger
  private let told = Lock<[String]>([])
  private let losses: Counter

  init(_ health: ServiceHealth, _ logger: Logger, _ metrics: MetricsRegistry) {
    self.health = health
    self.logger = logger
    losses = metrics.counter(
      "rollcall_ready_losses_total", help: "Times that the service became unready as it served.")
    metrics.gauge(
      "rollcall_ready", help: "Whether /readyz says that the service can take calls: 1 or 0."
    ) { health.problems().isEmpty ? 1 : 0 }
  }

  /// Looks whenever it may have changed, until the service drains.
  func run() async {
    for await _ in health.changes() { look() }
  }

  func look() {
    // It isn't news that a service which starts or drains takes no calls.
    guard let problems = health.problemsWhileServing() else { return }
    let before = told.withLock { told in
      defer { told = problems }
      return told
    }
    switch (before.isEmpty, problems.isEmpty) {
    case (true, false):
      losses.increment()
      logger.error("not ready any more", ["reasons": .strings(problems)])
    case (false, true): logger.info("ready again", ["after": .strings(before)])
    case (false, false), (true, true): break
    }
  }
}
