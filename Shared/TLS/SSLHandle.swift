internal import COpenSSL
internal import Glibc

/// One TLS connection of OpenSSL and its BIO, freed with the value that owns it.
@safe struct SSLHandle: ~Copyable, @unchecked Sendable {
  // Unchecked because of the pointer: this value is its only owner and can't be copied.
  let raw: OpaquePointer

  init(_ context: TLSContext) throws(TLSFailure) {
    ErrorQueue.clear()
    guard let raw = unsafe SSL_new(context.raw) else {
      throw ErrorQueue.libraryFailure("start a TLS session")
    }
    unsafe self.raw = raw
    if let clock = context.clock {
      unsafe X509_VERIFY_PARAM_set_time(
        SSL_get0_param(raw), time_t(clock().secondsSince1970))
    }
    switch context.role {
    case .server: unsafe SSL_set_accept_state(raw)
    case .client: unsafe SSL_set_connect_state(raw)
    }
  }

  deinit { unsafe SSL_free(self.raw) }

  /// The BIO that is given back lives as long as this handle.
  func attach(descriptor: Int32) throws(TLSFailure) -> SocketBIO {
    guard let bio = SocketBIO(descriptor: descriptor) else {
      throw ErrorQueue.libraryFailure("start a TLS session")
    }
    unsafe SSL_set_bio(self.raw, bio.raw, bio.raw)
    return bio
  }

  /// Lets the handshake fail unless the server's certificate bears this host name or IP address.
  func expect(host: String) throws(TLSFailure) {
    ErrorQueue.clear()
    let parameters = unsafe SSL_get0_param(self.raw)
    if unsafe X509_VERIFY_PARAM_set1_ip_asc(parameters, host) == 1 { return }
    ErrorQueue.clear()
    unsafe SSL_set_hostflags(
      self.raw,
      UInt32(X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS) | UInt32(X509_CHECK_FLAG_NEVER_CHECK_SUBJECT))
    // RFC 6066, section 3: the name is also sent, so that a server of several names can choose.
    guard unsafe SSL_set1_host(self.raw, host) == 1,
      unsafe shim_SSL_set_tlsext_host_name(self.raw, host) == 1
    else { throw TLSFailure(.wrongName, "\"\(host)\" can't be the name of a server") }
  }
}
