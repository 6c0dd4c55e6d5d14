import HTTP2
import LinuxIO
import RPCCore
import RPCTransport
import Testing

/// What a server does to a peer that keeps to HTTP/2's frames and means harm.
@Suite("A gRPC server against hostile peers")
struct HygieneTests {
  /// A server of the probe, what it told of, and a peer.
  struct Scene {
    let probe: Probe
    let log: EventLog
    let server: Server
    let peer: FramePeer

    init(answersSettings: Bool = true, _ change: (inout ServerConfiguration) -> Void = { _ in })
      throws
    {
      let probe = Probe()
      let log = EventLog()
      var configuration = ServerConfiguration()
      configuration.report = { event in
        switch event {
        case .protocolViolated(_, _, let violation): log.record("violated: \(violation)")
        case .callRefused(let refusal, _, _, _, _): log.record("refused: \(refusal.rawValue)")
        case .connectionLimited(let limit, _, _): log.record("limited: \(limit.rawValue)")
        case .connectionClosed: log.record("closed")
        default: break
        }
      }
      change(&configuration)
      server = try Server(inMemoryServing: [probe], configuration: configuration)
      peer = try FramePeer(of: server, answersSettings: answersSettings)
      self.probe = probe
      self.log = log
    }

    var violations: [String] { log.all.filter { $0.hasPrefix("violated") } }

    func end() async {
      peer.close()
      await server.drain(until: .after(.zero))
    }
  }

  /// The peer still gets answers.
  private func works(_ scene: Scene, on stream: UInt32) async -> Bool {
    scene.peer.send(FramePeer.request(stream) + FramePeer.whole(stream))
    return await scene.peer.answered(stream)
  }

  @Test("pings without calls end the connection with too_many_pings, and one line in the log")
  func pingFlood() async throws {
    let scene = try Scene()
    for _ in 0..<50 { scene.peer.send(FramePeer.ping) }
    let goAway = try #require(await scene.peer.frame { $0.type == 7 })
    #expect(goAway.code == .enhanceYourCalm)
    #expect(String(decoding: goAway.payload.dropFirst(8), as: UTF8.self) == "too_many_pings")
    await scene.peer.closed()
    #expect(scene.peer.frames.filter { $0.type == 6 }.count < 30)
    #expect(scene.violations.count == 1)
    await scene.end()
  }

  @Test("pings that measure bandwidth between answers are let be, however many")
  func bandwidthProbes() async throws {
    let scene = try Scene()
    for index in 0..<300 {
      let stream = UInt32(index * 2 + 1)
      scene.peer.send(FramePeer.request(stream) + FramePeer.whole(stream))
      #expect(await scene.peer.answered(stream))
      scene.peer.send(FramePeer.ping)
    }
    await scene.peer.settled()
    #expect(scene.peer.frames.filter { $0.type == 6 }.count == 301)
    #expect(scene.violations.isEmpty)
    await scene.end()
  }

