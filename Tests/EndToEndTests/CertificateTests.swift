import DirectoryAPI
import Foundation
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

@Suite("Who is let in", .timeLimit(.minutes(2)))
struct CertificateTests {
  @Test("a certificate of another authority is refused, and the log says so")
  func otherAuthority() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let other = try TemporaryFolder()
    try CertificateAuthority.writeDevelopmentCertificates(
      to: other.path, trustDomain: "rollcall.test", names: ["operator"])
    // The stranger trusts our authority and shows a certificate of its own.
    for name in ["operator.pem", "operator.key"] {
      try FileManager.default.copyItem(
        atPath: other.path(of: name), toPath: other.path(of: "s\(name)"))
    }
    try FileManager.default.removeItem(atPath: other.path(of: "ca.pem"))
    try FileManager.default.copyItem(
      atPath: suite.folder.path(of: "ca.pem"), toPath: other.path(of: "ca.pem"))
    let words = try await Python.output(
      "handshake.py", [suite.directory.address, other.path, "soperator"])
    #expect(words.contains("UNKNOWN_CA"), "\(words)")
    try await expectLog(suite, "signed by the authority")
  }

  @Test("no certificate is refused, and the log says so")
  func none() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let words = try await Python.output(
      "handshake.py", [suite.directory.address, suite.folder.path])
    #expect(words.contains("CERTIFICATE_REQUIRED"), "\(words)")
    try await expectLog(suite, "no certificate")
  }

  @Test("an expired certificate is refused, and the log says when it ended")
  func expired() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let path = suite.folder.path
    func bytes(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
    }
    let authority = try CertificateAuthority(
      certificatePEM: try bytes("ca.pem"), keyPEM: try bytes("ca.key"))
    let issued = try authority.issue(
      CertificateRequest(
        commonName: "late", uriNames: ["spiffe://rollcall.test/operator"], dnsNames: [],
        ipAddresses: [], notBefore: UTCTime.now.advanced(byDays: -3),
        notAfter: UTCTime.now.advanced(byDays: -1)))
    try Data(issued.certificatePEM).write(to: URL(fileURLWithPath: "\(path)/late.pem"))
    try Data(issued.keyPEM).write(to: URL(fileURLWithPath: "\(path)/late.key"))
    let words = try await Python.output("handshake.py", [suite.directory.address, path, "late"])
    #expect(words.contains("CERTIFICATE_EXPIRED"), "\(words)")
    try await expectLog(suite, "expired")
  }

  @Test("a caller of another trust domain has no name here")
  func otherDomain() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let path = suite.folder.path
    try CertificateAuthority.writeDevelopmentCertificates(
      to: path, trustDomain: "elsewhere.test", names: ["stranger"])
    let client = UserDirectoryClient(
      try Channel(
        to: suite.directory.address, as: ServiceCredentials(directory: path, name: "stranger")))
    let error = await status { _ = try await client.searchUsers(SearchUsersRequest(term: "a")) }
    #expect(error?.code == .unauthenticated)
  }

  @Test("bytes that are no TLS are refused, named in the log, and disturb nobody")
  func plainText() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let client = PlainClient(port: try #require(LifecycleTests.port(suite.directory.address)))
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(client.readToEnd() != nil)
    try await expectLog(suite, "doesn't speak TLS")
    #expect(try await suite.people("ana@example.com").count == 1)
  }

  private func expectLog(_ suite: RunningSuite, _ words: String) async throws {
    let line = await suite.directory.process.errorLine(containing: "connection refused")
    #expect(line?.contains(words) == true, "\(line ?? "no line")")
    #expect(try await suite.people("still@example.com").count == 1)
  }
}
