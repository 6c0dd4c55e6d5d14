import RPCCore
import Synchronization
import Tracing

/// Writes a line for calls that have ended: for a share of them, and at the debug level for all.
final class CallLog: Sendable {
  private let logger: Logger
  /// Every so many-th call has a line; `nil` for none.
  private let period: Double?
  private let count = Atomic<UInt64>(0)

  /// - Parameter share: Of the calls, from 0 to 1; `nil` for none.
  init(_ logger: Logger, share: Double?) {
    self.logger = logger
    period = share.flatMap { $0 > 0 ? 1 / $0 : nil }
  }

  /// Whether any call may have a line now.
  var isOn: Bool { period != nil || logger.level <= .debug }

  func ended(
    _ context: CallContext, _ code: StatusCode, since start: ContinuousClock.Instant,
    _ span: ActiveSpan?
  ) {
    let isDebug = logger.level <= .debug
    guard let period = isDebug ? 1 : self.period, isDue(period) else { return }
    var metadata: LogMetadata = [
      "method": .string(context.method.path), "peer": ServerEventLog.name(context.peer),
      "address": .string(context.address), "protocol": .string(context.callProtocol.rawValue),
      "code": .string(code.name),
      "duration_ms": .milliseconds(ContinuousClock.now - start),
    ]
    if let span { metadata.append("trace_id", .string("\(span.context.traceID)")) }
    logger.log(isDebug ? .debug : .info, "call ended", metadata)
  }

  /// Spread evenly: with a period of 2.5, the calls 0, 3, 5, 8 and so on.
  private func isDue(_ period: Double) -> Bool {
    guard period > 1 else { return true }
    let number = Double(count.add(1, ordering: .relaxed).oldValue)
    return number == 0 || (number / period).rounded(.down) > ((number - 1) / period).rounded(.down)
  }
}
