import EventLoop
import LinuxIO
import RPCCore
import RPCTransport
import TLS

/// What the console shows, as JSON: the page and `rollcall top` read it.
///
/// Asked for on the admin port's thread.
final class ConsoleReport: Sendable {
  let service: String
  private let settings: [SettingReport]
  private let logger: Logger
  private let credentials: ServiceCredentials
  private let health: ServiceHealth
  private let channels: ChannelBook
  private let history: TrafficHistory
  let recent = RecentCalls()
  let connections = ConnectionBook()
  let stalls: StallLog
  private let server = Lock<Server?>(nil)
  private let started: Int
  private let clockStart = ContinuousClock.now

  /// Of those that are listed; all are counted.
  private static let connectionsListed = 200

  init(
    _ service: String, _ settings: ServiceSettings, _ logger: Logger,
    _ credentials: ServiceCredentials, _ health: ServiceHealth, _ channels: ChannelBook,
    _ metrics: MetricsRegistry, loops: [Loop]
  ) {
    self.service = service
    self.settings = settings.report
    self.logger = logger
    self.credentials = credentials
    self.health = health
    self.channels = channels
    history = TrafficHistory(loops)
    stalls = StallLog(logger, metrics)
    started = Self.milliseconds(Logger.systemTime())
    if let limit = settings.stallThreshold { stalls.watch(loops, above: limit) }
  }

  /// The server is there.
  func watch(_ server: Server) { self.server.withLock { $0 = server } }

  /// Looks at the server from time to time, until the task is cancelled.
  func run() async {
    while (try? await Task.sleep(for: TrafficHistory.period)) != nil { look() }
  }

  func look() {
    let server = server.withLock { $0 }
    history.sample(
      server?.tallies ?? [], connections: server?.connectionCount ?? 0,
      time: Self.milliseconds(Logger.systemTime()))
    server?.reportCalls(slowerThan: recent.forget())
  }

  /// - Parameter number: Spans of time up to this one are left out.
  func json(after number: Int) -> [UInt8] {
    var text = JSONText()
    text.object { text in
      writeService(to: &text)
      writeHistory(after: number, to: &text)
      if let server = server.withLock({ $0 }) { writeServer(server, to: &text) }
      writeChannels(to: &text)
      text.array("failed", recent.failed) { Self.write($1, to: &$0, self) }
      text.array("slowest", recent.slowest) { Self.write($1, to: &$0, self) }
      text.array("stalls", stalls.recent) { text, record in
        text.object { text in
          text.member("time", time(of: record.at))
          text.member("loop", record.stall.loop)
          text.member("method", record.stall.work)
          text.member("took_ms", Self.milliseconds(record.stall.duration))
        }
      }
      text.array("configuration", settings) { text, setting in
        text.object { text in
          text.member("name", setting.option.name)
          text.member("value", setting.text)
          text.member("source", setting.source.rawValue)
        }
      }
    }
    return text.bytes
  }

  private func writeService(to text: inout JSONText) {
    text.member("service", service)
    text.member("version", Release.version)
    text.member("mode", Release.mode)
    text.member("now", Self.milliseconds(Logger.systemTime()))
    text.member("started", started)
    text.array("problems", health.problems()) { $0.add($1) }
    text.member("log_level", logger.level.rawValue)
    if let certificate = credentials.certificate {
      text.object("certificate") { text in
        text.member("name", certificate.label)
        text.member("serial", certificate.serial)
        text.member("ends", Int(certificate.notAfter.secondsSince1970) * 1000)
      }
    }
  }

  private func writeHistory(after number: Int, to text: inout JSONText) {
    text.member("period_ms", Int(Self.milliseconds(TrafficHistory.period)))
    text.member("spans_kept", TrafficHistory.kept)
    text.array("spans", history.spans(after: number)) { text, span in
      text.object { text in
        text.member("number", span.number)
        text.member("time", span.time)
        text.member("seconds", span.seconds)
        text.member("processor", span.processor)
        text.member("busy", span.busy)
        text.member("lag_ms", span.lag)
        text.member("in_flight", span.inFlight)
        text.member("connections", span.connections)
        text.array("total", [span.total]) { Self.write($1, to: &$0) }
        text.object("methods") { text in
          for (path, sample) in span.methods {
            text.array(path, [sample]) { Self.write($1, to: &$0) }
          }
        }
      }
    }
  }

