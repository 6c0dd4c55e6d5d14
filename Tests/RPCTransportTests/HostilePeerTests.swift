import DirectoryAPI
import LinuxIO
import Protobuf
import RPCCore
import RPCTransport
import RPCWire
import Testing

/// Peers that push a connection to its edges, and what must still be true of it afterwards.
@Suite("Hostile peers", .timeLimit(.minutes(1)))
struct HostilePeerTests {
  private static let stall = ViolationTests.begin("test.v1.Probe/Stall")
  /// An unknown field of 60,000 bytes.
  private static let large: [UInt8] =
    [0xa2, 0x06, 0xe0, 0xd4, 0x03] + [UInt8](repeating: 0, count: 60_000)

  @Test("a first frame that breaks a rule doesn't reach its handler")
  func violationInFirstFrame() async throws {
    let probe = Probe()
    let server = try Server(inMemoryServing: [probe])
    let peer = try RawPeer(of: server)
    peer.send { $0.append(callID: 1, Self.stall, .halfClose, .credit(5)) }
    await peer.closed()
    await server.drain(until: .after(.zero))
    #expect(probe.events.all.isEmpty)
  }

  @Test(
    "messages that no call takes are credited to the connection",
    arguments: ["test.v1.Probe/Missing", "test.v1.Probe/Fail", "test.v1.Probe/Ended"])
  func creditOfRefusedCalls(_ method: String) async throws {
    let server = try Server(inMemoryServing: [Probe()])
    let peer = try RawPeer(of: server)
    for id: UInt64 in 1...20 {
      if method.hasSuffix("Ended") {
        peer.send {
          $0.append(callID: id, Self.stall)
          $0.append(callID: id, .cancel(reason: ""))
          $0.append(callID: id) { $0 += Self.large }
        }
      } else {
        // An id that isn't UTF-8, where the method takes it at all.
        peer.send {
          $0.append(callID: id, ViolationTests.begin(method), .halfClose) {
            $0 += Self.large + [0x0a, 1, 0xff]
          }
        }
      }
    }
    let credit = await peer.frame { $0.frame.callID == 0 && $0.frame.credit > 0 }
    #expect(credit != nil)
    await server.drain(until: .after(.zero))
  }

  @Test("streams that were let go of leave the connection its credit", arguments: Wiring.allCases)
  func creditOfCancelledCalls(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      for _ in 0..<60 {
        let stream: ResponseStream<User> = try await wired.channel.serverStreaming(
          Probe.flood, GetUserRequest(), options: CallOptions())
        var responses = stream.makeAsyncIterator()
        for _ in 0..<4 { _ = try await responses.next() }
      }
      let stream: ResponseStream<User> = try await wired.channel.serverStreaming(
        Probe.flood, GetUserRequest(), options: CallOptions())
      var responses = stream.makeAsyncIterator()
      for _ in 0..<200 { #expect(try await responses.next() != nil) }
    }
  }

  @Test("answers of more than waits for a slow peer don't stop the reading for good")
  func largeAnswers() async throws {
    for wiring in Wiring.allCases {
      try await Wired.with(wiring) { wired in
        let id = String(repeating: "x", count: 1_200_000)
        for _ in 0..<20 {
          let user: User = try await wired.channel.unary(
            Probe.echo, GetUserRequest(id: id), options: CallOptions())
          #expect(user.id.utf8.count == id.utf8.count)
        }
      }
    }
  }

  @Test(
    "calls that run when their channel is closed go on to their end", arguments: Wiring.allCases)
  func closedChannel(_ wiring: Wiring) async throws {
    try await Wired.with(wiring) { wired in
      let call: BidirectionalCall<GetUserRequest, User> =
        try await wired.channel.bidirectionalStreaming(Probe.chat, options: CallOptions())
      var responses = call.responses.makeAsyncIterator()
      try await call.send(GetUserRequest(id: "1"))
      #expect(try await responses.next()?.id == "1")
      wired.channel.close()
      for number in 2..<50 {
        try await call.send(GetUserRequest(id: "\(number)"))
        #expect(try await responses.next()?.id == "\(number)")
      }
      call.finishSending()
      #expect(try await responses.next() == nil)
    }
  }

