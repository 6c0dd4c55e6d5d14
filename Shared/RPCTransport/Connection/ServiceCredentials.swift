public import RPCCore
package import TLS

/// Who this process is to its peers, and whom it trusts: a certificate, its key, an authority.
///
/// Servers and channels that were given the same credentials share them, and what ``reload()`` takes
/// holds for the new connections of all of them.
public struct ServiceCredentials: Sendable {
  private let source: CredentialSource

  /// Reads DIRECTORY/ca.pem, DIRECTORY/NAME.pem and DIRECTORY/NAME.key.
  ///
  /// - Throws: `.badCredentials` that names the file and what to do.
  public init(directory: String, name: String) throws(RuntimeError) {
    do throws(TLSFailure) {
      source = try CredentialSource(directory: directory, name: name)
    } catch {
      throw Self.failure(error)
    }
  }

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
    do throws(TLSFailure) {
      return try source.reload()
    } catch {
      throw Self.failure(error)
    }
  }

  /// The own certificate that is in use.
  package var certificate: PeerCertificate? { source.certificate }

  func server() throws(RuntimeError) -> CredentialSource.Side {
    do throws(TLSFailure) { return try source.server() } catch { throw Self.failure(error) }
  }

  func client() throws(RuntimeError) -> CredentialSource.Side {
    do throws(TLSFailure) { return try source.client() } catch { throw Self.failure(error) }
  }

  private static func failure(_ error: TLSFailure) -> RuntimeError {
    RuntimeError(.badCredentials, error.description, cause: error)
  }
}
