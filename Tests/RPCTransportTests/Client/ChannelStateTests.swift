import DirectoryAPI
import LinuxIO
import RPCCore
import RPCWire
import Testing

@testable import RPCTransport

@Suite("State of a channel", .timeLimit(.minutes(1)))
struct ChannelStateTests {
  private static let address = "10.0.0.1:7401"

  private func wait(
    for wanted: ChannelState, _ states: inout AsyncStream<ChannelState>.AsyncIterator
  ) async -> [ChannelState] {
    var seen: [ChannelState] = []
    while let state = await states.next(isolation: #isolation) {
      seen.append(state)
      if state == wanted { return seen }
    }
    return seen
  }

  @Test("it connects with the first call, and ends with its close")
  func states() async throws {
    let cluster = try MemoryCluster()
    try cluster.start(Self.address)
    let channel = try cluster.channel(to: Self.address)
    var states = channel.states.makeAsyncIterator()
    #expect(await states.next() == .idle)
    _ = try await cluster.call(channel)
    #expect(await wait(for: .ready, &states) == [.connecting, .ready])
    channel.close()
    #expect(await states.next() == .shutdown)
    #expect(await states.next() == nil)
    var late = channel.states.makeAsyncIterator()
    #expect(await late.next() == .shutdown)
    #expect(await late.next() == nil)
    await cluster.stopAll()
  }

  @Test("an address that can't be reached is a failure that passes when it can")
  func failure() async throws {
    let cluster = try MemoryCluster()
    let channel = try cluster.channel(to: Self.address)
    var states = channel.states.makeAsyncIterator()
    let error = await #expect(throws: RPCError.self) { try await cluster.call(channel) }
    #expect(error?.message.contains("\(Self.address): nobody listens") == true)
    #expect(await wait(for: .transientFailure, &states).last == .transientFailure)
    #expect(channel.addresses.first?.failure == "\(Self.address): nobody listens")
    try cluster.start(Self.address)
    #expect(await wait(for: .ready, &states).last == .ready)
    #expect(channel.addresses.first?.failure == nil)
    channel.close()
    await cluster.stopAll()
  }

  @Test("after a while without calls it closes its connections, and the next call opens them again")
  func idle() async throws {
    let cluster = try MemoryCluster()
    try cluster.start(Self.address)
    let channel = try cluster.channel(to: Self.address) { $0.idleTimeout = .milliseconds(20) }
    var states = channel.states.makeAsyncIterator()
    #expect(await states.next() == .idle)
    for _ in 0..<3 {
      #expect(try await cluster.call(channel) == Self.address)
      #expect(await wait(for: .idle, &states).contains(.ready))
    }
    channel.close()
    await cluster.stopAll()
  }

  @Test("a call under way keeps a channel from going idle")
  func busy() async throws {
    let servers = try ScriptedServers()
    let channel = try servers.channel { $0.idleTimeout = .seconds(1) }
    let call = Task { () -> String in
      let user: User = try await channel.unary(
        Flaky.add, GetUserRequest(), options: CallOptions())
      return user.id
    }
    let peer = await servers.opened(0)
    let id = try #require(await peer.call())
    // Its timeout passes while the other one goes idle, several times over.
    let cluster = try MemoryCluster()
    try cluster.start(Self.address)
    let other = try cluster.channel(to: Self.address) { $0.idleTimeout = .seconds(1) }
    var states = other.states.makeAsyncIterator()
    for _ in 0..<2 {
      _ = try await cluster.call(other)
      _ = await wait(for: .ready, &states)
      _ = await wait(for: .idle, &states)
    }
    #expect(channel.addresses.map(\.state) == [.ready])
    peer.answer(id, "still there")
    let answer = try await call.value
    #expect(answer == "still there")
    channel.close()
    other.close()
    await cluster.stopAll()
  }
}

@Suite("Keep-alive", .timeLimit(.minutes(1)))
struct KeepAliveTests {
  @Test("a server that says nothing while a call is open is asked, and given up without an answer")
  func silent() async throws {
    let servers = try ScriptedServers(
      keepAlive: KeepAlive(interval: .milliseconds(20), timeout: .milliseconds(20)))
    let channel = try servers.channel()
    let call = Task { () -> RPCError? in
      do throws(RPCError) {
        let _: User = try await channel.unary(
          Flaky.add, GetUserRequest(), options: CallOptions())
        return nil
      } catch {
        return error
      }
    }
    let peer = await servers.opened(0)
    _ = try #require(await peer.frame { $0.frame.ping != nil })
    let error = await call.value
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("no answer to a keep-alive ping within 0.02 seconds") == true)
    channel.close()
  }

  @Test("a server that answers is kept, however long its call takes")
  func answering() async throws {
    let servers = try ScriptedServers(
      keepAlive: KeepAlive(interval: .milliseconds(10), timeout: .seconds(50)))
    let channel = try servers.channel()
    let call = Task { () -> String in
      let user: User = try await channel.unary(
        Flaky.add, GetUserRequest(), options: CallOptions())
      return user.id
    }
    let peer = await servers.opened(0)
    let id = try #require(await peer.call())
    for count in 1...5 {
      let ping = try #require(await peer.frame(number: count) { $0.frame.ping != nil }?.frame.ping)
      peer.send { $0.append(callID: 0, .ping(.init(opaque: ping.opaque, isAnswer: true))) }
    }
    peer.answer(id, "there")
    let answer = try await call.value
    #expect(answer == "there")
    channel.close()
  }

  @Test("a connection without calls is asked only if that is wanted")
  func withoutCalls() async throws {
    let servers = try ScriptedServers(
      keepAlive: KeepAlive(interval: .milliseconds(10), timeout: .seconds(50), withoutCalls: true))
    let channel = try servers.channel()
    let call = Task {
      let _: User = try await channel.unary(Flaky.add, GetUserRequest(), options: CallOptions())
    }
    let peer = await servers.opened(0)
    peer.answer(try #require(await peer.call()), "x")
    try await call.value
    #expect(await peer.frame { $0.frame.ping != nil } != nil)
    channel.close()
  }
}
