import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport
import TLS
import TestSupport

/// A service behind another: the front passes every call on to the back, whose handlers wait until
/// they are cancelled.
struct TwoHops: Sendable {
  /// A method of each kind; front and back have the same.
  static let methods: [MethodDescriptor] = [
    method("Unary", .unary), method("Pour", .serverStreaming), method("Fill", .clientStreaming),
    method("Talk", .bidirectionalStreaming),
  ]

  private static func method(_ name: String, _ kind: MethodDescriptor.Kind) -> MethodDescriptor {
    MethodDescriptor(
      service: "test.v1.Hop", name: name, kind: kind, idempotency: .unknown, access: .anyPeer)
  }

  final class Back: RPCService {
    let events = EventLog()
    private let left = Lock<[String: Duration]>([:])

    /// The time that each method's handler had left when it began.
    var timeLeft: [String: Duration] { left.withLock { $0 } }

    private func hang(_ context: CallContext) async throws {
      let name = context.method.name
      left.withLock { $0[name] = Deadline.current?.remaining }
      events.record("hanging \(name)")
      do {
        // Ended by cancellation, long before.
        try await Task.sleep(for: .seconds(600))
      } catch {
        events.record("cancelled \(name)")
        throw error
      }
    }

    var methods: [ServerMethod] {
      [
        .unary(TwoHops.methods[0]) { [self] (_: GetUserRequest, context) -> User in
          try await hang(context)
          return User()
        },
        .serverStreaming(TwoHops.methods[1]) {
          [self] (_: GetUserRequest, responses: ResponseWriter<User>, context) in
          try await responses.send(User(id: "first"))
          try await hang(context)
        },
        .clientStreaming(TwoHops.methods[2]) {
          [self] (_: RequestStream<GetUserRequest>, context) -> User in
          try await hang(context)
          return User()
        },
        .bidirectionalStreaming(TwoHops.methods[3]) {
          [self] (_: RequestStream<GetUserRequest>, responses: ResponseWriter<User>, context) in
          try await responses.send(User(id: "first"))
          try await hang(context)
        },
      ]
    }
  }

  /// Nothing in it knows of deadlines or of cancellation.
  struct Front: RPCService {
    let back: Channel
    let events: EventLog

    private func noting<R>(_ context: CallContext, _ body: () async throws -> R) async throws -> R {
      do {
        return try await body()
      } catch {
        events.record("\((error as? RPCError)?.code.name ?? "cancelled") \(context.method.name)")
        throw error
      }
    }

    var methods: [ServerMethod] {
      [
        .unary(TwoHops.methods[0]) { (request: GetUserRequest, context) -> User in
          try await noting(context) {
            try await back.unary(context.method, request, options: CallOptions())
          }
        },
        .serverStreaming(TwoHops.methods[1]) {
          (request: GetUserRequest, responses: ResponseWriter<User>, context) in
          try await noting(context) {
            let stream: ResponseStream<User> = try await back.serverStreaming(
              context.method, request, options: CallOptions())
            for try await user in stream { try await responses.send(user) }
          }
        },
        .clientStreaming(TwoHops.methods[2]) {
          (requests: RequestStream<GetUserRequest>, context) -> User in
          try await noting(context) {
            let call: ClientStreamingCall<GetUserRequest, User> = try await back.clientStreaming(
              context.method, options: CallOptions())
            for try await request in requests { try await call.send(request) }
            return try await call.response()
          }
        },
        .bidirectionalStreaming(TwoHops.methods[3]) {
          (requests: RequestStream<GetUserRequest>, responses: ResponseWriter<User>, context) in
          try await noting(context) {
            let call: BidirectionalCall<GetUserRequest, User> =
              try await back.bidirectionalStreaming(context.method, options: CallOptions())
            try await withThrowingTaskGroup(of: Void.self) { group in
              group.addTask {
                for try await request in requests { try await call.send(request) }
                call.finishSending()
              }
              group.addTask {
                for try await user in call.responses { try await responses.send(user) }
              }
              // The first to fail ends the other, which waitForAll would wait for.
              while try await group.next() != nil {}
            }
          }
        },
      ]
    }
  }

  let back = Back()
  let frontEvents = EventLog()
  let channel: Channel
  private let between: Channel
  let servers: [Server]
  private let folder: TemporaryFolder?

  init(_ wiring: Wiring) throws {
    switch wiring {
    case .memory:
      folder = nil
      let caller = PeerIdentity(trustDomain: "rollcall.test", name: "operator")
      let backServer = try Server(inMemoryServing: [back])
      between = try Channel(inMemoryTo: backServer, as: caller)
      let frontServer = try Server(inMemoryServing: [Front(back: between, events: frontEvents)])
      channel = try Channel(inMemoryTo: frontServer, as: caller)
      servers = [frontServer, backServer]
    case .tls, .unix, .grpc:
      var configuration = ChannelConfiguration()
      if wiring == .grpc { configuration.callProtocol = .grpc }
      let folder = try TemporaryFolder()
      self.folder = folder
      try CertificateAuthority.writeDevelopmentCertificates(
        to: folder.path, trustDomain: "rollcall.test", names: ["front", "back", "operator"])
      func address(_ name: String) -> String {
        wiring == .unix ? "unix:\(folder.path)/\(name)" : "127.0.0.1:0"
      }
      let backServer = try Server(
        serving: [back], as: ServiceCredentials(directory: folder.path, name: "back"))
      between = try Channel(
        to: try backServer.listen(on: address("b")),
        as: ServiceCredentials(directory: folder.path, name: "front"),
        configuration: configuration)
      let frontServer = try Server(
        serving: [Front(back: between, events: frontEvents)],
        as: ServiceCredentials(directory: folder.path, name: "front"))
      channel = try Channel(
        to: try frontServer.listen(on: address("f")),
        as: ServiceCredentials(directory: folder.path, name: "operator"),
        configuration: configuration)
      servers = [frontServer, backServer]
    }
  }

  static func with(_ wiring: Wiring, _ body: (TwoHops) async throws -> Void) async throws {
    let hops = try TwoHops(wiring)
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(hops))
    } catch {
      result = .failure(error)
    }
    hops.channel.close()
    hops.between.close()
    for server in hops.servers { await server.drain(until: .after(.zero)) }
    try result.get()
  }

  /// Makes a call of any kind and waits for its end.
  func call(_ method: MethodDescriptor, _ options: CallOptions) async -> RPCError? {
    do throws(RPCError) {
      switch method.kind {
      case .unary:
        let _: User = try await channel.unary(method, GetUserRequest(), options: options)
      case .serverStreaming:
        let stream: ResponseStream<User> = try await channel.serverStreaming(
          method, GetUserRequest(), options: options)
        for try await _ in stream {}
      case .clientStreaming:
        let call: ClientStreamingCall<GetUserRequest, User> = try await channel.clientStreaming(
          method, options: options)
        try await call.send(GetUserRequest(id: "1"))
        _ = try await call.response()
      case .bidirectionalStreaming:
        let call: BidirectionalCall<GetUserRequest, User> =
          try await channel.bidirectionalStreaming(method, options: options)
        try await call.send(GetUserRequest(id: "1"))
        for try await _ in call.responses {}
      }
      return nil
    } catch {
      return error
    }
  }
}