  struct Flood: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: [UInt8]
    let frame: [UInt8]
    let count: Int
  }

  static let floods = [
    Flood(testDescription: "settings", before: [], frame: FramePeer.frame(4), count: 200),
    Flood(
      testDescription: "window updates", before: [],
      frame: FramePeer.frame(8, FramePeer.number(1)), count: 20_000),
    Flood(
      testDescription: "empty frames of a body", before: FramePeer.request(1, "Collect"),
      frame: FramePeer.frame(0, stream: 1), count: 2_000),
  ]

  @Test("frames that serve no call end the connection when there are too many", arguments: floods)
  func flood(_ flood: Flood) async throws {
    let scene = try Scene()
    scene.peer.send(flood.before)
    for _ in 0..<10 {
      scene.peer.send(Array([[UInt8]](repeating: flood.frame, count: flood.count / 10).joined()))
    }
    let goAway = await scene.peer.frame { $0.type == 7 }
    #expect(goAway?.code == .enhanceYourCalm)
    await scene.peer.closed()
    #expect(scene.violations.count == 1)
    await scene.end()
  }

  @Test("rapid reset: handlers that run never exceed the limit of calls, and other calls go on")
  func rapidReset() async throws {
    let stubborn = Stubborn()
    var configuration = ServerConfiguration()
    configuration.maximumCallsPerConnection = 3
    let server = try Server(inMemoryServing: [stubborn], configuration: configuration)
    let peer = try FramePeer(of: server)
    func begin(_ stream: UInt32) -> [UInt8] {
      FramePeer.frame(
        1, flags: 0x4, stream: stream,
        FramePeer.field(":method", "POST") + FramePeer.field(":scheme", "https")
          + FramePeer.field(":path", "/test.v1.Stubborn/Stay")
          + FramePeer.field(":authority", "example.com")
          + FramePeer.field("content-type", "application/grpc"))
        + FramePeer.whole(stream)
    }
    for index in 0..<100 {
      let stream = UInt32(index * 2 + 1)
      peer.send(begin(stream))
      // The handlers of the first are running when their calls are reset.
      if index < 5 { await peer.settled() }
      peer.send(FramePeer.reset(stream))
    }
    peer.send(begin(201))
    // Refused at once: three handlers that nobody waits for any more fill the limit.
    #expect(await peer.answered(201))
    #expect(stubborn.begun.value == 3)
    stubborn.gate.open()
    await stubborn.gate.allReturned(3)
    peer.close()
    await server.drain(until: .after(.zero))
  }

  @Test("calls that are begun and reset by the ten thousands end the connection")
  func endlessResets() async throws {
    let scene = try Scene()
    for round in 0..<30 {
      var bytes: [UInt8] = []
      for index in 0..<1_000 {
        let stream = UInt32((round * 1_000 + index) * 2 + 1)
        bytes += FramePeer.request(stream, "Collect") + FramePeer.reset(stream)
      }
      scene.peer.send(bytes)
    }
    await scene.peer.closed()
    #expect(scene.peer.frames.contains { $0.type == 7 })
    #expect(scene.violations.count == 1)
    #expect(scene.violations.first?.contains("reset") == true, "\(scene.violations)")
    await scene.end()
  }

  @Test("endless CONTINUATION frames end the connection")
  func continuationFlood() async throws {
    let scene = try Scene()
    scene.peer.send(FramePeer.frame(1, stream: 1, FramePeer.head()))
    for _ in 0..<100 {
      scene.peer.send(FramePeer.frame(9, stream: 1, FramePeer.field("x", "y")))
    }
    await scene.peer.closed()
    #expect(scene.violations.count == 1)
    await scene.end()
  }

  @Test("headers over the limit end their call with RESOURCE_EXHAUSTED, and others go on")
  func hugeHeaders() async throws {
    let scene = try Scene { $0.maximumMetadataBytes = 1_000 }
    let big = FramePeer.field("x-a", String(repeating: "y", count: 7_000))
    scene.peer.send(
      FramePeer.frame(1, flags: 0, stream: 1, FramePeer.head() + big)
        + FramePeer.frame(9, flags: 0, stream: 1, big + big)
        + FramePeer.frame(9, flags: 0x4, stream: 1, FramePeer.field("z", "z"))
        + FramePeer.whole(1))
    #expect(await scene.peer.answered(1))
    scene.peer.send(
      FramePeer.request(3, "Echo", FramePeer.field("x", String(repeating: "y", count: 1_001)))
        + FramePeer.whole(3))
    #expect(await scene.peer.answered(3))
    #expect(scene.log.all == ["refused: metadata_too_large", "refused: metadata_too_large"])
    #expect(await works(scene, on: 5))
    await scene.end()
  }

  @Test("a header block that unpacks to far more than the limit ends the connection")
  func compressionBomb() async throws {
    let scene = try Scene { $0.maximumMetadataBytes = 1_000 }
    // One field of 3,000 bytes into the table, and then a byte for each time that it comes again.
    let entry = [0x40] + FramePeer.field("x", String(repeating: "y", count: 3_000)).dropFirst()
    scene.peer.send(
      FramePeer.frame(
        1, flags: 0x5, stream: 1,
        FramePeer.head() + entry + [UInt8](repeating: 0xbe, count: 5_000)))
    let goAway = await scene.peer.frame { $0.type == 7 }
    #expect(goAway?.code == .enhanceYourCalm)
    await scene.peer.closed()
    #expect(scene.violations.count == 1)
    await scene.end()
  }

  @Test(
    "a name or value that HTTP doesn't allow ends its stream, is logged, and others go on",
    arguments: [("Upper", "x"), ("a b", "x"), ("ok", "x\ny"), ("connection", "close"), ("", "x")])
  func illegalField(_ name: String, _ value: String) async throws {
    let scene = try Scene()
    scene.peer.send(
      FramePeer.request(1, "Echo", FramePeer.field(name, value)) + FramePeer.whole(1))
    let reset = try #require(await scene.peer.frame { $0.type == 3 })
    #expect(reset.stream == 1)
    #expect(reset.code == .protocolError)
    #expect(await works(scene, on: 3))
    #expect(scene.violations.count == 1)
    #expect(scene.violations.first?.contains("stream 1") == true)
    await scene.end()
  }

  @Test("broken rules without end are too many in the end")
  func endlessViolations() async throws {
    let scene = try Scene()
    for index in 0..<200 {
      scene.peer.send(
        FramePeer.request(UInt32(index * 2 + 1), "Echo", FramePeer.field("Bad", "x")))
    }
    await scene.peer.closed()
    #expect(scene.peer.frames.last { $0.type == 7 }?.code == .enhanceYourCalm)
    await scene.end()
  }

  struct Violation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let code: HTTP2ErrorCode
  }

  static let violations = [
    Violation(
      testDescription: "data after the end of a request",
      bytes: FramePeer.request(1, "Hang") + FramePeer.whole(1) + FramePeer.whole(1),
      code: .streamClosed),
    Violation(
      testDescription: "a window opened by nothing", bytes: FramePeer.frame(8, FramePeer.number(0)),
      code: .protocolError),
    Violation(
      testDescription: "a window over its limit",
      bytes: FramePeer.frame(8, FramePeer.number(0x7fff_ffff)), code: .flowControlError),
    Violation(
      testDescription: "a window of a setting over its limit",
      bytes: FramePeer.frame(4, [0, 4] + FramePeer.number(0x8000_0000)), code: .flowControlError),
    Violation(
      testDescription: "a frame over the limit",
      bytes: FramePeer.request(1) + [0, 0x40, 1, 0, 0, 0, 0, 0, 1], code: .frameSizeError),
  ]

  @Test("a broken rule of the connection ends it with the right code", arguments: violations)
  func connectionViolation(_ violation: Violation) async throws {
    let scene = try Scene()
    scene.peer.send(violation.bytes)
    let goAway = await scene.peer.frame { $0.type == 7 }
    #expect(goAway?.code == violation.code)
    await scene.peer.closed()
    await scene.log.wait(for: "closed")
    #expect(scene.violations.count == 1)
    await scene.end()
  }

  @Test("an answer for which nobody opens a window holds up no other, and ends in time")
  func zeroWindow() async throws {
    let scene = try Scene { $0.slowReaderTimeout = .milliseconds(40) }
    scene.peer.send(FramePeer.frame(4, [0, 4] + FramePeer.number(0)))
    scene.peer.send(FramePeer.request(1) + FramePeer.whole(1))
    // Its head comes and nothing of its message; later the server gives it up.
    let head = await scene.peer.frame { $0.stream == 1 && $0.type == 1 }
    #expect(head?.flags == 0x4)
    let reset = await scene.peer.frame { $0.stream == 1 && $0.type == 3 }
    #expect(reset?.code == .cancel)
    #expect(!scene.peer.frames.contains { $0.type == 0 })
    #expect(scene.log.all.contains("limited: slow_reader"))
    scene.peer.send(FramePeer.frame(4, [0, 4] + FramePeer.number(65_535)))
    #expect(await works(scene, on: 3))
    await scene.end()
  }

  @Test("more calls than the limit are refused, each with its stream")
  func tooManyCalls() async throws {
    let scene = try Scene(answersSettings: false) { $0.maximumCallsPerConnection = 2 }
    for stream: UInt32 in [1, 3] { scene.peer.send(FramePeer.request(stream, "Collect")) }
    scene.peer.send(FramePeer.request(5, "Collect"))
    let reset = await scene.peer.frame { $0.type == 3 && $0.stream == 5 }
    #expect(reset?.code == .refusedStream)
    await scene.end()
  }
}
