import TLS

/// Why a connection came to nothing, as a word to count by.
public enum ConnectionRefusal: String, Sendable, Hashable, CaseIterable {
  /// The peer showed no certificate.
  case noCertificate = "no_certificate"
  /// The peer's certificate, or its authority's, has expired.
  case certificateExpired = "certificate_expired"
  case certificateNotYetValid = "certificate_not_yet_valid"
  /// An authority that isn't trusted here signed the peer's certificate.
  case unknownAuthority = "unknown_authority"
  /// The certificate is for another use, say, or the peer refused ours.
  case certificateRefused = "certificate_refused"
  /// The certificate is in order and names nobody of this trust domain.
  case trustDomain = "trust_domain"
  /// The first bytes were no TLS.
  case notTLS = "not_tls"
  /// No version or protocol in common.
  case noCommonProtocol = "no_common_protocol"
  /// What came over TLS was of no protocol that is spoken here: HTTP/1.1, say.
  case unknownProtocol = "unknown_protocol"
  /// The handshake took too long.
  case handshakeTimeout = "handshake_timeout"
  /// The peer left in the middle of the handshake.
  case peerLeft = "peer_left"
  /// The limit of open connections is reached.
  case tooManyConnections = "too_many_connections"
  /// Anything else.
  case failed = "failed"

  init(_ reason: TLSFailure.Reason) {
    self =
      switch reason {
      case .certificateMissing: .noCertificate
      case .certificateExpired: .certificateExpired
      case .certificateNotYetValid: .certificateNotYetValid
      case .unknownAuthority: .unknownAuthority
      case .foreignTrustDomain: .trustDomain
      case .certificateRefused, .wrongName: .certificateRefused
      case .notTLS: .notTLS
      case .noCommonVersion, .noCommonProtocol: .noCommonProtocol
      case .handshakeStalled: .handshakeTimeout
      case .connectionReset, .connectionClosed: .peerLeft
      case .badCredentials, .protocolViolation, .libraryFailure: .failed
      }
  }
}
