import DirectoryAPI
import EventLoop
import LinuxIO
import RPCCore
import RPCWire

@testable import RPCTransport

/// Servers in memory under made-up addresses, which a test starts, stops and counts.
final class MemoryCluster: Connector, Sendable {
  /// Answers with its own address, and counts.
  final class Node: RPCService {
    let address: String
    private let state = Lock((calls: 0, failure: RPCError?.none))

    init(_ address: String) { self.address = address }

    var calls: Int { state.withLock { $0.calls } }
    /// What calls end with from now on; `nil` for an answer.
    func fail(with error: RPCError?) { state.withLock { $0.failure = error } }

    var methods: [ServerMethod] {
      let answer: @Sendable (GetUserRequest, CallContext) async throws -> User = {
        [self] _, _ in
        let failure = state.withLock { state in
          state.calls += 1
          return state.failure
        }
        if let failure { throw failure }
        return User(id: address)
      }
      return [.unary(Flaky.get, answer), .unary(Flaky.add, answer)]
    }
  }

  struct Refused: Error, CustomStringConvertible {
    let description = "nobody listens"
  }

  let callProtocol: CallProtocol
  private let loops: LoopGroup
  private let running = Lock<[String: Server]>([:])
  let settings = Wire.defaults
  let openTimeout = Duration.seconds(30)
  let keepAlive: KeepAlive? = nil

  init(_ callProtocol: CallProtocol = .native) throws {
    self.callProtocol = callProtocol
    loops = try EventLoops.shared()
  }

  /// - Parameter address: "10.0.0.1:7401".
  @discardableResult
  func start(_ address: String) throws -> Node {
    let node = Node(address)
    let server = try Server(inMemoryServing: [node])
    running.withLock { $0[address] = server }
    return node
  }

  /// Ends it with its connections.
  func stop(_ address: String) async {
    let server = running.withLock { $0.removeValue(forKey: address) }
    await server?.drain(until: .after(.zero))
  }

  func stopAll() async {
    for address in running.withLock({ Array($0.keys) }) { await stop(address) }
  }

  func transport(to address: ChannelTarget.Address, on loop: Loop) throws -> any ByteTransport {
    guard let server = running.withLock({ $0[address.socket.description] }) else { throw Refused() }
    let ends = MemoryTransport.pair(
      clientLoop: loop, serverLoop: loops.next(),
      client: PeerIdentity(trustDomain: "rollcall.test", name: "operator"), server: nil)
    server.serve(memory: ends.server, speaking: callProtocol)
    return ends.client
  }

  func channel(
    to target: String, log: ChannelLog = ChannelLog(),
    _ configure: (inout ChannelConfiguration) -> Void = { _ in }
  ) throws -> Channel {
    var configuration = ChannelConfiguration()
    configuration.report = { log.record($0) }
    configure(&configuration)
    return try Channel(
      to: try ChannelTarget(target), loops: loops, connector: self, configuration: configuration)
  }

  /// Which address answered.
  func call(
    _ channel: Channel, _ method: MethodDescriptor = Flaky.add,
    _ options: CallOptions = CallOptions()
  ) async throws(RPCError) -> String {
    let user: User = try await channel.unary(method, GetUserRequest(), options: options)
    return user.id
  }

  /// Calls until every address is connected.
  func warmUp(_ channel: Channel) async throws {
    var states = channel.states.makeAsyncIterator()
    while channel.addresses.isEmpty || channel.addresses.contains(where: { $0.state != .ready }) {
      _ = try await call(channel, Flaky.get, CallOptions(waitForReady: true))
      if channel.addresses.contains(where: { $0.state == .failed }) { _ = await states.next() }
    }
  }
}
