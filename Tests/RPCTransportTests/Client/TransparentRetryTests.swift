import DirectoryAPI
import RPCCore
import RPCWire
import Testing

@testable import RPCTransport

/// What no server has looked at is sent again, whatever it does.
@Suite("Calls that were never processed", .timeLimit(.minutes(1)))
struct TransparentRetryTests {
  private func add(_ channel: Channel, _ options: CallOptions = CallOptions()) -> Task<
    Result<String, RPCError>, Never
  > {
    Task {
      do throws(RPCError) {
        let user: User = try await channel.unary(
          Flaky.add, GetUserRequest(id: "a"), options: options)
        return .success(user.id)
      } catch {
        return .failure(error)
      }
    }
  }

  @Test("a call behind the go-away's last one goes to the next connection, the one before it stays")
  func goAway() async throws {
    let servers = try ScriptedServers()
    let channel = try servers.channel()
    let first = add(channel)
    let leaving = await servers.opened(0)
    let firstID = try #require(await leaving.call())
    let second = add(channel)
    let secondID = try #require(await leaving.call(after: firstID))
    #expect(secondID > firstID)
    leaving.send { $0.append(callID: 0, .goAway(.init(lastCallID: firstID, reason: "restart"))) }
    let next = await servers.opened(1)
    let again = try #require(await next.call())
    next.answer(again, "from the next")
    #expect(try await second.value.get() == "from the next")
    leaving.answer(firstID, "from the first")
    #expect(try await first.value.get() == "from the first")
    #expect(channel.statistics.transparentRetries == 1)
    #expect(channel.statistics.retries == 0)
    channel.close()
  }

  @Test("two go-aways from a draining server do no harm, and the running call finishes")
  func twoGoAways() async throws {
    let servers = try ScriptedServers()
    let channel = try servers.channel()
    let running = add(channel)
    let leaving = await servers.opened(0)
    let id = try #require(await leaving.call())
    for _ in 0..<2 {
      leaving.send { $0.append(callID: 0, .goAway(.init(lastCallID: id, reason: "restart"))) }
    }
    let next = await servers.opened(1)
    let other = add(channel)
    next.answer(try #require(await next.call()), "from the next")
    #expect(try await other.value.get() == "from the next")
    leaving.answer(id, "from the first")
    #expect(try await running.value.get() == "from the first")
    channel.close()
  }

  @Test("a stream behind the go-away's last call moves with all that it has sent")
  func goAwayOfStream() async throws {
    let servers = try ScriptedServers()
    let channel = try servers.channel()
    let method = Flaky.method("Chat", .bidirectionalStreaming, .unknown)
    let task = Task {
      let call: BidirectionalCall<GetUserRequest, User> =
        try await channel.bidirectionalStreaming(method, options: CallOptions())
      for id in ["1", "2"] { try await call.send(GetUserRequest(id: id)) }
      call.finishSending()
      var ids: [String] = []
      for try await user in call.responses { ids.append(user.id) }
      return ids
    }
    let leaving = await servers.opened(0)
    _ = try #require(await leaving.frame { $0.frame.halfClose })
    leaving.send { $0.append(callID: 0, .goAway(.init(lastCallID: 0, reason: "restart"))) }
    let next = await servers.opened(1)
    _ = try #require(await next.frame { $0.frame.halfClose })
    let id = try #require(await next.call())
    #expect(await next.frame { $0.message == [0x0a, 1, 0x31] } != nil)
    #expect(await next.frame { $0.message == [0x0a, 1, 0x32] } != nil)
    next.answer(id, "done")
    let ids = try await task.value
    #expect(ids == ["done"])
    channel.close()
  }

  @Test("a stream moves to the next connection even while its caller neither sends nor reads")
  func quietStream() async throws {
    let servers = try ScriptedServers()
    let channel = try servers.channel()
    let method = Flaky.method("Chat", .bidirectionalStreaming, .unknown)
    let start = Task {
      let call: BidirectionalCall<GetUserRequest, User> =
        try await channel.bidirectionalStreaming(method, options: CallOptions())
      return call
    }
    let leaving = await servers.opened(0)
    let call = try await start.value
    _ = try #require(await leaving.call())
    leaving.send { $0.append(callID: 0, .goAway(.init(lastCallID: 0, reason: "restart"))) }
    let next = await servers.opened(1)
    #expect(await next.call() != nil)
    call.cancel()
    channel.close()
  }

  @Test("a call whose connection broke before its request was out is sent again")
  func unsent() async throws {
    let servers = try ScriptedServers()
    let channel = try servers.channel()
    let first = add(channel)
    let stuck = await servers.opened(0)
    _ = try #require(await stuck.call())
    // A part of the next request comes through, and then nothing.
    stuck.pause(after: 50_000)
    let large = Task {
      let user: User = try await channel.unary(
        Flaky.add, GetUserRequest(id: String(repeating: "x", count: 2_000_000)),
        options: CallOptions())
      return user.id
    }
    await stuck.received(bytes: 50_000)
    // It waits behind the large one.
    let behind = add(channel)
    stuck.close()
    let next = await servers.opened(1)
    let one = try #require(await next.call())
    next.answer(one, "again")
    let two = try #require(await next.call(after: one))
    next.answer(two, "again")
    let answers = [try await large.value, try await behind.value.get()]
    #expect(answers == ["again", "again"])
    // A server may have looked at the first.
    await #expect(throws: RPCError.self) { try await first.value.get() }
    channel.close()
  }

  @Test("a server that sends every call away is left alone after a few")
  func endless() async throws {
    let servers = try ScriptedServers()
    let channel = try servers.channel()
    let task = add(channel)
    for index in 0..<AttemptSeries.maximumUnseen {
      let peer = await servers.opened(index)
      _ = try #require(await peer.call())
      peer.send { $0.append(callID: 0, .goAway(.init(lastCallID: 0, reason: "no"))) }
    }
    let error = await #expect(throws: RPCError.self) { try await task.value.get() }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("takes no new calls: no") == true)
    channel.close()
  }
}

@Suite("Attempts of a call")
struct AttemptSeriesTests {
  private let down = RPCError(.unavailable, "down")

