import DirectoryAPI
import GroupsAPI
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

@Suite("Who is let in", .timeLimit(.minutes(2)))
struct CertificateTests {
  struct Stranger: Sendable, CustomTestStringConvertible {
    let name: String
    /// What a client's TLS library calls it.
    let alert: String
    /// What the service's log says.
    let log: String
    /// What the service counts it as.
    let refusal: String
    /// Adds the certificate, "stranger".
    let prepare: @Sendable (TemporaryFolder) throws -> Void
    var testDescription: String { name }
  }

  static let strangers = [
    Stranger(
      name: "a certificate of another authority", alert: "UNKNOWN_CA",
      log: "isn't signed by the authority in ca.pem", refusal: "unknown_authority",
      prepare: { try $0.addCertificate("stranger", signedBy: .stranger()) }),
    Stranger(
      name: "an expired certificate", alert: "CERTIFICATE_EXPIRED", log: "expired on",
      refusal: "certificate_expired",
      prepare: { try $0.addCertificate("stranger", validForDays: -3...(-1)) }),
    Stranger(
      name: "a certificate of tomorrow", alert: "BAD_CERTIFICATE", log: "isn't valid before",
      refusal: "certificate_not_yet_valid",
      prepare: { try $0.addCertificate("stranger", validForDays: 1...2) }),
    Stranger(
      name: "a certificate of another trust domain", alert: "BAD_CERTIFICATE",
      log: "(spiffe://elsewhere.test/stranger) names nobody of the trust domain rollcall.test",
      refusal: "trust_domain",
      prepare: { try $0.addCertificate("stranger", trustDomain: "elsewhere.test") }),
    Stranger(
      name: "no certificate", alert: "CERTIFICATE_REQUIRED", log: "shows no certificate",
      refusal: "no_certificate",
      prepare: { _ in }),
  ]

  @Test("a client is refused with an alert, and the log says why", arguments: strangers)
  func refused(_ stranger: Stranger) async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    try stranger.prepare(suite.folder)
    let isThere = (try? suite.folder.read("stranger.pem")) != nil
    let words = try await Python.output(
      "handshake.py",
      [suite.directory.address, suite.folder.path] + (isThere ? ["stranger"] : []))
    #expect(words.contains(stranger.alert), "\(words)")
    let line = await suite.directory.logLine("connection refused")
    #expect(line?.contains(stranger.log) == true, "\(line ?? "no line")")
    #expect(
      suite.directory.metrics().contains(
        "rollcall_server_connections_refused_total{reason=\"\(stranger.refusal)\"} 1\n"))
    #expect(try await suite.people("still@example.com").count == 1)
  }

  @Test("our own client says that its authority isn't trusted")
  func ourClient() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    // It trusts both authorities, and the service only its own.
    let stranger = try CertificateAuthority.stranger()
    let both = try TemporaryFolder()
    try both.write(suite.folder.read("ca.pem") + stranger.certificatePEM(), to: "ca.pem")
    try both.addCertificate("operator", signedBy: stranger)
    let client = UserDirectoryClient(
      try Channel(
        to: suite.directory.address, as: ServiceCredentials(directory: both.path, name: "operator"))
    )
    let error = await status { _ = try await client.searchUsers(SearchUsersRequest(term: "a")) }
    #expect(error?.code == .unavailable)
    #expect(
      error?.message.contains("the server doesn't trust the authority that signed our certificate")
        == true, "\(error?.message ?? "let in")")
    #expect(error?.message.contains(suite.directory.address) == true)
  }

  @Test("our own client lets no service of another authority answer")
  func strangeService() async throws {
    let (suite, other) = (try await RunningSuite(), try RunningSuite.certificates())
    defer { suite.end() }
    let client = UserDirectoryClient(
      try Channel(
        to: suite.directory.address,
        as: ServiceCredentials(directory: other.path, name: "operator")))
    let error = await status { _ = try await client.searchUsers(SearchUsersRequest(term: "a")) }
    #expect(error?.code == .unavailable)
    #expect(
      error?.message.contains("isn't signed by the authority in ca.pem") == true,
      "\(error?.message ?? "let in")")
  }

  @Test("another service at the user directory's address isn't asked about people")
  func notTheDirectory() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    let misled = try await ServiceProcess(
      .groupService, in: suite.folder, directory: suite.profiles.address,
      options: ["--store=sqlite:\(suite.folder.path)/misled.db"])
    defer { misled.end() }
    let groups = GroupsClient(try suite.channel(to: misled.address))
    let error = await status {
      _ = try await groups.createGroup(
        CreateGroupRequest(creatorID: people[0].id, memberEmails: ["bob@example.com"]))
    }
    #expect(error?.code == .unavailable)
    let log = await misled.logLine("handler failed")
    #expect(
      log?.contains("isn't spiffe://rollcall.test/user-directory: its certificate bears") == true,
      "\(log ?? "no line")")
  }

  @Test("bytes that are no TLS are refused, named in the log, and disturb nobody")
  func plainText() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let client = PlainClient(port: suite.directory.port)
    client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(client.readToEnd() != nil)
    let line = await suite.directory.logLine("connection refused")
    #expect(line?.contains("the client doesn't speak TLS") == true, "\(line ?? "no line")")
    #expect(line?.contains("an HTTP request in plain text") == true)
    #expect(try await suite.people("ana@example.com").count == 1)
  }
}
