import LinuxIO
import RPCCore
import RPCWire
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
  }

  private struct State {
    var credentials: TLSCredentials
    /// Made when first needed, and from then on with each reload.
    var server: Side?
    var client: Side?
  }

  private let directory: String
  private let name: String
  private let state: Lock<State>

  init(directory: String, name: String) throws(TLSFailure) {
    self.directory = directory
    self.name = name
    state = Lock(State(credentials: try TLSCredentials(directory: directory, name: name)))
  }

  var certificate: PeerCertificate? { state.withLock { $0.credentials.certificate } }

  func server() throws(TLSFailure) -> Side {
    try state.withLock { (state) throws(TLSFailure) in
      if let side = state.server { return side }
      let side = try Self.server(of: state.credentials)
      state.server = side
      return side
    }
  }

  func client() throws(TLSFailure) -> Side {
    try state.withLock { (state) throws(TLSFailure) in
      if let side = state.client { return side }
      let side = try Self.client(of: state.credentials)
      state.client = side
      return side
    }
  }

  /// Reads the files, and takes what they hold if it is new and whole. Blocks for as long as that
  /// takes.
  ///
  /// - Returns: Whether it was new.
  /// - Throws: What is wrong with the files; what was in use stays in use.
  func reload() throws(TLSFailure) -> Bool {
    let credentials = try TLSCredentials(directory: directory, name: name)
    let (isSame, needsServer, needsClient) = state.withLock { state in
      (
        state.credentials.isSame(as: credentials), state.server != nil, state.client != nil
      )
    }
    guard !isSame else { return false }
    // Made outside of the lock, which event loops take, and both before either is used.
    let server = needsServer ? try Self.server(of: credentials) : nil
    let client = needsClient ? try Self.client(of: credentials) : nil
    state.withLock { state in
      state = State(credentials: credentials, server: server, client: client)
    }
    return true
  }

  private static func server(of credentials: TLSCredentials) throws(TLSFailure) -> Side {
    Side(
      context: try TLSContext(server: credentials, alpn: [Wire.applicationProtocol]),
      trustDomain: credentials.certificate?.spiffeIdentity?.trustDomain)
  }

  private static func client(of credentials: TLSCredentials) throws(TLSFailure) -> Side {
    Side(
      context: try TLSContext(client: credentials, alpn: [Wire.applicationProtocol]),
      trustDomain: credentials.certificate?.spiffeIdentity?.trustDomain)
  }
}
