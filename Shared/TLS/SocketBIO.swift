internal import COpenSSL
internal import Glibc

/// What OpenSSL reads from and writes to: one non-blocking socket.
///
/// Ours and not OpenSSL's own for three reasons. It sends with `MSG_NOSIGNAL`, so a peer that went
/// away is an error and never SIGPIPE. It keeps the first bytes that came in, so that a failed
/// handshake can say what the other end spoke instead of TLS. And it can gather several records
/// for a single `send`.
@safe struct SocketBIO {
  /// Owned by the `SSL` that it was given to, and with it the state.
  let raw: OpaquePointer
  private let state: UnsafeMutablePointer<State>

  /// The part that the callbacks reach through the BIO's data pointer.
  @safe struct State {
    let descriptor: Int32
    /// Of the last call that failed otherwise than by "would block".
    var lastError: Int32 = 0
    var firstBytes: [UInt8] = []
    /// Whether records are kept in `gathered` instead of being sent one by one.
    var isGathering = false
    var gathered: [UInt8] = []
    var gatheredSent = 0
    /// Set when the verification of the peer's certificate failed.
    var refusal: Refusal?
    /// For a client that takes tickets: the server that they are for.
    var server: String?
    /// For a server: the trust domain that its clients have to be of.
    var trustDomain: String?
  }

  /// Why a chain of certificates was refused.
  struct Refusal {
    /// The certificate of the peer itself.
    let leaf: PeerCertificate?
    /// The one that is to blame: the same, or one between it and the authority.
    let refused: PeerCertificate?
  }

  /// Enough for the start of an HTTP request or of a greeting line.
  private static let firstBytesKept = 24

  /// `nil` if memory is short. The descriptor stays the caller's to close.
  init?(descriptor: Int32) {
    guard let raw = unsafe BIO_new(Self.method.raw) else { return nil }
    unsafe self.raw = raw
    unsafe self.state = .allocate(capacity: 1)
    unsafe self.state.initialize(to: State(descriptor: descriptor))
    unsafe BIO_set_data(raw, self.state)
    unsafe BIO_set_init(raw, 1)
  }

  var lastError: Int32 { unsafe self.state.pointee.lastError }
  var firstBytes: [UInt8] { unsafe self.state.pointee.firstBytes }

  /// The certificate that was refused, for the text of the error.
  var refusal: Refusal? { unsafe self.state.pointee.refusal }

  /// The server whose tickets are to be kept.
  func remember(server: String) {
    unsafe self.state.pointee.server = server
  }

  /// The trust domain that the other end has to be of.
  func demand(trustDomain: String) {
    unsafe self.state.pointee.trustDomain = trustDomain
  }

  static func server(of ssl: OpaquePointer) -> String? {
    guard let data = unsafe BIO_get_data(SSL_get_rbio(ssl)) else { return nil }
    return unsafe data.assumingMemoryBound(to: State.self).pointee.server
  }

  /// Keeps the records that OpenSSL writes from now on until `flush`.
  func gather() {
    unsafe self.state.pointee.isGathering = true
  }

  enum Flush {
    case done
    case wouldBlock
    case failed
  }

  /// Sends what was gathered. To be repeated after `wouldBlock` before anything else is written.
  func flush() -> Flush {
    unsafe Self.flush(self.state)
  }

