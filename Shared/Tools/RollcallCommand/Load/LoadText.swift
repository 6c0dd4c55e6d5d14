import LoadGenerator
import RPCCore

/// A load in words and numbers, as people read them.
enum LoadText {
  // MARK: Numbers

  /// "12,345".
  static func count(_ number: Int) -> String {
    var text = ""
    for (index, digit) in "\(abs(number))".reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + String(text.reversed())
  }

  /// Three digits or more: "9,998", "12.3", "0.517".
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    if value >= 99.95 || abs(value - value.rounded()) < 1e-5 { return count(Int(value.rounded())) }
    return fixed(value, places: value >= 9.995 ? 1 : value >= 0.9995 ? 2 : 3)
  }

  static func fixed(_ value: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = Int((value * scale).rounded())
    let digits = "\(scaled % Int(scale))"
    let fraction = String(repeating: "0", count: max(0, places - digits.count)) + digits
    return "\(scaled / Int(scale)).\(fraction)"
  }

  /// For programs: as few digits as say it, at most three behind the point.
  static func plain(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Of microseconds: "0.21 ms", "12.3 ms", "1.20 s".
  static func time(_ microseconds: Double) -> String {
    if microseconds >= 1e6 { return "\(number(microseconds / 1e6)) s" }
    return "\(number(microseconds / 1000)) ms"
  }

  static func percent(_ share: Double) -> String { "\(number(share * 100)) %" }

  static func seconds(_ seconds: Double) -> String { "\(number(seconds)) s" }

  // MARK: The load

  /// "open loop, 10,000 calls/s, evenly spaced, for 10 s over 4 connections".
  static func load(_ plan: LoadPlan) -> String {
    let connections =
      "over \(count(plan.connections)) connection\(plan.connections == 1 ? "" : "s")"
    let warmUp = plan.warmUpSeconds > 0 ? ", after \(seconds(plan.warmUpSeconds)) to warm up" : ""
    switch plan.mode {
    case .open(let rate, let arrivals, let most):
      let spacing = arrivals == .even ? "evenly spaced" : "at random instants"
      return
        "open loop, \(self.rate(rate)), \(spacing), for \(seconds(rate.seconds)) \(connections), "
        + "at most \(count(most)) at once\(warmUp)"
    case .closed(let callers):
      let length = plan.seconds.map { "for \(seconds($0))" } ?? "\(count(plan.count ?? 0)) calls"
      return "closed loop, \(count(callers)) call\(callers == 1 ? "" : "s") at once, \(length) "
        + "\(connections)\(warmUp)"
    }
  }

  private static func rate(_ plan: RatePlan) -> String {
    let stages = plan.stages.map { stage in
      let rate =
        stage.from == stage.to ? number(stage.from) : "\(number(stage.from))–\(number(stage.to))"
      return plan.stages.count == 1 ? rate : "\(rate) (\(seconds(stage.seconds)))"
    }
    return stages.joined(separator: ", ") + " calls/s"
  }

  static func warning(_ doubt: LoadResult.Doubt) -> String {
    switch doubt {
    case .busy(let share):
      "the generator used \(percent(share)) of its threads: it was the bottleneck, not the server; "
        + "more --connections spread it over more cores, more --workers over more processes"
    case .late(let lag):
      "the generator sent calls up to \(time(lag)) late (p99): it, or who else uses this machine, "
        + "was the bottleneck, and latency from the schedule holds that too"
    case .heldBack(let calls):
      "\(count(calls)) calls had to wait for others to end, since no more than --max-inflight may "
        + "run at once; latency from the schedule holds that wait"
    }
  }

  // MARK: The report

  static func report(_ report: LoadReport) -> String {
    let result = report.result
    let total = result.total
    var lines = [
      "\(report.name)  \(report.targets.joined(separator: ", "))", report.load, "",
    ]
    var calls = [
      "\(count(total.begun)) begun", "\(count(total.succeeded)) OK",
      "\(count(total.failed)) failed (\(percent(total.errorShare)))",
    ]
    if total.cutOff > 0 { calls.append("\(count(total.cutOff)) cut off at the end") }
    if total.unsent > 0 { calls.append("\(count(total.unsent)) not sent") }
    lines.append(row("calls", calls.joined(separator: ", ")))
    lines.append(
      row(
        "throughput",
        "\(number(result.rate)) calls/s in \(seconds(result.seconds))"
          + (result.isInterrupted ? ", then interrupted" : "") + messages(total, result.seconds)))
    lines.append("")
    lines += latencies(result, isOpen: report.isOpen)
    lines.append("")
    lines += statuses(total)
    lines.append("")
    lines.append(row("generator", generator(result)))
    for warning in report.summary.warnings { lines.append(row("warning", warning)) }
    for kept in report.thresholds { lines.append(row("threshold", threshold(kept))) }
    return lines.map { Columns.trimmed($0) + "\n" }.joined()
  }

  private static func row(_ name: String, _ text: String) -> String {
    Columns.left(name, width: 12) + text
  }

  private static func messages(_ total: CallTally, _ seconds: Double) -> String {
    guard seconds > 0, total.messagesReceived + total.messagesSent > 2 * total.begun else {
      return ""
    }
    return ", \(number(Double(total.messagesSent) / seconds)) messages/s sent and "
      + "\(number(Double(total.messagesReceived) / seconds)) received"
  }

  private static let quantiles: [(String, Double)] = [
    ("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("p99.9", 0.999),
  ]

  private static func latencies(_ result: LoadResult, isOpen: Bool) -> [String] {
    let width = max(14, (result.methods.map(\.name.count).max() ?? 0) + 2)
    func line(_ name: String, _ cells: [String]) -> String {
      Columns.left(name, width: width) + cells.map { Columns.right($0, width: 10) }.joined()
    }
    func line(_ name: String, _ histogram: LatencyHistogram) -> String {
      guard !histogram.isEmpty else { return line(name, ["–"]) }
      return line(
        name,
        quantiles.map { time(histogram.quantile($0.1)) }
          + [time(Double(histogram.greatest) / 1000), time(histogram.mean)])
    }
    let total = result.total
    var lines = [
      line("latency", quantiles.map(\.0) + ["max", "mean"]),
      line("from send", total.sending),
    ]
    if isOpen { lines.insert(line("from schedule", total.scheduled), at: 1) }
    if result.methods.count > 1 {
      lines.append("")
      lines.append(line("by method", ["calls", "failed"] + quantiles.map(\.0)))
      for method in result.methods {
        lines.append(
          line(
            method.name,
            [count(method.tally.begun), percent(method.tally.errorShare)]
              + quantiles.map {
                method.tally.scheduled.isEmpty ? "–" : time(method.tally.scheduled.quantile($0.1))
              }))
      }
    }
    return lines
  }

  private static func statuses(_ total: CallTally) -> [String] {
    statusCounts(total).enumerated().map { index, status in
      let text =
        Columns.left(status.name, width: 20) + Columns.right(count(status.count), width: 12)
      let message = status.message.isEmpty ? "" : "  first: \(status.message.prefix(200))"
      return row(index == 0 ? "status" : "", text + message)
    }
  }

  /// How the calls ended that did so by themselves, OK first and then the most frequent.
  static func statusCounts(_ total: CallTally) -> [(name: String, count: Int, message: String)] {
    let failures = total.failures.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return [(StatusCode.ok.name, total.succeeded, "")]
      + failures.map { number, ending in
        (StatusCode(number: UInt32(number)).name, ending.count, ending.firstMessage)
      }
  }

  static func generator(_ result: LoadResult) -> String {
    let lag = result.overhead.lag
    var text =
      "\(percent(result.busyShare)) of \(result.overhead.threads) thread"
      + "\(result.overhead.threads == 1 ? "" : "s"), "
      + "\(number(result.processorMicrosecondsPerCall)) µs a call; at most "
      + "\(count(result.overhead.mostInFlight)) calls at once"
    if !lag.isEmpty {
      text +=
        "; calls left \(time(lag.quantile(0.5))) late (p50), \(time(lag.quantile(0.99))) (p99)"
    }
    return text
  }

  static func threshold(_ kept: LoadReport.Kept) -> String {
    let value: String =
      if kept.text.hasPrefix("errors") {
        percent(kept.value)
      } else if kept.text.hasPrefix("rate") {
        "\(number(kept.value)) calls/s"
      } else {
        time(kept.value)
      }
    return "\(kept.isMet ? "✓" : "✗") \(kept.text): \(value)"
  }

  // MARK: Several loads

  static func comparison(_ reports: [LoadReport]) -> String {
    let width = max(8, (reports.map { Columns.width(of: $0.name) }.max() ?? 0) + 2)
    func line(_ name: String, _ cells: [String]) -> String {
      let text = Columns.left(name, width: width)
      return Columns.trimmed(text + cells.map { Columns.right($0, width: 10) }.joined()) + "\n"
    }
    return line("load", ["calls/s"] + quantiles.map(\.0) + ["max", "failed"])
      + reports.map { report in
        let total = report.result.total
        return line(
          report.name,
          [number(report.result.rate)] + quantiles.map { time(total.scheduled.quantile($0.1)) }
            + [time(Double(total.scheduled.greatest) / 1000), percent(total.errorShare)])
      }.joined()
  }
}
