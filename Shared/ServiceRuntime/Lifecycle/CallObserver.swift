import RPCCore
import Tracing

/// Sees calls of a server from their beginning to their end, for the traces and the log. Calls that
/// neither wants to know of pass it by.
struct CallObserver: ServerInterceptor {
  let tracer: Tracer
  let log: CallLog

  func isNeeded(for context: CallContext) -> Bool {
    tracer.isRecording || log.isOn
      || !context.metadata.isEmpty && context.metadata[TraceContext.parentKey] != nil
  }

  func around(_ context: CallContext, _ body: () async throws -> Void) async throws {
    let start = ContinuousClock.now
    let span = tracer.span(of: context)
    // What the server tells of the call comes after the span's task-local value.
    if let span { context.traceID = span.context.traceID.description }
    do {
      if let span {
        try await ActiveSpan.$current.withValue(span) { try await body() }
      } else {
        try await body()
      }
    } catch {
      let code = CallOutcome.code(of: error, in: context)
      span?.end(code)
      log.ended(context, code, since: start, span)
      throw error
    }
    span?.end(.ok)
    log.ended(context, .ok, since: start, span)
  }
}
