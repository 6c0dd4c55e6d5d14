import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport
import Testing

@Suite("Hedging", .timeLimit(.minutes(1)))
struct HedgingTests {
  private static func hedged(
    _ policy: HedgingPolicy, budget: RetryBudget? = nil
  ) -> (inout ChannelConfiguration) -> Void {
    var services = ServiceConfiguration()
    services.forAll.hedging = policy
    services.retryBudget = budget
    return { [services] in $0.services = services }
  }

  private static let soon = HedgingPolicy(maximumAttempts: 3, delay: .milliseconds(1))
  private static let never = HedgingPolicy(maximumAttempts: 3, delay: .seconds(600))
  private static let down = RPCError(.unavailable, "down for a moment")

  @Test(
    "a call without an answer is sent again beside itself, and the loser is cancelled",
    arguments: CallProtocol.allCases)
  func firstWins(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol, Self.hedged(Self.soon)) { site in
      site.flaky.script(.hang, .hang)
      let user = try await site.call(Flaky.get, "a")
      #expect(user.id == "a")
      for index in 0..<3 where "\(index)" != user.displayName {
        await site.flaky.events.wait(for: "cancelled \(index)")
      }
      #expect(site.channel.statistics.hedges == 2)
      #expect(Set(site.flaky.attempts.map(\.previousAttempts)) == [nil, "1", "2"])
    }
  }

  @Test("no more attempts than the policy says", arguments: CallProtocol.allCases)
  func bounds(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol, Self.hedged(Self.soon)) { site in
      site.flaky.script(.hang, .hang, .hang, .hang)
      let error = await #expect(throws: RPCError.self) {
        try await site.call(Flaky.get, "x", CallOptions(timeout: .milliseconds(700)))
      }
      #expect(error?.code == .deadlineExceeded)
      #expect(site.flaky.attempts.count <= 3)
    }
  }

  @Test("no second attempt of a method with side effects", arguments: CallProtocol.allCases)
  func sideEffects(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol, Self.hedged(Self.soon)) { site in
      site.flaky.script(.hang)
      await #expect(throws: RPCError.self) {
        try await site.call(Flaky.put, "x", CallOptions(timeout: .milliseconds(700)))
      }
      // On a busy machine the deadline may pass before the first has come.
      #expect(site.flaky.attempts.count <= 1)
      #expect(site.channel.statistics.hedges == 0)
    }
  }

  @Test(
    "a failure that another attempt may cure brings that attempt forward",
    arguments: CallProtocol.allCases)
  func broughtForward(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol, Self.hedged(Self.never)) { site in
      site.flaky.script(.fail(Self.down), .fail(Self.down))
      let user = try await site.call(Flaky.get, "a")
      #expect(user.displayName == "2")
      site.flaky.script(.fail(Self.down), .fail(Self.down), .fail(RPCError(.unavailable, "last")))
      let error = await #expect(throws: RPCError.self) { try await site.call(Flaky.get) }
      #expect(error?.message == "last")
    }
  }

  @Test("a failure that no attempt cures ends the call", arguments: CallProtocol.allCases)
  func fatal(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol, Self.hedged(Self.never)) { site in
      site.flaky.script(.fail(RPCError(.notFound, "nobody")))
      let error = await #expect(throws: RPCError.self) { try await site.call(Flaky.get) }
      #expect(error?.code == .notFound)
      #expect(site.flaky.attempts.count == 1)
    }
  }

  @Test(
    "hedges share the budget of the retries and heed a server that pushes back",
    arguments: CallProtocol.allCases)
  func budget(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(
      callProtocol,
      Self.hedged(Self.never, budget: RetryBudget(maximumTokens: 1, tokensPerSuccess: 0))
    ) { site in
      site.flaky.script(.fail(Self.down), .fail(Self.down))
      await #expect(throws: RPCError.self) { try await site.call(Flaky.get) }
      #expect(site.flaky.attempts.count == 2)
      #expect(site.channel.statistics.refusedRetries == [.budgetUsedUp: 1])
    }
    try await FlakySite.with(callProtocol, Self.hedged(Self.never)) { site in
      site.flaky.script(
        .fail(RPCError(.unavailable, "full", metadata: ["grpc-retry-pushback-ms": "-1"])))
      await #expect(throws: RPCError.self) { try await site.call(Flaky.get) }
      #expect(site.flaky.attempts.count == 1)
    }
  }

  @Test("cancelling the caller cancels every attempt", arguments: CallProtocol.allCases)
  func cancelled(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol, Self.hedged(Self.soon)) { site in
      site.flaky.script(.hang, .hang, .hang)
      let task = Task { () -> StatusCode? in
        do throws(RPCError) {
          _ = try await site.call(Flaky.get)
          return nil
        } catch {
          return error.code
        }
      }
      for index in 0..<3 { await site.flaky.events.wait(for: "hanging \(index)") }
      task.cancel()
      #expect(await task.value == .cancelled)
      for index in 0..<3 { await site.flaky.events.wait(for: "cancelled \(index)") }
    }
  }
}
