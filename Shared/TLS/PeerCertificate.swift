/// What a certificate says about its owner, read once.
package struct PeerCertificate: Sendable, Hashable {
  package let commonName: String?
  /// In the order of the certificate.
  package let uriNames: [String]
  package let dnsNames: [String]
  package let notBefore: UTCTime
  package let notAfter: UTCTime
  /// Lower-case hexadecimal digits.
  package let serial: String

  package init(
    commonName: String?, uriNames: [String], dnsNames: [String], notBefore: UTCTime,
    notAfter: UTCTime, serial: String
  ) {
    self.commonName = commonName
    self.uriNames = uriNames
    self.dnsNames = dnsNames
    self.notBefore = notBefore
    self.notAfter = notAfter
    self.serial = serial
  }

  /// The name as a workload, if the certificate bears exactly one URI and it is a SPIFFE ID.
  ///
  /// X509-SVID, section 2, forbids more than one: which of them counts would be anybody's guess.
  package var spiffeIdentity: SPIFFEIdentity? {
    guard self.uriNames.count == 1 else { return nil }
    return SPIFFEIdentity(uri: self.uriNames[0])
  }

  /// How a log or an error names this certificate.
  package var label: String {
    self.uriNames.first ?? self.commonName ?? self.dnsNames.first ?? "serial \(self.serial)"
  }
}
