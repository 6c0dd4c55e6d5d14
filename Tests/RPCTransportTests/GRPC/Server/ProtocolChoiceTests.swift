import EventLoop
import RPCCore
import RPCWire
import Testing

@testable import RPCTransport

@Suite("What a client speaks")
struct ProtocolChoiceTests {
  @Test("is known by its first bytes, however they are cut")
  func firstBytes() {
    let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
    for count in 0..<preface.count { #expect(FirstBytes(Array(preface.prefix(count))) == .tooFew) }
    #expect(FirstBytes(preface) == .http2)
    #expect(FirstBytes(preface + [0, 0, 0]) == .http2)
    for text in ["GET / HTTP/1.1\r\n", "POST", "PRI * HTTP/1", "PUT", "HEAD /", "OPTIONS *"] {
      #expect(FirstBytes(Array(text.utf8)) == .http1, "\(text)")
    }
    // Lengths of frames, up to a gibibyte.
    for first: UInt8 in [0, 1, 0x3f, 0x40] { #expect(FirstBytes([first]) == .native) }
  }

  /// Says some bytes to a server that doesn't know what it speaks.
  private final class Stranger: ByteTransportOwner, @unchecked Sendable {
    private let transport: MemoryTransport
    private let log = EventLog()
    // On the transport's loop only.
    private var received: [UInt8] = []
    private let says: [[UInt8]]
    private let wants: Int

    /// - Parameter wants: How many bytes it waits for.
    init(of server: Server, says: [[UInt8]], wants: Int = .max) throws {
      let loops = try EventLoops.shared()
      let ends = MemoryTransport.pair(
        clientLoop: loops.next(), serverLoop: loops.next(),
        client: PeerIdentity(trustDomain: "rollcall.test", name: "operator"), server: nil)
      transport = ends.client
      self.says = says
      self.wants = wants
      server.serve(memory: ends.server, speaking: nil)
      transport.loop.execute { self.transport.open(for: self) }
    }

    /// Suspends until the bytes are there or the server has closed.
    func heard() async -> [UInt8] {
      await log.wait(for: "heard")
      return await withCheckedContinuation { continuation in
        transport.loop.execute {
          let received = self.received
          self.transport.close()
          continuation.resume(returning: received)
        }
      }
    }

    func transportOpened(peer: PeerIdentity?) {
      for bytes in says { _ = transport.send(bytes, from: 0) }
    }

    func transportReceived(_ bytes: borrowing RawSpan) {
      unsafe bytes.withUnsafeBytes { unsafe received.append(contentsOf: $0) }
      if received.count >= wants { log.record("heard") }
    }

    func transportCanSend() {}
    func transportClosed(_ end: TransportEnd) { log.record("heard") }
  }

  private func with(
    _ change: (inout ServerConfiguration) -> Void = { _ in },
    _ body: (Server, EventLog) async throws -> Void
  ) async throws {
    let log = EventLog()
    var configuration = ServerConfiguration()
    configuration.report = { event in
      switch event {
      case .connectionRefused(let refusal, _, let reason):
        log.record("\(refusal.rawValue): \(reason)")
      case .connectionOpened(_, _, let callProtocol): log.record("opened: \(callProtocol.rawValue)")
      default: break
      }
    }
    change(&configuration)
    let server = try Server(inMemoryServing: [Probe()], configuration: configuration)
    try await body(server, log)
    await server.drain(until: .after(.zero))
  }

  @Test("HTTP/2 without ALPN is gRPC, even if its first bytes come one by one")
  func http2() async throws {
    try await with { server, log in
      let says = FramePeer.preface.map { [$0] }
      let heard = try await Stranger(of: server, says: says, wants: 9).heard()
      // SETTINGS of the connection.
      #expect(Array(heard[3..<9]) == [4, 0, 0, 0, 0, 0])
      #expect(log.all == ["opened: grpc"])
    }
  }

  @Test("a frame of rollcall/1 without ALPN is the native protocol")
  func native() async throws {
    try await with { server, log in
      var writer = FrameWriter()
      writer.append(callID: 0, .ping(.init(opaque: 7, isAnswer: false)))
      let heard = try await Stranger(of: server, says: [writer.output], wants: 4).heard()
      #expect(heard.prefix(3) == [0, 0, 0])
      #expect(log.all == ["opened: rollcall"])
    }
  }

  @Test("HTTP/1.1 gets an answer in its own words, and the log says so")
  func http1() async throws {
    try await with { server, log in
      let request = Array("GET / HTTP/1.1\r\nHost: example.com\r\n\r\n".utf8)
      let heard = String(
        decoding: try await Stranger(of: server, says: [request]).heard(), as: UTF8.self)
      #expect(heard.hasPrefix("HTTP/1.1 505 "))
      #expect(heard.contains("gRPC"))
      #expect(log.all == ["unknown_protocol: the client speaks HTTP/1.1"])
    }
  }

  @Test("who says nothing is closed in time")
  func silence() async throws {
    try await with {
      $0.handshakeTimeout = .milliseconds(20)
    } _: { server, log in
      let heard = try await Stranger(of: server, says: []).heard()
      #expect(heard.isEmpty)
      #expect(log.all == ["unknown_protocol: the client is connected and says nothing"])
    }
  }

  @Test("who says nothing can't hold up a drain")
  func drain() async throws {
    try await with { server, _ in
      let stranger = try Stranger(of: server, says: [])
      let drained = Task { await server.drain(until: .after(.seconds(60))) }
      #expect(await stranger.heard().isEmpty)
      await drained.value
    }
  }
}
