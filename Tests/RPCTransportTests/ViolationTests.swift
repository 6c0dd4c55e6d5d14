import DirectoryAPI
import Protobuf
import RPCCore
import RPCTransport
import RPCWire
import Testing

/// What a server does with bytes that no client of ours would send.
@Suite("Violations", .timeLimit(.minutes(1)))
struct ViolationTests {
  struct Bad: Sendable, CustomTestStringConvertible {
    let name: String
    let code: StatusCode
    let says: String
    let bytes: [UInt8]
    var testDescription: String { name }

    init(
      _ name: String, _ code: StatusCode = .invalidArgument, says: String, _ bytes: [UInt8]
    ) {
      self.name = name
      self.code = code
      self.says = says
      self.bytes = bytes
    }

    init(
      _ name: String, _ code: StatusCode = .invalidArgument, says: String,
      _ write: (inout FrameWriter) -> Void
    ) {
      var writer = FrameWriter()
      write(&writer)
      self.init(name, code, says: says, writer.output)
    }
  }

  static let echo = "test.v1.Probe/Echo"
  static let chat = "test.v1.Probe/Chat"

  static func begin(_ method: String) -> FrameWriter.Part {
    .begin(method: method, timeoutMicroseconds: 0, metadata: [])
  }

  static let bad: [Bad] = [
    Bad("a frame over the limit", .resourceExhausted, says: "over the limit", [0x7f, 0, 0, 0]),
    Bad("a frame of no bytes", says: "no bytes", [0, 0, 0, 0]),
    Bad("bytes that are no frame", says: "no rollcall.rpc.v1.Frame", [0, 0, 0, 2, 0xff, 0xff]),
    Bad("plain HTTP", .resourceExhausted, says: "over the limit", Array("GET / HTTP/1.1\r\n".utf8)),
    Bad(
      "a field that must be understood", .unimplemented, says: "field 99",
      [0, 0, 0, 2, 0x58, 99]),
    Bad("an end from a client", says: "only a server", { $0.append(callID: 1, .end(.init())) }),
    Bad("a message of the connection", says: "call_id 0", { $0.append(callID: 0) { $0 += [1] } }),
    Bad("a call that has not begun", says: "has not begun", { $0.append(callID: 4, .halfClose) }),
    Bad(
      "ids that don't grow", says: "ids have to grow",
      {
        $0.append(callID: 5, begin(chat))
        $0.append(callID: 4, begin(chat))
      }),
    Bad(
      "settings that come late", says: "first frame",
      {
        $0.append(callID: 1, begin(chat))
        $0.append(callID: 0, .settings(Wire.defaults))
      }),
    Bad(
      "a message after the half-close", says: "half-closed",
      {
        $0.append(callID: 1, begin("test.v1.Probe/Stall"), .halfClose)
        $0.append(callID: 1) { $0 += [0x0a, 1, 0x78] }
      }),
    Bad(
      "credit that was never used", says: "credit for",
      { $0.append(callID: 0, .credit(1)) }),
    Bad(
      "a metadata key in capitals", says: "metadata key",
      {
        $0.append(
          callID: 1,
          .begin(
            method: echo, timeoutMicroseconds: 0, metadata: [.init(key: "Tenant", value: [0x61])])
        )
      }),
  ]

  @Test("end the connection with a go-away that says why, and no other", arguments: bad)
  func violation(_ bad: Bad) async throws {
    let server = try Server(inMemoryServing: [Probe()])
    let peer = try RawPeer(of: server)
    let bystander = try RawPeer(of: server)
    peer.send(bad.bytes)
    let goAway = await peer.frame { $0.frame.goAway != nil }?.frame.goAway
    #expect(goAway?.code == bad.code.rawValue)
    #expect(goAway?.reason.contains(bad.says) == true, "\(goAway?.reason ?? "no go-away")")
    await peer.closed()
    // The server and its other connections go on.
    bystander.send {
      $0.append(callID: 1, Self.begin(Self.echo), .halfClose) { $0 += [0x0a, 1, 0x78] }
    }
    let answer = await bystander.frame { $0.frame.end != nil }
    #expect(answer?.frame.end?.code == 0)
    #expect(answer?.message == [0x0a, 1, 0x78])
    await server.drain(until: .after(.zero))
  }

  @Test("credit is enforced: a stream that floods is ended")
  func flood() async throws {
    let server = try Server(inMemoryServing: [Probe()])
    let peer = try RawPeer(of: server)
    let chunk = [UInt8](repeating: 0, count: 60_000)
    peer.send { $0.append(callID: 1, Self.begin("test.v1.Probe/Stall")) }
    // An unknown field of 60,000 bytes, which the handler never reads.
    let message: [UInt8] = [0xa2, 0x06, 0xe0, 0xd4, 0x03] + chunk
    for _ in 0..<3 { peer.send { $0.append(callID: 1) { $0 += message } } }
    _ = await peer.frame { $0.frame.settings != nil }
    for _ in 0..<3 { peer.send { $0.append(callID: 1) { $0 += message } } }
    let goAway = await peer.frame { $0.frame.goAway != nil }?.frame.goAway
    #expect(goAway?.reason.contains("more message bytes than it had credit for") == true)
    await peer.closed()
    await server.drain(until: .after(.zero))
  }