  @Test("begun and cancelled calls have no more handlers at once than the limit of calls")
  func rapidReset() async throws {
    var configuration = ServerConfiguration()
    configuration.maximumCallsPerConnection = 3
    let stubborn = Stubborn()
    let server = try Server(inMemoryServing: [stubborn], configuration: configuration)
    let peer = try RawPeer(of: server)
    for id: UInt64 in 1...50 {
      peer.send {
        $0.append(callID: id, ViolationTests.begin("test.v1.Stubborn/Stay"), .halfClose) { _ in }
        $0.append(callID: 0, .ping(.init(opaque: id)))
      }
      // A handler begins before its connection writes.
      _ = await peer.frame { $0.frame.ping?.opaque == id }
      if id < 50 { peer.send { $0.append(callID: id, .cancel(reason: "reset")) } }
    }
    // What is refused for want of room is told; what was cancelled is not.
    let refused = await peer.frame { $0.frame.callID == 50 && $0.frame.end != nil }?.frame.end
    #expect(refused?.code == StatusCode.resourceExhausted.rawValue)
    #expect(stubborn.begun.value == 3)
    stubborn.gate.open()
    await stubborn.gate.allReturned(3)
    // The last of them may be on its way out yet.
    for id: UInt64 in 51... {
      peer.send {
        $0.append(callID: id, ViolationTests.begin("test.v1.Stubborn/Stay"), .halfClose) { _ in }
      }
      let end = await peer.frame { $0.frame.callID == id && $0.frame.end != nil }?.frame.end
      if try #require(end).code == StatusCode.ok.rawValue { break }
    }
    await server.drain(until: .after(.zero))
  }

  @Test("a connection that comes during a drain is told to go, and doesn't stay")
  func lateConnection() async throws {
    let server = try Server(inMemoryServing: [Probe()])
    await server.drain(until: .after(.zero))
    let peer = try RawPeer(of: server)
    #expect(await peer.frame { $0.frame.goAway != nil }?.frame.goAway?.code == 0)
    await peer.closed()
    await server.drain(until: .after(.zero))
    #expect(server.connectionCount == 0)
  }

  @Test(
    "a timeout without end is a timeout",
    arguments: [Int64.max, Int64.max / 1_000_000, Int64(1) << 44])
  func endlessTimeout(_ seconds: Int64) async throws {
    try await Wired.with(.memory) { wired in
      let user: User = try await wired.channel.unary(
        Probe.describe, GetUserRequest(), options: CallOptions(timeout: .seconds(seconds)))
      #expect(user.displayName == "true")
    }
  }
}

/// A service whose handler takes no notice of being cancelled.
struct Stubborn: RPCService {
  final class Count: Sendable {
    private let count = Lock(0)
    var value: Int { count.withLock { $0 } }
    func increment() { count.withLock { $0 += 1 } }
  }

  /// Keeps handlers until it is opened, and tells when they have returned.
  final class Gate: Sendable {
    private struct State {
      var isOpen = false
      var inside: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Lock(State())
    private let log = EventLog()
    private let passed = Count()

    func pass() async {
      await withCheckedContinuation { continuation in
        let isOpen = state.withLock { state in
          if !state.isOpen { state.inside.append(continuation) }
          return state.isOpen
        }
        if isOpen { continuation.resume() }
      }
      passed.increment()
      log.record("passed \(passed.value)")
    }

    func open() {
      let inside = state.withLock { state in
        state.isOpen = true
        return state.inside
      }
      for continuation in inside { continuation.resume() }
    }

    func allReturned(_ count: Int) async { await log.wait(for: "passed \(count)") }
  }

  let begun = Count()
  let gate = Gate()

  var methods: [ServerMethod] {
    let stay = MethodDescriptor(
      service: "test.v1.Stubborn", name: "Stay", kind: .unary, idempotency: .unknown,
      access: .anyPeer)
    return [
      .unary(stay) { (request: GetUserRequest, _) -> User in
        begun.increment()
        await gate.pass()
        return User(id: request.id)
      }
    ]
  }
}
