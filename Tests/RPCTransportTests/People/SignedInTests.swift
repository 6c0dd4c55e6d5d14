import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport
import Testing

/// What was refused, in order.
private final class Refusals: Sendable {
  private let texts = Lock<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func add(_ text: String) { texts.withLock { $0.append(text) } }
}

/// Access tokens are looked at for every call, on every protocol and for every kind of call.
@Suite("People who have signed in", .timeLimit(.minutes(1)))
struct SignedInTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let methods: [MethodDescriptor]
    var caller: String? = "gateway"
    var authorization: [String] = []
    var about = "ada"
    var code = StatusCode.ok
    var refusal: CallRefusal?
  }

  static let own = [Diary.read, Diary.watch, Diary.write, Diary.talk]
  static let all = own + [Diary.judged, Diary.open, Diary.closed, Diary.anyone]

  static let rows = [
    Row(testDescription: "themselves", methods: own, authorization: ["Bearer ada"]),
    Row(
      testDescription: "as themselves, if the handler judges", methods: [Diary.judged],
      authorization: ["Bearer ada"]),
    Row(
      testDescription: "through no peer that has a name", methods: own, caller: nil,
      authorization: ["Bearer ada"]),
    Row(
      testDescription: "with the scheme in small letters", methods: own,
      authorization: ["bearer  ada"]),
    Row(
      testDescription: "somebody else", methods: own, authorization: ["Bearer bob"],
      code: .permissionDenied, refusal: .otherPerson),
    Row(
      testDescription: "about nobody", methods: own, authorization: ["Bearer ada"], about: "",
      code: .permissionDenied, refusal: .otherPerson),
    Row(
      testDescription: "somebody else, if the handler judges", methods: [Diary.judged],
      authorization: ["Bearer bob"], code: .notFound),
    Row(
      testDescription: "nobody", methods: own + [Diary.judged, Diary.open], code: .unauthenticated,
      refusal: .unauthenticated),
    Row(
      testDescription: "nobody, where only services may", methods: [Diary.closed],
      code: .permissionDenied, refusal: .permissionDenied),
    Row(
      testDescription: "somebody, where only services may", methods: [Diary.closed],
      authorization: ["Bearer ada"], code: .permissionDenied, refusal: .permissionDenied),
    Row(
      testDescription: "anybody, where everybody may", methods: [Diary.open, Diary.anyone],
      authorization: ["Bearer bob"]),
    Row(
      testDescription: "the operator, for anybody", methods: own + [Diary.judged, Diary.closed],
      caller: "operator"),
    Row(
      testDescription: "somebody else, whoever brings the token", methods: own,
      caller: "operator", authorization: ["Bearer bob"], code: .permissionDenied,
      refusal: .otherPerson),
    Row(
      testDescription: "somebody else, whoever brings the token, if the handler judges",
      methods: [Diary.judged], caller: "operator", authorization: ["Bearer bob"], code: .notFound),
    Row(
      testDescription: "a service that brings a token where only services may",
      methods: [Diary.closed], caller: "operator", authorization: ["Bearer bob"]),
    Row(
      testDescription: "an expired token, whoever brings it", methods: all, caller: "operator",
      authorization: ["Bearer expired-secret"], code: .unauthenticated, refusal: .badToken),
    Row(
      testDescription: "a token that can't be verified now", methods: all, caller: "operator",
      authorization: ["Bearer early-secret"], code: .unavailable, refusal: .unverifiedToken),
    Row(
      testDescription: "another scheme", methods: all, authorization: ["Basic secret"],
      code: .unauthenticated, refusal: .badToken),
    Row(
      testDescription: "no token behind the scheme", methods: all, authorization: ["Bearer"],
      code: .unauthenticated, refusal: .badToken),
    Row(
      testDescription: "two words", methods: all, authorization: ["Bearer secret secret"],
      code: .unauthenticated, refusal: .badToken),
    Row(
      testDescription: "two tokens", methods: all,
      authorization: ["Bearer secret", "Bearer secret"],
      code: .unauthenticated, refusal: .badToken),
  ]

  private func with(
    _ callProtocol: CallProtocol, as caller: String? = "gateway",
    authenticator: (any CallAuthenticator)?,
    report: @escaping @Sendable (ServerEvent) -> Void = { _ in },
    _ body: (Diary, Channel) async throws -> Void
  ) async throws {
    var server = ServerConfiguration()
    server.authenticator = authenticator
    server.report = report
    var channel = ChannelConfiguration()
    channel.callProtocol = callProtocol
    let diary = Diary()
    let serving = try Server(inMemoryServing: [diary], configuration: server)
    let calling = try Channel(
      inMemoryTo: serving, as: caller.map { PeerIdentity(trustDomain: "rollcall.test", name: $0) },
      configuration: channel)
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(diary, calling))
    } catch {
      result = .failure(error)
    }
    calling.close()
    await serving.drain(until: .after(.zero))
    try result.get()
  }

  @Test(
    "are let in where the rule says so, and no others", arguments: rows, CallProtocol.allCases)
  func admission(_ row: Row, _ callProtocol: CallProtocol) async throws {
    let log = Refusals()
    let report: @Sendable (ServerEvent) -> Void = { event in
      guard case .callRefused(let refusal, _, let address, let peer, let error) = event else {
        return
      }
      #expect(!error.message.contains("secret"), "tokens are in no log")
      #expect(!address.isEmpty)
      log.add("\(refusal.rawValue) \(peer?.name ?? "none")")
    }
    try await with(
      callProtocol, as: row.caller, authenticator: NamesAsTokens(), report: report
    ) { diary, channel in
      for method in row.methods {
        // One that is let in or refused changes nothing for the next on its connection.
        for _ in 0..<2 {
          let before = diary.events.all.count
          var options = CallOptions()
          for value in row.authorization { try options.metadata.append("authorization", value) }
          var code = StatusCode.ok
          do {
            let answer = try await Diary.call(method, about: row.about, options, on: channel)
            #expect(answer?.id == row.about)
          } catch let error as RPCError {
            code = error.code
            #expect(!error.message.contains("secret"))
          }
          #expect(code == row.code, "\(method)")
          #expect((diary.events.all.count > before) == (row.code == .ok), "\(method)")
          let bob = try await Diary.call(
            Diary.open, about: "x", CallOptions(metadata: ["authorization": "Bearer bob"]),
            on: channel)
          #expect(bob?.email == "bob's")
        }
      }
    }
    let expected = row.refusal.map { "\($0.rawValue) \(row.caller ?? "none")" }
    #expect(
      log.all
        == expected.map { Array(repeating: $0, count: row.methods.count * 2) } ?? [])
  }

  @Test("are who the handler sees", arguments: CallProtocol.allCases)
  func seen(_ callProtocol: CallProtocol) async throws {
    try await with(callProtocol, authenticator: NamesAsTokens()) { diary, channel in
      let options = CallOptions(metadata: ["authorization": "Bearer ada"])
      for method in Self.own {
        _ = try await Diary.call(method, about: "ada", options, on: channel)
      }
      _ = try await Diary.call(Diary.anyone, about: "x", CallOptions(), on: channel)
      #expect(
        diary.events.all == ["Read ada", "Watch ada", "Write ada", "Talk ada", "Anyone nobody"])
    }
  }

  @Test(
    "have every message of their stream reach its handler, in order",
    arguments: CallProtocol.allCases)
  func streams(_ callProtocol: CallProtocol) async throws {
    try await with(callProtocol, authenticator: NamesAsTokens()) { diary, channel in
      let options = CallOptions(metadata: ["authorization": "Bearer ada"])
      let write = try await channel.clientStreaming(
        Diary.write, options: options, sending: GetUserRequest.self, returning: User.self)
      // The first says whose it is, the others are the handler's business.
      for id in ["ada", "bob", "carol"] { try await write.send(GetUserRequest(id: id)) }
      #expect(try await write.response().id == "ada,bob,carol")
      let talk = try await channel.bidirectionalStreaming(
        Diary.talk, options: options, sending: GetUserRequest.self, returning: User.self)
      var answers = talk.responses.makeAsyncIterator()
      for id in ["ada", "bob"] {
        try await talk.send(GetUserRequest(id: id))
        #expect(try await answers.next()?.id == id)
      }
      talk.finishSending()
      #expect(try await answers.next() == nil)
    }
  }

  @Test(
    "start no handler by a stream that ends before it has said whose it is",
    arguments: CallProtocol.allCases)
  func emptyStream(_ callProtocol: CallProtocol) async throws {
    try await with(callProtocol, authenticator: NamesAsTokens()) { diary, channel in
      let call = try await channel.clientStreaming(
        Diary.write, options: CallOptions(metadata: ["authorization": "Bearer ada"]),
        sending: GetUserRequest.self, returning: User.self)
      let error = await #expect(throws: RPCError.self) { _ = try await call.response() }
      #expect(error?.code == .permissionDenied)
      #expect(diary.events.all == [])
    }
  }

  @Test(
    "wait for their token's verification no longer than for their call", arguments: own,
    CallProtocol.allCases)
  func deadline(_ method: MethodDescriptor, _ callProtocol: CallProtocol) async throws {
    let authenticator = NamesAsTokens()
    try await with(callProtocol, authenticator: authenticator) { diary, channel in
      let error = await #expect(throws: RPCError.self) {
        _ = try await Diary.call(
          method, about: "ada",
          CallOptions(timeout: .milliseconds(30), metadata: ["authorization": "Bearer slow"]),
          on: channel)
      }
      #expect(error?.code == .deadlineExceeded)
      await authenticator.events.wait(for: "slow ended")
      #expect(diary.events.all == [])
    }
  }

  @Test("have their token's verification ended when they give up", arguments: CallProtocol.allCases)
  func cancellation(_ callProtocol: CallProtocol) async throws {
    let authenticator = NamesAsTokens()
    try await with(callProtocol, authenticator: authenticator) { diary, channel in
      let call = Task {
        try await Diary.call(
          Diary.read, about: "ada", CallOptions(metadata: ["authorization": "Bearer slow"]),
          on: channel)
      }
      await authenticator.events.wait(for: "slow")
      call.cancel()
      await authenticator.events.wait(for: "slow ended")
      let error = await #expect(throws: RPCError.self) { _ = try await call.value }
      #expect(error?.code == .cancelled)
      #expect(diary.events.all == [])
    }
  }

  @Test("are nobody to a server that nobody signs in to", arguments: CallProtocol.allCases)
  func withoutAuthenticator(_ callProtocol: CallProtocol) async throws {
    try await with(callProtocol, authenticator: nil) { diary, channel in
      let options = CallOptions(metadata: ["authorization": "Bearer ada"])
      _ = try await Diary.call(Diary.anyone, about: "x", options, on: channel)
      #expect(diary.events.all == ["Anyone nobody"])
      for method in Self.own {
        let error = await #expect(throws: RPCError.self) {
          _ = try await Diary.call(method, about: "ada", options, on: channel)
        }
        #expect(error?.code == .unauthenticated)
      }
    }
  }

  @Test("are let in by no method that can't tell whom a request is about")
  func unfinishedRegistration() {
    struct Careless: RPCService {
      var methods: [ServerMethod] {
        [.unary(Diary.read) { (request: GetUserRequest, _) in User(id: request.id) }]
      }
    }
    let error = #expect(throws: RuntimeError.self) {
      _ = try Server(inMemoryServing: [Careless()])
    }
    #expect(error?.code == .badConfiguration)
    #expect(error?.message.contains("test.v1.Diary/Read") == true)
  }
}
