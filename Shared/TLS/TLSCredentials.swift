/// The certificates and the key that one end of a connection uses, read from the folder layout of
/// `rollcall certs DIR`: `ca.pem`, `NAME.pem`, `NAME.key`.
package struct TLSCredentials: Sendable {
  let authorityPEM: [UInt8]
  let chainPEM: [UInt8]?
  let keyPEM: [UInt8]?

  /// The own certificate.
  package let certificate: PeerCertificate?

  /// Reads `DIR/ca.pem`, `DIR/NAME.pem` (the own certificate, then what lies between it and the
  /// authority) and `DIR/NAME.key`, and checks that they go together and are valid now.
  ///
  /// - Throws: `.badCredentials`, `.certificateExpired`, `.certificateNotYetValid` or
  ///   `.unknownAuthority`: one sentence that names the file and says what to do.
  package init(directory: String, name: String, now: UTCTime = .now) throws(TLSFailure) {
    let files = CertificateFiles(directory: directory)
    self.authorityPEM = try files.read(files.authority)
    let authorities = try files.certificates(in: files.authority, self.authorityPEM)
    let chainPEM = try files.read(files.certificate(of: name))
    let chain = try files.certificates(in: files.certificate(of: name), chainPEM)
    let keyPEM = try files.read(files.key(of: name))
    let key = try files.privateKey(in: files.key(of: name), keyPEM)
    let facts = try files.checkedFacts(
      files.certificate(of: name), chain: chain, key: key, authorities: authorities, now: now)
    self.chainPEM = chainPEM
    self.keyPEM = keyPEM
    self.certificate = facts
  }

  /// Only the authority, `DIR/ca.pem`: for a client that checks its server and shows nothing of
  /// itself, which no server of Rollcall lets in.
  package init(authorityIn directory: String) throws(TLSFailure) {
    let files = CertificateFiles(directory: directory)
    self.authorityPEM = try files.read(files.authority)
    _ = try files.certificates(in: files.authority, self.authorityPEM)
    self.chainPEM = nil
    self.keyPEM = nil
    self.certificate = nil
  }

  /// For a client of servers that aren't Rollcall's, out of files that lie anywhere. Who signed the
  /// own certificate is for the server to judge.
  ///
  /// - Parameters:
  ///   - authorities: A file of the authorities that may have signed the server's certificate.
  ///   - own: The files of the own certificate, with what lies between it and its authority, and
  ///     of its key; `nil` to show none.
  package init(
    authorities: String, own: (certificate: String, key: String)?, now: UTCTime = .now
  ) throws(TLSFailure) {
    let files = CertificateFiles(foreignAuthority: authorities)
    self.authorityPEM = try files.read(authorities)
    _ = try files.certificates(in: authorities, self.authorityPEM)
    guard let own else {
      self.chainPEM = nil
      self.keyPEM = nil
      self.certificate = nil
      return
    }
    let chainPEM = try files.read(own.certificate)
    let chain = try files.certificates(in: own.certificate, chainPEM)
    let keyPEM = try files.read(own.key)
    let key = try files.privateKey(in: own.key, keyPEM)
    let facts = try files.checkedFacts(
      own.certificate, chain: chain, key: key, authorities: nil, now: now)
    self.chainPEM = chainPEM
    self.keyPEM = keyPEM
    self.certificate = facts
  }

  /// Whether the two came from the same bytes.
  package func isSame(as other: TLSCredentials) -> Bool {
    self.authorityPEM == other.authorityPEM && self.chainPEM == other.chainPEM
      && self.keyPEM == other.keyPEM
  }
}
