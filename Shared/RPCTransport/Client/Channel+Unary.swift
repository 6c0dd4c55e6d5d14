import Protobuf
import RPCCore

extension Channel {
  /// Makes attempts until one settles the call.
  func send<Request: Message, Response: Message>(
    _ method: MethodDescriptor, _ request: Request, _ options: CallOptions
  ) async throws(RPCError) -> Response {
    let deadline = options.deadline()
    let metadata = options.metadata
    var options = options
    var series: AttemptSeries?
    var failed: NativeClientConnection?
    while true {
      let connection: NativeClientConnection
      do throws(RPCError) {
        connection = try await core.picker.pick(
          for: method, deadline: deadline, waitForReady: options.waitForReady, avoiding: failed)
      } catch {
        options.whenEnded?(ResponseMetadata())
        throw series?.explain(error) ?? error
      }
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
      var attempts =
        series ?? AttemptSeries(method, policy: core.defaultRetry, tokens: core.tokens)
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
      failed = connection
    }
  }
}
