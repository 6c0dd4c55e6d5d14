internal import COpenSSL
internal import LinuxIO

/// Resumption of TLS 1.3 sessions by tickets (RFC 8446, section 2.2): a client that comes back
/// spares both ends the certificates and their signatures.
///
/// The server keeps nothing. A ticket holds the session, the client's certificate included, under a
/// key that only its context has: with the context, so with each reload of the certificates and the
/// authority, all tickets die. A certificate that has expired since makes its ticket worthless: the
/// handshake is then a whole one and fails with the reason.
///
/// A client uses a ticket once, as RFC 8446, section C.4, asks, and only for the very server, name
/// and address, that it was checked to come from.
final class SessionTickets: Sendable {
  /// A session of OpenSSL in a dictionary: dictionaries don't hold noncopyable values.
  @safe private final class Ticket: @unchecked Sendable {
    // Unchecked because of the pointer: a session isn't changed once it was given to us, and its
    // references are counted atomically.
    let raw: OpaquePointer

    init(owning raw: OpaquePointer) { unsafe self.raw = raw }

    deinit { unsafe SSL_SESSION_free(self.raw) }
  }

  private let kept = Lock<[String: Ticket]>([:])

  /// Far more servers than a channel has; a bound all the same.
  private static let maximumKept = 1024

  /// How long a ticket is good for. What isn't looked at again on resumption, such as the
  /// certificates between the peer's and the authority's, is trusted no longer than this.
  private static let lifetimeSeconds = 3600

  // MARK: The server's side

  static func issue(_ context: TLSContext) throws(TLSFailure) {
    let raw = unsafe context.raw
    let argument = unsafe Unmanaged.passUnretained(context).toOpaque()
    unsafe shim_SSL_CTX_set_session_cache_off(raw)
    // Without a name of their own OpenSSL refuses sessions with client certificates.
    let name = Array("rollcall".utf8)
    guard unsafe SSL_CTX_set_session_id_context(raw, name, UInt32(name.count)) == 1,
      unsafe SSL_CTX_set_num_tickets(raw, 1) == 1,
      unsafe SSL_CTX_set_session_ticket_cb(raw, nil, Self.checkTicket, argument) == 1
    else { throw ErrorQueue.libraryFailure("issue session tickets") }
    unsafe SSL_CTX_set_timeout(raw, Self.lifetimeSeconds)
  }

  private static let checkTicket:
    @convention(c) (
      OpaquePointer?, OpaquePointer?, UnsafePointer<UInt8>?, Int, Int32, UnsafeMutableRawPointer?
    ) -> Int32 = { _, session, _, _, status, argument in
      // The context that it belongs to is alive as long as a session of it is: `TLSSession` holds
      // it.
      let context = unsafe Unmanaged<TLSContext>.fromOpaque(argument!).takeUnretainedValue()
      guard status == SSL_TICKET_SUCCESS || status == SSL_TICKET_SUCCESS_RENEW,
        let session = unsafe session, unsafe SessionTickets.isCurrent(session, at: context.now)
      else { return SSL_TICKET_RETURN_IGNORE_RENEW }
      return status == SSL_TICKET_SUCCESS ? SSL_TICKET_RETURN_USE : SSL_TICKET_RETURN_USE_RENEW
    }

  /// Whether the certificate of the other end is still valid.
  private static func isCurrent(_ session: OpaquePointer, at now: UTCTime) -> Bool {
    guard let certificate = unsafe SSL_SESSION_get0_peer(session),
      let end = unsafe UTCTime(asn1: X509_get0_notAfter(certificate))
    else { return false }
    return now <= end
  }

  // MARK: The client's side

  /// The context that owns this outlives every session of its own, see `TLSSession`.
  func collect(_ context: TLSContext) {
    let raw = unsafe context.raw
    unsafe shim_SSL_CTX_set_session_cache_external(raw)
    unsafe shim_SSL_CTX_set_app_data(raw, Unmanaged.passUnretained(self).toOpaque())
    unsafe SSL_CTX_sess_set_new_cb(raw, Self.keepTicket)
  }

  private static let keepTicket: @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32 = {
    ssl, session in
    guard let ssl = unsafe ssl, let session = unsafe session,
      let data = unsafe shim_SSL_CTX_get_app_data(SSL_get_SSL_CTX(ssl)),
      let server = unsafe SocketBIO.server(of: ssl),
      // A copy: OpenSSL spoils the connection's own if that isn't closed in order.
      let copy = unsafe SSL_SESSION_dup(session)
    else { return 0 }
    let tickets = unsafe Unmanaged<SessionTickets>.fromOpaque(data).takeUnretainedValue()
    unsafe tickets.keep(Ticket(owning: copy), from: server)
    // The session itself was not taken over.
    return 0
  }

  private func keep(_ ticket: Ticket, from server: String) {
    kept.withLock { kept in
      guard kept[server] != nil || kept.count < Self.maximumKept else { return }
      kept[server] = ticket
    }
  }

  /// Lets the handshake that is about to begin resume a session, if there is a ticket for it.
  func use(for server: String, in ssl: OpaquePointer, at now: UTCTime) {
    guard let ticket = kept.withLock({ $0.removeValue(forKey: server) }),
      unsafe Self.isCurrent(ticket.raw, at: now)
    else { return }
    // Counts a reference of its own. A session that can't be used makes a whole handshake.
    _ = unsafe SSL_set_session(ssl, ticket.raw)
  }
}
