import LinuxIO
import RPCCore
import RPCTransport
import TLS

/// Takes new certificates when their files change, and tells what becomes of that and when the one
/// in use ends.
final class CertificateWatch: Sendable {
  private struct State {
    /// What was wrong with the files when last looked at; told once, not at every look.
    var problem: String?
    var warned: UTCTime?
  }

  private let credentials: ServiceCredentials
  private let logger: Logger
  private let taken: Counter
  private let refused: Counter
  private let state = Lock(State())

  /// The end of its certificate is the failure of a service that can be seen coming.
  private static let warningDays: Int64 = 14

  init(_ credentials: ServiceCredentials, _ logger: Logger, _ metrics: MetricsRegistry) {
    self.credentials = credentials
    self.logger = logger
    let reloads = metrics.counters(
      "rollcall_certificate_reloads_total",
      help: "Changes of the certificate files, by whether the new ones could be taken.",
      labels: ["outcome"])
    taken = reloads.with("taken")
    refused = reloads.with("refused")
    metrics.gauge(
      "rollcall_certificate_expiry_timestamp_seconds",
      help: "When the service's certificate ends, in seconds since 1970."
    ) { credentials.certificate.map { Double($0.notAfter.secondsSince1970) } }
    warn(.now)
  }

  /// Looks at the files from time to time, until the task is cancelled. Not for an event loop.
  func run(every period: Duration) async {
    while (try? await Task.sleep(for: period)) != nil { look(.now) }
  }

  func look(_ now: UTCTime) {
    do throws(RuntimeError) {
      let isNew = try credentials.reload()
      state.withLock { $0.problem = nil }
      if isNew { tellReload() }
    } catch {
      let isNew = state.withLock { state in
        defer { state.problem = error.message }
        return state.problem != error.message
      }
      if isNew {
        refused.increment()
        logger.error(
          "the certificate files can't be used; the certificate of before stays in use",
          ["reason": .string(error.message)])
      }
    }
    warn(now)
  }

  private func tellReload() {
    taken.increment()
    state.withLock { $0.warned = nil }
    var metadata: LogMetadata = [:]
    if let certificate = credentials.certificate {
      metadata.append("certificate", .string(certificate.label))
      metadata.append("serial", .string(certificate.serial))
      metadata.append("ends", .description(certificate.notAfter))
    }
    logger.info("new certificates are in use", metadata)
  }

  /// Once a day, and once for each certificate.
  private func warn(_ now: UTCTime) {
    guard let end = credentials.certificate?.notAfter,
      end < now.advanced(byDays: Self.warningDays)
    else { return }
    let isDue = state.withLock { state in
      if let warned = state.warned, now < warned.advanced(byDays: 1) { return false }
      state.warned = now
      return true
    }
    guard isDue else { return }
    if now <= end {
      logger.warning("the certificate ends soon", ["ends": .description(end)])
    } else {
      logger.error(
        "the certificate has ended; no new connection is possible", ["ended": .description(end)])
    }
  }
}
