import Protobuf
import RPCCore

extension Channel {
  /// Makes a unary call, inside of the interceptors.
  func send<Request: Message, Response: Message>(
    _ method: MethodDescriptor, _ request: Request, _ options: CallOptions
  ) async throws(RPCError) -> Response {
    guard let policy = core.policy(for: method) else {
      return try await attempt(method, request, options, deadline: options.deadline(), nil)
    }
    let options = policy.applied(to: options)
    let deadline = options.deadline()
    if let hedging = policy.hedging, hedging.maximumAttempts > 1,
      method.idempotency == .noSideEffects
    {
      return try await hedge(method, request, options, deadline: deadline, hedging)
    }
    return try await attempt(method, request, options, deadline: deadline, policy.retry)
  }

  /// Makes attempts, one after another, until one settles the call.
  ///
  /// - Parameter trail: Where other attempts of the call have gone, for it to go elsewhere.
  func attempt<Request: Message, Response: Message>(
    _ method: MethodDescriptor, _ request: Request, _ options: CallOptions, deadline: Deadline?,
    _ policy: RetryPolicy?, trail: HedgeTrail? = nil
  ) async throws(RPCError) -> Response {
    let metadata = options.metadata
    var options = options
    var series: AttemptSeries?
    var failed = trail?.connections ?? []
    while true {
      let connection: ClientConnection
      do throws(RPCError) {
        connection = try await core.picker.pick(
          for: method, deadline: deadline, waitForReady: options.waitForReady, avoiding: failed)
      } catch {
        options.whenEnded?(ResponseMetadata())
        throw series?.explain(error) ?? error
      }
      trail?.add(connection)
      let call = UnaryOutgoingCall<Request, Response>(
        method, request, options: options, deadline: deadline, loop: connection.loop)
      let error: RPCError
      let neverProcessed: Bool
      switch await call.carryOut(on: connection) {
      case .done(.success(let response)):
        core.tokens.succeeded()
        options.whenEnded?(call.answerMetadata)
        return response
      case .done(.failure(let failure)): (error, neverProcessed) = (failure, false)
      case .neverProcessed(let failure): (error, neverProcessed) = (failure, true)
      }
      var attempts = series ?? core.series(method, policy)
      let step = attempts.next(after: error, neverProcessed: neverProcessed, deadline: deadline)
      core.note(step, of: method, after: error, neverProcessed: neverProcessed)
      do throws(RPCError) {
        guard case .again(let pause) = step else {
          if case .giveUp(.noTimeLeft) = step { throw attempts.ending(error, deadline) }
          throw series?.explain(error) ?? error
        }
        if pause > .zero { try await connection.loop.pause(pause, for: method) }
      } catch {
        options.whenEnded?(call.answerMetadata)
        throw error
      }
      options.metadata = attempts.metadata(metadata)
      series = attempts
      failed = [connection]
    }
  }
}
