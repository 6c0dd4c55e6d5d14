import FoundationEssentials
import LoadGenerator

/// One or several loads as a page that needs nothing but itself: no other file, no network.
enum ReportPage {
  /// What the page's script draws: all numbers are ready.
  private struct Run: Encodable {
    let name, startedAt, load: String
    let targets: [String]
    let rate: Double
    let begun, succeeded, failed, cutOff, unsent: Int
    let errorShare: Double
    let seconds: Double
    let generator: String
    let warnings: [String]
    let thresholds: [LoadReport.Kept]
    let statuses: [Status]
    let methods: [Method]
    let schedule, send: [[Double]]
    let latency: [Row]
    /// Seconds, begun and ended a second, failed a second, running, and latencies in milliseconds.
    let series: [[Double]]
  }

  private struct Status: Encodable {
    let name: String
    let count: Int
    let message: String
  }

  private struct Method: Encodable {
    let name: String
    let calls, failed: Int
    let p50, p90, p99, max: Double
  }

  private struct Row: Encodable {
    let name: String
    let values: [Double]
  }

  static func html(_ reports: [LoadReport]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = String(decoding: try encoder.encode(reports.map(run)), as: UTF8.self)
    // Nothing in it may end the script that holds it.
    let data = json.replacing("<", with: "\\u003c")
    let title = escaped(
      reports.count == 1 ? "Load: \(reports[0].name)" : "\(reports.count) loads compared")
    return ReportPageText.html.replacing("@TITLE@", with: title).replacing(
      "@STYLE@", with: ReportPageText.style
    ).replacing("@SCRIPT@", with: ReportPageText.script).replacing("@DATA@", with: data)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  private static let columns: [(String, Double)] = [
    ("p50", 0.5), ("p75", 0.75), ("p90", 0.9), ("p95", 0.95), ("p99", 0.99), ("p99.9", 0.999),
  ]

  private static func run(_ report: LoadReport) -> Run {
    let result = report.result
    let total = result.total
    func row(_ name: String, _ histogram: LatencyHistogram) -> Row {
      Row(
        name: name,
        values: columns.map { histogram.quantile($0.1) / 1000 }
          + [Double(histogram.greatest) / 1e6, histogram.mean / 1000])
    }
    return Run(
      name: report.name, startedAt: report.startedAt, load: report.load, targets: report.targets,
      rate: result.rate, begun: total.begun, succeeded: total.succeeded, failed: total.failed,
      cutOff: total.cutOff, unsent: total.unsent, errorShare: total.errorShare,
      seconds: result.seconds, generator: LoadText.generator(result),
      warnings: report.summary.warnings, thresholds: report.thresholds,
      statuses: LoadText.statusCounts(total).map {
        Status(name: $0.name, count: $0.count, message: $0.message)
      },
      methods: result.methods.map { method in
        let latency = method.tally.scheduled
        return Method(
          name: method.name, calls: method.tally.begun, failed: method.tally.failed,
          p50: latency.quantile(0.5) / 1000, p90: latency.quantile(0.9) / 1000,
          p99: latency.quantile(0.99) / 1000, max: Double(latency.greatest) / 1e6)
      },
      schedule: curve(total.scheduled), send: report.isOpen ? curve(total.sending) : [],
      latency: (report.isOpen ? [row("from schedule", total.scheduled)] : [])
        + [row("from send", total.sending)],
      series: result.intervals.map { interval in
        let latency = interval.scheduled
        return [
          (interval.from + interval.to) / 2, interval.begunPerSecond, interval.endedPerSecond,
          Double(interval.failed) / interval.seconds, Double(interval.inFlight),
          latency.quantile(0.5) / 1000, latency.quantile(0.9) / 1000,
          latency.quantile(0.99) / 1000, Double(latency.greatest) / 1e6,
        ].map { ($0 * 10_000).rounded() / 10_000 }
      })
  }

  /// Quantiles that lie evenly where a plot of them is read: nines as far as there are calls.
  private static func curve(_ histogram: LatencyHistogram) -> [[Double]] {
    guard !histogram.isEmpty else { return [] }
    var points: [[Double]] = []
    var rest = 1.0
    // Twenty for each tenfold of 1 / (1 - share).
    while rest * Double(histogram.total) >= 1 {
      let share = 1 - rest
      points.append([1 / rest, histogram.quantile(share) / 1000])
      rest /= 1.122_018_454
    }
    points.append([Double(histogram.total), Double(histogram.greatest) / 1e6])
    return points.map { $0.map { ($0 * 10_000).rounded() / 10_000 } }
  }
}
