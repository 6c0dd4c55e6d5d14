import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport
import Testing

@Suite("Retries of streams", .timeLimit(.minutes(1)))
struct StreamRetryTests {
  private static let down = RPCError(.unavailable, "down for a moment")

  private func read(_ site: FlakySite) async throws -> [String] {
    let stream: ResponseStream<User> = try await site.channel.serverStreaming(
      Flaky.list, GetUserRequest(id: "q"), options: CallOptions())
    var ids: [String] = []
    for try await user in stream { ids.append(user.id) }
    return ids
  }

  @Test(
    "a stream is made again while nothing of its answer has come", arguments: CallProtocol.allCases)
  func beforeFirst(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) { site in
      site.flaky.script(.fail(Self.down), .fail(Self.down))
      let ids = try await read(site)
      #expect(ids == ["0", "1", "2"])
      #expect(site.flaky.attempts.map(\.previousAttempts) == [nil, "1", "2"])
      #expect(site.flaky.attempts.map(\.received) == [["q"], ["q"], ["q"]])
    }
  }

  @Test(
    "a stream isn't made again once a message of its answer has come",
    arguments: CallProtocol.allCases)
  func afterFirst(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) { site in
      site.flaky.script(.failAfter(1, Self.down))
      let error = await #expect(throws: RPCError.self) { try await read(site) }
      #expect(error?.message == Self.down.message)
      #expect(site.flaky.attempts.count == 1)
    }
  }

  @Test(
    "what was sent goes out again in its order, and what comes later behind it",
    arguments: CallProtocol.allCases)
  func replay(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) { site in
      site.flaky.script(.failAfter(2, Self.down), .failAfter(1, Self.down))
      let call: ClientStreamingCall<GetUserRequest, User> =
        try await site.channel.clientStreaming(Flaky.upload, options: CallOptions())
      for number in 0..<50 { try await call.send(GetUserRequest(id: "\(number)")) }
      let user = try await call.response()
      #expect(user.id == "50")
      #expect(user.displayName == "2")
      #expect(site.flaky.attempts[2].received == (0..<50).map { "\($0)" })
    }
  }

  @Test(
    "a stream that failed at its end is made again with its end", arguments: CallProtocol.allCases)
  func replayOfEnd(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) { site in
      site.flaky.script(.fail(Self.down))
      let call: ClientStreamingCall<GetUserRequest, User> =
        try await site.channel.clientStreaming(Flaky.upload, options: CallOptions())
      try await call.send(GetUserRequest(id: "1"))
      #expect(try await call.response().id == "1")
      #expect(site.flaky.attempts.map(\.received) == [["1"], ["1"]])
    }
  }

  @Test(
    "a stream that has sent more than is kept isn't made again", arguments: CallProtocol.allCases)
  func tooMuchSent(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) { site in
      let chunk = String(repeating: "x", count: 16 * 1024)
      site.flaky.script(.failAfter(20, Self.down))
      let call: ClientStreamingCall<GetUserRequest, User> =
        try await site.channel.clientStreaming(Flaky.upload, options: CallOptions())
      let error = await #expect(throws: RPCError.self) {
        for _ in 0..<20 { try await call.send(GetUserRequest(id: chunk)) }
        _ = try await call.response()
      }
      #expect(error?.message == Self.down.message)
      #expect(site.flaky.attempts.count == 1)
    }
  }

  @Test(
    "reader and writer of one stream move to the next attempt together",
    arguments: CallProtocol.allCases)
  func together(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) { site in
      site.flaky.script(.failAfter(1, Self.down), .fail(Self.down))
      let call: BidirectionalCall<GetUserRequest, User> =
        try await site.channel.bidirectionalStreaming(Flaky.talk, options: CallOptions())
      let reader = Task { () -> [String] in
        var ids: [String] = []
        for try await user in call.responses { ids.append(user.id) }
        return ids
      }
      for number in 0..<20 { try await call.send(GetUserRequest(id: "\(number)")) }
      call.finishSending()
      let ids = try await reader.value
      #expect(ids == (0..<20).map { "\($0)" })
      #expect(site.flaky.attempts.count == 3)
    }
  }

  @Test(
    "letting go of a stream that waits for its next attempt ends it",
    arguments: CallProtocol.allCases)
  func releasedWhileMoving(_ callProtocol: CallProtocol) async throws {
    try await FlakySite.with(callProtocol) {
      $0.retry.initialBackoff = .seconds(600)
      $0.retry.maximumBackoff = .seconds(600)
    } _: { site in
      site.flaky.script(.fail(Self.down))
      let ended = EventLog()
      var options = CallOptions()
      options.whenEnded = { _ in ended.record("ended") }
      let call: BidirectionalCall<GetUserRequest, User> =
        try await site.channel.bidirectionalStreaming(Flaky.talk, options: options)
      let reader = Task { () -> StatusCode? in
        do throws(RPCError) {
          for try await _ in call.responses {}
          return nil
        } catch {
          return error.code
        }
      }
      await site.log.events.wait(for: "retried")
      call.cancel()
      #expect(await reader.value == .cancelled)
      await ended.wait(for: "ended")
      #expect(site.flaky.attempts.count == 1)
    }
  }

  @Test("the end of the requests isn't lost while a stream waits for its turn")
  func endWhileWaiting() async throws {
    let flaky = Flaky()
    var limits = ServerConfiguration()
    limits.maximumCallsPerConnection = 1
    let server = try Server(inMemoryServing: [flaky], configuration: limits)
    let channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "operator"))
    let first: BidirectionalCall<GetUserRequest, User> =
      try await channel.bidirectionalStreaming(Flaky.talk, options: CallOptions())
    var answers = first.responses.makeAsyncIterator()
    try await first.send(GetUserRequest(id: "1"))
    #expect(try await answers.next()?.id == "1")
    let second: BidirectionalCall<GetUserRequest, User> =
      try await channel.bidirectionalStreaming(Flaky.talk, options: CallOptions())
    second.finishSending()
    first.finishSending()
    #expect(try await answers.next() == nil)
    for try await _ in second.responses {}
    #expect(flaky.attempts.count == 2)
    channel.close()
    await server.drain(until: .after(.zero))
  }
}
