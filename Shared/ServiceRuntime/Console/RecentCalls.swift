import LinuxIO
import RPCCore
import RPCTransport

/// The calls of the last minutes that an operator wants to see: those that failed last, and the
/// slowest. Bounded.
final class RecentCalls: Sendable {
  struct Record: Sendable {
    let at: ContinuousClock.Instant
    let method: String
    let peer: String
    let address: String
    let code: String
    let message: String
    let traceID: String?
    /// What it went through, with the time that took, in their order.
    let stages: [(name: String, time: Duration)]
    let took: Duration
  }

  private struct State {
    var failed: [Record] = []
    /// The slowest first.
    var slowest: [Record] = []
  }

  /// Of each kind: more than anybody looks at.
  static let kept = 50
  /// With fewer slow calls than these, every call is one of the slowest. So many go before it comes to
  /// that again that it seldom does: it costs each call a lock.
  private static let least = 15
  private static let memory = Duration.seconds(300)

  private let state = Lock(State())

  init() {}

  func ended(_ call: EndedCall) {
    let context = call.context
    // A stream takes as long as its caller wants.
    let isComparable = context.method.kind == .unary
    guard isComparable || call.code != .ok else { return }
    let record = Record(
      at: .now, method: context.method.path, peer: context.peer?.uri ?? "unknown",
      address: context.address, code: call.code.name, message: call.message,
      traceID: context.traceID,
      stages: [
        ("waited for its turn", call.waited),
        (call.wasInterrupted ? "handler, interrupted" : "handler", call.took),
      ], took: call.waited + call.took)
    state.withLock { state in
      if call.code != .ok { Self.add(record, to: &state.failed) }
      if isComparable { Self.insert(record, into: &state.slowest) }
    }
  }

  func refused(
    _ refusal: CallRefusal, method: String, address: String, peer: PeerIdentity?, _ error: RPCError
  ) {
    let record = Record(
      at: .now, method: method, peer: peer?.uri ?? "unknown", address: address,
      code: error.code.name, message: error.message, traceID: nil,
      stages: [("refused: \(refusal.rawValue)", .zero)], took: .zero)
    state.withLock { Self.add(record, to: &$0.failed) }
  }

  /// Forgets what is old.
  ///
  /// - Returns: From how long on a call is one of the slowest.
  func forget(now: ContinuousClock.Instant = .now) -> Duration {
    state.withLock { state in
      let isOld = { (record: Record) in record.at.duration(to: now) > Self.memory }
      state.failed.removeAll(where: isOld)
      state.slowest.removeAll(where: isOld)
      return state.slowest.count < Self.least ? .zero : state.slowest.last?.took ?? .zero
    }
  }

  /// The last first.
  var failed: [Record] { state.withLock { $0.failed }.reversed() }

  var slowest: [Record] { state.withLock { $0.slowest } }

  private static func add(_ record: Record, to records: inout [Record]) {
    if records.count == kept { records.removeFirst() }
    records.append(record)
  }

  private static func insert(_ record: Record, into records: inout [Record]) {
    if records.count == kept, let last = records.last, last.took >= record.took { return }
    let place = records.firstIndex { $0.took < record.took } ?? records.count
    records.insert(record, at: place)
    if records.count > kept { records.removeLast() }
  }
}
