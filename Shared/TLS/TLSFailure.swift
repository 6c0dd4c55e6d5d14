/// Why a TLS connection, or the certificates for one, can't be used.
///
/// `description` is what a log should say: words first, then OpenSSL's own, which name the clause
/// that was broken.
package struct TLSFailure: Error, Sendable, Hashable, CustomStringConvertible {
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    /// A file of the certificates folder is missing, damaged, expired or doesn't match another.
    case badCredentials
    /// The other end sent bytes that are no TLS.
    case notTLS
    /// The other end has no TLS 1.3.
    case noCommonVersion
    /// A server got no certificate from its client.
    case certificateMissing
    /// A certificate is signed by an authority that the one who checked it doesn't trust.
    case unknownAuthority
    case certificateExpired
    case certificateNotYetValid
    /// A valid certificate that names nobody of the server's trust domain.
    case foreignTrustDomain
    /// A certificate that was refused for another reason, such as its purpose.
    case certificateRefused
    /// A valid certificate, but not of the one who was called.
    case wrongName
    /// The two ends have no ALPN protocol in common.
    case noCommonProtocol
    case connectionReset
    /// The other end closed the connection in the middle of the handshake.
    case connectionClosed
    /// The other end said nothing for too long; see `TLSSession.handshakeStalled()`.
    case handshakeStalled
    /// The other end broke the TLS protocol or refused ours in a way that has no case of its own.
    case protocolViolation
    /// OpenSSL itself failed: out of memory, or a build that lacks an algorithm.
    case libraryFailure
  }

  package let reason: Reason
  /// One sentence.
  package let message: String
  /// The words of OpenSSL or of the operating system.
  package let detail: String?

  package init(_ reason: Reason, _ message: String, detail: String? = nil) {
    self.reason = reason
    self.message = message
    self.detail = detail
  }

  package var description: String {
    guard let detail else { return self.message }
    return "\(self.message) (\(detail))"
  }
}
