internal import COpenSSL
internal import Glibc

/// Turns what OpenSSL and the socket left behind into the words for a log.
struct FailureDiagnosis {
  let context: TLSContext
  let expectedName: String?
  let handshakeIsDone: Bool
  /// The first that came from the other end.
  let firstBytes: [UInt8]
  /// `errno` of the socket, 0 if it had no error.
  let systemError: Int32
  /// `X509_V_ERR_…` of the other end's certificate.
  let verdict: Int
  let refusal: SocketBIO.Refusal?

  private var peer: String {
    self.context.role == .server ? "the client" : "the server"
  }

  /// - Parameter code: What `SSL_get_error` said.
  func failure(_ code: Int32) -> TLSFailure {
    let entry = ErrorQueue.take()
    if code == SSL_ERROR_SYSCALL || entry == nil { return self.socketFailure() }
    guard let entry, entry.library == ERR_LIB_SSL else {
      return TLSFailure(
        .protocolViolation, "\(self.peer) sent something that TLS doesn't allow",
        detail: entry?.text)
    }
    if let failure = self.plainText() { return failure }
    return self.refusalHere(entry) ?? self.refusalThere(entry)
      ?? TLSFailure(
        .protocolViolation, "the TLS connection with \(self.peer) broke", detail: entry.text)
  }

  /// A failure if what came first can't be a TLS record.
  ///
  /// RFC 8446, section 5.1: a handshake or an alert, then a version whose first byte is 3.
  func plainText() -> TLSFailure? {
    guard !self.handshakeIsDone, let first = self.firstBytes.first else { return nil }
    let isRecord =
      (first == 22 || first == 21) && (self.firstBytes.count < 2 || self.firstBytes[1] == 3)
    guard !isRecord else { return nil }
    let guess = Self.guess(self.firstBytes)
    return TLSFailure(
      .notTLS,
      "\(self.peer) doesn't speak TLS; its first bytes are \(self.quotedFirstBytes)\(guess)")
  }

  func stalled() -> TLSFailure {
    guard !self.firstBytes.isEmpty else {
      return TLSFailure(
        .handshakeStalled, "\(self.peer) is connected and sends nothing\(self.doubt)")
    }
    return TLSFailure(.handshakeStalled, "\(self.peer) began the TLS handshake and doesn't end it")
  }

  func wrongName(in certificate: PeerCertificate) -> TLSFailure {
    let names = certificate.uriNames + certificate.dnsNames
    let borne = names.isEmpty ? "no name at all" : names.joined(separator: ", ")
    return TLSFailure(
      .wrongName,
      "the server isn't \(self.expectedName ?? "the one called"): its certificate bears \(borne)")
  }

  func noCommonProtocol() -> TLSFailure {
    let list = self.context.protocols.joined(separator: ", ")
    let message =
      self.context.role == .server
      ? "the client offers (by ALPN) none of the protocols spoken here: \(list)"
      : "the server speaks none of the protocols offered (by ALPN): \(list)"
    return TLSFailure(.noCommonProtocol, message)
  }

  private func socketFailure() -> TLSFailure {
    switch self.systemError {
    case 0:
      return TLSFailure(.connectionClosed, self.closedMessage)
    case ECONNRESET, EPIPE:
      let place = self.handshakeIsDone ? "" : " during the TLS handshake\(self.doubt)"
      return TLSFailure(
        .connectionReset, "\(self.peer) reset the connection\(place)",
        detail: SystemError(code: self.systemError).description)
    default:
      return TLSFailure(
        .connectionReset, "the connection with \(self.peer) failed",
        detail: SystemError(code: self.systemError).description)
    }
  }

  private var closedMessage: String {
    if self.handshakeIsDone { return "\(self.peer) closed the connection" }
    return self.firstBytes.isEmpty
      ? "\(self.peer) closed the connection before the TLS handshake\(self.doubt)"
      : "\(self.peer) closed the connection in the middle of the TLS handshake"
  }

  /// What a server that never said a word may be: one of HTTP, say, that makes nothing of a
  /// handshake.
  private var doubt: String {
    self.context.role == .client && self.firstBytes.isEmpty ? ": perhaps it doesn't speak TLS" : ""
  }

  /// What this end refused.
  private func refusalHere(_ entry: ErrorQueue.Entry) -> TLSFailure? {
    switch entry.reason {
    case SSL_R_UNEXPECTED_EOF_WHILE_READING:
      return TLSFailure(.connectionClosed, self.closedMessage)
    case SSL_R_UNSUPPORTED_PROTOCOL, SSL_R_VERSION_TOO_LOW:
      return TLSFailure(
        .noCommonVersion, "\(self.peer) doesn't offer TLS 1.3, the only version spoken here",
        detail: entry.text)
    case SSL_R_PEER_DID_NOT_RETURN_A_CERTIFICATE:
      return TLSFailure(
        .certificateMissing,
        "the client shows no certificate, and nobody is let in here without one",
        detail: entry.text)
    case SSL_R_NO_APPLICATION_PROTOCOL: return self.noCommonProtocol()
    case SSL_R_CERTIFICATE_VERIFY_FAILED: return self.refusedPeer()
    default: return nil
    }
  }

