import RPCCore

/// Writes one line per call, for the debug level.
struct CallLog: ServerInterceptor {
  let logger: Logger

  func around(_ context: CallContext, _ body: () async throws -> Void) async throws {
    let start = ContinuousClock.now
    do {
      try await body()
      write(.ok, context, start)
    } catch {
      write(CallOutcome.code(of: error, in: context), context, start)
      throw error
    }
  }

  private func write(
    _ code: StatusCode, _ context: CallContext, _ start: ContinuousClock.Instant
  ) {
    logger.debug(
      "call ended",
      [
        "method": .string(context.method.path), "peer": ServerEventLog.name(context.peer),
        "address": .string(context.address), "code": .string(code.name),
        "duration_ms": .milliseconds(ContinuousClock.now - start),
      ])
  }
}