  @Test("empty messages cost credit too: a stream that floods with them is ended")
  func emptyFlood() async throws {
    let server = try Server(inMemoryServing: [Probe()])
    let peer = try RawPeer(of: server)
    peer.send { $0.append(callID: 1, Self.begin("test.v1.Probe/Stall")) }
    _ = await peer.frame { $0.frame.settings != nil }
    let credit = max(ServerConfiguration().callCreditBytes, Wire.defaults.callCredit)
    for _ in 0...(credit / 32) { peer.send { $0.append(callID: 1) { _ in } } }
    let goAway = await peer.frame { $0.frame.goAway != nil }?.frame.goAway
    #expect(goAway?.reason.contains("more message bytes than it had credit for") == true)
    await peer.closed()
    await server.drain(until: .after(.zero))
  }

  @Test("a message that doesn't parse ends its own call only")
  func badMessage() async throws {
    let server = try Server(inMemoryServing: [Probe()])
    let peer = try RawPeer(of: server)
    let samples: [(UInt64, [UInt8])] = [
      (1, [0x0a, 9, 1]), (2, [0x0a, 1, 0xff]), (3, [0xff]), (4, [0x0b]),
    ]
    for (id, message) in samples {
      peer.send { $0.append(callID: id, Self.begin(Self.echo), .halfClose) { $0 += message } }
      let end = await peer.frame { $0.frame.callID == id && $0.frame.end != nil }?.frame.end
      #expect(end?.code == StatusCode.invalidArgument.rawValue)
      #expect(
        end?.message.hasPrefix("the request is no rollcall.directory.v1.GetUserRequest") == true)
    }
    peer.send { $0.append(callID: 9, Self.begin(Self.echo), .halfClose) { _ in } }
    #expect(await peer.frame { $0.frame.callID == 9 && $0.frame.end != nil }?.frame.end?.code == 0)
    await server.drain(until: .after(.zero))
  }

  @Test("a unary method takes exactly one message")
  func messageCount() async throws {
    let server = try Server(inMemoryServing: [Probe()])
    let peer = try RawPeer(of: server)
    peer.send { $0.append(callID: 1, Self.begin(Self.echo), .halfClose) }
    let none = await peer.frame { $0.frame.callID == 1 }?.frame.end
    #expect(none?.message.contains("none came") == true)
    peer.send {
      $0.append(callID: 2, Self.begin(Self.echo)) { _ in }
      $0.append(callID: 2) { _ in }
    }
    let two = await peer.frame { $0.frame.callID == 2 && $0.frame.end != nil }?.frame.end
    #expect(two?.message.contains("a second one came") == true)
    await server.drain(until: .after(.zero))
  }

  @Test("a unary call may come in pieces, and a ping is answered meanwhile")
  func pieces() async throws {
    let server = try Server(inMemoryServing: [Probe()])
    let peer = try RawPeer(of: server)
    peer.send { $0.append(callID: 1, Self.begin(Self.echo)) }
    peer.send { $0.append(callID: 0, .ping(.init(opaque: 77))) }
    let pong = await peer.frame { $0.frame.ping != nil }?.frame.ping
    #expect(pong == .init(opaque: 77, isAnswer: true))
    peer.send { $0.append(callID: 1) { $0 += [0x0a, 1, 0x79] } }
    peer.send { $0.append(callID: 1, .halfClose) }
    let answer = await peer.frame { $0.frame.end != nil }
    #expect(answer?.message == [0x0a, 1, 0x79])
    await server.drain(until: .after(.zero))
  }

  @Test("one call too many is refused by itself")
  func tooManyCalls() async throws {
    var configuration = ServerConfiguration()
    configuration.maximumCallsPerConnection = 2
    let probe = Probe()
    let server = try Server(inMemoryServing: [probe], configuration: configuration)
    let peer = try RawPeer(of: server)
    for id: UInt64 in 1...3 {
      peer.send { $0.append(callID: id, Self.begin("test.v1.Probe/Stall")) }
    }
    let refused = await peer.frame { $0.frame.callID == 3 }?.frame.end
    #expect(refused?.code == StatusCode.resourceExhausted.rawValue)
    // A cancelled call makes room, once its handler has returned.
    peer.send { $0.append(callID: 1, .cancel(reason: "enough")) }
    await probe.events.wait(for: "cancelled")
    for id: UInt64 in 4... {
      peer.send { $0.append(callID: id, Self.begin(Self.echo), .halfClose) { _ in } }
      let end = await peer.frame { $0.frame.callID == id && $0.frame.end != nil }?.frame.end
      if try #require(end).code == 0 { break }
    }
    await server.drain(until: .after(.zero))
  }

  @Test("a connection that is lost cancels its handlers")
  func lost() async throws {
    let probe = Probe()
    let server = try Server(inMemoryServing: [probe])
    let peer = try RawPeer(of: server)
    peer.send { $0.append(callID: 1, Self.begin("test.v1.Probe/Stall")) }
    await probe.events.wait(for: "hanging")
    peer.close()
    await probe.events.wait(for: "cancelled")
    await server.drain(until: .after(.zero))
  }
}
