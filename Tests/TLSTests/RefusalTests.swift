import TLS
import TestSupport
import Testing

@Suite("A TLS handshake is refused, and both ends say why,")
struct RefusalTests {
  let authority: TestAuthority

  init() throws {
    self.authority = try TestAuthority()
  }

  /// Handshakes, and what the client finds when it reads.
  private func run(
    client: TLSContext, server: TLSContext, serverName: String? = nil
  ) throws -> (server: TLSFailure?, client: TLSFailure?) {
    let pair = try Handshake(client: client, server: server, serverName: serverName)
    pair.run()
    return (pair.serverFailure, pair.clientFailure ?? pair.failureOfFirstClientRead())
  }

  @Test("when the client shows no certificate")
  func noCertificate() throws {
    let server = try self.authority.server()
    let anonymous = try TLSContext(
      client: TLSCredentials(authorityIn: self.authority.folder.path), alpn: ["h2"])
    let failures = try self.run(client: anonymous, server: server)
    #expect(failures.server?.reason == .certificateMissing)
    #expect(
      failures.server?.message
        == "the client shows no certificate, and nobody is let in here without one")
    #expect(failures.client?.reason == .certificateMissing)
    #expect(
      failures.client?.message
        == "the server lets nobody in without a certificate, and we showed none")
  }

  @Test(
    "even if the client writes into the closed connection before it reads", arguments: [1, 50_000])
  func refusedWriter(_ count: Int) throws {
    let anonymous = try TLSContext(
      client: TLSCredentials(authorityIn: self.authority.folder.path), alpn: ["h2"])
    let pair = try Handshake(client: anonymous, server: try self.authority.server())
    pair.run()
    #expect(pair.serverFailure?.reason == .certificateMissing)
    pair.sockets.hangUpFirst()
    let failure = #expect(throws: TLSFailure.self) {
      _ = try pair.writeFromClient([UInt8](repeating: 1, count: count))
    }
    #expect(failure?.reason == .certificateMissing)
  }

  @Test("when another authority signed the client's certificate")
  func unknownClientAuthority() throws {
    let stranger = try TestAuthority()
    let credentials = try stranger.credentials("operator")
    // The client trusts both authorities, or it would refuse the server first.
    stranger.folder.write(
      stranger.folder.read("ca.pem") + self.authority.folder.read("ca.pem"), to: "ca.pem")
    #expect(credentials.certificate != nil)
    let client = try TLSContext(
      client: TLSCredentials(directory: stranger.folder.path, name: "operator"), alpn: ["h2"])
    let failures = try self.run(client: client, server: try self.authority.server())
    #expect(failures.server?.reason == .unknownAuthority)
    #expect(
      failures.server?.message
        == "the client's certificate (spiffe://rollcall.test/operator) isn't signed by the "
        + "authority in ca.pem")
    #expect(failures.client?.reason == .unknownAuthority)
    #expect(
      failures.client?.message
        == "the server doesn't trust the authority that signed our certificate "
        + "(spiffe://rollcall.test/operator)")
  }

  @Test("when another authority signed the server's certificate")
  func unknownServerAuthority() throws {
    let stranger = try TestAuthority()
    let failures = try self.run(
      client: try self.authority.client(), server: try stranger.server())
    #expect(failures.client?.reason == .unknownAuthority)
    #expect(failures.client?.message.hasPrefix("the server's certificate (spiffe://") == true)
    #expect(failures.server?.reason == .unknownAuthority)
    #expect(failures.server?.message.hasPrefix("the client doesn't trust the authority") == true)
  }

  @Test(
    "when the client's certificate names nobody of the server's trust domain",
    arguments: ["spiffe://elsewhere.test/operator", "https://rollcall.test/operator"])
  func foreignTrustDomain(_ uri: String) throws {
    let foreign = try self.authority.credentials("operator", uri: uri)
    let failures = try self.run(
      client: try TLSContext(client: foreign, alpn: ["h2"]), server: try self.authority.server())
    #expect(failures.server?.reason == .foreignTrustDomain)
    #expect(
      failures.server?.message
        == "the client's certificate (\(uri)) names nobody of the trust domain rollcall.test")
    #expect(failures.client?.reason == .certificateRefused)
    #expect(
      failures.client?.message.hasPrefix("the server refuses our certificate (\(uri))") == true)
  }

  @Test("when the client's certificate has expired, with the date")
  func expiredClient() throws {
    let now = self.authority.now
    let expired = try self.authority.credentials(
      "operator", from: -30, to: -2, readAt: now.advanced(byDays: -10))
    let failures = try self.run(
      client: try TLSContext(client: expired, alpn: ["h2"]), server: try self.authority.server())
    let end = now.advanced(byDays: -2)
    #expect(failures.server?.reason == .certificateExpired)
    #expect(
      failures.server?.message.hasPrefix(
        "the client's certificate (spiffe://rollcall.test/operator) expired on \(end); "
          + "here it is ") == true)
    #expect(failures.client?.reason == .certificateExpired)
    #expect(
      failures.client?.message
        == "the server refuses our certificate (spiffe://rollcall.test/operator) as expired: it "
        + "is valid from \(now.advanced(byDays: -30)) to \(end)")
  }

  @Test("when the server's certificate has expired, with the date")
  func expiredServer() throws {
    let now = self.authority.now
    let expired = try self.authority.credentials(
      "group-service", from: -30, to: -2, readAt: now.advanced(byDays: -10))
    let failures = try self.run(
      client: try self.authority.client(),
      server: try TLSContext(server: expired, alpn: ["rollcall/1"]))
    #expect(failures.client?.reason == .certificateExpired)
    #expect(failures.client?.message.contains("expired on \(now.advanced(byDays: -2))") == true)
    #expect(failures.server?.reason == .certificateExpired)
    #expect(failures.server?.message.hasPrefix("the client refuses our certificate") == true)
  }

  @Test("when the authority itself has expired")
  func expiredAuthority() throws {
    let now = self.authority.now
    let past = try TestAuthority(from: -400, to: -2)
    let reader = now.advanced(byDays: -10)
    let server = try TLSContext(
      server: try past.credentials("group-service", from: -30, readAt: reader), alpn: ["h2"])
    let client = try TLSContext(
      client: try past.credentials("operator", from: -30, readAt: reader), alpn: ["h2"])
    let failures = try self.run(client: client, server: server)
    #expect(failures.client?.reason == .certificateExpired)
    #expect(
      failures.client?.message.hasPrefix(
        "the authority (Test authority) behind the server's certificate "
          + "(spiffe://rollcall.test/group-service) expired on \(now.advanced(byDays: -2))") == true
    )
  }

  @Test("when the server's certificate isn't valid yet, with a hint at the clocks")
  func notYetValid() throws {
    let now = self.authority.now
    let early = try self.authority.credentials(
      "group-service", from: 2, to: 30, readAt: now.advanced(byDays: 10))
    let failures = try self.run(
      client: try self.authority.client(),
      server: try TLSContext(server: early, alpn: ["rollcall/1"]))
    #expect(failures.client?.reason == .certificateNotYetValid)
    #expect(failures.client?.message.contains("\(now.advanced(byDays: 2))") == true)
    #expect(failures.client?.message.hasSuffix("compare the clocks") == true)
  }

  static let strangeNames = [
    "another.example", "10.0.0.1", "spiffe://rollcall.test/user-directory",
    "spiffe://rollcall.test/group-service/", "spiffe://ROLLCALL.test/group-service",
  ]

  @Test("when the server isn't the one that was called", arguments: strangeNames)
  func wrongName(_ name: String) throws {
    let failures = try self.run(
      client: try self.authority.client(), server: try self.authority.server(alpn: ["rollcall/1"]),
      serverName: name)
    #expect(failures.client?.reason == .wrongName)
    #expect(
      failures.client?.message
        == "the server isn't \(name): its certificate bears "
        + "spiffe://rollcall.test/group-service, localhost, group-service")
  }

  @Test("when the two have no protocol in common")
  func noCommonProtocol() throws {
    let failures = try self.run(
      client: try self.authority.client(alpn: ["http/1.1"]), server: try self.authority.server())
    #expect(failures.server?.reason == .noCommonProtocol)
    #expect(
      failures.server?.message
        == "the client offers (by ALPN) none of the protocols spoken here: rollcall/1, h2")
    #expect(failures.client?.reason == .noCommonProtocol)
    #expect(
      failures.client?.message
        == "the server speaks none of the protocols offered (by ALPN): http/1.1")
  }

  @Test("when the server doesn't choose a protocol at all")
  func noProtocolChosen() throws {
    let failures = try self.run(
      client: try self.authority.client(alpn: ["rollcall/1"]),
      server: try self.authority.server(alpn: []))
    #expect(failures.client?.reason == .noCommonProtocol)
  }
}

