import TLS
import Testing

@Suite("A TLS connection")
struct HandshakeTests {
  @Test("tells both ends who the other is and which protocol they speak")
  func identities() throws {
    let authority = try TestAuthority()
    let pair = try Handshake(
      client: try authority.client(), server: try authority.server(), serverName: "localhost")
    pair.run()
    #expect(pair.clientFailure == nil)
    #expect(pair.serverFailure == nil)
    #expect(pair.clientProtocol == "rollcall/1")
    #expect(pair.serverProtocol == "rollcall/1")
    let client = try #require(pair.clientCertificate)
    #expect(client.uriNames == ["spiffe://rollcall.test/operator"])
    #expect(client.dnsNames == ["localhost", "operator"])
    #expect(client.commonName == "operator")
    #expect(client.notAfter == authority.now.advanced(byDays: 30))
    #expect(client.serial.count == 32)
    let server = try #require(pair.serverCertificate)
    #expect(server.spiffeIdentity?.name == "group-service")
  }

  @Test("carries bytes both ways")
  func bytes() throws {
    let authority = try TestAuthority()
    let pair = try Handshake(client: try authority.client(), server: try authority.server())
    pair.run()
    #expect(try pair.writeFromClient(Array("ping".utf8)) == .bytes(4))
    #expect(try pair.readAllByServer() == Array("ping".utf8))
    #expect(try pair.writeFromServer(Array("pong!".utf8)) == .bytes(5))
    #expect(try pair.readAllByClient() == Array("pong!".utf8))
  }
}
