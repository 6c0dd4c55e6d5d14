import RPCCore
import Tracing

/// Sees every call of a server from its beginning to its end, for the metrics, the traces and the log.
///
/// One for all three, as each interceptor that calls pass through costs them something.
struct CallObserver: ServerInterceptor {
  let metrics: ServerMetrics
  let tracer: Tracer
  let log: CallLog

  func around(_ context: CallContext, _ body: () async throws -> Void) async throws {
    let measured = metrics.begin(context)
    let span = tracer.span(of: context)
    do {
      if let span {
        try await ActiveSpan.$current.withValue(span) { try await body() }
      } else {
        try await body()
      }
    } catch {
      let code = CallOutcome.code(of: error, in: context)
      measured.end(code)
      span?.end(code)
      log.ended(context, code, measured, span)
      // What the server tells of the failure comes after the span's task-local value.
      context.traceID = span?.context.traceID.description
      throw error
    }
    measured.end(.ok)
    span?.end(.ok)
    log.ended(context, .ok, measured, span)
  }
}
