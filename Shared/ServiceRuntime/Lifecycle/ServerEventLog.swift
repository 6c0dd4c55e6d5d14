import RPCCore
import RPCTransport

/// Writes what happens to a server into the log and counts it.
struct ServerEventLog: Sendable {
  private let logger: Logger
  private let refused: MetricFamily<Counter>
  private let violations: Counter
  private let refusedCalls: MetricFamily<Counter>
  private let refusalLog = SampledLog<CallRefusal>(every: .seconds(1))
  private let limited: MetricFamily<Counter>
  private let opened: MetricFamily<Counter>
  private let interrupted: MetricFamily<Counter>
  private let recent: RecentCalls
  private let connections: ConnectionBook

  init(
    _ logger: Logger, _ metrics: MetricsRegistry, recent: RecentCalls = RecentCalls(),
    connections: ConnectionBook = ConnectionBook()
  ) {
    self.logger = logger
    self.recent = recent
    self.connections = connections
    opened = metrics.counters(
      "rollcall_server_connections_opened_total",
      help: "Connections whose handshake succeeded.", labels: ["protocol"])
    for callProtocol in CallProtocol.allCases { _ = opened.with(callProtocol.rawValue) }
    interrupted = metrics.counters(
      "rollcall_server_calls_interrupted_total",
      help: "Calls that ended while their handler ran: by deadline, caller, or drain.",
      labels: ["code"])
    for code in [StatusCode.deadlineExceeded, .cancelled, .unavailable] {
      _ = interrupted.with(code.name)
    }
    refused = metrics.counters(
      "rollcall_server_connections_refused_total",
      help: "Connections that came to nothing: no TLS, the wrong certificate, too many.",
      labels: ["reason"])
    // There from the start, so that an alert can tell the first from none.
    for refusal in ConnectionRefusal.allCases { _ = refused.with(refusal.rawValue) }
    limited = metrics.counters(
      "rollcall_server_connections_limited_total",
      help: "Connections that the server let end: idle, old, or with a peer that doesn't read.",
      labels: ["limit"])
    for limit in ConnectionLimit.allCases { _ = limited.with(limit.rawValue) }
    refusedCalls = metrics.counters(
      "rollcall_server_calls_refused_total",
      help: "Calls that ended before their handler and so count nowhere else.",
      labels: ["reason"])
    for refusal in CallRefusal.allCases { _ = refusedCalls.with(refusal.rawValue) }
    violations = metrics.counter(
      "rollcall_server_protocol_violations_total",
      help: "Connections that were ended because the peer broke the protocol.")
  }

  func record(_ event: ServerEvent) {
    switch event {
    case .connectionRefused(let refusal, let address, let reason):
      refused.with(refusal.rawValue).increment()
      logger.warning(
        "connection refused",
        [
          "address": .string(address), "refusal": .string(refusal.rawValue),
          "reason": .string(reason),
        ])
    case .connectionOpened(let address, let peer, let callProtocol):
      opened.with(callProtocol.rawValue).increment()
      connections.opened(address, peer, callProtocol)
      logger.debug(
        "connection opened",
        [
          "address": .string(address), "peer": Self.name(peer),
          "protocol": .string(callProtocol.rawValue),
        ])
    case .connectionClosed(let address, let peer, let reason):
      connections.closed(address)
      logger.debug(
        "connection closed",
        ["address": .string(address), "peer": Self.name(peer), "reason": .string(reason)])
    case .connectionLimited(let limit, let address, let peer):
      limited.with(limit.rawValue).increment()
      let metadata: LogMetadata = [
        "limit": .string(limit.rawValue), "address": .string(address), "peer": Self.name(peer),
      ]
      switch limit {
      case .slowReader, .grace: logger.warning("connection ended by a limit", metadata)
      case .idle, .age: logger.debug("connection leaves by a limit", metadata)
      }
    case .protocolViolated(let address, let peer, let violation):
      violations.increment()
      logger.warning(
        "protocol violated",
        ["address": .string(address), "peer": Self.name(peer), "violation": .string(violation)])
    case .acceptFailed(let reason):
      logger.error("no connection can be accepted for a while", ["reason": .string(reason)])
    case .callRefused(let refusal, let method, let address, let peer, let error):
      refusedCalls.with(refusal.rawValue).increment()
      guard let leftOut = refusalLog.admit(refusal, at: .now) else { return }
      recent.refused(refusal, method: method, address: address, peer: peer, error)
      logger.warning(
        "call refused",
        [
          "refusal": .string(refusal.rawValue), "method": .string(method),
          "address": .string(address), "peer": Self.name(peer), "code": .string(error.code.name),
          "error": .string(error.message), "left_out": .integer(leftOut),
        ])
    case .callEnded(let call):
      if call.wasInterrupted { interrupted.with(call.code.name).increment() }
      recent.ended(call)
    case .handlerFailed(let context, let error):
      var metadata: LogMetadata = [
        "method": .string(context.method.path), "peer": Self.name(context.peer),
        "error": .string("\(error)"),
      ]
      if let cause = (error as? RPCError)?.cause {
        metadata.append("cause", .string("\(cause)"))
      }
      if let traceID = context.traceID { metadata.append("trace_id", .string(traceID)) }
      logger.error("handler failed", metadata)
    }
  }

  static func name(_ peer: PeerIdentity?) -> LogMetadata.Value {
    .string(peer?.uri ?? "unknown")
  }
}
