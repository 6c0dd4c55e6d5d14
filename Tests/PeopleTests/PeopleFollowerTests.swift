import DirectoryAPI
import RPCCore
import RPCTransport
import ServiceRuntime
import ServiceStore
import Synchronization
import Testing
import WellKnownTypes

@testable import People

/// A store that remembers what it was told to forget.
private final class Forgetful: PeopleFollowing {
  private struct State {
    var position = ""
    var forgotten: [RecordID] = []
    var failures = 0
    var writes = 0
  }

  private let state = Mutex(State())

  init(position: String = "") { state.withLock { $0.position = position } }

  var forgotten: [RecordID] { state.withLock { $0.forgotten } }
  var position: String { state.withLock { $0.position } }
  var writes: Int { state.withLock { $0.writes } }

  /// So many writes fail before one succeeds.
  func fail(_ times: Int) { state.withLock { $0.failures = times } }

  func peoplePosition() async throws(StoreFailure) -> String { position }

  func forget(_ people: [RecordID], movingTo position: String) async throws(StoreFailure) {
    let isFailing = state.withLock { state in
      guard state.failures == 0 else {
        state.failures -= 1
        return true
      }
      state.forgotten += people
      state.position = position
      state.writes += 1
      return false
    }
    if isFailing { throw .overloaded }
  }
}

/// A user directory whose stream goes as a test says, call by call.
private final class ScriptedStream: RPCService {
  typealias Body =
    @Sendable (WatchUsersRequest, ResponseWriter<WatchUsersResponse>) async throws ->
    Void

  private let calls: [Body]
  private let log = Mutex<[WatchUsersRequest]>([])

  init(_ calls: Body...) { self.calls = calls }

  var requests: [WatchUsersRequest] { log.withLock { $0 } }

  var methods: [ServerMethod] {
    [
      .serverStreaming(UserDirectoryMethods.watchUsers) {
        (request: WatchUsersRequest, responses: ResponseWriter<WatchUsersResponse>, _) in
        let number = self.log.withLock { log in
          log.append(request)
          return log.count - 1
        }
        guard number < self.calls.count else { return try await Self.wait() }
        try await self.calls[number](request, responses)
      }
    ]
  }

  /// Until the call is over.
  static func wait() async throws {
    while true { try await Task.sleep(for: .seconds(60)) }
  }
}

private let ids = (1...4).map { RecordID(value: UInt128($0)) }

private func deletion(_ ids: RecordID..., token: String) -> WatchUsersResponse {
  WatchUsersResponse(
    changes: ids.map {
      UserChange(change: .deletedID($0.description), changeTime: Timestamp(seconds: 1_000))
    }, resumeToken: token, caughtUp: true)
}

@Suite("A service that follows the user directory", .timeLimit(.minutes(1)))
struct PeopleFollowerTests {
  private func with(
    _ service: ScriptedStream, _ store: Forgetful, patience: Duration = .seconds(60),
    _ body: (MetricsRegistry) async throws -> Void
  ) async throws {
    let server = try Server(inMemoryServing: [service])
    let channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "group-service"))
    let metrics = MetricsRegistry()
    let follower = PeopleFollower(
      UserDirectoryClient(channel), into: store, Logger(service: "test", level: .error), metrics,
      pace: PeopleFollower.Pace(
        firstPause: .milliseconds(1), longestPause: .milliseconds(5), patience: patience))
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(metrics))
    } catch {
      result = .failure(error)
    }
    await follower.stop()
    channel.close()
    await server.drain(until: .after(.zero))
    try result.get()
  }

  @Test("forgets each batch of deleted people together with the new position")
  func forgets() async throws {
    let service = ScriptedStream { _, responses in
      try await responses.send(deletion(ids[0], ids[1], token: "t2"))
      try await responses.send(deletion(token: "t2"))
      try await responses.send(deletion(ids[2], token: "t3"))
      try await ScriptedStream.wait()
    }
    let store = Forgetful()
    try await with(service, store) { _ in
      while store.position != "t3" { await Task.yield() }
      #expect(store.forgotten == Array(ids.prefix(3)))
      #expect(service.requests == [WatchUsersRequest(onlyDeletions: true)])
      // A sign of life that moves nothing writes nothing.
      #expect(store.writes == 2)
    }
  }

  @Test("goes on from the stored position, after an end of whatever kind", arguments: [0, 1, 2])
  func resumes(_ kind: Int) async throws {
    let service = ScriptedStream(
      { _, responses in
        try await responses.send(deletion(ids[0], token: "t1"))
        switch kind {
        case 0: throw RPCError(.unavailable, "the service stops")
        case 1: throw RPCError(.permissionDenied, "not you")
        default: return
        }
      },
      { _, responses in
        try await responses.send(deletion(ids[1], token: "t2"))
        try await ScriptedStream.wait()
      })
    let store = Forgetful(position: "t0")
    try await with(service, store) { _ in
      while store.position != "t2" { await Task.yield() }
    }
    #expect(service.requests.map(\.resumeToken) == ["t0", "t1"])
    #expect(store.forgotten == Array(ids.prefix(2)))
  }

  @Test("takes changes again that its store could not take")
  func storeFails() async throws {
    let body: ScriptedStream.Body = { _, responses in
      try await responses.send(deletion(ids[0], token: "t1"))
      try await ScriptedStream.wait()
    }
    let service = ScriptedStream(body, body, body)
    let store = Forgetful()
    store.fail(2)
    try await with(service, store) { _ in
      while store.position != "t1" { await Task.yield() }
    }
    #expect(service.requests.map(\.resumeToken) == ["", "", ""])
    #expect(store.forgotten == [ids[0]])
  }

  @Test(
    "begins anew when the directory doesn't know its position", arguments: [false, true])
  func beginsAnew(_ isLater: Bool) async throws {
    let service = ScriptedStream(
      { _, _ in
        throw isLater
          ? RPCError(.outOfRange, "resume_token is from later")
          : RPCError.invalidArgument([
            FieldViolation(field: "resume_token", description: "was not given out")
          ])
      },
      { _, responses in
        try await responses.send(deletion(ids[0], token: "n1"))
        try await ScriptedStream.wait()
      })
    let store = Forgetful(position: "old")
    try await with(service, store) { _ in
      while store.position != "n1" { await Task.yield() }
    }
    #expect(service.requests.map(\.resumeToken) == ["old", ""])
  }

  @Test("comes again when the directory gives no sign of life")
  func silence() async throws {
    let service = ScriptedStream(
      { _, responses in
        try await responses.send(deletion(token: "t1"))
        try await ScriptedStream.wait()
      },
      { _, responses in
        try await responses.send(deletion(ids[0], token: "t2"))
        try await ScriptedStream.wait()
      })
    let store = Forgetful()
    try await with(service, store, patience: .milliseconds(20)) { _ in
      while store.position != "t2" { await Task.yield() }
    }
    #expect(service.requests.prefix(2).map(\.resumeToken) == ["", "t1"])
  }

  @Test("leaves out an id that is none, and deals with the others")
  func nonsense() async throws {
    let service = ScriptedStream { _, responses in
      var response = deletion(ids[0], token: "t1")
      response.changes.insert(UserChange(change: .deletedID("nobody")), at: 0)
      response.changes.append(UserChange())
      try await responses.send(response)
      try await ScriptedStream.wait()
    }
    let store = Forgetful()
    try await with(service, store) { _ in
      while store.position != "t1" { await Task.yield() }
    }
    #expect(store.forgotten == [ids[0]])
  }
}
