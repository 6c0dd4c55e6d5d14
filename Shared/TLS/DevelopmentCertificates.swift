/// The certificates folder that `rollcall certs DIR` writes: an authority and, signed by it, one
/// certificate per name.
package struct DevelopmentCertificates: Sendable, Hashable {
  /// What became of one certificate and its key.
  package struct Entry: Sendable, Hashable {
    package enum Outcome: Sendable, Hashable {
      case kept
      case created
      /// With what was wrong with the one before.
      case renewed(String)
    }

    /// The path of the certificate.
    package let path: String
    package let outcome: Outcome
    package let notAfter: UTCTime
  }

  /// The authority first, then the names in their order.
  package let entries: [Entry]
}

extension CertificateAuthority {
  private static let authorityDays: Int64 = 3650
  private static let leafDays: Int64 = 365
  /// What ends sooner than this is renewed.
  private static let renewalDays: Int64 = 7

  /// Writes an authority and a certificate per name, and keeps what is there and still good.
  ///
  /// Missing, damaged, mismatched and expired certificates are written anew, all of them if the
  /// authority has to be. A key has mode 0600; no file is ever seen half written.
  ///
  /// - Throws: `.badCredentials`: the folder can't be written, a name can't be one, or the key of
  ///   an authority that is still valid is missing, so that nothing more can be signed by it.
  @discardableResult
  package static func writeDevelopmentCertificates(
    to directory: String, trustDomain: String, names: [String], now: UTCTime = .now
  ) throws(TLSFailure) -> DevelopmentCertificates {
    for name in names { try Self.check(name: name, trustDomain: trustDomain) }
    let files = CertificateFiles(directory: directory)
    try files.makeDirectory()
    let (signer, authorityEntry) = try Self.authority(in: files, now: now)
    var entries = [authorityEntry]
    for name in names {
      let request = Self.request(name: name, trustDomain: trustDomain, now: now)
      entries.append(
        try Self.keepOrIssue(request, in: files, signer: signer, now: now))
    }
    return DevelopmentCertificates(entries: entries)
  }

  private enum Signer {
    case authority(CertificateAuthority)
    /// Valid, but it can't sign; with the reason.
    case keyless(String)
  }

  private static func check(name: String, trustDomain: String) throws(TLSFailure) {
    let isName = !name.contains("/") && !name.isEmpty && name != "ca"
    guard isName, SPIFFEIdentity(trustDomain: trustDomain, name: name) != nil else {
      throw TLSFailure(
        .badCredentials,
        "\"\(name)\" of the trust domain \"\(trustDomain)\" can't be the name of a certificate: "
          + "letters, digits, '-', '_' and '.' only, and not \"ca\"; the domain in lower case")
    }
  }

  private static func request(name: String, trustDomain: String, now: UTCTime)
    -> CertificateRequest
  {
    CertificateRequest(
      commonName: name, uriNames: ["spiffe://\(trustDomain)/\(name)"],
      dnsNames: ["localhost", name], ipAddresses: ["127.0.0.1", "::1"],
      // A day back, for machines whose clocks are behind.
      notBefore: now.advanced(byDays: -1), notAfter: now.advanced(byDays: Self.leafDays))
  }

  private static func authority(in files: CertificateFiles, now: UTCTime) throws(TLSFailure)
    -> (Signer, DevelopmentCertificates.Entry)
  {
    let problem: TLSFailure
    do {
      let bytes = try files.read(files.authority)
      let facts = try files.authorityFacts(bytes, validAt: now.advanced(byDays: Self.renewalDays))
      let entry = DevelopmentCertificates.Entry(
        path: files.authority, outcome: .kept, notAfter: facts.notAfter)
      do throws(TLSFailure) {
        let key = try files.read(files.authorityKey)
        return (.authority(try CertificateAuthority(certificatePEM: bytes, keyPEM: key)), entry)
      } catch {
        return (.keyless(error.description), entry)
      }
    } catch {
      problem = error
    }
    let isNew = !FileContents.exists(files.authority)
    let notAfter = now.advanced(byDays: Self.authorityDays)
    let authority = try CertificateAuthority(
      name: "Rollcall development authority", notBefore: now.advanced(byDays: -1),
      notAfter: notAfter)
    // The key first: a run that ends in between leaves no authority that can't sign.
    try files.write(try authority.keyPEM(), to: files.authorityKey, isSecret: true)
    try files.write(try authority.certificatePEM(), to: files.authority, isSecret: false)
    let entry = DevelopmentCertificates.Entry(
      path: files.authority, outcome: isNew ? .created : .renewed(problem.message),
      notAfter: notAfter)
    return (.authority(authority), entry)
  }

  private static func keepOrIssue(
    _ request: CertificateRequest, in files: CertificateFiles, signer: Signer, now: UTCTime
  ) throws(TLSFailure) -> DevelopmentCertificates.Entry {
    let name = request.commonName
    let path = files.certificate(of: name)
    let problem: String
    do {
      let facts = try TLSCredentials(directory: files.directory, name: name, now: now).certificate
      if let facts, facts.uriNames == request.uriNames, facts.dnsNames == request.dnsNames {
        if facts.notAfter > now.advanced(byDays: Self.renewalDays) {
          return DevelopmentCertificates.Entry(path: path, outcome: .kept, notAfter: facts.notAfter)
        }
        problem = "\(path) is valid until \(facts.notAfter) only"
      } else {
        problem = "\(path) bears other names"
      }
    } catch {
      problem = error.message
    }
    let isNew = !FileContents.exists(path)
    let issued: IssuedCertificate
    switch signer {
    case .authority(let authority): issued = try authority.issue(request)
    case .keyless(let reason):
      throw TLSFailure(
        .badCredentials,
        "\(path) has to be written, but the authority in \(files.authority) can't sign it: "
          + "\(reason); bring its key, or delete \(files.authority) to begin with a new authority")
    }
    try files.write(issued.keyPEM, to: files.key(of: name), isSecret: true)
    try files.write(issued.certificatePEM, to: path, isSecret: false)
    return DevelopmentCertificates.Entry(
      path: path, outcome: isNew ? .created : .renewed(problem), notAfter: request.notAfter)
  }
}
