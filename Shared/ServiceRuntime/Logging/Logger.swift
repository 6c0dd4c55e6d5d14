import Glibc
import LinuxIO
import Synchronization
import TLS
import Tracing

/// Writes the log of a service: one line per record, of JSON or for people, on standard error. What
/// is said in the course of a traced call bears the id of the trace.
///
/// Messages are constant, so that they can be counted and searched for; what varies is metadata.
/// Logging never blocks: when whoever reads the log is too slow, lines are left out, and the next
/// line that gets through is preceded by one that says how many.
public final class Logger: Sendable {
  private struct State: ~Copyable {
    let output: LogOutput
    var lost = 0
  }

  private let service: String
  /// By its rank.
  private let leastRank: Atomic<Int>
  private let format: LogFormat
  private let state: Lock<State>
  private let now: @Sendable () -> (seconds: Int64, milliseconds: Int)

  public convenience init(service: String, level: LogLevel) {
    self.init(service: service, level: level, format: .json)
  }

  convenience init(service: String, level: LogLevel, format: LogFormat) {
    self.init(
      service: service, level: level, format: format, descriptor: LogOutput.standardError,
      now: Self.systemTime)
  }

  /// - Parameter descriptor: Stays the caller's to close.
  init(
    service: String, level: LogLevel, format: LogFormat = .json, descriptor: Int32,
    now: @escaping @Sendable () -> (seconds: Int64, milliseconds: Int)
  ) {
    self.service = service
    leastRank = Atomic(level.rank)
    self.format = format
    self.now = now
    state = Lock(State(output: LogOutput(descriptor: descriptor)))
  }

  /// What is less important isn't written.
  public internal(set) var level: LogLevel {
    get { LogLevel(rank: leastRank.load(ordering: .relaxed)) }
    set { leastRank.store(newValue.rank, ordering: .relaxed) }
  }

  public func debug(_ message: StaticString, _ metadata: @autoclosure () -> LogMetadata = [:]) {
    log(.debug, message, metadata())
  }

  public func info(_ message: StaticString, _ metadata: @autoclosure () -> LogMetadata = [:]) {
    log(.info, message, metadata())
  }

  public func warning(_ message: StaticString, _ metadata: @autoclosure () -> LogMetadata = [:]) {
    log(.warning, message, metadata())
  }

  public func error(_ message: StaticString, _ metadata: @autoclosure () -> LogMetadata = [:]) {
    log(.error, message, metadata())
  }

  /// The metadata isn't made for a level that isn't written.
  public func log(
    _ level: LogLevel, _ message: StaticString, _ metadata: @autoclosure () -> LogMetadata = [:]
  ) {
    guard level.rank >= leastRank.load(ordering: .relaxed) else { return }
    let line = encode(level, message, metadata())
    state.withLock { state in
      if state.lost > 0 {
        let notice = encode(.warning, "log lines were lost", ["count": .integer(state.lost)])
        guard case .written = state.output.write(notice) else {
          state.lost += 1
          return
        }
        state.lost = 0
      }
      if case .lost = state.output.write(line) { state.lost += 1 }
    }
  }

  private func encode(_ level: LogLevel, _ message: StaticString, _ metadata: LogMetadata)
    -> [UInt8]
  {
    var metadata = metadata
    if let span = ActiveSpan.current, !metadata.pairs.contains(where: { $0.name == "trace_id" }) {
      metadata.append("trace_id", .string("\(span.context.traceID)"))
    }
    return switch format {
    case .json:
      LogLine.encode(
        time: timestamp(), level: level, service: service, message: message.description,
        metadata: metadata)
    case .text:
      LogText.encode(
        time: timestamp(), level: level, message: message.description, metadata: metadata)
    }
  }

  /// RFC 3339 with milliseconds: "2026-03-01T12:00:00.042Z".
  private func timestamp() -> String {
    let (seconds, milliseconds) = now()
    let digits = String(milliseconds)
    let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    return "\(UTCTime(secondsSince1970: seconds).description.dropLast()).\(padded)Z"
  }

  static let systemTime: @Sendable () -> (seconds: Int64, milliseconds: Int) = {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return (Int64(time.tv_sec), Int(time.tv_nsec) / 1_000_000)
  }
}
