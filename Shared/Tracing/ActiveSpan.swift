internal import LinuxIO

/// A span that is not over yet: where in which trace the running task is.
///
/// One of a trace that isn't recorded only carries the trace's id on, for the calls that are made in
/// it and for the log.
package final class ActiveSpan: Sendable {
  private struct State {
    var attributes: [(key: String, value: Span.Value)]
    var isOver = false
    /// The attempt that is under way, once there has been more than one.
    var attempt: ActiveSpan?
    var attempts = 1
  }

  package let context: TraceContext
  private let parent: SpanID?
  private let name: String
  private let kind: Span.Kind
  private let tracer: Tracer
  private let startTime: UInt64
  private let start: ContinuousClock.Instant
  private let state: Lock<State>

  /// That of the running task, if its work belongs to a trace.
  @TaskLocal package static var current: ActiveSpan?

  init(
    _ name: String, _ kind: Span.Kind, context: TraceContext, parent: SpanID?, tracer: Tracer,
    attributes: [(key: String, value: Span.Value)]
  ) {
    self.name = name
    self.kind = kind
    self.context = context
    self.parent = parent
    self.tracer = tracer
    startTime = context.isSampled ? tracer.now() : 0
    start = .now
    state = Lock(State(attributes: attributes))
  }

  /// Begins a part of this.
  ///
  /// - Returns: `nil` if the trace isn't recorded: this one's context is what to go on with.
  package func child(
    _ name: String, _ kind: Span.Kind, _ attributes: [(key: String, value: Span.Value)] = []
  ) -> ActiveSpan? {
    guard context.isSampled else { return nil }
    return ActiveSpan(
      name, kind, context: tracer.part(of: context), parent: context.spanID, tracer: tracer,
      attributes: attributes)
  }

  package func set(_ key: String, _ value: Span.Value) {
    guard context.isSampled else { return }
    state.withLock { $0.attributes.append((key, value)) }
  }

  /// The call that this is about is made again: from here on it is a span of its own within this,
  /// until the next attempt or the end.
  package func beginAttempt(after reason: String) {
    guard kind == .client else { return }
    let next = child(name, kind, [("rollcall.attempt.after", .text(reason))])
    let last = state.withLock { state in
      guard !state.isOver else { return nil as ActiveSpan? }
      defer { state.attempt = next }
      state.attempts += 1
      next?.set("rollcall.attempt", .integer(state.attempts))
      return state.attempt
    }
    last?.end(.failed(reason))
  }

  /// The first time counts.
  package func end(_ outcome: Span.Outcome = .succeeded) {
    guard context.isSampled else { return }
    let ended: State? = state.withLock { state in
      guard !state.isOver else { return nil }
      defer { state.attempt = nil }
      state.isOver = true
      return state
    }
    guard let ended else { return }
    ended.attempt?.end(outcome)
    tracer.record(
      Span(
        context: context, parent: parent, name: name, kind: kind, start: startTime,
        duration: ContinuousClock.now - start, attributes: ended.attributes, outcome: outcome))
  }
}
