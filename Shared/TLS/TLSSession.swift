internal import COpenSSL
internal import Glibc

/// How far a handshake has come.
package enum TLSProgress: Sendable, Hashable {
  case done
  case wantsRead
  case wantsWrite
}

package enum TLSRead: Sendable, Hashable {
  /// This many bytes were put at the start of the buffer; never 0.
  case bytes(Int)
  /// Nothing now: wait until the socket is readable.
  case wantsRead
  /// Nothing before the socket is writable: TLS has to answer something first.
  case wantsWrite
  /// The other end sends no more. Whether the last message is whole is for the framing above to
  /// say: many peers close without TLS's farewell.
  case closed
}

package enum TLSWrite: Sendable, Hashable {
  /// This many of the bytes are with the kernel; never 0.
  case bytes(Int)
  /// Wait until the socket is writable, then call again with the same bytes first.
  case wantsWrite
  /// Wait until the socket is readable and read, then call again with the same bytes first.
  case wantsRead
}

/// The TLS side of one connection, on a non-blocking socket that the caller owns and closes.
///
/// Its caller is one event loop at a time: every operation is exclusive. None of them blocks, and
/// none raises SIGPIPE. After an operation threw, only the destruction is left.
package struct TLSSession: ~Copyable, @unchecked Sendable {
  // Unchecked because of the BIO: it is reached only through this value, which can't be copied.
  private let ssl: SSLHandle
  private let bio: SocketBIO
  private let context: TLSContext
  private let expectedName: String?
  private var handshakeIsDone = false
  private var peer: PeerCertificate?
  /// The socket had no more bytes when it was last read.
  private var socketIsDry = false
  /// How the stream ended, found behind bytes that had to be given back first.
  private var ending: Result<TLSRead, TLSFailure>?
  /// Plain bytes whose records wait in the BIO; see `write`.
  private var gatheredPlainBytes = 0

  /// - Parameters:
  ///   - descriptor: A connected socket in non-blocking mode; closed by the caller, afterwards.
  ///   - serverName: For a client, who has to be at the other end: a host name, an IP address or
  ///     a SPIFFE URI that the server's certificate has to bear. `nil` accepts whoever the
  ///     authority has signed. For a server it is `nil`.
  ///   - server: For a client that is to resume earlier sessions: where the server is, such as its
  ///     address. Together with `serverName` it says which sessions are meant.
  package init(
    context: TLSContext, descriptor: Int32, serverName: String? = nil, server: String? = nil
  ) throws(TLSFailure) {
    let ssl = try SSLHandle(context)
    let bio = try ssl.attach(descriptor: descriptor)
    if let serverName, !Self.isURI(serverName) { try ssl.expect(host: serverName) }
    if let server, context.role == .client {
      // The name was checked in the handshake that gave the ticket, and isn't on resumption.
      let key = "\(serverName ?? "") \(server)"
      bio.remember(server: key)
      unsafe context.tickets.use(for: key, in: ssl.raw, at: context.now)
    }
    if context.role == .server, let trustDomain = context.trustDomain {
      bio.demand(trustDomain: trustDomain)
    }
    self.ssl = ssl
    self.bio = bio
    self.context = context
    self.expectedName = serverName
  }

  /// Carries the handshake on. To be called first and then whenever the socket is ready as asked,
  /// until it is done.
  package mutating func handshake() throws(TLSFailure) -> TLSProgress {
    if self.handshakeIsDone { return .done }
    ErrorQueue.clear()
    let result = unsafe SSL_do_handshake(self.ssl.raw)
    guard result != 1 else {
      try self.finishHandshake()
      return .done
    }
    switch unsafe SSL_get_error(self.ssl.raw, result) {
    case SSL_ERROR_WANT_READ:
      // A line of plain text can be shorter than a record's header: don't wait for the rest.
      if let failure = self.diagnosis.plainText() { throw failure }
      return .wantsRead
    case SSL_ERROR_WANT_WRITE: return .wantsWrite
    case let code: throw self.diagnosis.failure(code)
    }
  }

  /// Puts the decrypted bytes that are there at the start of `buffer`, of several records if they
  /// came in one read. The buffer has to have room for at least one byte; 16 KiB or more is best.
  package mutating func read(into buffer: inout MutableSpan<UInt8>) throws(TLSFailure) -> TLSRead {
    if let ending { return try ending.get() }
    ErrorQueue.clear()
    self.socketIsDry = false
    let raw = unsafe self.ssl.raw
    var filled = 0
    let result: Int32 = unsafe buffer.withUnsafeMutableBufferPointer { bytes in
      while true {
        let room = Int32(clamping: bytes.count - filled)
        let count = unsafe SSL_read(raw, bytes.baseAddress.map { unsafe $0 + filled }, room)
        guard count > 0 else { return count }
        filled += Int(count)
        guard filled < bytes.count, unsafe SSL_has_pending(raw) == 1 else { return count }
      }
    }
    if result > 0 { return .bytes(filled) }
    let outcome = self.outcome(ofRead: unsafe SSL_get_error(self.ssl.raw, result))
    self.socketIsDry = outcome == .success(.wantsRead)
    guard filled > 0 else { return try outcome.get() }
    if outcome != .success(.wantsRead), outcome != .success(.wantsWrite) { self.ending = outcome }
    return .bytes(filled)
  }

  /// Whether to read again although the socket may have nothing: more bytes, or the end of the
  /// stream, came already, and no readiness of the socket will tell of them.
  package var hasPending: Bool {
    self.ending != nil || (unsafe SSL_has_pending(self.ssl.raw) == 1 && !self.socketIsDry)
  }

  /// Encrypts and sends the start of `bytes`, up to 128 KiB with one system call.
  ///
  /// After `wantsWrite` or `wantsRead` the same bytes have to come first again, at any address:
  /// some may be encrypted already.
  package mutating func write(_ bytes: Span<UInt8>) throws(TLSFailure) -> TLSWrite {
    ErrorQueue.clear()
    if self.gatheredPlainBytes > 0 { return try self.sendGathered() }
    guard bytes.count > Self.maximumRecordBytes else {
      let count = unsafe Self.encrypt(bytes, self.ssl.raw)
      return try count > 0 ? .bytes(Int(count)) : self.incompleteWrite(count)
    }
    self.bio.gather()
    var accepted = 0
    var result: Int32 = 1
    while accepted < min(bytes.count, Self.maximumGatheredBytes) {
      let rest = bytes.extracting(accepted..<min(bytes.count, Self.maximumGatheredBytes))
      result = unsafe Self.encrypt(rest, self.ssl.raw)
      guard result > 0 else { break }
      accepted += Int(result)
    }
    self.gatheredPlainBytes = accepted
    guard accepted > 0 else { return try self.incompleteWrite(result) }
    return try self.sendGathered()
  }

  /// Tells the other end that nothing more comes, as far as the socket takes it now.
  package mutating func shutdown() {
    guard self.handshakeIsDone, self.gatheredPlainBytes == 0 else { return }
    ErrorQueue.clear()
    _ = unsafe SSL_shutdown(self.ssl.raw)
    ErrorQueue.clear()
  }

  /// The ALPN protocol that both ends agreed on, once the handshake is done. `nil` if the client
  /// offered none.
  package var negotiatedProtocol: String? {
    var start: UnsafePointer<UInt8>?
    var count: UInt32 = 0
    unsafe SSL_get0_alpn_selected(self.ssl.raw, &start, &count)
    guard count > 0 else { return nil }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }

  /// The certificate of the other end, verified. `nil` until the handshake is done, and for a client
  /// that shows none and need not.
  package func peerCertificate() -> PeerCertificate? {
    self.peer
  }

  /// Whether the handshake resumed an earlier session, once it is done.
  package var isResumed: Bool { unsafe SSL_session_reused(self.ssl.raw) == 1 }

  /// Why a handshake that takes too long does so, for the caller whose timer ran out.
  package func handshakeStalled() -> TLSFailure {
    self.diagnosis.stalled()
  }

  private static let maximumRecordBytes = 16 * 1024
  private static let maximumGatheredBytes = 8 * maximumRecordBytes

  private static func isURI(_ name: String) -> Bool {
    name.hasPrefix("spiffe://")
  }

  private static func encrypt(_ bytes: Span<UInt8>, _ raw: OpaquePointer) -> Int32 {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe SSL_write(raw, bytes.baseAddress, Int32(clamping: bytes.count))
    }
  }

  private var diagnosis: FailureDiagnosis {
    FailureDiagnosis(
      context: self.context, expectedName: self.expectedName,
      handshakeIsDone: self.handshakeIsDone, firstBytes: self.bio.firstBytes,
      systemError: self.bio.lastError, verdict: unsafe SSL_get_verify_result(self.ssl.raw),
      refusal: self.bio.refusal)
  }

  private func outcome(ofRead code: Int32) -> Result<TLSRead, TLSFailure> {
    switch code {
    case SSL_ERROR_WANT_READ: return .success(.wantsRead)
    case SSL_ERROR_WANT_WRITE: return .success(.wantsWrite)
    case SSL_ERROR_ZERO_RETURN: return .success(.closed)
    default:
      let failure = self.diagnosis.failure(code)
      return failure.reason == .connectionClosed ? .success(.closed) : .failure(failure)
    }
  }

  private mutating func finishHandshake() throws(TLSFailure) {
    let certificate = unsafe SSL_get1_peer_certificate(self.ssl.raw)
    if unsafe certificate == nil, !self.context.demandsCertificates {
      self.handshakeIsDone = true
      return
    }
    guard let raw = unsafe certificate,
      let facts = unsafe CertificateHandle(owning: raw).facts()
    else { throw TLSFailure(.certificateRefused, "the other end's certificate can't be read") }
    if let expectedName, Self.isURI(expectedName), facts.uriNames != [expectedName] {
      throw self.diagnosis.wrongName(in: facts)
    }
    if self.context.role == .client, !self.context.protocols.isEmpty,
      self.negotiatedProtocol == nil
    {
      throw self.diagnosis.noCommonProtocol()
    }
    self.peer = facts
    self.handshakeIsDone = true
  }

  private mutating func sendGathered() throws(TLSFailure) -> TLSWrite {
    switch self.bio.flush() {
    case .done:
      let count = self.gatheredPlainBytes
      self.gatheredPlainBytes = 0
      return .bytes(count)
    case .wouldBlock: return .wantsWrite
    case .failed: throw self.writeFailure(SSL_ERROR_SYSCALL)
    }
  }

  private func incompleteWrite(_ result: Int32) throws(TLSFailure) -> TLSWrite {
    switch unsafe SSL_get_error(self.ssl.raw, result) {
    case SSL_ERROR_WANT_READ: return .wantsRead
    case SSL_ERROR_WANT_WRITE: return .wantsWrite
    case let code: throw self.writeFailure(code)
    }
  }

  /// Why a write failed: the alert that came before the connection was closed, if there is one.
  ///
  /// A client of TLS 1.3 may write before the server has looked at its certificate. If the server
  /// refuses it, the write only finds a closed connection, and the reason is still to be read.
  private func writeFailure(_ code: Int32) -> TLSFailure {
    let failure = self.diagnosis.failure(code)
    guard failure.reason == .connectionReset else { return failure }
    ErrorQueue.clear()
    var byte: UInt8 = 0
    let result = unsafe SSL_peek(self.ssl.raw, &byte, 1)
    guard result <= 0, unsafe SSL_get_error(self.ssl.raw, result) == SSL_ERROR_SSL else {
      return failure
    }
    let alert = self.diagnosis.failure(SSL_ERROR_SSL)
    return alert.reason == .connectionClosed ? failure : alert
  }
}
