/// The table of `rollcall top`.
enum TopText {
  /// One service, or why there is nothing of it.
  struct Row: Sendable {
    let address: String
    var report: ServiceReport?
    var problem: String?
  }

  private static let failedShown = 5

  static func text(_ rows: [Row], methods: Int) -> String {
    var text = table(
      [
        "SERVICE", "STATE", "CALLS/S", "ERRORS", "P50", "P90", "P99", "IN FLIGHT", "CONNS", "CPU",
        "LOOP", "CERTIFICATE", "UP",
      ], rows.map(cells))
    for row in rows {
      if let problem = row.problem { text += "\n\(problem)\n" }
      for problem in row.report?.problems ?? [] {
        text += "\n\(row.report?.service ?? row.address): \(problem)\n"
      }
    }
    let reports = rows.compactMap(\.report)
    let busiest = reports.flatMap { report in
      report.methods.map { (report, $0, report.traffic(of: $0)) }
    }.sorted { ($1.2.rate, $0.1) < ($0.2.rate, $1.1) }
    if !busiest.isEmpty, methods > 0 {
      text +=
        "\n"
        + table(
          ["METHOD", "", "CALLS/S", "ERRORS", "P50", "P90", "P99"],
          busiest.prefix(methods).map { report, method, traffic in
            let name = method.split(separator: "/").last.map(String.init) ?? method
            return [name, report.service] + cells(of: traffic)
          })
    }
    let failed = reports.flatMap(\.failed).sorted { $0.time > $1.time }.prefix(failedShown)
    if !failed.isEmpty {
      text += "\nLAST FAILED CALLS\n"
      for call in failed {
        let trace = call.traceId.map { " trace \($0)" } ?? ""
        let name = call.method.split(separator: "/").last ?? ""
        text += "  \(clock(call.time))  \(call.code)  \(name): \(call.message)\(trace)\n"
      }
    }
    return text
  }

  private static func cells(_ row: Row) -> [String] {
    guard let report = row.report else {
      return [row.address, "away"] + Array(repeating: "–", count: 11)
    }
    let last = report.spans.last
    let left = report.certificate.map { span(($0.ends - report.now) / 1000) } ?? "–"
    return [report.service, report.problems.isEmpty ? "ready" : "not ready"]
      + cells(of: report.traffic(of: nil)) + [
        "\(last?.inFlight ?? 0)", "\(last?.connections ?? 0)",
        last.map { percent($0.processor) } ?? "–", last.map { percent($0.busy) } ?? "–", left,
        span((report.now - report.started) / 1000),
      ]
  }

  private static func cells(of traffic: ServiceReport.Traffic) -> [String] {
    [number(traffic.rate), traffic.rate > 0 ? percent(traffic.errors) : "–"]
      + traffic.percentiles.map { $0.map(time) ?? "–" }
  }

  /// The first column to the left, and so every column whose head is a word about text.
  private static func table(_ heads: [String], _ rows: [[String]]) -> String {
    let all = [heads] + rows
    let widths = heads.indices.map { column in
      all.map { Columns.width(of: $0[column]) }.max() ?? 0
    }
    return all.map { row in
      let cells = row.indices.map { column in
        let isText = column == 0 || heads[column].isEmpty || heads[column] == "STATE"
        return isText
          ? Columns.left(row[column], width: widths[column])
          : Columns.right(row[column], width: widths[column])
      }
      return Columns.trimmed(cells.joined(separator: "  ")) + "\n"
    }.joined()
  }

  // MARK: Words for numbers

  static func number(_ value: Double) -> String {
    if value >= 100 { return "\(Int(value.rounded()))" }
    return decimal(value, digits: value == value.rounded() ? 0 : 1)
  }

  static func percent(_ share: Double) -> String {
    let value = share * 100
    return decimal(value, digits: value > 0 && value < 10 ? 1 : 0) + "%"
  }

  static func time(_ milliseconds: Double) -> String {
    switch milliseconds {
    case 1000...: decimal(milliseconds / 1000, digits: 2) + "s"
    case 100...: decimal(milliseconds, digits: 0) + "ms"
    case 1...: decimal(milliseconds, digits: 1) + "ms"
    default: decimal(milliseconds * 1000, digits: 0) + "µs"
    }
  }

  static func span(_ seconds: Double) -> String {
    switch seconds {
    case ..<0: "ended"
    case ..<120: "\(Int(seconds))s"
    case ..<7200: "\(Int(seconds / 60))m"
    case ..<172_800: "\(Int(seconds / 3600))h"
    default: "\(Int(seconds / 86400))d"
    }
  }

  /// UTC, as the logs have it.
  private static func clock(_ milliseconds: Double) -> String {
    let seconds = Int(milliseconds / 1000) % 86400
    return [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }

  private static func decimal(_ value: Double, digits: Int) -> String {
    guard digits > 0 else { return "\(Int(value.rounded()))" }
    let scale = digits == 1 ? 10 : 100
    let scaled = Int((value * Double(scale)).rounded())
    let rest = "\(scaled % scale)"
    return "\(scaled / scale)." + String(repeating: "0", count: digits - rest.count) + rest
  }
}
