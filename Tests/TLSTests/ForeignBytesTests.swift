import TLS
import Testing

/// What an end says when the other one doesn't do its part of the handshake.
@Suite("A peer that speaks no TLS 1.3")
struct ForeignBytesTests {
  let authority: TestAuthority

  init() throws {
    self.authority = try TestAuthority()
  }

  struct Greeting: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let message: String
    var testDescription: String { self.name }
  }

  static let greetings = [
    Greeting(
      name: "an HTTP request", bytes: Array("GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n".utf8),
      message: "\"GET /metrics HTTP/1.1\\x0d\\x0aH\": an HTTP request in plain text"),
    Greeting(
      name: "the preface of HTTP/2", bytes: Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8),
      message: "\"PRI * HTTP/2.0\\x0d\\x0a\\x0d\\x0aSM\\x0d\\x0a\\x0d\\x0a\": gRPC in plain text"),
    Greeting(
      name: "a server's first frame of HTTP/2",
      bytes: [0, 0, 6, 4, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 9],
      message: "\"\\x00\\x00\\x06\\x04\\x00\\x00\\x00\\x00\\x00\\x00\\x03\\x00\\x00\\x00\\x09\": "
        + "gRPC in plain text"),
    Greeting(
      name: "a short line", bytes: Array("hi\n".utf8), message: "\"hi\\x0a\""),
    Greeting(
      name: "a frame of ours in plain text", bytes: [0, 0, 0, 4, 8, 1, 18, 0],
      message: "\"\\x00\\x00\\x00\\x04\\x08\\x01\\x12\\x00\""),
    Greeting(name: "a single byte", bytes: [0xff], message: "\"\\xff\""),
    Greeting(
      name: "almost a record", bytes: [22, 9, 1, 0, 5], message: "\"\\x16\\x09\\x01\\x00\\x05\""),
    Greeting(
      name: "SSH", bytes: Array("SSH-2.0-OpenSSH_9.2p1\r\n".utf8),
      message: "\"SSH-2.0-OpenSSH_9.2p1\\x0d\\x0a\": SSH"),
  ]

  @Test("is told to a server as what it is, at once", arguments: greetings)
  func plainTextClient(_ greeting: Greeting) throws {
    let failure = try self.failure(of: try self.authority.server(), after: greeting.bytes)
    #expect(failure?.reason == .notTLS)
    #expect(
      failure?.message
        == "the client doesn't speak TLS; its first bytes are \(greeting.message)")
  }

  @Test("is told to a client as what it is, at once", arguments: greetings)
  func plainTextServer(_ greeting: Greeting) throws {
    let failure = try self.failure(of: try self.authority.client(), after: greeting.bytes)
    #expect(failure?.reason == .notTLS)
    #expect(
      failure?.message
        == "the server doesn't speak TLS; its first bytes are \(greeting.message)")
  }

  /// The ClientHello of a client that stops at TLS 1.2: no supported_versions extension.
  static let helloOf12: [UInt8] =
    [22, 3, 1, 0, 47, 1, 0, 0, 43, 3, 3] + [UInt8](repeating: 7, count: 32)
    + [0, 0, 4, 0xc0, 0x2b, 0x00, 0xff, 1, 0]

  @Test("but an older TLS is told so by the server")
  func oldClient() throws {
    let failure = try self.failure(of: try self.authority.server(), after: Self.helloOf12)
    #expect(failure?.reason == .noCommonVersion)
    #expect(
      failure?.message == "the client doesn't offer TLS 1.3, the only version spoken here")
  }

  @Test("and refuses ours is told so by the client")
  func oldServer() throws {
    let alert: [UInt8] = [21, 3, 3, 0, 2, 2, 70]
    let failure = try self.failure(of: try self.authority.client(), after: alert)
    #expect(failure?.reason == .noCommonVersion)
    #expect(failure?.message == "the server has no TLS 1.3, the only version spoken here")
  }

  @Test("that hangs up before the first byte is told as that")
  func closedBefore() throws {
    let failure = try self.failure(of: try self.authority.server(), after: [], hangUp: true)
    #expect(failure?.reason == .connectionClosed)
    #expect(failure?.message == "the client closed the connection before the TLS handshake")
  }

  @Test("that hangs up on a client without a word is told as that, and what it may be")
  func silentServer() throws {
    let failure = try self.failure(of: try self.authority.client(), after: [], hangUp: true)
    #expect(failure?.message.hasSuffix(": perhaps it doesn't speak TLS") == true)
  }

  @Test("that hangs up in the middle of the handshake is told as that")
  func closedDuring() throws {
    let start = Array(Self.helloOf12.prefix(20))
    let failure = try self.failure(of: try self.authority.server(), after: start, hangUp: true)
    #expect(failure?.reason == .connectionClosed)
    #expect(
      failure?.message == "the client closed the connection in the middle of the TLS handshake")
  }

  @Test("never makes the server trap, whatever comes", arguments: 0..<64)
  func randomBytes(_ length: Int) throws {
    let bytes = [22, 3, 1] + (try SecureRandom.bytes(length))
    _ = try self.failure(of: try self.authority.server(), after: bytes, hangUp: true)
  }

  @Test("that says nothing is told by whoever lost patience")
  func silent() throws {
    let sockets = SocketPair()
    var session = try TLSSession(
      context: try self.authority.server(), descriptor: sockets.first)
    let progress = try session.handshake()
    #expect(progress == .wantsRead)
    let silence = session.handshakeStalled()
    #expect(silence.reason == .handshakeStalled)
    #expect(silence.message == "the client is connected and sends nothing")
    sockets.sendFromSecond(Array(Self.helloOf12.prefix(20)))
    _ = try session.handshake()
    let pause = session.handshakeStalled()
    #expect(pause.message == "the client began the TLS handshake and doesn't end it")
  }

  private func failure(of context: TLSContext, after bytes: [UInt8], hangUp: Bool = false) throws
    -> TLSFailure?
  {
    let sockets = SocketPair()
    var session = try TLSSession(context: context, descriptor: sockets.first)
    if !bytes.isEmpty { sockets.sendFromSecond(bytes) }
    if hangUp { sockets.hangUpSecond() }
    do throws(TLSFailure) {
      for _ in 0..<3 { _ = try session.handshake() }
      return nil
    } catch {
      return error
    }
  }
}
