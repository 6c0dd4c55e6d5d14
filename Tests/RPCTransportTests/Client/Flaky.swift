import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport

/// A service whose attempts fail as a test wants them to.
final class Flaky: RPCService {
  enum Behaviour: Sendable {
    case answer
    case fail(RPCError)
    /// After so many messages of the answer.
    case failAfter(Int, RPCError)
    /// Until it is cancelled.
    case hang
  }

  struct Attempt: Sendable {
    let method: String
    let previousAttempts: String?
    var received: [String] = []
  }

  private struct State {
    var behaviours: [Behaviour] = []
    var attempts: [Attempt] = []
  }

  private let state = Lock(State())
  let events = EventLog()

  static func method(
    _ name: String, _ kind: MethodDescriptor.Kind, _ idempotency: MethodDescriptor.Idempotency
  ) -> MethodDescriptor {
    MethodDescriptor(
      service: "test.v1.Flaky", name: name, kind: kind, idempotency: idempotency, access: .anyPeer)
  }

  static let get = method("Get", .unary, .noSideEffects)
  static let put = method("Put", .unary, .idempotent)
  static let add = method("Add", .unary, .unknown)
  static let list = method("List", .serverStreaming, .idempotent)
  static let upload = method("Upload", .clientStreaming, .idempotent)
  static let talk = method("Talk", .bidirectionalStreaming, .idempotent)

  /// What the next attempts do, in turn; later ones answer.
  func script(_ behaviours: Behaviour...) { state.withLock { $0.behaviours = behaviours } }

  var attempts: [Attempt] { state.withLock { $0.attempts } }

  private func begin(_ context: CallContext) -> (index: Int, Behaviour) {
    state.withLock { state in
      state.attempts.append(
        Attempt(
          method: context.method.name,
          previousAttempts: context.metadata["grpc-previous-rpc-attempts"]))
      let behaviour = state.behaviours.isEmpty ? .answer : state.behaviours.removeFirst()
      return (state.attempts.count - 1, behaviour)
    }
  }

  private func received(_ request: GetUserRequest, in index: Int) {
    state.withLock { $0.attempts[index].received.append(request.id) }
    events.record("received \(request.id) in \(index)")
  }

  private func hang(_ index: Int) async throws {
    events.record("hanging \(index)")
    do {
      // Ended by cancellation, long before.
      try await Task.sleep(for: .seconds(600))
    } catch {
      events.record("cancelled \(index)")
      throw error
    }
  }

  var methods: [ServerMethod] {
    let unary: @Sendable (GetUserRequest, CallContext) async throws -> User = {
      [self] request, context in
      let (index, behaviour) = begin(context)
      received(request, in: index)
      switch behaviour {
      case .answer: return User(id: request.id, displayName: "\(index)")
      case .fail(let error), .failAfter(_, let error): throw error
      case .hang:
        try await hang(index)
        return User()
      }
    }
    return [
      .unary(Self.get, unary), .unary(Self.put, unary), .unary(Self.add, unary),
      .serverStreaming(Self.list) {
        [self] (request: GetUserRequest, responses: ResponseWriter<User>, context) in
        let (index, behaviour) = begin(context)
        received(request, in: index)
        switch behaviour {
        case .answer: for number in 0..<3 { try await responses.send(User(id: "\(number)")) }
        case .fail(let error): throw error
        case .failAfter(let count, let error):
          for number in 0..<count { try await responses.send(User(id: "\(number)")) }
          throw error
        case .hang: try await hang(index)
        }
      },
      .clientStreaming(Self.upload) {
        [self] (requests: RequestStream<GetUserRequest>, context) -> User in
        let (index, behaviour) = begin(context)
        var count = 0
        for try await request in requests {
          count += 1
          received(request, in: index)
          if case .failAfter(count, let error) = behaviour { throw error }
        }
        if case .fail(let error) = behaviour { throw error }
        return User(id: "\(count)", displayName: "\(index)")
      },
      .bidirectionalStreaming(Self.talk) {
        [self] (requests: RequestStream<GetUserRequest>, responses: ResponseWriter<User>, context)
        in
        let (index, behaviour) = begin(context)
        if case .fail(let error) = behaviour { throw error }
        var count = 0
        for try await request in requests {
          count += 1
          received(request, in: index)
          if case .failAfter(count, let error) = behaviour { throw error }
          try await responses.send(User(id: request.id, displayName: "\(index)"))
        }
      },
    ]
  }
}

/// What a channel reported, for tests to look at and wait for.
final class ChannelLog: Sendable {
  let events = EventLog()
  private let kept = Lock<[ChannelEvent]>([])

  var all: [ChannelEvent] { kept.withLock { $0 } }

  func record(_ event: ChannelEvent) {
    kept.withLock { $0.append(event) }
    events.record(Self.name(event))
  }

  private static func name(_ event: ChannelEvent) -> String {
    let text = "\(event)"
    return String(text.prefix { $0 != "(" })
  }
}

/// A server with the flaky service and a channel to it, in memory.
struct FlakySite {
  let flaky = Flaky()
  let server: Server
  let channel: Channel
  let log = ChannelLog()

  init(
    _ callProtocol: CallProtocol = .native,
    _ configure: (inout ChannelConfiguration) -> Void = { _ in }
  ) throws {
    server = try Server(inMemoryServing: [flaky])
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    configuration.retry.initialBackoff = .milliseconds(1)
    configuration.report = { [log] event in log.record(event) }
    configure(&configuration)
    channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "operator"),
      configuration: configuration)
  }

  static func with(
    _ callProtocol: CallProtocol = .native,
    _ configure: (inout ChannelConfiguration) -> Void = { _ in },
    _ body: (FlakySite) async throws -> Void
  ) async throws {
    let site = try FlakySite(callProtocol, configure)
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(site))
    } catch {
      result = .failure(error)
    }
    site.channel.close()
    await site.server.drain(until: .after(.zero))
    try result.get()
  }

  func call(
    _ method: MethodDescriptor, _ id: String = "x", _ options: CallOptions = CallOptions()
  ) async throws(RPCError) -> User {
    try await channel.unary(method, GetUserRequest(id: id), options: options)
  }
}
