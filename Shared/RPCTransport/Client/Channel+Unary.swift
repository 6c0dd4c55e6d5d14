public import Protobuf
public import RPCCore

/// Appends one packed message; kept until the call has an answer, as more than one attempt may need it.
@usableFromInline typealias KeptPacking =
  @Sendable (inout [UInt8]) throws(EncodingFailure) -> Void

extension Channel {
  /// Makes a unary call, inside of the interceptors.
  ///
  /// Only the two ends of it know the messages' types, and are compiled where they are known.
  @inlinable func send<Request: Message, Response: Message>(
    _ method: MethodDescriptor, _ request: Request, _ options: CallOptions
  ) async throws(RPCError) -> Response {
    let answer = try await exchange(method, options) { output throws(EncodingFailure) in
      try request.pack(into: &output)
    }
    do throws(DecodingFailure) {
      return try Response(packed: answer)
    } catch {
      throw Self.undecodable(Response.schema, error)
    }
  }

  @usableFromInline static func undecodable(_ schema: MessageSchema, _ failure: DecodingFailure)
    -> RPCError
  {
    MessageCoding.undecodable("the answer", schema, failure)
  }

  /// Makes a unary call with a packed request.
  ///
  /// - Returns: The packed answer.
  @usableFromInline func exchange(
    _ method: MethodDescriptor, _ options: CallOptions, _ request: @escaping KeptPacking
  ) async throws(RPCError) -> [UInt8] {
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
  func attempt(
    _ method: MethodDescriptor, _ request: @escaping KeptPacking, _ options: CallOptions,
    deadline: Deadline?, _ policy: RetryPolicy?, trail: HedgeTrail? = nil
  ) async throws(RPCError) -> [UInt8] {
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
      let call = UnaryOutgoingCall(
        method, request, options: options, deadline: deadline, loop: connection.loop)
      let error: RPCError
      let neverProcessed: Bool
      switch await call.carryOut(on: connection) {
      case .done(.success(let answer)):
        core.tokens.succeeded()
        options.whenEnded?(call.answerMetadata)
        return answer
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
