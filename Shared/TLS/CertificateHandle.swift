internal import COpenSSL

/// An X.509 certificate of OpenSSL, freed with the value that owns it.
@safe struct CertificateHandle: ~Copyable {
  let raw: OpaquePointer

  /// Takes over one reference.
  init(owning raw: OpaquePointer) {
    unsafe self.raw = raw
  }

  deinit { unsafe X509_free(self.raw) }

  /// Another owner of the same certificate.
  func copy() throws(TLSFailure) -> CertificateHandle {
    guard unsafe X509_up_ref(self.raw) == 1 else {
      throw ErrorQueue.libraryFailure("share a certificate")
    }
    return unsafe CertificateHandle(owning: self.raw)
  }

  /// What a certificate that belongs to somebody else says.
  static func facts(of raw: OpaquePointer) -> PeerCertificate? {
    guard unsafe X509_up_ref(raw) == 1 else { return nil }
    return unsafe CertificateHandle(owning: raw).facts()
  }

  /// `nil` if the certificate holds a date that isn't one.
  func facts() -> PeerCertificate? {
    let notBefore = unsafe UTCTime(asn1: X509_get0_notBefore(self.raw))
    let notAfter = unsafe UTCTime(asn1: X509_get0_notAfter(self.raw))
    guard let notBefore, let notAfter else { return nil }
    var uris: [String] = []
    var hosts: [String] = []
    self.forEachAlternativeName { kind, text in
      switch kind {
      case GEN_URI: uris.append(text)
      case GEN_DNS: hosts.append(text)
      default: break
      }
    }
    return PeerCertificate(
      commonName: self.commonName, uriNames: uris, dnsNames: hosts, notBefore: notBefore,
      notAfter: notAfter, serial: self.serial)
  }

  var commonName: String? {
    let subject = unsafe X509_get_subject_name(self.raw)
    let index = unsafe X509_NAME_get_index_by_NID(subject, NID_commonName, -1)
    guard index >= 0 else { return nil }
    let entry = unsafe X509_NAME_get_entry(subject, index)
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = unsafe ASN1_STRING_to_UTF8(&bytes, X509_NAME_ENTRY_get_data(entry))
    guard count >= 0, let bytes = unsafe bytes else { return nil }
    defer { unsafe CRYPTO_free(bytes, #file, #line) }
    return unsafe String(
      validating: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }

  var serial: String {
    let number = unsafe X509_get0_serialNumber(self.raw)
    let bytes = unsafe ASN1_STRING_get0_data(number)
    guard let bytes = unsafe bytes else { return "0" }
    let buffer = unsafe UnsafeBufferPointer(start: bytes, count: Int(ASN1_STRING_length(number)))
    return unsafe Hexadecimal.text(Array(buffer))
  }

  /// The URI and DNS names among the subject's alternative names. A name that isn't UTF-8 is left
  /// out: it can't be the one that somebody asks for.
  private func forEachAlternativeName(_ body: (_ kind: Int32, _ text: String) -> Void) {
    let decoded = unsafe X509_get_ext_d2i(self.raw, NID_subject_alt_name, nil, nil)
    guard let decoded = unsafe decoded else { return }
    let names = OpaquePointer(decoded)
    defer { unsafe GENERAL_NAMES_free(names) }
    let count = unsafe shim_GENERAL_NAMES_count(names)
    for index in 0..<max(count, 0) {
      var kind: Int32 = 0
      let value = unsafe GENERAL_NAME_get0_value(shim_GENERAL_NAMES_at(names, index), &kind)
      guard kind == GEN_URI || kind == GEN_DNS, let value = unsafe value else { continue }
      let string = unsafe value.assumingMemoryBound(to: ASN1_STRING.self)
      guard let bytes = unsafe ASN1_STRING_get0_data(string) else { continue }
      let buffer = unsafe UnsafeBufferPointer(start: bytes, count: Int(ASN1_STRING_length(string)))
      if let text = unsafe String(validating: buffer, as: UTF8.self) { body(kind, text) }
    }
  }
}

/// A private key of OpenSSL, freed with the value that owns it.
@safe struct PrivateKeyHandle: ~Copyable {
  let raw: OpaquePointer

  /// Takes over one reference.
  init(owning raw: OpaquePointer) {
    unsafe self.raw = raw
  }

  deinit { unsafe EVP_PKEY_free(self.raw) }
}

/// Bytes as two digits each.
package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  package static func text(_ bytes: [UInt8]) -> String {
    String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// - Returns: `nil` for anything but an even number of digits.
  package static func bytes(_ text: String) -> [UInt8]? {
    let values = text.utf8.map { digits.firstIndex(of: $0) }
    guard values.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: values.count, by: 2) {
      guard let high = values[index], let low = values[index + 1] else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    return bytes
  }
}
