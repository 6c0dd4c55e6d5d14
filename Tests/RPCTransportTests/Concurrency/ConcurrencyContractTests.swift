import DirectoryAPI
import LinuxIO
import RPCCore
import RPCTransport
import RPCWire
import Testing

/// What callers see of a method's limit, on every transport.
@Suite("Limits of methods", .timeLimit(.minutes(1)))
struct ConcurrencyContractTests {
  private static func configuration(
    _ method: MethodDescriptor, _ limit: ConcurrencyLimit, _ log: EventLog
  ) -> ServerConfiguration {
    var configuration = ServerConfiguration()
    configuration.methodConcurrency[method.path] = limit
    configuration.report = { event in
      if case .callRefused(let refusal, let method, _, _, _) = event {
        log.record("\(refusal.rawValue) \(method)")
      }
    }
    return configuration
  }

  private func call(
    _ wired: Wired, _ method: MethodDescriptor, options: CallOptions = CallOptions()
  ) async -> RPCError? {
    do throws(RPCError) {
      let _: User = try await wired.channel.unary(method, GetUserRequest(), options: options)
      return nil
    } catch {
      return error
    }
  }

  /// Until so many calls run and wait.
  private func load(_ server: Server, running: Int, waiting: Int) async {
    while !Task.isCancelled {
      let load = server.loads.first
      if load?.running == running, load?.waiting == waiting { return }
      await Task.yield()
    }
  }

  private func hanging(_ probe: Probe, _ count: Int) async {
    while !Task.isCancelled {
      if probe.events.all.filter({ $0 == "hanging" }).count >= count { return }
      await Task.yield()
    }
  }

  @Test(
    "a call over the limit waits, one over that is shed with a delay", arguments: Wiring.allCases)
  func shedding(_ wiring: Wiring) async throws {
    let log = EventLog()
    let configuration = Self.configuration(Probe.hang, .constant(2, waiting: 1), log)
    try await Wired.with(wiring, server: configuration) { wired in
      let running = (0..<2).map { _ in Task { await call(wired, Probe.hang) } }
      await load(wired.server, running: 2, waiting: 0)
      let waiting = Task { await call(wired, Probe.hang) }
      await load(wired.server, running: 2, waiting: 1)
      let shed = await call(wired, Probe.hang)
      #expect(shed?.code == .resourceExhausted)
      #expect(shed?.message.contains("test.v1.Probe/Hang") == true)
      guard case .retryInfo(let delay) = shed?.details.first else {
        Issue.record("no delay")
        return
      }
      #expect(delay > .zero)
      #expect(log.all == ["overloaded test.v1.Probe/Hang"])
      // Other methods have limits of their own.
      #expect(await call(wired, Probe.echo) == nil)
      running[0].cancel()
      await load(wired.server, running: 2, waiting: 0)
      for task in running + [waiting] {
        task.cancel()
        #expect(await task.value?.code == .cancelled)
      }
      await load(wired.server, running: 0, waiting: 0)
      await hanging(wired.probe, 3)
    }
  }

  @Test("a call whose deadline passes while it waits never reaches its handler")
  func expiry() async throws {
    let (log, probe) = (EventLog(), Probe())
    let server = try Server(
      inMemoryServing: [probe],
      configuration: Self.configuration(Probe.stall, .constant(1, waiting: 5), log))
    let peer = try RawPeer(of: server)
    peer.send { $0.append(callID: 1, ViolationTests.begin("test.v1.Probe/Stall")) }
    await probe.events.wait(for: "hanging")
    peer.send {
      $0.append(
        callID: 2,
        .begin(method: "test.v1.Probe/Stall", timeoutMicroseconds: 20_000, metadata: []))
    }
    let end = await peer.frame { $0.frame.callID == 2 && $0.frame.end != nil }?.frame.end
    #expect(end?.code == StatusCode.deadlineExceeded.rawValue)
    #expect(end?.message.contains("while it waited for its turn") == true)
    #expect(log.all == ["expired test.v1.Probe/Stall"])
    peer.send { $0.append(callID: 1, .cancel(reason: "")) }
    await load(server, running: 0, waiting: 0)
    #expect(probe.events.all.filter { $0 == "hanging" }.count == 1)
    await server.drain(until: .after(.zero))
  }

