import TLS
import TestSupport
import Testing

@Suite("The development certificates")
struct DevelopmentCertificatesTests {
  let folder: TemporaryFolder
  let now = UTCTime.now
  static let names = ["user-directory", "group-service", "operator"]

  init() throws {
    self.folder = try TemporaryFolder()
  }

  @discardableResult
  private func write(at time: UTCTime? = nil) throws(TLSFailure) -> DevelopmentCertificates {
    try CertificateAuthority.writeDevelopmentCertificates(
      to: self.folder.path, trustDomain: "rollcall.test", names: Self.names, now: time ?? self.now)
  }

  private func outcome(of name: String, in written: DevelopmentCertificates)
    -> DevelopmentCertificates.Entry.Outcome?
  {
    written.entries.first { $0.path == "\(self.folder.path)/\(name).pem" }?.outcome
  }

  @Test("are an authority and one certificate per name, whose keys only the owner reads")
  func files() throws {
    let written = try self.write()
    #expect(written.entries.map(\.outcome) == [.created, .created, .created, .created])
    #expect(
      self.folder.names == [
        "ca.key", "ca.pem", "group-service.key", "group-service.pem", "operator.key",
        "operator.pem", "user-directory.key", "user-directory.pem",
      ])
    for name in self.folder.names {
      #expect(self.folder.mode(name) == (name.hasSuffix(".key") ? 0o600 : 0o644))
    }
  }

  @Test("name a service by its URI and by where it runs", arguments: names)
  func identities(_ name: String) throws {
    try self.write()
    let credentials = try TLSCredentials(directory: self.folder.path, name: name)
    let certificate = try #require(credentials.certificate)
    #expect(certificate.uriNames == ["spiffe://rollcall.test/\(name)"])
    #expect(certificate.dnsNames == ["localhost", name])
    #expect(certificate.notAfter == self.now.advanced(byDays: 365))
  }

  @Test("are good for a connection")
  func connection() throws {
    try self.write()
    let path = self.folder.path
    let pair = try Handshake(
      client: try TLSContext(
        client: TLSCredentials(directory: path, name: "operator"), alpn: ["h2"]),
      server: try TLSContext(
        server: TLSCredentials(directory: path, name: "group-service"), alpn: ["h2"]),
      serverName: "spiffe://rollcall.test/group-service")
    pair.run()
    #expect(pair.clientFailure == nil)
    #expect(pair.clientCertificate?.spiffeIdentity?.name == "operator")
  }

  @Test("stay as they are when written again")
  func secondRun() throws {
    try self.write()
    let before = self.folder.names.map { self.folder.read($0) }
    let written = try self.write()
    #expect(written.entries.map(\.outcome) == [.kept, .kept, .kept, .kept])
    #expect(self.folder.names.map { self.folder.read($0) } == before)
  }

  static let damages = [
    ("group-service.pem", "missing"), ("group-service.key", "missing"),
    ("group-service.pem", "cut off"), ("group-service.key", "cut off"),
    ("group-service.pem", "of another"), ("group-service.key", "of another"),
  ]

  @Test("are renewed one by one where they are damaged", arguments: damages)
  func damaged(_ name: String, _ damage: String) throws {
    try self.write()
    switch damage {
    case "missing": self.folder.remove(name)
    case "cut off": self.folder.write(Array(self.folder.read(name).prefix(90)), to: name)
    default:
      let other = name.hasSuffix(".key") ? "operator.key" : "operator.pem"
      self.folder.write(self.folder.read(other), to: name)
    }
    let written = try self.write()
    #expect(self.outcome(of: "ca", in: written) == .kept)
    #expect(self.outcome(of: "operator", in: written) == .kept)
    #expect(self.outcome(of: "group-service", in: written) != .kept)
    _ = try TLSCredentials(directory: self.folder.path, name: "group-service")
  }

  @Test("are renewed a week before they end, and the reason is told")
  func nearTheEnd() throws {
    try self.write()
    let late = self.now.advanced(byDays: 359)
    let written = try self.write(at: late)
    let end = self.now.advanced(byDays: 365)
    #expect(self.outcome(of: "ca", in: written) == .kept)
    #expect(
      self.outcome(of: "operator", in: written)
        == .renewed("\(self.folder.path)/operator.pem is valid until \(end) only"))
  }

  @Test("are all renewed with an authority that is damaged or at its end")
  func newAuthority() throws {
    try self.write()
    self.folder.write(Array(self.folder.read("ca.pem").prefix(200)), to: "ca.pem")
    let written = try self.write()
    #expect(written.entries.allSatisfy { $0.outcome != .kept })
    for name in Self.names { _ = try TLSCredentials(directory: self.folder.path, name: name) }
    let later = try self.write(at: self.now.advanced(byDays: 3649))
    #expect(later.entries.allSatisfy { $0.outcome != .kept })
  }

  @Test("don't need the authority's key as long as nothing has to be signed")
  func withoutKey() throws {
    try self.write()
    self.folder.remove("ca.key")
    let written = try self.write()
    #expect(written.entries.map(\.outcome) == [.kept, .kept, .kept, .kept])
    self.folder.remove("operator.pem")
    let failure = #expect(throws: TLSFailure.self) { try self.write() }
    #expect(
      failure?.message.hasPrefix(
        "\(self.folder.path)/operator.pem has to be written, but the authority in "
          + "\(self.folder.path)/ca.pem can't sign it: \(self.folder.path)/ca.key doesn't exist")
        == true)
  }

  static let badNames = ["", "ca", "a/b", "..", "Zoë", "with space"]

  @Test("refuse a name that can't be one before anything is written", arguments: badNames)
  func badName(_ name: String) throws {
    let failure = #expect(throws: TLSFailure.self) {
      try CertificateAuthority.writeDevelopmentCertificates(
        to: self.folder.path, trustDomain: "rollcall.test", names: ["operator", name])
    }
    #expect(failure?.reason == .badCredentials)
    #expect(self.folder.names.isEmpty)
  }

  @Test("say which folder can't be made")
  func noFolder() throws {
    self.folder.write([], to: "file")
    let path = "\(self.folder.path)/file/certs"
    let failure = #expect(throws: TLSFailure.self) {
      try CertificateAuthority.writeDevelopmentCertificates(
        to: path, trustDomain: "rollcall.test", names: [])
    }
    #expect(failure?.description == "the folder \(path) can't be made (Not a directory)")
  }

  @Test("refuse an IP address that isn't one")
  func badAddress() throws {
    let authority = try CertificateAuthority(
      name: "Test", notBefore: self.now, notAfter: self.now.advanced(byDays: 1))
    let failure = #expect(throws: TLSFailure.self) {
      _ = try authority.issue(
        CertificateRequest(
          commonName: "a", ipAddresses: ["127.0.0.256"], notBefore: self.now,
          notAfter: self.now.advanced(byDays: 1)))
    }
    #expect(failure?.message == "\"127.0.0.256\" isn't an IP address")
  }

  @Test("keep a comma in a name from becoming another name")
  func injection() throws {
    let authority = try CertificateAuthority(
      name: "Test", notBefore: self.now.advanced(byDays: -1), notAfter: self.now.advanced(byDays: 9)
    )
    let issued = try authority.issue(
      CertificateRequest(
        commonName: "a,CN=b", uriNames: ["spiffe://t/a,DNS:evil"], dnsNames: ["x,URI:y"],
        notBefore: self.now.advanced(byDays: -1), notAfter: self.now.advanced(byDays: 1)))
    self.folder.write(try authority.certificatePEM(), to: "ca.pem")
    self.folder.write(issued.certificatePEM, to: "a.pem")
    self.folder.write(issued.keyPEM, to: "a.key")
    let certificate = try TLSCredentials(directory: self.folder.path, name: "a").certificate
    #expect(certificate?.commonName == "a,CN=b")
    #expect(certificate?.uriNames == ["spiffe://t/a,DNS:evil"])
    #expect(certificate?.dnsNames == ["x,URI:y"])
    #expect(certificate?.spiffeIdentity == nil)
  }
}
