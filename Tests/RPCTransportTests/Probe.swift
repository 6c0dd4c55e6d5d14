import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport

/// A service with a method of each kind, whose handlers do what their request asks for.
struct Probe: RPCService {
  /// What the handlers did, for tests to wait for.
  let events = EventLog()

  static func method(
    _ name: String, _ kind: MethodDescriptor.Kind, access: AccessRule = .anyPeer
  ) -> MethodDescriptor {
    MethodDescriptor(
      service: "test.v1.Probe", name: name, kind: kind, idempotency: .unknown, access: access)
  }

  static let echo = method("Echo", .unary)
  static let operatorsOnly = method(
    "OperatorsOnly", .unary, access: .callers(["operator"]))
  static let hang = method("Hang", .unary)
  static let fail = method("Fail", .unary)
  static let describe = method("Describe", .unary)
  static let count = method("Count", .serverStreaming)
  static let flood = method("Flood", .serverStreaming)
  static let collect = method("Collect", .clientStreaming)
  static let chat = method("Chat", .bidirectionalStreaming)
  static let stall = method("Stall", .bidirectionalStreaming)

  struct Unforeseen: Error {}

  var methods: [ServerMethod] {
    let echo: @Sendable (GetUserRequest, CallContext) async throws -> User = { request, context in
      var initial = context.metadata
      try initial.append("seen-by", "probe")
      context.initialMetadata = initial
      context.trailers = ["bye": "now"]
      return User(id: request.id)
    }
    return [
      .unary(Self.echo, echo),
      .unary(Self.operatorsOnly, echo),
      .unary(Self.hang) { (request: GetUserRequest, context) -> User in
        try await hang(context)
        return User(id: request.id)
      },
      .unary(Self.fail) { (request: GetUserRequest, _) -> User in
        switch request.id {
        case "violations":
          throw RPCError.invalidArgument([
            FieldViolation(field: "email", description: "has no @"),
            FieldViolation(field: "members[2].name", description: "is empty"),
          ])
        case "details":
          throw RPCError(
            .resourceExhausted, "too many",
            details: [
              .retryInfo(delay: .milliseconds(1500)),
              .errorInfo(reason: "QUOTA", domain: "example.com", metadata: ["who": "ü"]),
              .resourceInfo(type: "user", name: "u1", owner: "", description: "gone"),
            ], metadata: ["hint": "wait"])
        default: throw Unforeseen()
        }
      },
      .unary(Self.describe) { (_: GetUserRequest, context) -> User in
        User(
          id: context.peer?.name ?? "", email: context.peer?.uri ?? "",
          displayName: Deadline.current.map { "\($0.remaining > .zero)" } ?? "none")
      },
      .serverStreaming(Self.count) {
        (request: GetUserRequest, responses: ResponseWriter<User>, context) in
        for number in 0..<(Int(request.id) ?? 0) { try await responses.send(User(id: "\(number)")) }
        context.trailers = ["counted": request.id]
      },
      .serverStreaming(Self.flood) {
        (request: GetUserRequest, responses: ResponseWriter<User>, _) in
        let chunk = String(repeating: "x", count: 16 * 1024)
        do {
          for number in 0..<10_000 {
            try await responses.send(User(id: chunk))
            events.record("sent \(number)")
          }
        } catch {
          events.record("flood ended")
          throw error
        }
      },
      .clientStreaming(Self.collect) {
        (requests: RequestStream<GetUserRequest>, _) -> User in
        var count = 0
        var bytes = 0
        for try await request in requests {
          count += 1
          bytes += request.id.utf8.count
        }
        return User(id: "\(count)", email: "\(bytes)")
      },
      .bidirectionalStreaming(Self.chat) {
        (requests: RequestStream<GetUserRequest>, responses: ResponseWriter<User>, _) in
        for try await request in requests { try await responses.send(User(id: request.id)) }
      },
      .bidirectionalStreaming(Self.stall) {
        (_: RequestStream<GetUserRequest>, _: ResponseWriter<User>, context) in
        try await hang(context)
      },
    ]
  }

  private func hang(_ context: CallContext) async throws {
    events.record("hanging")
    do {
      // Ended by cancellation, long before.
      try await Task.sleep(for: .seconds(600))
    } catch {
      events.record("cancelled")
      throw error
    }
  }
}

/// Things that happened, and a way to wait for one.
final class EventLog: Sendable {
  private struct State {
    var events: [String] = []
    var waiting: [(String, CheckedContinuation<Void, Never>)] = []
  }

  private let state = Lock(State())

  var all: [String] { state.withLock { $0.events } }

  func record(_ event: String) {
    let woken = state.withLock { state in
      state.events.append(event)
      let woken = state.waiting.filter { $0.0 == event }
      state.waiting.removeAll { $0.0 == event }
      return woken.map(\.1)
    }
    for continuation in woken { continuation.resume() }
  }

  /// Suspends until the event is recorded, if it has not been.
  func wait(for event: String) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        guard !state.events.contains(event) else { return true }
        state.waiting.append((event, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
