internal import COpenSSL

/// What all connections of one listener or one channel share: certificates, authority, protocols.
///
/// TLS 1.3 only, and both ends show a certificate. A server whose own certificate bears a SPIFFE ID
/// lets in clients of its trust domain only. Sessions are resumed by tickets, see
/// ``SessionTickets``.
///
/// Immutable. When the certificate files change, make another context; sessions of the old one go
/// on undisturbed, even after it is released.
@safe package final class TLSContext: @unchecked Sendable {
  // Unchecked because of the two pointers: neither they nor what they point to changes after
  // `init`, and OpenSSL counts the references to an SSL_CTX atomically.
  let raw: OpaquePointer
  private let protocolList: UnsafeMutableBufferPointer<UInt8>

  let role: TLSRole
  /// Tells what time certificates are checked at; `nil` is the system's.
  let clock: (@Sendable () -> UTCTime)?
  /// What a client keeps for its next handshakes.
  let tickets = SessionTickets()
  let protocols: [String]
  let demandsCertificates: Bool
  /// The own certificate, for the text of the error when the other end refuses it.
  let ownCertificate: PeerCertificate?

  /// For a listener. `alpn` is in the order of preference; a client that offers none of them is
  /// refused, one that doesn't use ALPN isn't.
  ///
  /// - Parameter demandsCertificates: Off lets in clients without a certificate, too. Who shows one
  ///   still has to show a good one.
  package convenience init(
    server credentials: TLSCredentials, alpn: [String], demandsCertificates: Bool = true,
    clock: (@Sendable () -> UTCTime)? = nil
  ) throws(TLSFailure) {
    try self.init(
      role: .server, credentials, protocols: alpn, demandsCertificates: demandsCertificates,
      clock: clock)
  }

  /// For a channel. A server that picks none of `alpn` is refused.
  package convenience init(
    client credentials: TLSCredentials, alpn: [String], clock: (@Sendable () -> UTCTime)? = nil
  ) throws(TLSFailure) {
    try self.init(role: .client, credentials, protocols: alpn, clock: clock)
  }

  private init(
    role: TLSRole, _ credentials: TLSCredentials, protocols: [String],
    demandsCertificates: Bool = true, clock: (@Sendable () -> UTCTime)?
  ) throws(TLSFailure) {
    ErrorQueue.clear()
    let method = unsafe role == .server ? TLS_server_method() : TLS_client_method()
    guard let raw = unsafe SSL_CTX_new(method) else {
      throw ErrorQueue.libraryFailure("make a TLS context")
    }
    unsafe self.raw = raw
    self.role = role
    self.protocols = protocols
    self.demandsCertificates = demandsCertificates
    self.clock = clock
    self.ownCertificate = credentials.certificate
    let list = protocols.flatMap { [UInt8(clamping: $0.utf8.count)] + Array($0.utf8).prefix(255) }
    unsafe self.protocolList = .allocate(capacity: list.count)
    _ = unsafe self.protocolList.initialize(from: list)
    try self.setProtocolRules()
    try self.install(credentials)
  }

  deinit {
    unsafe SSL_CTX_free(self.raw)
    unsafe self.protocolList.deallocate()
  }

  private func setProtocolRules() throws(TLSFailure) {
    let raw = unsafe self.raw
    guard unsafe shim_SSL_CTX_set_only_TLS1_3(raw) == 1,
      unsafe SSL_CTX_set_ciphersuites(raw, Self.cipherSuites) == 1
    else {
      throw ErrorQueue.libraryFailure("do TLS 1.3 with the cipher suites \(Self.cipherSuites)")
    }
    unsafe shim_SSL_CTX_set_server_preference(raw)
    switch self.role {
    case .server: try SessionTickets.issue(self)
    case .client: self.tickets.collect(self)
    }
    unsafe shim_SSL_CTX_set_read_ahead(raw, 1)
    // An idle connection gives its buffers back: 16 KiB less each, for less than 0.1 µs a read.
    let modes =
      SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER
      | SSL_MODE_RELEASE_BUFFERS
    unsafe shim_SSL_CTX_set_mode(raw, Int(modes))
    unsafe SSL_CTX_set_verify(
      raw,
      self.demandsCertificates
        ? SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT : SSL_VERIFY_PEER,
      SocketBIO.verification)
    guard !self.protocols.isEmpty else { return }
    if self.role == .server {
      let list = unsafe UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque())
      unsafe SSL_CTX_set_alpn_select_cb(raw, Self.selectProtocol, list)
    } else {
      let list = unsafe self.protocolList
      // Unlike its siblings this one gives back 0 for success.
      guard unsafe SSL_CTX_set_alpn_protos(raw, list.baseAddress, UInt32(list.count)) == 0 else {
        throw ErrorQueue.libraryFailure("offer the protocols \(self.protocols)")
      }
    }
  }

  private func install(_ credentials: TLSCredentials) throws(TLSFailure) {
    let store = unsafe SSL_CTX_get_cert_store(self.raw)
    for authority in try PEM.certificates(in: credentials.authorityPEM) {
      guard unsafe X509_STORE_add_cert(store, authority.handle.raw) == 1,
        unsafe SSL_CTX_add_client_CA(self.raw, authority.handle.raw) == 1
      else { throw ErrorQueue.libraryFailure("take the certificate of the authority") }
    }
    guard let chainPEM = credentials.chainPEM, let keyPEM = credentials.keyPEM else { return }
    for (index, certificate) in try PEM.certificates(in: chainPEM).enumerated() {
      let taken =
        unsafe index == 0
        ? SSL_CTX_use_certificate(self.raw, certificate.handle.raw)
        : shim_SSL_CTX_add1_chain_cert(self.raw, certificate.handle.raw)
      guard taken == 1 else { throw ErrorQueue.libraryFailure("take the own certificate") }
    }
    let key = try PEM.privateKey(in: keyPEM)
    guard unsafe SSL_CTX_use_PrivateKey(self.raw, key.raw) == 1 else {
      throw ErrorQueue.libraryFailure("take the own private key")
    }
  }

  /// AES-128-GCM is the cheapest on a processor with AES instructions, which is where this runs.
  private static let cipherSuites =
    "TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256"

  private static let selectProtocol:
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<UnsafePointer<UInt8>?>?, UnsafeMutablePointer<UInt8>?,
      UnsafePointer<UInt8>?, UInt32, UnsafeMutableRawPointer?
    ) -> Int32 = { _, selected, selectedCount, offered, offeredCount, argument in
      // The SSL_CTX that calls this belongs to the context, which is alive as long as a session
      // of it is: `TLSSession` holds it.
      let context = unsafe Unmanaged<TLSContext>.fromOpaque(argument!).takeUnretainedValue()
      let list = unsafe context.protocolList
      var match: UnsafeMutablePointer<UInt8>?
      let verdict = unsafe SSL_select_next_proto(
        &match, selectedCount, list.baseAddress, UInt32(list.count), offered, offeredCount)
      guard verdict == OPENSSL_NPN_NEGOTIATED else { return SSL_TLSEXT_ERR_ALERT_FATAL }
      unsafe selected?.pointee = unsafe UnsafePointer(match)
      return SSL_TLSEXT_ERR_OK
    }
}

extension TLSContext {
  /// That of the own certificate.
  var trustDomain: String? { self.ownCertificate?.spiffeIdentity?.trustDomain }

  var now: UTCTime { self.clock?() ?? .now }
}

/// Which end of a connection this process is.
package enum TLSRole: Sendable {
  case server
  case client
}