  private func series(_ policy: RetryPolicy = RetryPolicy()) -> AttemptSeries {
    AttemptSeries(Flaky.put, policy: policy, tokens: RetryTokens(RetryBudget()))
  }

  @Test("waits grow to their limit")
  func backoff() {
    var series = series(
      RetryPolicy(
        maximumAttempts: 6, initialBackoff: .milliseconds(10), maximumBackoff: .milliseconds(35)))
    let steps = (0..<6).map { _ in
      series.next(after: down, neverProcessed: false, deadline: nil, random: 0)
    }
    #expect(
      steps == [
        .again(after: .milliseconds(10)), .again(after: .milliseconds(20)),
        .again(after: .milliseconds(35)), .again(after: .milliseconds(35)),
        .again(after: .milliseconds(35)), .giveUp(.attemptsUsedUp),
      ])
  }

  @Test("attempts that nobody looked at take nothing from the budget and count apart")
  func unseen() {
    let tokens = RetryTokens(RetryBudget(maximumTokens: 1))
    var series = AttemptSeries(Flaky.put, policy: RetryPolicy(), tokens: tokens)
    #expect(series.next(after: down, neverProcessed: true, deadline: nil) == .again(after: .zero))
    #expect(tokens.left == 1)
    #expect(series.metadata(Metadata()).isEmpty)
    _ = series.next(after: down, neverProcessed: false, deadline: nil)
    #expect(tokens.left == 0)
    #expect(series.metadata(Metadata())["grpc-previous-rpc-attempts"] == "1")
  }

  @Test("the budget is full again after enough successes and never more than full")
  func refill() {
    let tokens = RetryTokens(RetryBudget(maximumTokens: 2, tokensPerSuccess: 0.3))
    #expect(tokens.take() && tokens.take() && !tokens.take())
    for _ in 0..<3 { tokens.succeeded() }
    #expect(!tokens.take())
    tokens.succeeded()
    #expect(tokens.take())
    for _ in 0..<100 { tokens.succeeded() }
    #expect(tokens.left == 2)
  }
}
