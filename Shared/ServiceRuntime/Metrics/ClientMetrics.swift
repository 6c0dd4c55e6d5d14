import LinuxIO
import RPCCore

/// Counts and times the calls that a service makes, retries and all.
final class ClientMetrics: ClientInterceptor {
  private let calls: MetricFamily<Counter>
  private let durations: MetricFamily<Histogram>

  init(in registry: MetricsRegistry) {
    let labels = ["service", "method"]
    calls = registry.counters(
      "rollcall_client_calls_total", help: "Calls that have ended, by their status.",
      labels: labels + ["code"])
    durations = registry.histograms(
      "rollcall_client_call_duration_seconds",
      help: "From the call to its end, with look-ups, connecting and retries.", labels: labels)
  }

  private func record(
    _ method: MethodDescriptor, _ code: StatusCode, since: ContinuousClock.Instant
  ) {
    calls.with(method.service, method.name, code.name).increment()
    durations.with(method.service, method.name).observe(ContinuousClock.now - since)
  }

  func unary<Request: Sendable, Response: Sendable>(
    _ request: Request, _ call: ClientCall,
    next: (Request, ClientCall) async throws(RPCError) -> Response
  ) async throws(RPCError) -> Response {
    let start = ContinuousClock.now
    do throws(RPCError) {
      let response = try await next(request, call)
      record(call.method, .ok, since: start)
      return response
    } catch {
      record(call.method, error.code, since: start)
      throw error
    }
  }

  /// A stream that nobody reads to its end counts as cancelled.
  func stream<Request: Sendable, Response: Sendable>(
    _ call: ClientCall,
    next: (ClientCall) async throws(RPCError) -> ClientStream<Request, Response>
  ) async throws(RPCError) -> ClientStream<Request, Response> {
    let start = ContinuousClock.now
    let isOver = Lock(false)
    let end: @Sendable (StatusCode) -> Void = { [self] code in
      let isNews = isOver.withLock { isOver in
        defer { isOver = true }
        return !isOver
      }
      if isNews { record(call.method, code, since: start) }
    }
    var stream: ClientStream<Request, Response>
    do throws(RPCError) {
      stream = try await next(call)
    } catch {
      end(error.code)
      throw error
    }
    let (receive, cancel) = (stream.next, stream.cancel)
    stream.next = { () async throws(RPCError) in
      do throws(RPCError) {
        let response = try await receive()
        if response == nil { end(.ok) }
        return response
      } catch {
        end(error.code)
        throw error
      }
    }
    stream.cancel = {
      end(.cancelled)
      cancel()
    }
    return stream
  }
}
