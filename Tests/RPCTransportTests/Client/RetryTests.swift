import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport
import Testing

@Suite("Retries", .timeLimit(.minutes(1)))
struct RetryTests {
  private static let down = RPCError(.unavailable, "down for a moment")

  @Test(
    "a call that is safe to repeat is sent again after UNAVAILABLE, and says so",
    arguments: CallProtocol.allCases)
  func retried(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) { site in
      for method in [Flaky.get, Flaky.put] {
        let before = site.flaky.attempts.count
        site.flaky.script(.fail(Self.down), .fail(Self.down))
        let user = try await site.call(method, "a")
        #expect(user.id == "a")
        let attempts = site.flaky.attempts.dropFirst(before)
        #expect(attempts.map(\.previousAttempts) == [nil, "1", "2"])
      }
      #expect(site.channel.statistics.retries == 4)
      #expect(site.log.events.all.filter { $0 == "retried" }.count == 4)
    }
  }

  @Test(
    "a call that may do harm twice isn't sent again, nor one whose error no attempt cures",
    arguments: CallProtocol.allCases)
  func notRetried(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) { site in
      site.flaky.script(.fail(Self.down))
      let unsafe = await #expect(throws: RPCError.self) { try await site.call(Flaky.add) }
      #expect(unsafe?.message == Self.down.message)
      site.flaky.script(.fail(RPCError(.notFound, "nobody")))
      let incurable = await #expect(throws: RPCError.self) { try await site.call(Flaky.get) }
      #expect(incurable?.code == .notFound)
      #expect(site.flaky.attempts.count == 2)
      #expect(site.channel.statistics.retries == 0)
    }
  }

  @Test(
    "attempts are bounded, and the last one's error is the call's", arguments: CallProtocol.allCases
  )
  func bounded(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) { site in
      site.flaky.script(
        .fail(Self.down), .fail(Self.down), .fail(RPCError(.unavailable, "the third")))
      let error = await #expect(throws: RPCError.self) { try await site.call(Flaky.get) }
      #expect(error?.message == "the third")
      #expect(site.flaky.attempts.count == 3)
      #expect(site.channel.statistics.refusedRetries == [.attemptsUsedUp: 1])
    }
  }

  @Test(
    "a server that asks to be left alone is, in either way of saying so",
    arguments: CallProtocol.allCases)
  func pushedBack(_ callProtocol: CallProtocol) async throws {
    let asks = [
      RPCError(.unavailable, "full", metadata: ["grpc-retry-pushback-ms": "-1"]),
      RPCError(.unavailable, "full", metadata: ["grpc-retry-pushback-ms": "soon"]),
      RPCError(.unavailable, "full", details: [.retryInfo(delay: .seconds(3600))]),
    ]
    try await FlakySite.with(callProtocol) { site in
      for ask in asks {
        site.flaky.script(.fail(ask))
        await #expect(throws: RPCError.self) { try await site.call(Flaky.get) }
      }
      #expect(site.flaky.attempts.count == asks.count)
      #expect(site.channel.statistics.refusedRetries == [.pushedBack: asks.count])
    }
  }

  @Test("a server's own delay takes the place of the back-off", arguments: CallProtocol.allCases)
  func pushBackDelay(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) { site in
      site.flaky.script(
        .fail(RPCError(.unavailable, "full", details: [.retryInfo(delay: .milliseconds(7))])))
      _ = try await site.call(Flaky.get)
      let pauses = site.log.all.compactMap { event -> Duration? in
        if case .retried(_, _, let pause, _) = event { pause } else { nil }
      }
      #expect(pauses == [.milliseconds(7)])
    }
  }

  @Test(
    "a wait longer than the time left isn't begun: the server's error comes at once",
    arguments: CallProtocol.allCases)
  func noTimeLeft(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) { site in
      site.flaky.script(
        .fail(RPCError(.unavailable, "full", details: [.retryInfo(delay: .seconds(29))])))
      let error = await #expect(throws: RPCError.self) {
        try await site.call(Flaky.get, "x", CallOptions(timeout: .seconds(20)))
      }
      #expect(error?.message == "full")
      #expect(site.channel.statistics.refusedRetries == [.noTimeLeft: 1])
    }
  }

  @Test(
    "one budget bounds the retries of all calls of a channel, and successes fill it again",
    arguments: CallProtocol.allCases)
  func budget(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) {
      $0.retryBudget = RetryBudget(maximumTokens: 2, tokensPerSuccess: 0.5)
    } _: { site in
      site.flaky.script(.fail(Self.down), .fail(Self.down), .fail(Self.down))
      await #expect(throws: RPCError.self) { try await site.call(Flaky.get) }
      #expect(site.flaky.attempts.count == 3)
      #expect(site.channel.statistics.retryTokens == 0)
      site.flaky.script(.fail(Self.down))
      await #expect(throws: RPCError.self) { try await site.call(Flaky.put) }
      #expect(site.flaky.attempts.count == 4)
      #expect(site.channel.statistics.refusedRetries[.budgetUsedUp] == 1)
      for _ in 0..<2 { _ = try await site.call(Flaky.get) }
      site.flaky.script(.fail(Self.down))
      #expect(try await site.call(Flaky.get, "again").id == "again")
    }
  }

  @Test(
    "cancelling the caller ends the wait for the next attempt", arguments: CallProtocol.allCases)
  func cancelledWait(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) {
      $0.retry.initialBackoff = .seconds(600)
      $0.retry.maximumBackoff = .seconds(600)
    } _: { site in
      site.flaky.script(.fail(Self.down))
      let task = Task { () -> StatusCode? in
        do throws(RPCError) {
          _ = try await site.call(Flaky.get)
          return nil
        } catch {
          return error.code
        }
      }
      await site.log.events.wait(for: "retried")
      task.cancel()
      #expect(await task.value == .cancelled)
    }
  }

  @Test(
    "a deadline that passes in a later attempt is told with what went before",
    arguments: CallProtocol.allCases)
  func deadlineInRetry(_ callProtocol: CallProtocol) async throws {
    // A busy machine may need more than the first for two attempts.
    for timeout in [0.5, 2, 8, 20] {
      var error: RPCError?
      var attempts = 0
      try await FlakySite.with(callProtocol) { site in
        site.flaky.script(.fail(Self.down), .hang)
        error = await #expect(throws: RPCError.self) {
          try await site.call(Flaky.get, "x", CallOptions(timeout: .seconds(timeout)))
        }
        attempts = site.flaky.attempts.count
      }
      #expect(error?.code == .deadlineExceeded)
      guard attempts == 2 else { continue }
      #expect(error?.message.contains("attempt 2") == true, "\(error?.message ?? "")")
      #expect(error?.message.contains("UNAVAILABLE: down for a moment") == true)
      return
    }
    Issue.record("there was never a second attempt")
  }

  @Test(
    "the end of a call is told once, however many attempts it took",
    arguments: CallProtocol.allCases)
  func endIsToldOnce(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) { site in
      let ends = Lock(0)
      var options = CallOptions()
      options.whenEnded = { _ in ends.withLock { $0 += 1 } }
      site.flaky.script(.fail(Self.down))
      _ = try await site.call(Flaky.get, "x", options)
      #expect(ends.withLock { $0 } == 1)
      site.flaky.script(.fail(Self.down))
      let stream: ResponseStream<User> = try await site.channel.serverStreaming(
        Flaky.list, GetUserRequest(), options: options)
      for try await _ in stream {}
      #expect(ends.withLock { $0 } == 2)
      site.flaky.script(.fail(RPCError(.notFound, "nobody")))
      let failing: ResponseStream<User> = try await site.channel.serverStreaming(
        Flaky.list, GetUserRequest(), options: options)
      await #expect(throws: RPCError.self) { for try await _ in failing {} }
      #expect(ends.withLock { $0 } == 3)
    }
  }
}