  private func refusedPeer() -> TLSFailure {
    let label = self.refusal?.leaf.map { " (\($0.label))" } ?? ""
    let leaf = "\(self.peer)'s certificate\(label)"
    let detail = unsafe String(cString: X509_verify_cert_error_string(self.verdict))
    switch Int32(self.verdict) {
    case X509_V_ERR_CERT_HAS_EXPIRED:
      let date = self.refusal?.refused.map { " on \($0.notAfter)" } ?? ""
      return TLSFailure(
        .certificateExpired, "\(self.blamed(leaf)) expired\(date); here it is \(UTCTime.now)",
        detail: detail)
    case X509_V_ERR_CERT_NOT_YET_VALID:
      let date = self.refusal?.refused.map { " before \($0.notBefore)" } ?? ""
      return TLSFailure(
        .certificateNotYetValid,
        "\(self.blamed(leaf)) isn't valid\(date); here it is \(UTCTime.now): compare the clocks",
        detail: detail)
    case X509_V_ERR_CERT_REJECTED:
      guard let trustDomain = self.context.trustDomain else { break }
      return TLSFailure(
        .foreignTrustDomain, "\(leaf) names nobody of the trust domain \(trustDomain)",
        detail: detail)
    case X509_V_ERR_HOSTNAME_MISMATCH, X509_V_ERR_IP_ADDRESS_MISMATCH:
      guard let certificate = self.refusal?.leaf else { break }
      return self.wrongName(in: certificate)
    case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT, X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY,
      X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT, X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN,
      X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE, X509_V_ERR_CERT_SIGNATURE_FAILURE,
      X509_V_ERR_CERT_UNTRUSTED:
      return TLSFailure(
        .unknownAuthority, "\(leaf) isn't signed by the authority in ca.pem", detail: detail)
    default: break
    }
    return TLSFailure(.certificateRefused, "\(leaf) can't be accepted", detail: detail)
  }

  /// The peer's certificate, or the one above it that is to blame.
  private func blamed(_ leaf: String) -> String {
    guard let refused = self.refusal?.refused, refused != self.refusal?.leaf else { return leaf }
    return "the authority (\(refused.label)) behind \(leaf)"
  }

  /// What the other end refused, as its alert says. RFC 8446, section 6.2.
  private func refusalThere(_ entry: ErrorQueue.Entry) -> TLSFailure? {
    let own = self.context.ownCertificate
    let label = own.map { "our certificate (\($0.label))" } ?? "our certificate"
    let validity = own.map { ": it is valid from \($0.notBefore) to \($0.notAfter)" } ?? ""
    switch entry.reason {
    case SSL_R_TLSV1_ALERT_PROTOCOL_VERSION:
      return TLSFailure(
        .noCommonVersion, "\(self.peer) has no TLS 1.3, the only version spoken here",
        detail: entry.text)
    case SSL_R_TLSV13_ALERT_CERTIFICATE_REQUIRED:
      return TLSFailure(
        .certificateMissing,
        "\(self.peer) lets nobody in without a certificate, and we showed none",
        detail: entry.text)
    case SSL_R_TLSV1_ALERT_UNKNOWN_CA, SSL_R_TLSV1_ALERT_DECRYPT_ERROR:
      return TLSFailure(
        .unknownAuthority,
        "\(self.peer) doesn't trust the authority that signed \(label)", detail: entry.text)
    case SSL_R_SSLV3_ALERT_CERTIFICATE_EXPIRED:
      return TLSFailure(
        .certificateExpired, "\(self.peer) refuses \(label) as expired\(validity)",
        detail: entry.text)
    case SSL_R_SSLV3_ALERT_BAD_CERTIFICATE, SSL_R_SSLV3_ALERT_UNSUPPORTED_CERTIFICATE,
      SSL_R_SSLV3_ALERT_CERTIFICATE_REVOKED, SSL_R_SSLV3_ALERT_CERTIFICATE_UNKNOWN,
      SSL_R_TLSV1_ALERT_ACCESS_DENIED:
      return TLSFailure(
        .certificateRefused, "\(self.peer) refuses \(label)\(validity)", detail: entry.text)
    case SSL_R_TLSV1_ALERT_NO_APPLICATION_PROTOCOL:
      return TLSFailure(
        .noCommonProtocol,
        "\(self.peer) speaks none of the protocols offered (by ALPN): "
          + self.context.protocols.joined(separator: ", "), detail: entry.text)
    default: return nil
    }
  }

  private var quotedFirstBytes: String {
    let text = self.firstBytes.map { byte in
      (32..<127).contains(byte)
        ? String(Unicode.Scalar(byte)) : "\\x" + Hexadecimal.text([byte])
    }
    return "\"\(text.joined())\""
  }

  private static func guess(_ bytes: [UInt8]) -> String {
    let starts = [
      ("GET ", "an HTTP request in plain text"), ("POST ", "an HTTP request in plain text"),
      ("HEAD ", "an HTTP request in plain text"), ("PRI * HTTP/2", "gRPC in plain text"),
      ("HTTP/", "an HTTP answer in plain text"), ("SSH-", "SSH"),
    ]
    let match = starts.first { bytes.starts(with: $0.0.utf8) }?.1 ?? self.guessSettings(bytes)
    return match.map { ": \($0)" } ?? ""
  }

  /// The first that a server of HTTP/2 says: a short SETTINGS frame on stream 0. RFC 9113,
  /// section 3.4.
  private static func guessSettings(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 9, bytes[0] == 0, bytes[3] == 4, bytes[5..<9].allSatisfy({ $0 == 0 })
    else { return nil }
    return "gRPC in plain text"
  }
}
