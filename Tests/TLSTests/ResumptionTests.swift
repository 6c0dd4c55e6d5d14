import LinuxIO
import TLS
import TestSupport
import Testing

@Suite("A TLS session")
struct ResumptionTests {
  let authority: TestAuthority

  init() throws {
    self.authority = try TestAuthority()
  }

  /// A clock that a test sets.
  private final class Clock: Sendable {
    private let time: Lock<UTCTime>
    init(_ time: UTCTime) { self.time = Lock(time) }
    var now: UTCTime { self.time.withLock { $0 } }
    func set(_ time: UTCTime) { self.time.withLock { $0 = time } }
  }

  /// A handshake after which the client has read, and so has the ticket.
  @discardableResult
  private func shake(
    _ client: TLSContext, _ server: TLSContext, name: String? = nil, at place: String? = "a:1"
  ) throws -> Handshake {
    let pair = try Handshake(client: client, server: server, serverName: name, at: place)
    pair.run()
    if pair.clientFailure == nil, pair.serverFailure == nil { _ = try pair.readAllByClient() }
    return pair
  }

  private func isResumed(_ pair: Handshake) -> Bool {
    #expect(pair.isResumed.client == pair.isResumed.server)
    return pair.isResumed.server
  }

  @Test(
    "is resumed by a client that comes back, with the same names on both sides, again and again")
  func resumed() throws {
    let (client, server) = (try self.authority.client(), try self.authority.server())
    let first = try self.shake(client, server)
    #expect(!self.isResumed(first))
    for _ in 0..<3 {
      let next = try self.shake(client, server)
      #expect(self.isResumed(next))
      #expect(next.clientCertificate == first.clientCertificate)
      #expect(next.serverCertificate == first.serverCertificate)
      #expect(next.clientCertificate?.spiffeIdentity?.name == "operator")
      #expect(next.serverProtocol == "rollcall/1")
      #expect(next.clientProtocol == "rollcall/1")
      #expect(try next.writeFromClient([1, 2, 3]) == .bytes(3))
      #expect(try next.readAllByServer() == [1, 2, 3])
    }
  }

  @Test("isn't resumed by a client that doesn't say where the server is")
  func unplaced() throws {
    let (client, server) = (try self.authority.client(), try self.authority.server())
    try self.shake(client, server, at: nil)
    #expect(!self.isResumed(try self.shake(client, server, at: nil)))
  }

  @Test(
    "isn't resumed with a server of another name or place",
    arguments: [("localhost", "a:2"), ("127.0.0.1", "a:1"), (nil, "a:1")])
  func elsewhere(_ name: String?, _ place: String) throws {
    let (client, server) = (try self.authority.client(), try self.authority.server())
    try self.shake(client, server, name: "localhost", at: "a:1")
    #expect(!self.isResumed(try self.shake(client, server, name: name, at: place)))
    #expect(self.isResumed(try self.shake(client, server, name: "localhost", at: "a:1")))
  }

  @Test("isn't resumed once a server has other credentials, and the client comes in all the same")
  func reloaded() throws {
    let client = try self.authority.client()
    try self.shake(client, try self.authority.server())
    let after = try self.shake(client, try self.authority.server())
    #expect(!self.isResumed(after))
    #expect(after.serverFailure == nil)
    #expect(after.clientFailure == nil)
  }

  @Test("isn't resumed by a client whose authority the server no longer trusts")
  func untrusted() throws {
    let client = try self.authority.client()
    try self.shake(client, try self.authority.server())
    // The same server, of which the client still takes the certificate.
    let other = try TestAuthority()
    let credentials = try self.authority.credentials("group-service")
    #expect(credentials.certificate != nil)
    let folder = other.folder
    for file in ["group-service.pem", "group-service.key"] {
      folder.write(self.authority.folder.read(file), to: file)
    }
    let pair = try self.shake(client, try other.server())
    #expect(!self.isResumed(pair))
    #expect(pair.clientFailure?.reason == .unknownAuthority)
  }

  @Test("isn't resumed once the client's certificate has expired, and the reason is told")
  func expiredClient() throws {
    let now = self.authority.now
    let clock = Clock(now)
    let client = try TLSContext(
      client: self.authority.credentials("operator", to: 5), alpn: ["rollcall/1"])
    let server = try TLSContext(
      server: self.authority.credentials("group-service"), alpn: ["rollcall/1"],
      clock: { clock.now })
    try self.shake(client, server)
    #expect(self.isResumed(try self.shake(client, server)))
    clock.set(now.advanced(byDays: 6))
    let late = try self.shake(client, server)
    #expect(!self.isResumed(late))
    #expect(late.serverFailure?.reason == .certificateExpired)
  }

  @Test("isn't resumed once the server's certificate has expired, and the reason is told")
  func expiredServer() throws {
    let now = self.authority.now
    let clock = Clock(now)
    let client = try TLSContext(
      client: self.authority.credentials("operator"), alpn: ["rollcall/1"], clock: { clock.now })
    let server = try TLSContext(
      server: self.authority.credentials("group-service", to: 5), alpn: ["rollcall/1"])
    try self.shake(client, server)
    #expect(self.isResumed(try self.shake(client, server)))
    clock.set(now.advanced(byDays: 6))
    let late = try self.shake(client, server)
    #expect(!self.isResumed(late))
    #expect(late.clientFailure?.reason == .certificateExpired)
  }
}