  /// Five numbers: calls that went well, that failed, and the percentiles 50, 90 and 99 in ms.
  private static func write(_ sample: TrafficHistory.Sample, to text: inout JSONText) {
    text.add(Double(sample.succeeded))
    text.add(Double(sample.failed))
    text.add(sample.median)
    text.add(sample.p90)
    text.add(sample.p99)
  }

  private func writeServer(_ server: Server, to text: inout JSONText) {
    let loads = Dictionary(
      server.loads.map { ($0.method.path, $0) }, uniquingKeysWith: { first, _ in first })
    text.array("methods", server.tallies) { text, tally in
      let counts = StatusCode.allCases.map { code in
        (code, CallProtocol.allCases.reduce(0) { $0 + tally.ended($1, code) })
      }
      text.object { text in
        text.member("path", tally.method.path)
        text.member("in_flight", tally.inFlight)
        text.object("codes") { text in
          for (code, count) in counts where count > 0 { text.member(code.name, Int(count)) }
        }
        if let load = loads[tally.method.path] {
          text.object("limit") { text in
            text.member("limit", load.limit)
            text.member("running", load.running)
            text.member("waiting", load.waiting)
          }
        }
      }
    }
    let (newest, count) = connections.newest(Self.connectionsListed)
    text.object("connections") { text in
      text.member("count", count)
      text.member("handshakes", server.handshakeCount)
      text.array("peers", connections.byPeer()) { text, row in
        text.object { text in
          text.member("peer", row.peer)
          text.member("protocol", row.callProtocol.rawValue)
          text.member("count", row.count)
        }
      }
      text.array("newest", newest) { text, connection in
        text.object { text in
          text.member("address", connection.address)
          text.member("peer", connection.peer?.uri)
          text.member("protocol", connection.callProtocol.rawValue)
          text.member("since", time(of: connection.since))
        }
      }
    }
  }

  private func writeChannels(to text: inout JSONText) {
    text.array("channels", channels.channels) { text, entry in
      let statistics = entry.channel.statistics
      text.object { text in
        text.member("target", entry.target)
        text.member("retry_tokens", statistics.retryTokens)
        text.member("retries", statistics.retries + statistics.transparentRetries)
        text.member("refused_retries", statistics.refusedRetries.values.reduce(0, +))
        text.member("connect_failures", statistics.connectFailures)
        text.array("addresses", entry.channel.addresses) { text, address in
          text.object { text in
            text.member("address", address.address)
            text.member("state", address.state.rawValue)
            text.member("ejected", address.isEjected)
            text.member("in_flight", address.callsInFlight)
            text.member("latency_ms", address.latency.map(Self.milliseconds))
            text.member("failure", address.failure)
          }
        }
      }
    }
  }

  private static func write(
    _ record: RecentCalls.Record, to text: inout JSONText, _ report: ConsoleReport
  ) {
    text.object { text in
      text.member("time", report.time(of: record.at))
      text.member("method", record.method)
      text.member("peer", record.peer)
      text.member("address", record.address)
      text.member("code", record.code)
      text.member("message", record.message)
      text.member("trace_id", record.traceID)
      text.member("took_ms", milliseconds(record.took))
      text.array("stages", record.stages) { text, stage in
        text.object { text in
          text.member("name", stage.name)
          text.member("ms", milliseconds(stage.time))
        }
      }
    }
  }

  /// Milliseconds since 1970.
  private func time(of instant: ContinuousClock.Instant) -> Int {
    started + Int(Self.milliseconds(clockStart.duration(to: instant)))
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
  }

  private static func milliseconds(_ time: (seconds: Int64, milliseconds: Int)) -> Int {
    Int(time.seconds) * 1000 + time.milliseconds
  }
}
