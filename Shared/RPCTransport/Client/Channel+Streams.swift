import Protobuf
import RPCCore

extension Channel {
  /// Starts a call with a stream in it, inside of the interceptors.
  func open<Request: Message, Response: Message>(
    _ method: MethodDescriptor, _ options: CallOptions
  ) async throws(RPCError) -> CallHandle<Request, Response> {
    let policy = core.policy(for: method)
    let options = policy?.applied(to: options) ?? options
    let deadline = options.deadline()
    let connection: ClientConnection
    do throws(RPCError) {
      connection = try await core.picker.pick(
        for: method, deadline: deadline, waitForReady: options.waitForReady)
    } catch {
      options.whenEnded?(ResponseMetadata())
      throw error
    }
    return CallHandle(
      StreamAttempts(
        method, options: options, retry: policy?.retry, deadline: deadline, core: core,
        on: connection))
  }
}
