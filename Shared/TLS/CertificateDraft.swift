internal import COpenSSL

/// A certificate that isn't signed yet.
struct CertificateDraft: ~Copyable {
  let certificate: CertificateHandle

  /// The extensions of RFC 5280, section 4.2, whose text is constant.
  enum Extension {
    case authority
    case noAuthority
    case authorityKeyUsage
    case signatureKeyUsage
    case serverAndClientUsage
    case subjectKeyIdentifier
    case authorityKeyIdentifier

    fileprivate var form: (nid: Int32, text: String) {
      switch self {
      case .authority: (NID_basic_constraints, "critical,CA:TRUE,pathlen:0")
      case .noAuthority: (NID_basic_constraints, "critical,CA:FALSE")
      case .authorityKeyUsage: (NID_key_usage, "critical,keyCertSign,cRLSign")
      case .signatureKeyUsage: (NID_key_usage, "critical,digitalSignature")
      case .serverAndClientUsage: (NID_ext_key_usage, "serverAuth,clientAuth")
      case .subjectKeyIdentifier: (NID_subject_key_identifier, "hash")
      case .authorityKeyIdentifier: (NID_authority_key_identifier, "keyid:always")
      }
    }
  }

  /// With a random serial number.
  init(commonName: String, notBefore: UTCTime, notAfter: UTCTime) throws(TLSFailure) {
    ErrorQueue.clear()
    guard let raw = unsafe X509_new() else { throw ErrorQueue.libraryFailure("make a certificate") }
    let certificate = unsafe CertificateHandle(owning: raw)
    // Positive, of one length, and 126 bits of chance: RFC 5280, section 4.1.2.2.
    var serial = try SecureRandom.bytes(16)
    serial[0] = serial[0] & 0x7f | 0x40
    let number = unsafe BN_bin2bn(serial, Int32(serial.count), nil)
    defer { unsafe BN_free(number) }
    let name = Array(commonName.utf8)
    let isFilled =
      unsafe X509_set_version(raw, Int(X509_VERSION_3)) == 1
      && BN_to_ASN1_INTEGER(number, X509_get_serialNumber(raw)) != nil
      && ASN1_TIME_set(X509_getm_notBefore(raw), time_t(notBefore.secondsSince1970)) != nil
      && ASN1_TIME_set(X509_getm_notAfter(raw), time_t(notAfter.secondsSince1970)) != nil
      && X509_NAME_add_entry_by_NID(
        X509_get_subject_name(raw), NID_commonName, MBSTRING_UTF8, name, Int32(name.count), -1, 0)
        == 1
    guard isFilled else { throw ErrorQueue.libraryFailure("fill a certificate") }
    self.certificate = certificate
  }

  func setPublicKey(of key: borrowing PrivateKeyHandle) throws(TLSFailure) {
    guard unsafe X509_set_pubkey(self.certificate.raw, key.raw) == 1 else {
      throw ErrorQueue.libraryFailure("put a key into a certificate")
    }
  }

  func setIssuer(_ issuer: borrowing CertificateHandle) throws(TLSFailure) {
    let name = unsafe X509_get_subject_name(issuer.raw)
    guard unsafe X509_set_issuer_name(self.certificate.raw, name) == 1 else {
      throw ErrorQueue.libraryFailure("put an issuer into a certificate")
    }
  }

  func add(_ ext: Extension, issuer: borrowing CertificateHandle) throws(TLSFailure) {
    let (nid, text) = ext.form
    guard unsafe shim_X509_add_extension(self.certificate.raw, issuer.raw, nid, text) == 1 else {
      throw ErrorQueue.libraryFailure("put \(text) into a certificate")
    }
  }

  /// Built name by name and not from a text, in which a comma in a name would start another one.
  func setAlternativeNames(_ request: CertificateRequest) throws(TLSFailure) {
    guard let names = unsafe GENERAL_NAMES_new() else {
      throw ErrorQueue.libraryFailure("put names into a certificate")
    }
    defer { unsafe GENERAL_NAMES_free(names) }
    for uri in request.uriNames { unsafe Self.append(Self.text(uri), GEN_URI, to: names) }
    for host in request.dnsNames { unsafe Self.append(Self.text(host), GEN_DNS, to: names) }
    for address in request.ipAddresses {
      guard let octets = unsafe a2i_IPADDRESS(address) else {
        throw TLSFailure(.badCredentials, "\"\(address)\" isn't an IP address")
      }
      unsafe Self.append(octets, GEN_IPADD, to: names)
    }
    let expected = request.uriNames.count + request.dnsNames.count + request.ipAddresses.count
    guard expected > 0 else { return }
    guard unsafe Int(shim_GENERAL_NAMES_count(names)) == expected,
      unsafe X509_add1_ext_i2d(
        self.certificate.raw, NID_subject_alt_name, UnsafeMutableRawPointer(names), 0, 0) == 1
    else { throw ErrorQueue.libraryFailure("put names into a certificate") }
  }

  consuming func signed(with key: borrowing PrivateKeyHandle) throws(TLSFailure)
    -> CertificateHandle
  {
    // X509_sign gives back the length of the signature.
    guard unsafe X509_sign(self.certificate.raw, key.raw, EVP_sha256()) > 0 else {
      throw ErrorQueue.libraryFailure("sign a certificate")
    }
    return self.certificate
  }

  private static func text(_ name: String) -> UnsafeMutablePointer<ASN1_STRING>? {
    let string = unsafe ASN1_STRING_type_new(V_ASN1_IA5STRING)
    let bytes = Array(name.utf8)
    unsafe ASN1_STRING_set(string, bytes, Int32(bytes.count))
    return unsafe string
  }

  /// Takes over `value`.
  private static func append(
    _ value: UnsafeMutablePointer<ASN1_STRING>?, _ kind: Int32, to names: OpaquePointer
  ) {
    guard let value = unsafe value, let name = unsafe GENERAL_NAME_new() else { return }
    unsafe GENERAL_NAME_set0_value(name, kind, value)
    if unsafe shim_GENERAL_NAMES_push(names, name) == 0 { unsafe GENERAL_NAME_free(name) }
  }
}
