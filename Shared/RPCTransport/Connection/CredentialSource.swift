import LinuxIO
import RPCCore
import TLS

/// The credentials that new connections use, and how they are replaced while the process runs.
///
/// What is in use is always whole: files that don't go together, as in the middle of being replaced,
/// leave it as it is. Connections keep the context that they began with.
final class CredentialSource: Sendable {
  /// What one connection needs.
  struct Side: Sendable {
    let context: TLSContext
    /// Peers of other trust domains are nobody here. `nil` if the own certificate names none.
    let trustDomain: String?
    /// Who clients without a certificate are; `nil` if there are none.
    let anonymous: PeerIdentity?
  }

  private struct State {
    var credentials: TLSCredentials
    /// Made when first needed, and from then on with each reload.
    var server: Side?
    var clients: [CallProtocol: Side] = [:]
  }

  private let read: @Sendable () throws(TLSFailure) -> TLSCredentials
  private let state: Lock<State>
  private let anonymous: PeerIdentity?

  /// - Parameters:
  ///   - anonymous: Who clients without a certificate are; `nil` lets none of them in.
  ///   - read: Reads the files, now and with each reload.
  init(
    anonymous: PeerIdentity? = nil,
    _ read: @escaping @Sendable () throws(TLSFailure) -> TLSCredentials
  ) throws(TLSFailure) {
    self.anonymous = anonymous
    self.read = read
    state = Lock(State(credentials: try read()))
  }

  var certificate: PeerCertificate? { state.withLock { $0.credentials.certificate } }

  func server() throws(TLSFailure) -> Side {
    try state.withLock { (state) throws(TLSFailure) in
      if let side = state.server { return side }
      let side = try server(of: state.credentials)
      state.server = side
      return side
    }
  }

  func client(of callProtocol: CallProtocol) throws(TLSFailure) -> Side {
    try state.withLock { (state) throws(TLSFailure) in
      if let side = state.clients[callProtocol] { return side }
      let side = try Self.client(of: state.credentials, callProtocol)
      state.clients[callProtocol] = side
      return side
    }
  }

  /// Reads the files, and takes what they hold if it is new and whole. Blocks for as long as that
  /// takes.
  ///
  /// - Returns: Whether it was new.
  /// - Throws: What is wrong with the files; what was in use stays in use.
  func reload() throws(TLSFailure) -> Bool {
    let credentials = try read()
    let (isSame, needsServer, needed) = state.withLock { state in
      (
        state.credentials.isSame(as: credentials), state.server != nil, Array(state.clients.keys)
      )
    }
    guard !isSame else { return false }
    // Made outside of the lock, which event loops take, and all before any is used.
    let server = needsServer ? try server(of: credentials) : nil
    var clients: [CallProtocol: Side] = [:]
    for callProtocol in needed {
      clients[callProtocol] = try Self.client(of: credentials, callProtocol)
    }
    let new = State(credentials: credentials, server: server, clients: clients)
    state.withLock { state in state = new }
    return true
  }

  private func server(of credentials: TLSCredentials) throws(TLSFailure) -> Side {
    Side(
      context: try TLSContext(
        server: credentials, alpn: CallProtocol.allCases.map(\.applicationProtocol),
        demandsCertificates: anonymous == nil),
      trustDomain: credentials.certificate?.spiffeIdentity?.trustDomain, anonymous: anonymous)
  }

  private static func client(
    of credentials: TLSCredentials, _ callProtocol: CallProtocol
  ) throws(TLSFailure) -> Side {
    Side(
      context: try TLSContext(client: credentials, alpn: [callProtocol.applicationProtocol]),
      trustDomain: credentials.certificate?.spiffeIdentity?.trustDomain, anonymous: nil)
  }
}
