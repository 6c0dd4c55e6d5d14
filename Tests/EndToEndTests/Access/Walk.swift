import Protobuf
import RPCCore
import RPCTransport
import TestSupport

/// Calls methods of one process, as whoever and over one protocol.
struct Walk: Sendable {
  let callProtocol: CallProtocol
  private let channels: [String: Channel]

  struct NoChannel: Error {}

  init(
    _ suite: RunningSuite, _ process: ServiceProcess, _ callProtocol: CallProtocol,
    _ peers: [String]
  ) throws {
    self.callProtocol = callProtocol
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    var channels: [String: Channel] = [:]
    for peer in peers {
      channels[peer] = try Channel(
        to: process.address, as: ServiceCredentials(directory: suite.folder.path, name: peer),
        configuration: configuration)
    }
    self.channels = channels
  }

  func channel(_ peer: String) throws -> Channel {
    guard let channel = channels[peer] else { throw NoChannel() }
    return channel
  }

  /// - Returns: The status; OK for an answer without end once its first message is there.
  func call(
    _ method: MethodSchema, _ requests: [String], as peer: String, token: String?
  ) async throws -> StatusCode {
    let channel = try channel(peer)
    let messages = try requests.map { try method.input.message(json: $0, options: JSONOptions()) }
    var options = CallOptions(timeout: .seconds(60))
    if let token { try options.metadata.append("authorization", "Bearer \(token)") }
    do {
      switch method.descriptor.kind {
      case .unary:
        _ = try await channel.unary(
          method.descriptor, messages[0], options: options, returning: PackedMessage.self)
      case .serverStreaming:
        let answers = try await channel.serverStreaming(
          method.descriptor, messages[0], options: options, returning: PackedMessage.self)
        for try await _ in answers { break }
      case .clientStreaming:
        let call = try await channel.clientStreaming(
          method.descriptor, options: options, sending: PackedMessage.self,
          returning: PackedMessage.self)
        // A call that has been refused takes none; its answer says so.
        for message in messages { try? await call.send(message) }
        _ = try await call.response()
      case .bidirectionalStreaming:
        let call = try await channel.bidirectionalStreaming(
          method.descriptor, options: options, sending: PackedMessage.self,
          returning: PackedMessage.self)
        for message in messages { try? await call.send(message) }
        call.finishSending()
        for try await _ in call.responses {}
      }
      return .ok
    } catch {
      return error.code
    }
  }
}
