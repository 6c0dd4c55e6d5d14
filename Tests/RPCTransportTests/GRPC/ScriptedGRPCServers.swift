import DirectoryAPI
import EventLoop
import HTTP2
import LinuxIO
import RPCCore
import RPCWire

@testable import RPCTransport

/// Servers of gRPC that a test plays itself: the next connection of a channel goes to the next of
/// them.
final class ScriptedGRPCServers: Connector, Sendable {
  private let loops: LoopGroup
  private let serverSettings: [HTTP2Setting]
  private let made: AsyncStream<GRPCPeer>
  private let making: AsyncStream<GRPCPeer>.Continuation

  let callProtocol = CallProtocol.grpc
  let settings = Wire.defaults
  let openTimeout = Duration.seconds(30)
  let keepAlive: KeepAlive?
  let compressedAbove: Int?

  init(
    _ serverSettings: [HTTP2Setting] = [], keepAlive: KeepAlive? = nil, compressedAbove: Int? = nil
  ) throws {
    loops = try EventLoops.shared()
    self.serverSettings = serverSettings
    self.keepAlive = keepAlive
    self.compressedAbove = compressedAbove
    (made, making) = AsyncStream.makeStream()
  }

  func transport(to address: ChannelTarget.Address, on loop: Loop) throws -> any ByteTransport {
    let ends = MemoryTransport.pair(
      clientLoop: loop, serverLoop: loops.next(), client: nil, server: nil)
    making.yield(try GRPCPeer(serving: ends.server, serverSettings))
    return ends.client
  }

  /// The next connection that is made.
  func next() async throws -> GRPCPeer {
    var iterator = made.makeAsyncIterator()
    guard let peer = await iterator.next() else { throw CancellationError() }
    return peer
  }

  func channel(_ configure: (inout ChannelConfiguration) -> Void = { _ in }) throws -> Channel {
    var configuration = ChannelConfiguration()
    configure(&configuration)
    return try Channel(
      to: try ChannelTarget("unix:scripted"), loops: loops, connector: self,
      configuration: configuration)
  }

  /// A unary call that runs beside the test.
  static func call(
    _ channel: Channel, _ id: String = "a", method: MethodDescriptor = Flaky.add,
    options: CallOptions = CallOptions()
  ) -> Task<Result<String, RPCError>, Never> {
    Task {
      do throws(RPCError) {
        let user: User = try await channel.unary(
          method, GetUserRequest(id: id), options: options)
        return .success(user.id)
      } catch {
        return .failure(error)
      }
    }
  }
}
