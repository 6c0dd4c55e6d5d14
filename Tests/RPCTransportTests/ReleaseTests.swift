import DirectoryAPI
import EventLoop
import LinuxIO
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

/// That nothing of a connection stays behind when it is over.
@Suite("Release", .timeLimit(.minutes(1)))
struct ReleaseTests {
  @Test(
    "a connection that ends with calls open leaves nothing of them behind",
    arguments: CallProtocol.allCases)
  func openCalls(_ callProtocol: CallProtocol) async throws {
    let folder = try TemporaryFolder()
    try CertificateAuthority.writeDevelopmentCertificates(
      to: folder.path, trustDomain: "rollcall.test", names: ["probe", "operator"])
    let keeper = Keeper()
    let server = try Server(
      serving: [keeper], as: ServiceCredentials(directory: folder.path, name: "probe"))
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    let channel = try Channel(
      to: try server.listen(on: "127.0.0.1:0"),
      as: ServiceCredentials(directory: folder.path, name: "operator"),
      configuration: configuration)
    var calls: [BidirectionalCall<GetUserRequest, User>] = []
    for number in 1...3 {
      let call: BidirectionalCall<GetUserRequest, User> = try await channel.bidirectionalStreaming(
        Keeper.stay, options: CallOptions())
      calls.append(call)
      try await call.send(GetUserRequest(id: "\(number)"))
      var responses = call.responses.makeAsyncIterator()
      _ = try await responses.next()
    }
    #expect(keeper.alive == 3)
    // The callers have not finished, so that their calls are open when the connection ends.
    await server.drain(until: .after(.zero))
    let loops = try EventLoops.shared().loops
    for _ in 0..<1000 where keeper.alive > 0 {
      for loop in loops {
        await withCheckedContinuation { continuation in loop.execute { continuation.resume() } }
      }
    }
    #expect(keeper.alive == 0)
    calls = []
    channel.close()
  }
}

/// Answers once and then waits for the end of its call, of which it knows whether it is there yet.
private final class Keeper: RPCService {
  static let stay = MethodDescriptor(
    service: "test.v1.Keeper", name: "Stay", kind: .bidirectionalStreaming, idempotency: .unknown,
    access: .anyPeer)

  private struct Kept {
    weak var context: CallContext?
  }

  private let kept = Lock<[Kept]>([])

  var alive: Int { kept.withLock { $0.count { $0.context != nil } } }

  var methods: [ServerMethod] {
    [
      .bidirectionalStreaming(Self.stay) {
        (requests: RequestStream<GetUserRequest>, responses: ResponseWriter<User>, context) in
        self.kept.withLock { $0.append(Kept(context: context)) }
        for try await request in requests { try await responses.send(User(id: request.id)) }
      }
    ]
  }
}
