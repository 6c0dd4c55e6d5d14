import DirectoryAPI
import RPCCore
import RPCTransport
import Testing

/// What holds through a service that calls another, for calls of all kinds.
@Suite("Two hops", .timeLimit(.minutes(1)))
struct TwoHopTests {
  @Test(
    "the time left crosses every hop without anybody asking, and its end is DEADLINE_EXCEEDED",
    arguments: Wiring.allCases)
  func deadline(_ wiring: Wiring) async throws {
    try await TwoHops.with(wiring) { hops in
      await withTaskGroup(of: Void.self) { group in
        for method in TwoHops.methods { group.addTask { await runOut(hops, method) } }
      }
    }
  }

  private func runOut(_ hops: TwoHops, _ method: MethodDescriptor) async {
    // A busy machine may need more than the first to reach the second hop.
    for seconds in [2, 8, 20] {
      let error = await hops.call(method, CallOptions(timeout: .seconds(seconds)))
      #expect(error?.code == .deadlineExceeded, "\(method)")
      guard let left = hops.back.timeLeft[method.name] else { continue }
      #expect(left < .seconds(seconds), "\(method): \(left)")
      await hops.back.events.wait(for: "cancelled \(method.name)")
      return
    }
    Issue.record("\(method) never reached the second hop")
  }

  @Test(
    "cancelling a client's task ends the handlers of a chain, streams included",
    arguments: Wiring.allCases)
  func cancellation(_ wiring: Wiring) async throws {
    try await TwoHops.with(wiring) { hops in
      for method in TwoHops.methods {
        let call = Task { await hops.call(method, CallOptions()) }
        await hops.back.events.wait(for: "hanging \(method.name)")
        call.cancel()
        #expect(await call.value?.code == .cancelled, "\(method)")
        await hops.back.events.wait(for: "cancelled \(method.name)")
      }
      #expect(hops.back.timeLeft.isEmpty)
    }
  }

  @Test("letting go of a stream ends the handlers of a chain", arguments: Wiring.allCases)
  func abandonment(_ wiring: Wiring) async throws {
    try await TwoHops.with(wiring) { hops in
      do {
        let stream: ResponseStream<User> = try await hops.channel.serverStreaming(
          TwoHops.methods[1], GetUserRequest(), options: CallOptions())
        for try await _ in stream { break }
      }
      await hops.back.events.wait(for: "cancelled Pour")
    }
  }

  @Test(
    "a server that stops in the middle of a chain gives every open call a status that isn't OK",
    arguments: Wiring.allCases)
  func stop(_ wiring: Wiring) async throws {
    try await TwoHops.with(wiring) { hops in
      let calls = TwoHops.methods.map { method in
        Task { await hops.call(method, CallOptions()) }
      }
      for method in TwoHops.methods {
        await hops.back.events.wait(for: "hanging \(method.name)")
      }
      // The back one is the last.
      await hops.servers[1].drain(until: .after(.zero))
      for call in calls { #expect(await call.value?.code == .unavailable) }
      for method in TwoHops.methods {
        await hops.frontEvents.wait(for: "UNAVAILABLE \(method.name)")
      }
    }
  }
}
