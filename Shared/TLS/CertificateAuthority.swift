internal import COpenSSL

/// An authority that signs certificates, for development and tests; production brings its own.
///
/// Keys are ECDSA on P-256.
package final class CertificateAuthority {
  private let certificate: CertificateHandle
  private let key: PrivateKeyHandle

  /// A new authority with a key of its own.
  package init(name: String, notBefore: UTCTime, notAfter: UTCTime) throws(TLSFailure) {
    let key = try Self.newKey()
    let draft = try CertificateDraft(commonName: name, notBefore: notBefore, notAfter: notAfter)
    try draft.setPublicKey(of: key)
    try draft.setIssuer(draft.certificate)
    // The identifiers come first: that of the issuer is copied from the certificate that signs.
    try draft.add(.subjectKeyIdentifier, issuer: draft.certificate)
    try draft.add(.authority, issuer: draft.certificate)
    try draft.add(.authorityKeyUsage, issuer: draft.certificate)
    self.certificate = try draft.signed(with: key)
    self.key = key
  }

  /// One that was made before.
  ///
  /// - Throws: `.badCredentials` if either isn't whole or the two don't belong together.
  package init(certificatePEM: [UInt8], keyPEM: [UInt8]) throws(TLSFailure) {
    let certificate = try PEM.certificates(in: certificatePEM)[0]
    let key = try PEM.privateKey(in: keyPEM)
    guard unsafe X509_check_private_key(certificate.handle.raw, key.raw) == 1 else {
      ErrorQueue.clear()
      throw TLSFailure(.badCredentials, "the authority's certificate and key don't belong together")
    }
    self.certificate = try certificate.handle.copy()
    self.key = key
  }

  package func certificatePEM() throws(TLSFailure) -> [UInt8] {
    try PEM.text(of: self.certificate)
  }

  package func keyPEM() throws(TLSFailure) -> [UInt8] {
    try PEM.text(of: self.key)
  }

  /// Makes a key and signs a certificate for it.
  package func issue(_ request: CertificateRequest) throws(TLSFailure) -> IssuedCertificate {
    let key = try Self.newKey()
    let draft = try CertificateDraft(
      commonName: request.commonName, notBefore: request.notBefore, notAfter: request.notAfter)
    try draft.setPublicKey(of: key)
    try draft.setIssuer(self.certificate)
    try draft.add(.subjectKeyIdentifier, issuer: self.certificate)
    try draft.add(.authorityKeyIdentifier, issuer: self.certificate)
    try draft.add(.noAuthority, issuer: self.certificate)
    try draft.add(.signatureKeyUsage, issuer: self.certificate)
    try draft.add(.serverAndClientUsage, issuer: self.certificate)
    try draft.setAlternativeNames(request)
    let certificate = try draft.signed(with: self.key)
    return IssuedCertificate(
      certificatePEM: try PEM.text(of: certificate), keyPEM: try PEM.text(of: key))
  }

  private static func newKey() throws(TLSFailure) -> PrivateKeyHandle {
    ErrorQueue.clear()
    guard let raw = unsafe shim_EVP_EC_gen_P256() else {
      throw ErrorQueue.libraryFailure("make a key on P-256")
    }
    return unsafe PrivateKeyHandle(owning: raw)
  }
}

/// Whom a certificate is for.
package struct CertificateRequest: Sendable {
  package var commonName: String
  package var uriNames: [String]
  package var dnsNames: [String]
  package var ipAddresses: [String]
  package var notBefore: UTCTime
  package var notAfter: UTCTime

  package init(
    commonName: String, uriNames: [String] = [], dnsNames: [String] = [],
    ipAddresses: [String] = [], notBefore: UTCTime, notAfter: UTCTime
  ) {
    self.commonName = commonName
    self.uriNames = uriNames
    self.dnsNames = dnsNames
    self.ipAddresses = ipAddresses
    self.notBefore = notBefore
    self.notAfter = notAfter
  }
}

/// A certificate and its private key.
package struct IssuedCertificate: Sendable {
  package let certificatePEM: [UInt8]
  package let keyPEM: [UInt8]
}
