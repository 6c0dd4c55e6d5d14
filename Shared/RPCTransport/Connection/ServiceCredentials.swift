public import RPCCore
import RPCWire
import TLS

/// Who this process is to its peers, and whom it trusts: a certificate, its key, an authority.
public struct ServiceCredentials: Sendable {
  let credentials: TLSCredentials
  /// Peers of other trust domains are nobody here. `nil` if the own certificate names none.
  let trustDomain: String?

  /// Reads DIRECTORY/ca.pem, DIRECTORY/NAME.pem and DIRECTORY/NAME.key.
  ///
  /// - Throws: `.badCredentials` that names the file and what to do.
  public init(directory: String, name: String) throws(RuntimeError) {
    do throws(TLSFailure) {
      credentials = try TLSCredentials(directory: directory, name: name)
    } catch {
      throw RuntimeError(.badCredentials, error.description, cause: error)
    }
    trustDomain = credentials.certificate?.spiffeIdentity?.trustDomain
  }

  func serverContext() throws(RuntimeError) -> TLSContext {
    do throws(TLSFailure) {
      return try TLSContext(server: credentials, alpn: [Wire.applicationProtocol])
    } catch {
      throw RuntimeError(.badCredentials, error.description, cause: error)
    }
  }

  func clientContext() throws(RuntimeError) -> TLSContext {
    do throws(TLSFailure) {
      return try TLSContext(client: credentials, alpn: [Wire.applicationProtocol])
    } catch {
      throw RuntimeError(.badCredentials, error.description, cause: error)
    }
  }
}
