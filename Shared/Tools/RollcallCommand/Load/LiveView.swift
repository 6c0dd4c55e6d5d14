import LinuxIO
import LoadGenerator

/// What somebody sees while a load runs: on a terminal one line with a bar that moves, otherwise a line
/// every second.
final class LiveView: Sendable {
  private struct State {
    /// Of about the last second.
    var recent: [LoadInterval] = []
    var failed = 0
    var ended = 0
    var toldAt = 0.0
  }

  private let state = Lock(State())
  private let console: Console
  private let total: Double?
  private let count: Int?

  init(_ plan: LoadPlan, console: Console) {
    self.console = console
    total = plan.seconds
    count = plan.count
  }

  func show(_ progress: LoadEngine.Progress) {
    guard console.isTerminal || progress.seconds >= 0 else { return }
    let shown: (line: String, share: Double?)? = state.withLock { state in
      if progress.seconds >= 0 {
        state.recent.append(progress.interval)
        state.failed += progress.interval.failed
        state.ended += progress.interval.failed + progress.interval.succeeded
        while state.recent.count > 1, state.recent.reduce(0, { $0 + $1.seconds }) > 1.1 {
          state.recent.removeFirst()
        }
      }
      if !console.isTerminal {
        guard progress.seconds - state.toldAt >= 0.99 else { return nil }
        state.toldAt = progress.seconds
      }
      let share = share(state.ended, progress)
      return (Self.line(state.recent, state.failed, progress.seconds, share), share)
    }
    guard let (line, share) = shown else { return }
    if console.isTerminal {
      console.complain("\r\(Self.bar(share))\(line)\u{1b}[K")
    } else {
      console.complainLine(line)
    }
  }

  /// Takes the line away for the report.
  func end() {
    if console.isTerminal { console.complain("\r\u{1b}[K") }
  }

  private func share(_ ended: Int, _ progress: LoadEngine.Progress) -> Double? {
    if let total { return max(0, min(1, progress.seconds / total)) }
    guard let count, count > 0 else { return nil }
    return min(1, Double(ended) / Double(count))
  }

  private static let width = 24

  static func bar(_ share: Double?) -> String {
    guard let share else { return "" }
    let full = Int((share * Double(width)).rounded())
    return "▕" + String(repeating: "█", count: full)
      + String(repeating: "░", count: width - full) + "▏ "
  }

  static func line(
    _ recent: [LoadInterval], _ failed: Int, _ seconds: Double, _ share: Double?
  ) -> String {
    guard seconds >= 0 else { return "warming up, \(LoadText.number(-seconds)) s left" }
    var interval = recent.first ?? LoadInterval()
    for next in recent.dropFirst() { interval.append(next) }
    let latency = interval.scheduled
    return [
      Columns.right(LoadText.fixed(seconds, places: 1), width: 5) + " s",
      share.map { Columns.right("\(Int(($0 * 100).rounded()))", width: 3) + " %" },
      Columns.right(LoadText.number(interval.endedPerSecond), width: 7) + "/s",
      "p50 \(Columns.right(LoadText.time(latency.quantile(0.5)), width: 8))",
      "p99 \(Columns.right(LoadText.time(latency.quantile(0.99)), width: 8))",
      "\(LoadText.count(interval.inFlight)) running",
      "\(LoadText.count(failed)) failed",
    ].compactMap { $0 }.joined(separator: "  ")
  }
}
