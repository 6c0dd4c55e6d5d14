/// Shows how far something long has come: a bar in one line of a terminal, or else a line now and
/// then.
struct ProgressLine {
  private let console: Console
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?
  /// Counted since the start, for the rate.
  private let alreadyDone: Int
  private var isShown = false

  private static let width = 24
  private static let terminalPause = Duration.milliseconds(100)
  private static let plainPause = Duration.seconds(5)

  /// - Parameter alreadyDone: Of an earlier run.
  init(_ console: Console, alreadyDone: Int = 0) {
    self.console = console
    self.alreadyDone = alreadyDone
  }

  /// - Parameters:
  ///   - fraction: `nil` if nobody knows how much there is.
  ///   - text: What has been done: "120000 created, 3 there already".
  mutating func show(_ fraction: Double?, done: Int, _ text: String, isLast: Bool = false) {
    let pause = console.isTerminal ? Self.terminalPause : Self.plainPause
    guard isLast || .now - (last ?? start) >= pause else { return }
    last = .now
    let seconds = max(0.001, (.now - start) / .seconds(1))
    let rate = "\(Int(Double(done - alreadyDone) / seconds))/s"
    let percent = fraction.map { "\(Int($0 * 100))%  " } ?? ""
    guard console.isTerminal else {
      if !isLast { console.complainLine("\(percent)\(text)  \(rate)") }
      return
    }
    let bar = fraction.map { fraction in
      let filled = Int(Double(Self.width) * min(1, fraction))
      return "[\(String(repeating: "#", count: filled))"
        + "\(String(repeating: "-", count: Self.width - filled))] "
    }
    // Back to the beginning of the line, and nothing left of what stood there.
    console.complain("\r\u{1B}[K\(bar ?? "")\(percent)\(text)  \(rate)\(isLast ? "\n" : "")")
    isShown = !isLast
  }

  /// Tells something in a line of its own.
  mutating func tell(_ line: String) {
    if isShown { console.complain("\r\u{1B}[K") }
    isShown = false
    console.complainLine(line)
  }
}
