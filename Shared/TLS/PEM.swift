internal import COpenSSL

/// The text form of certificates and keys, RFC 7468.
enum PEM {
  /// A certificate in an array: arrays don't hold noncopyable values.
  final class Certificate {
    let handle: CertificateHandle

    init(_ handle: consuming CertificateHandle) {
      self.handle = handle
    }
  }

  /// All certificates of a file, at least one.
  ///
  /// - Throws: `.badCredentials` without the name of the file, which the caller knows.
  static func certificates(in bytes: [UInt8]) throws(TLSFailure) -> [Certificate] {
    let input = try MemoryBIO(bytes)
    var certificates: [Certificate] = []
    while let raw = unsafe PEM_read_bio_X509(input.raw, nil, { _, _, _, _ in -1 }, nil) {
      unsafe certificates.append(Certificate(CertificateHandle(owning: raw)))
    }
    // The end of the input is told as "no start line", a block that is cut off as another error.
    let end = ErrorQueue.take()
    let isAtEnd = end?.library == ERR_LIB_PEM && end?.reason == PEM_R_NO_START_LINE
    guard isAtEnd, !certificates.isEmpty else {
      throw TLSFailure(.badCredentials, "no whole certificate in it", detail: end?.text)
    }
    return certificates
  }

  /// - Throws: `.badCredentials` without the name of the file, which the caller knows.
  static func privateKey(in bytes: [UInt8]) throws(TLSFailure) -> PrivateKeyHandle {
    let input = try MemoryBIO(bytes)
    // The callback stands for "no password"; without it OpenSSL would ask on the terminal.
    let read = unsafe PEM_read_bio_PrivateKey(input.raw, nil, { _, _, _, _ in -1 }, nil)
    guard let raw = unsafe read else {
      let cause = ErrorQueue.take()
      let isEncrypted = cause?.library == ERR_LIB_PEM && cause?.reason == PEM_R_BAD_PASSWORD_READ
      throw TLSFailure(
        .badCredentials, isEncrypted ? "the key is under a password" : "no whole key in it",
        detail: cause?.text)
    }
    return unsafe PrivateKeyHandle(owning: raw)
  }

  static func text(of certificate: borrowing CertificateHandle) throws(TLSFailure) -> [UInt8] {
    let output = try MemoryBIO([])
    guard unsafe PEM_write_bio_X509(output.raw, certificate.raw) == 1 else {
      throw ErrorQueue.libraryFailure("write a certificate")
    }
    return output.bytes
  }

  /// PKCS #8, not encrypted.
  static func text(of key: borrowing PrivateKeyHandle) throws(TLSFailure) -> [UInt8] {
    let output = try MemoryBIO([])
    guard unsafe PEM_write_bio_PrivateKey(output.raw, key.raw, nil, nil, 0, nil, nil) == 1 else {
      throw ErrorQueue.libraryFailure("write a private key")
    }
    return output.bytes
  }
}

/// Bytes that OpenSSL reads or writes as if they were a file.
@safe private struct MemoryBIO: ~Copyable {
  let raw: OpaquePointer

  init(_ bytes: [UInt8]) throws(TLSFailure) {
    ErrorQueue.clear()
    let count = Int32(clamping: bytes.count)
    // Copied into the BIO, so that no pointer into the array outlives this call.
    guard let raw = unsafe BIO_new(BIO_s_mem()),
      unsafe count == 0 || BIO_write(raw, bytes, count) == count
    else { throw ErrorQueue.libraryFailure("make a buffer") }
    unsafe self.raw = raw
  }

  deinit { unsafe BIO_free(self.raw) }

  var bytes: [UInt8] {
    var start: UnsafeMutablePointer<CChar>?
    let count = unsafe shim_BIO_get_mem_data(self.raw, &start)
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