  @Test("a call whose deadline passes gives its place to the next at once")
  func expiredPlace() async throws {
    let probe = Probe()
    let server = try Server(
      inMemoryServing: [probe],
      configuration: Self.configuration(Probe.stall, .constant(1, waiting: 5), EventLog()))
    let peer = try RawPeer(of: server)
    for (id, timeout): (UInt64, UInt64) in [(1, 200_000), (2, 0)] {
      peer.send {
        $0.append(
          callID: id,
          .begin(method: "test.v1.Probe/Stall", timeoutMicroseconds: timeout, metadata: []))
      }
    }
    let end = await peer.frame { $0.frame.callID == 1 && $0.frame.end != nil }?.frame.end
    #expect(end?.code == StatusCode.deadlineExceeded.rawValue)
    await hanging(probe, 2)
    await load(server, running: 1, waiting: 0)
    peer.send { $0.append(callID: 2, .cancel(reason: "")) }
    await load(server, running: 0, waiting: 0)
    await server.drain(until: .after(.zero))
  }

  @Test(
    "quick calls are never refused by an adaptive limit, and none is in flight after them",
    arguments: Wiring.allCases)
  func adaptive(_ wiring: Wiring) async throws {
    let log = EventLog()
    let configuration = Self.configuration(Probe.echo, .adaptive(ceiling: 100), log)
    try await Wired.with(wiring, server: configuration) { wired in
      try await withThrowingTaskGroup(of: Void.self) { group in
        // More at once would be congestion on a machine that is busy with something else.
        for _ in 0..<4 {
          group.addTask {
            for _ in 0..<1000 {
              let _: User = try await wired.channel.unary(
                Probe.echo, GetUserRequest(id: "x"), options: CallOptions())
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(log.all == [])
      let load = try #require(wired.server.loads.first)
      #expect(load.running == 0)
      #expect(load.waiting == 0)
      #expect(load.limit >= 2)
    }
  }

  @Test("a connection that is lost gives the places of its calls back, and of those that wait")
  func lostConnection() async throws {
    let probe = Probe()
    let server = try Server(
      inMemoryServing: [probe],
      configuration: Self.configuration(Probe.stall, .constant(2, waiting: 2), EventLog()))
    let peer = try RawPeer(of: server)
    for id: UInt64 in 1...4 {
      peer.send { $0.append(callID: id, ViolationTests.begin("test.v1.Probe/Stall")) }
    }
    await load(server, running: 2, waiting: 2)
    peer.close()
    await load(server, running: 0, waiting: 0)
    #expect(probe.events.all.filter { $0 == "hanging" }.count == 2)
    await server.drain(until: .after(.zero))
  }

  @Test(
    "calls that end before their handler are told with their reason",
    arguments: [
      ("test.v1.Probe/Nope", CallRefusal.unknownMethod),
      ("nonsense", .unknownMethod),
      ("test.v1.Probe/OperatorsOnly", .permissionDenied),
    ])
  func refusals(_ method: String, _ refusal: CallRefusal) async throws {
    let log = EventLog()
    let server = try Server(
      inMemoryServing: [Probe()],
      configuration: Self.configuration(Probe.stall, .unlimited, log))
    let peer = try RawPeer(of: server, as: "group-service")
    peer.send { $0.append(callID: 1, ViolationTests.begin(method), .halfClose) { _ in } }
    _ = await peer.frame { $0.frame.callID == 1 }
    #expect(log.all == ["\(refusal.rawValue) \(method)"])
    await server.drain(until: .after(.zero))
  }
}