  private static func flush(_ state: UnsafeMutablePointer<State>) -> Flush {
    unsafe state.pointee.isGathering = false
    while unsafe state.pointee.gatheredSent < state.pointee.gathered.count {
      let start = unsafe state.pointee.gatheredSent
      let descriptor = unsafe state.pointee.descriptor
      let sent = unsafe state.pointee.gathered.withUnsafeBytes { bytes in
        unsafe send(
          descriptor, bytes.baseAddress! + start, bytes.count - start, Int32(MSG_NOSIGNAL))
      }
      if sent < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN { return .wouldBlock }
        unsafe state.pointee.lastError = errno
        return .failed
      }
      unsafe state.pointee.gatheredSent += sent
    }
    // Idle connections keep no buffer for this.
    unsafe state.pointee.gathered = []
    unsafe state.pointee.gatheredSent = 0
    return .done
  }

  /// One table of callbacks for the process.
  @safe private struct Method: @unchecked Sendable {
    /// Never changed after it was made.
    let raw: OpaquePointer?

    init() {
      let kind = BIO_get_new_index() | BIO_TYPE_SOURCE_SINK | BIO_TYPE_DESCRIPTOR
      unsafe self.raw = BIO_meth_new(kind, "socket")
      unsafe BIO_meth_set_read(self.raw, SocketBIO.read)
      unsafe BIO_meth_set_write(self.raw, SocketBIO.write)
      unsafe BIO_meth_set_ctrl(self.raw, SocketBIO.control)
      unsafe BIO_meth_set_destroy(self.raw, SocketBIO.destroy)
    }
  }

  private static let method = Method()

  private static let read:
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32 = {
      bio, buffer, count in
      let state = unsafe BIO_get_data(bio)!.assumingMemoryBound(to: State.self)
      unsafe shim_BIO_clear_retry_flags(bio)
      while true {
        let received = unsafe recv(state.pointee.descriptor, buffer, Int(count), 0)
        if received >= 0 {
          if unsafe state.pointee.firstBytes.count < SocketBIO.firstBytesKept {
            let kept = unsafe UnsafeRawBufferPointer(start: buffer, count: received)
            let missing = unsafe SocketBIO.firstBytesKept - state.pointee.firstBytes.count
            unsafe state.pointee.firstBytes.append(contentsOf: kept.prefix(missing))
          }
          return Int32(received)
        }
        if errno == EINTR { continue }
        if errno == EAGAIN {
          unsafe shim_BIO_set_retry_read(bio)
        } else {
          unsafe state.pointee.lastError = errno
        }
        return -1
      }
    }

  private static let write: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32 =
    { bio, bytes, count in
      let state = unsafe BIO_get_data(bio)!.assumingMemoryBound(to: State.self)
      unsafe shim_BIO_clear_retry_flags(bio)
      if unsafe state.pointee.isGathering {
        let record = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(count))
        unsafe state.pointee.gathered.append(contentsOf: record)
        return count
      }
      while true {
        let sent = unsafe send(
          state.pointee.descriptor, bytes, Int(count), Int32(MSG_NOSIGNAL))
        if sent >= 0 { return Int32(sent) }
        if errno == EINTR { continue }
        if errno == EAGAIN {
          unsafe shim_BIO_set_retry_write(bio)
        } else {
          unsafe state.pointee.lastError = errno
        }
        return -1
      }
    }

  /// Nothing is buffered here that a flush of OpenSSL has to wait for.
  private static let control:
    @convention(c) (OpaquePointer?, Int32, Int, UnsafeMutableRawPointer?) -> Int = {
      _, command, _, _ in
      command == BIO_CTRL_FLUSH ? 1 : 0
    }

  private static let destroy: @convention(c) (OpaquePointer?) -> Int32 = { bio in
    guard let data = unsafe BIO_get_data(bio) else { return 1 }
    let state = unsafe data.assumingMemoryBound(to: State.self)
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
    return 1
  }

  /// Called by OpenSSL for each certificate of the peer's chain. Refuses a client of another trust
  /// domain, and keeps what a refused certificate says.
  static let verification: @convention(c) (Int32, OpaquePointer?) -> Int32 = { verdict, store in
    let isLeaf = unsafe X509_STORE_CTX_get_error_depth(store) == 0
    guard verdict == 0 || isLeaf else { return verdict }
    let index = SSL_get_ex_data_X509_STORE_CTX_idx()
    guard let ssl = unsafe X509_STORE_CTX_get_ex_data(store, index),
      let data = unsafe BIO_get_data(SSL_get_rbio(OpaquePointer(ssl))),
      let leaf = unsafe X509_STORE_CTX_get0_cert(store),
      let current = unsafe X509_STORE_CTX_get_current_cert(store)
    else { return verdict }
    let state = unsafe data.assumingMemoryBound(to: State.self)
    if verdict != 0 {
      guard let trustDomain = unsafe state.pointee.trustDomain,
        unsafe CertificateHandle.facts(of: leaf)?.spiffeIdentity?.trustDomain != trustDomain
      else { return verdict }
      unsafe X509_STORE_CTX_set_error(store, X509_V_ERR_CERT_REJECTED)
    }
    unsafe state.pointee.refusal = Refusal(
      leaf: CertificateHandle.facts(of: leaf), refused: CertificateHandle.facts(of: current))
    return 0
  }
}
