import Foundation
import TLS
import TestSupport

extension TemporaryFolder {
  /// Adds a certificate to a folder of certificates, or takes the place of the one of this name.
  ///
  /// - Parameter authority: The folder's own if `nil`.
  func addCertificate(
    _ name: String, signedBy authority: CertificateAuthority? = nil,
    trustDomain: String = "rollcall.test", validForDays days: ClosedRange<Int64> = -1...1
  ) throws {
    let authority =
      try authority
      ?? CertificateAuthority(certificatePEM: read("ca.pem"), keyPEM: read("ca.key"))
    let issued = try authority.issue(
      CertificateRequest(
        commonName: name, uriNames: ["spiffe://\(trustDomain)/\(name)"],
        dnsNames: ["localhost"], ipAddresses: ["127.0.0.1"],
        notBefore: UTCTime.now.advanced(byDays: days.lowerBound),
        notAfter: UTCTime.now.advanced(byDays: days.upperBound)))
    try write(issued.certificatePEM, to: "\(name).pem")
    try write(issued.keyPEM, to: "\(name).key")
  }

  func read(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(of: file))))
  }

  func write(_ bytes: [UInt8], to file: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(of: file)))
  }
}

extension CertificateAuthority {
  /// One that no service in a test trusts.
  static func stranger() throws -> CertificateAuthority {
    try CertificateAuthority(
      name: "Strangers", notBefore: UTCTime.now.advanced(byDays: -1),
      notAfter: UTCTime.now.advanced(byDays: 1))
  }
}
