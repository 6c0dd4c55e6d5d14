internal import Glibc
internal import Synchronization

/// Decides which traces are recorded, makes their ids, and gives spans to whoever exports them.
package final class Tracer: Sendable {
  /// Where spans go; `nil` records none, and only passes on what came.
  private let queue: SpanQueue?
  private let sampling: Sampling
  /// The source of ids and of the choice of traces: a counter that is scattered all over. Ids have to
  /// differ, not to be secret.
  private let counter: Atomic<UInt64>
  private let clock: @Sendable () -> UInt64

  /// - Parameters:
  ///   - seed: Of the ids: random, or two processes would make the same ones.
  ///   - clock: Nanoseconds since 1970.
  package init(
    into queue: SpanQueue?, sampling: Sampling, seed: UInt64,
    clock: @escaping @Sendable () -> UInt64 = Tracer.systemTime
  ) {
    self.queue = queue
    self.sampling = sampling
    counter = Atomic(seed)
    self.clock = clock
  }

  /// Whether traces may begin here; those that come are passed on in any case.
  package var isRecording: Bool { queue != nil }

  /// The span of a call that has come in.
  ///
  /// A trace that came with the call is recorded if whoever began it said so, and else not; one that
  /// begins here by the share that is sampled.
  ///
  /// - Parameters:
  ///   - parent, state: The `traceparent` and `tracestate` of the call.
  ///   - attributes: Asked for if the span is recorded.
  /// - Returns: `nil` if the call belongs to no trace.
  package func serverSpan(
    _ name: String, parent: String?, state: String?,
    attributes: () -> [(key: String, value: Span.Value)]
  ) -> ActiveSpan? {
    if let parent, let context = TraceContext(parent: parent, state: state) {
      guard context.isSampled, queue != nil else {
        // Who recorded the trace elsewhere goes on doing it behind us.
        return ActiveSpan(
          name, .server, context: context, parent: nil, tracer: self, attributes: [])
      }
      return ActiveSpan(
        name, .server, context: part(of: context), parent: context.spanID, tracer: self,
        attributes: attributes())
    }
    guard queue != nil, sampling.includes(random()) else { return nil }
    return ActiveSpan(
      name, .server, context: newTrace(), parent: nil, tracer: self, attributes: attributes())
  }

  func record(_ span: Span) { queue?.add(span) }

  func now() -> UInt64 { clock() }

  func part(of context: TraceContext) -> TraceContext {
    TraceContext(
      traceID: context.traceID, spanID: spanID(), isSampled: context.isSampled,
      state: context.state)
  }

  private func newTrace() -> TraceContext {
    while true {
      guard let id = TraceID(high: random(), low: random()) else { continue }
      return TraceContext(traceID: id, spanID: spanID(), isSampled: true)
    }
  }

  private func spanID() -> SpanID {
    while true {
      if let id = SpanID(random()) { return id }
    }
  }

  /// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
  private func random() -> UInt64 {
    var word = counter.wrappingAdd(0x9e37_79b9_7f4a_7c15, ordering: .relaxed).newValue
    word = (word ^ word >> 30) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ word >> 27) &* 0x94d0_49bb_1331_11eb
    return word ^ word >> 31
  }

  package static let systemTime: @Sendable () -> UInt64 = {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

/// Which share of the traces that begin here is recorded.
package struct Sampling: Sendable, Hashable {
  /// Of 2^64.
  private let threshold: UInt64?

  package static let never = Sampling(share: 0)

  /// - Parameter share: From 0, none, to 1, all.
  package init(share: Double) {
    threshold =
      share >= 1 ? nil : UInt64(exactly: (share * 0x1p64).rounded(.towardZero)) ?? 0
  }

  func includes(_ random: UInt64) -> Bool { threshold.map { random < $0 } ?? true }
}
