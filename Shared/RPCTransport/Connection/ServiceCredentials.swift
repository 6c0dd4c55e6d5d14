public import RPCCore
package import TLS

/// Who this process is to its peers, and whom it trusts: a certificate, its key, an authority.
///
/// Servers and channels that were given the same credentials share them, and what ``reload()`` takes
/// holds for the new connections of all of them.
public struct ServiceCredentials: Sendable {
  private enum Kind {
    case tls(CredentialSource, isForeign: Bool)
    case plaintext
  }

  private let kind: Kind

  /// Reads DIRECTORY/ca.pem, DIRECTORY/NAME.pem and DIRECTORY/NAME.key.
  ///
  /// - Throws: `.badCredentials` that names the file and what to do.
  public init(directory: String, name: String) throws(RuntimeError) {
    kind = .tls(
      try Self.source { () throws(TLSFailure) in
        try TLSCredentials(directory: directory, name: name)
      }, isForeign: false)
  }

  /// The same for a server that also lets in clients without a certificate: for measurements with
  /// clients that can show none.
  ///
  /// - Parameter anonymous: Who they are to handlers and access rules.
  package init(directory: String, name: String, anonymous: PeerIdentity) throws(RuntimeError) {
    kind = .tls(
      try Self.source(anonymous: anonymous) { () throws(TLSFailure) in
        try TLSCredentials(directory: directory, name: name)
      }, isForeign: false)
  }

  /// For a channel to a gRPC server that isn't Rollcall's, with files that lie anywhere: its
  /// certificate has to bear the name or address in the channel's target.
  ///
  /// - Parameters:
  ///   - authorities: A PEM file of the authorities that may have signed the server's certificate,
  ///     such as the system's /etc/ssl/certs/ca-certificates.crt.
  ///   - certificate: A PEM file of the certificate to show, with those between it and its
  ///     authority.
  ///   - key: A PEM file of its key.
  /// - Throws: `.badCredentials` that names the file and what is wrong with it.
  public init(authorities: String, certificate: String, key: String) throws(RuntimeError) {
    kind = .tls(
      try Self.source { () throws(TLSFailure) in
        try TLSCredentials(authorities: authorities, own: (certificate, key))
      }, isForeign: true)
  }

  /// The same for a server that asks for no certificate.
  public init(authorities: String) throws(RuntimeError) {
    kind = .tls(
      try Self.source { () throws(TLSFailure) in
        try TLSCredentials(authorities: authorities, own: nil)
      }, isForeign: true)
  }

  private init(_ kind: Kind) { self.kind = kind }

  /// No TLS: nobody is who they say, and everybody on the way reads and writes what they like. Only
  /// for gRPC channels to servers under development.
  public static let plaintext = ServiceCredentials(.plaintext)

  /// Reads the files again. From then on new connections, of servers and of channels, use what they
  /// hold; the open ones go on as they are, and no session of before is resumed.
  ///
  /// All three files are taken or none: until they go together, which they may not while somebody
  /// replaces them, everything stays as it was. Call it off the event loops: it reads files and
  /// checks signatures, which takes about a millisecond.
  ///
  /// - Returns: Whether there was something new.
  /// - Throws: `.badCredentials` that names the file and what is wrong with it.
  @discardableResult
  public func reload() throws(RuntimeError) -> Bool {
    guard let source else { return false }
    do throws(TLSFailure) {
      return try source.reload()
    } catch {
      throw Self.failure(error)
    }
  }

  /// The own certificate that is in use.
  package var certificate: PeerCertificate? { source?.certificate }

  /// The name that a service's certificate bears in the own trust domain, for
  /// ``ChannelConfiguration/serverName``; `nil` if the own certificate belongs to none.
  public func serverName(of service: String) -> String? {
    guard let domain = certificate?.spiffeIdentity?.trustDomain else { return nil }
    return SPIFFEIdentity(trustDomain: domain, name: service)?.uri
  }

  private var source: CredentialSource? {
    switch kind {
    case .tls(let source, _): source
    case .plaintext: nil
    }
  }

  var isPlain: Bool { source == nil }

  func server() throws(RuntimeError) -> CredentialSource.Side {
    guard case .tls(let source, isForeign: false) = kind else {
      throw RuntimeError(
        .badCredentials, "a server needs a certificate of its own, in the folder of its authority")
    }
    do throws(TLSFailure) { return try source.server() } catch { throw Self.failure(error) }
  }

  /// - Returns: `nil` for no TLS.
  func client(of callProtocol: CallProtocol) throws(RuntimeError) -> CredentialSource.Side? {
    switch kind {
    case .tls(let source, _):
      do throws(TLSFailure) {
        return try source.client(of: callProtocol)
      } catch {
        throw Self.failure(error)
      }
    case .plaintext:
      guard callProtocol == .grpc else {
        throw RuntimeError(.badCredentials, "only channels that speak gRPC can do without TLS")
      }
      return nil
    }
  }

  private static func source(
    anonymous: PeerIdentity? = nil,
    _ read: @escaping @Sendable () throws(TLSFailure) -> TLSCredentials
  ) throws(RuntimeError) -> CredentialSource {
    do throws(TLSFailure) {
      return try CredentialSource(anonymous: anonymous, read)
    } catch {
      throw failure(error)
    }
  }

  private static func failure(_ error: TLSFailure) -> RuntimeError {
    RuntimeError(.badCredentials, error.description, cause: error)
  }
}
