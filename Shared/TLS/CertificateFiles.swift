internal import COpenSSL

/// The files of a certificates folder and what is wrong with them, each failure with its file and
/// its remedy.
struct CertificateFiles {
  let directory: String
  let authority: String
  /// Written by somebody else: we know of no remedy.
  private let isForeign: Bool

  init(directory: String) {
    self.directory = directory
    self.authority = "\(directory)/ca.pem"
    self.isForeign = false
  }

  /// Files that lie anywhere.
  init(foreignAuthority path: String) {
    self.directory = ""
    self.authority = path
    self.isForeign = true
  }

  var authorityKey: String { "\(self.directory)/ca.key" }

  func certificate(of name: String) -> String { "\(self.directory)/\(name).pem" }
  func key(of name: String) -> String { "\(self.directory)/\(name).key" }

  private var remedy: String {
    self.isForeign ? "name another file" : "`rollcall certs \(self.directory)` writes it"
  }

  func read(_ path: String) throws(TLSFailure) -> [UInt8] {
    do {
      return try FileContents.read(path)
    } catch {
      if error.isMissing {
        throw TLSFailure(.badCredentials, "\(path) doesn't exist; \(self.remedy)")
      }
      throw TLSFailure(.badCredentials, "\(path) can't be read", detail: error.description)
    }
  }

  func makeDirectory() throws(TLSFailure) {
    do {
      try FileContents.makeDirectory(self.directory)
    } catch {
      throw TLSFailure(
        .badCredentials, "the folder \(self.directory) can't be made", detail: error.description)
    }
  }

  func write(_ bytes: [UInt8], to path: String, isSecret: Bool) throws(TLSFailure) {
    do {
      try FileContents.write(bytes, to: path, mode: isSecret ? 0o600 : 0o644)
    } catch {
      throw TLSFailure(.badCredentials, "\(path) can't be written", detail: error.description)
    }
  }

  func certificates(in path: String, _ bytes: [UInt8]) throws(TLSFailure) -> [PEM.Certificate] {
    do {
      return try PEM.certificates(in: bytes)
    } catch {
      throw self.damaged(path, error)
    }
  }

  func privateKey(in path: String, _ bytes: [UInt8]) throws(TLSFailure) -> PrivateKeyHandle {
    do {
      return try PEM.privateKey(in: bytes)
    } catch {
      throw self.damaged(path, error)
    }
  }

  /// Checks that the certificate belongs to the key, is valid now and leads to an authority.
  ///
  /// - Parameter authorities: `nil` if those who look at the certificate have others.
  func checkedFacts(
    _ path: String, chain: [PEM.Certificate], key: borrowing PrivateKeyHandle,
    authorities: [PEM.Certificate]?, now: UTCTime
  ) throws(TLSFailure) -> PeerCertificate {
    guard let leaf = chain.first, let facts = leaf.handle.facts() else {
      throw TLSFailure(.badCredentials, "\(path) holds no certificate that can be read")
    }
    ErrorQueue.clear()
    guard unsafe X509_check_private_key(leaf.handle.raw, key.raw) == 1 else {
      ErrorQueue.clear()
      throw TLSFailure(
        .badCredentials,
        self.isForeign
          ? "\(path) and its key don't belong together"
          : "\(path) and the key beside it don't belong together; delete both and "
            + "`rollcall certs \(self.directory)` writes them anew")
    }
    if facts.notAfter < now {
      throw TLSFailure(
        .certificateExpired,
        "\(path) expired on \(facts.notAfter)" + (self.isForeign ? "" : "; \(self.remedy) anew"))
    }
    if now < facts.notBefore {
      throw TLSFailure(
        .certificateNotYetValid,
        "\(path) isn't valid before \(facts.notBefore), and the clock here says \(now)")
    }
    if let authorities { try self.checkChain(path, chain, authorities: authorities, now: now) }
    return facts
  }

  /// What the authority's certificate says, if it can be read and is valid at that time.
  func authorityFacts(_ bytes: [UInt8], validAt time: UTCTime) throws(TLSFailure)
    -> PeerCertificate
  {
    guard let facts = try self.certificates(in: self.authority, bytes)[0].handle.facts() else {
      throw TLSFailure(.badCredentials, "\(self.authority) holds no certificate that can be read")
    }
    guard time <= facts.notAfter else {
      throw TLSFailure(
        .certificateExpired, "\(self.authority) ends on \(facts.notAfter); \(self.remedy) anew")
    }
    return facts
  }

  private func damaged(_ path: String, _ cause: TLSFailure) -> TLSFailure {
    guard cause.reason == .badCredentials else { return cause }
    return TLSFailure(
      .badCredentials,
      "\(path) is damaged or only half written: \(cause.message)"
        + (self.isForeign ? "" : "; delete it and \(self.remedy) anew"),
      detail: cause.detail)
  }

  private func checkChain(
    _ path: String, _ chain: [PEM.Certificate], authorities: [PEM.Certificate], now: UTCTime
  ) throws(TLSFailure) {
    let store = unsafe X509_STORE_new()
    let between = unsafe shim_X509_stack_new()
    let verification = unsafe X509_STORE_CTX_new()
    defer {
      unsafe X509_STORE_CTX_free(verification)
      unsafe shim_X509_stack_free(between)
      unsafe X509_STORE_free(store)
    }
    for authority in authorities { unsafe X509_STORE_add_cert(store, authority.handle.raw) }
    for certificate in chain.dropFirst() {
      unsafe shim_X509_stack_push1(between, certificate.handle.raw)
    }
    guard unsafe X509_STORE_CTX_init(verification, store, chain[0].handle.raw, between) == 1 else {
      throw ErrorQueue.libraryFailure("check a certificate")
    }
    unsafe X509_STORE_CTX_set_time(verification, 0, time_t(now.secondsSince1970))
    guard unsafe X509_verify_cert(verification) == 1 else {
      let verdict = unsafe X509_STORE_CTX_get_error(verification)
      ErrorQueue.clear()
      let words = unsafe String(cString: X509_verify_cert_error_string(Int(verdict)))
      throw TLSFailure(
        .unknownAuthority,
        "\(path) isn't signed by the authority in \(self.authority), or that one has expired; use "
          + "the two files of one authority", detail: words)
    }
  }
}
