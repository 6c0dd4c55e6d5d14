import DirectoryAPI
import Normalization
import RPCCore
import RPCTransport
import ServiceStore
import Synchronization
import Testing

@testable import UserDirectory

@Suite("A storm of sign-ins", .timeLimit(.minutes(1)))
struct SignInStormTests {
  /// How a call ended.
  struct Ending: Sendable {
    let code: StatusCode
    let details: [ErrorDetail]
  }

  private final class End: Sendable {
    let isHere = Atomic(false)
  }

  @Test("holds up no other call while not one of its passwords is checked yet, and is bounded")
  func storm() async throws {
    let fixture = try await UserStoreFixture(UserStoreMaker.all[0])
    let user = try await fixture.add("ann@x", password: "vx7-Krume.Ofen")
    let gate = HashingGate()
    let hasher = try PasswordHasher(
      .cheap(threads: 2, maximumWaiting: 8), beforeEach: { gate.pass() })
    let server = try Server(inMemoryServing: [
      try UserDirectoryHandlers(
        store: fixture.store, hasher: hasher, now: { [fixture] in fixture.clock.now })
    ])
    let channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "operator"))
    defer { channel.close() }
    let client = UserDirectoryClient(channel)

    await withTaskGroup(of: Ending.self) { storm in
      for number in 0..<60 {
        storm.addTask {
          do throws(RPCError) {
            var options = CallOptions()
            try options.metadata.append(Place.metadataKey, "192.0.2.\(number)")
            _ = try await client.authenticate(
              AuthenticateRequest(email: "ann\(number % 7)@x", password: "wrong-Krume.Ofen"),
              options: options)
            return Ending(code: .ok, details: [])
          } catch {
            return Ending(code: error.code, details: error.details)
          }
        }
      }
      // Two are on the threads and eight wait; every other one is told to come again at once.
      var refused: [Ending] = []
      while refused.count < 50, let ending = await storm.next() { refused.append(ending) }
      #expect(refused.count == 50)
      for ending in refused {
        #expect(ending.code == .resourceExhausted)
        guard case .retryInfo? = ending.details.first else {
          Issue.record("no retry info")
          continue
        }
      }
      #expect(hasher.waitingCount == 8)
      // Meanwhile other calls, writing ones too, are answered as ever.
      for number in 0..<100 {
        let found = try? await client.getUser(GetUserRequest(id: user.id.description))
        #expect(found?.id == user.id.description)
        let made = try? await client.createUser(
          CreateUserRequest(email: "other\(number)@x", displayName: "Other"))
        #expect(made != nil)
      }
      #expect(hasher.waitingCount == 8)
      gate.open()
      var judged = 0
      for await ending in storm where ending.code == .unauthenticated { judged += 1 }
      #expect(judged == 10)
    }
    await server.drain(until: .after(.seconds(5)))
  }

  @Test("a password that nobody has looked at, since its caller went, is no attempt")
  func givenBack() async throws {
    let fixture = try await UserStoreFixture(UserStoreMaker.all[0])
    _ = try await fixture.add("ann@x", password: "vx7-Krume.Ofen")
    let gate = HashingGate()
    let hasher = try PasswordHasher(.cheap(maximumWaiting: 4), beforeEach: { gate.pass() })
    let server = try Server(inMemoryServing: [
      try UserDirectoryHandlers(
        store: fixture.store, hasher: hasher, now: { [fixture] in fixture.clock.now })
    ])
    let channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "gateway"))
    defer { channel.close() }
    let client = UserDirectoryClient(channel)
    func signIn(_ email: String) async throws {
      _ = try await client.authenticate(
        AuthenticateRequest(email: email, password: "vx7-Krume.Ofen"))
    }
    let first = Task { try await signIn("bob@x") }
    while hasher.runCount == 0 { await Task.yield() }
    // More than an account may make at once. One that is throttled came before another was given back.
    var gone = 0
    while gone < 16 {
      let end = End()
      let attempt = Task {
        defer { end.isHere.store(true, ordering: .releasing) }
        try await signIn("ann@x")
      }
      while hasher.waitingCount == 0, !end.isHere.load(ordering: .acquiring) { await Task.yield() }
      attempt.cancel()
      if case .failure(let error as RPCError) = await attempt.result, error.code == .cancelled {
        gone += 1
      }
      while hasher.waitingCount > 0 { await Task.yield() }
    }
    gate.open()
    try await signIn("ann@x")
    await #expect(throws: RPCError.self) { try await first.value }
    await server.drain(until: .after(.seconds(5)))
  }

  @Test("drops sign-ins whose callers have gone, and checks the passwords of others instead")
  func cancellation() async throws {
    let fixture = try await UserStoreFixture(UserStoreMaker.all[0])
    _ = try await fixture.add("ann@x", password: "vx7-Krume.Ofen")
    let gate = HashingGate()
    let hasher = try PasswordHasher(
      .cheap(maximumWaiting: 4), beforeEach: { gate.pass() })
    let server = try Server(inMemoryServing: [
      try UserDirectoryHandlers(
        store: fixture.store, hasher: hasher, now: { [fixture] in fixture.clock.now })
    ])
    let channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "gateway"))
    defer { channel.close() }
    let client = UserDirectoryClient(channel)
    func signIn(_ email: String, _ options: CallOptions = CallOptions()) async throws {
      _ = try await client.authenticate(
        AuthenticateRequest(email: email, password: "vx7-Krume.Ofen"), options: options)
    }
    let first = Task { try await signIn("bob@x") }
    while hasher.runCount == 0 { await Task.yield() }
    let given = (0..<4).map { number in Task { try await signIn("user\(number)@x") } }
    while hasher.waitingCount < 4 { await Task.yield() }
    for task in given { task.cancel() }
    while hasher.waitingCount > 0 { await Task.yield() }
    // One that runs out of time while it waits is told so, by its deadline's name.
    await #expect {
      try await signIn("kim@x", CallOptions(timeout: .milliseconds(50)))
    } throws: { error in
      (error as? RPCError)?.code == .deadlineExceeded
    }
    while hasher.waitingCount > 0 { await Task.yield() }
    let last = Task { try await signIn("ann@x") }
    while hasher.waitingCount == 0 { await Task.yield() }
    gate.open()
    try await last.value
    await #expect(throws: RPCError.self) { try await first.value }
    #expect(hasher.runCount == 2)
    await server.drain(until: .after(.seconds(5)))
  }
}