@Suite("A TLS handshake is accepted")
struct AcceptanceTests {
  static let names = [
    "localhost", "group-service", "127.0.0.1", "::1", "spiffe://rollcall.test/group-service",
  ]

  @Test("when the server's certificate bears the name that was called", arguments: names)
  func rightName(_ name: String) throws {
    let authority = try TestAuthority()
    let pair = try Handshake(
      client: try authority.client(), server: try authority.server(), serverName: name)
    pair.run()
    #expect(pair.clientFailure == nil)
    #expect(pair.serverFailure == nil)
  }

  @Test("when the client doesn't use ALPN; the protocol is then unknown")
  func withoutALPN() throws {
    let authority = try TestAuthority()
    let pair = try Handshake(
      client: try authority.client(alpn: []), server: try authority.server())
    pair.run()
    #expect(pair.clientFailure == nil)
    #expect(pair.serverFailure == nil)
    #expect(pair.serverProtocol == nil)
  }

  @Test("with the protocol that the server prefers")
  func preference() throws {
    let authority = try TestAuthority()
    let pair = try Handshake(
      client: try authority.client(alpn: ["h2", "rollcall/1"]),
      server: try authority.server(alpn: ["rollcall/1", "h2"]))
    pair.run()
    #expect(pair.serverProtocol == "rollcall/1")
    #expect(pair.clientProtocol == "rollcall/1")
  }

  @Test("when the two ends trust a common authority besides another")
  func bundle() throws {
    let authority = try TestAuthority()
    let other = try TestAuthority()
    let server = try authority.server()
    authority.folder.write(
      other.folder.read("ca.pem") + authority.folder.read("ca.pem"), to: "ca.pem")
    let pair = try Handshake(client: try authority.client(), server: server)
    pair.run()
    #expect(pair.clientFailure == nil)
    #expect(pair.serverFailure == nil)
  }
}
