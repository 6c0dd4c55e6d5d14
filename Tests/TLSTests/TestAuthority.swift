import TLS
import TestSupport

/// Credentials that a test needs, from an authority of its own.
struct TestAuthority {
  let folder: TemporaryFolder
  let now = UTCTime.now
  private let authority: CertificateAuthority

  init(from: Int64 = -400, to: Int64 = 400) throws {
    self.folder = try TemporaryFolder()
    self.authority = try CertificateAuthority(
      name: "Test authority", notBefore: self.now.advanced(byDays: from),
      notAfter: self.now.advanced(byDays: to))
    self.folder.write(try self.authority.certificatePEM(), to: "ca.pem")
  }

  /// Writes and reads a certificate with all the names of a development certificate. `readAt` is
  /// for one that isn't valid today.
  func credentials(
    _ name: String, uri: String? = nil, from: Int64 = -1, to: Int64 = 30, readAt: UTCTime? = nil
  ) throws -> TLSCredentials {
    let issued = try self.authority.issue(
      CertificateRequest(
        commonName: name, uriNames: [uri ?? "spiffe://rollcall.test/\(name)"],
        dnsNames: ["localhost", name], ipAddresses: ["127.0.0.1", "::1"],
        notBefore: self.now.advanced(byDays: from), notAfter: self.now.advanced(byDays: to)))
    self.folder.write(issued.certificatePEM, to: "\(name).pem")
    self.folder.write(issued.keyPEM, to: "\(name).key")
    return try TLSCredentials(
      directory: self.folder.path, name: name, now: readAt ?? self.now)
  }

  func server(_ name: String = "group-service", alpn: [String] = ["rollcall/1", "h2"]) throws
    -> TLSContext
  {
    try TLSContext(server: try self.credentials(name), alpn: alpn)
  }

  func client(_ name: String = "operator", alpn: [String] = ["rollcall/1"]) throws -> TLSContext {
    try TLSContext(client: try self.credentials(name), alpn: alpn)
  }
}
