import DirectoryAPI
import EventLoop
import RPCCore
import RPCTransport
import Testing

/// Where handlers run, and that it doesn't matter to their calls.
@Suite("The place of handlers", .timeLimit(.minutes(1)))
struct HandlerPlaceTests {
  @Test("a handler that ends elsewhere answers all the same")
  func elsewhere() async throws {
    let server = try Server(inMemoryServing: [Wanderer()])
    let channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "operator"))
    for number in 0..<50 {
      let user: User = try await channel.unary(
        Wanderer.go, GetUserRequest(id: "\(number)"), options: CallOptions())
      #expect(user.id == "\(number)")
      #expect(user.displayName == "on the loop before and after")
    }
    await server.drain(until: .after(.zero))
  }
}

/// Does its work on the main actor and on an actor of its own.
private struct Wanderer: RPCService {
  static let go = MethodDescriptor(
    service: "test.v1.Wanderer", name: "Go", kind: .unary, idempotency: .unknown, access: .anyPeer)

  actor Place {
    func user(_ id: String) -> User { User(id: id) }
  }

  private let place = Place()

  var methods: [ServerMethod] {
    [
      .unary(Self.go) { (request: GetUserRequest, context) async throws -> User in
        let before = Self.isOnLoop()
        var user = await place.user(request.id)
        await Self.visitMainActor()
        user.displayName =
          before && Self.isOnLoop() ? "on the loop before and after" : "somewhere"
        return user
      }
    ]
  }

  @MainActor private static func visitMainActor() {}

  private static func isOnLoop() -> Bool {
    (try? EventLoops.shared())?.loops.contains { $0.isCurrent } ?? false
  }
}
