import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport

/// A service with a method of each kind that is for the person whom a request is about, and others
/// that are for other people.
struct Diary: RPCService {
  /// What the handlers saw.
  let events = EventLog()

  static func method(
    _ name: String, _ kind: MethodDescriptor.Kind, access: AccessRule
  ) -> MethodDescriptor {
    MethodDescriptor(
      service: "test.v1.Diary", name: name, kind: kind, idempotency: .unknown, access: access)
  }

  static let own = AccessRule.callers(["operator"], users: .themselves(field: "id"))
  static let read = method("Read", .unary, access: own)
  static let watch = method("Watch", .serverStreaming, access: own)
  static let write = method("Write", .clientStreaming, access: own)
  static let talk = method("Talk", .bidirectionalStreaming, access: own)
  static let judged = method(
    "Judged", .unary, access: .callers(["operator"], users: .themselves(field: nil)))
  static let open = method(
    "Open", .unary, access: .callers(["group-service"], users: .signedIn))
  static let closed = method("Closed", .unary, access: .callers(["operator"]))
  static let anyone = method("Anyone", .unary, access: .anyPeer)

  private static let whose: @Sendable (GetUserRequest) -> String? = { $0.id }

  var methods: [ServerMethod] {
    let tell: @Sendable (GetUserRequest, CallContext) async throws -> User = { request, context in
      note(context)
      return User(id: request.id, email: context.user?.sessionID ?? "")
    }
    return [
      .unary(Self.read, whose: Self.whose, tell),
      .serverStreaming(Self.watch, whose: Self.whose) {
        (request: GetUserRequest, responses: ResponseWriter<User>, context) in
        note(context)
        try await responses.send(User(id: request.id))
      },
      .clientStreaming(Self.write, whose: Self.whose) {
        (requests: RequestStream<GetUserRequest>, context) in
        note(context)
        var ids: [String] = []
        for try await request in requests { ids.append(request.id) }
        return User(id: ids.joined(separator: ","))
      },
      .bidirectionalStreaming(Self.talk, whose: Self.whose) {
        (requests: RequestStream<GetUserRequest>, responses: ResponseWriter<User>, context) in
        note(context)
        for try await request in requests { try await responses.send(User(id: request.id)) }
      },
      .unary(Self.judged) { (request: GetUserRequest, context) -> User in
        guard context.mayActFor(request.id) else { throw RPCError(.notFound, "nothing of yours") }
        return try await tell(request, context)
      },
      .unary(Self.open, tell), .unary(Self.closed, tell), .unary(Self.anyone, tell),
    ]
  }

  private func note(_ context: CallContext) {
    events.record("\(context.method.name) \(context.user?.id ?? "nobody")")
  }

  /// Calls any of them with one request.
  ///
  /// - Returns: The answer, or the only message of it.
  static func call(
    _ method: MethodDescriptor, about id: String, _ options: CallOptions, on channel: Channel
  ) async throws -> User? {
    let request = GetUserRequest(id: id)
    switch method.kind {
    case .unary:
      return try await channel.unary(method, request, options: options, returning: User.self)
    case .serverStreaming:
      let answers = try await channel.serverStreaming(
        method, request, options: options, returning: User.self)
      var last: User?
      for try await answer in answers { last = answer }
      return last
    case .clientStreaming:
      let call = try await channel.clientStreaming(
        method, options: options, sending: GetUserRequest.self, returning: User.self)
      // One that is refused takes no messages any more; the answer says why.
      try? await call.send(request)
      return try await call.response()
    case .bidirectionalStreaming:
      let call = try await channel.bidirectionalStreaming(
        method, options: options, sending: GetUserRequest.self, returning: User.self)
      try? await call.send(request)
      call.finishSending()
      var last: User?
      for try await answer in call.responses { last = answer }
      return last
    }
  }
}

/// Takes "ada", "bob" and so on for tokens of people of that name.
final class NamesAsTokens: CallAuthenticator {
  /// Tokens that were asked about.
  let events = EventLog()

  func user(bearing token: String) async throws(RPCError) -> UserIdentity {
    events.record(token)
    switch token {
    case "expired-secret": throw RPCError(.unauthenticated, "the access token has expired")
    case "early-secret": throw RPCError(.unavailable, "there are no keys yet")
    case "slow":
      do {
        // Ended by the end of the call, long before.
        try await Task.sleep(for: .seconds(600))
      } catch {
        events.record("slow ended")
      }
      return UserIdentity(id: "ada", sessionID: "s")
    default: return UserIdentity(id: token, sessionID: "\(token)'s")
    }
  }
}
