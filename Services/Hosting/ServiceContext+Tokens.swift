internal import DirectoryAPI
package import Identity
internal import RPCCore
package import RPCTransport
package import ServiceRuntime

extension ServiceContext {
  /// Verifies access tokens by the keys of the user directory, which it begins to fetch. What becomes
  /// of that is in the log.
  ///
  /// - Parameter channel: To the directory; it stays open until the authenticator is stopped.
  package func tokenAuthenticator(on channel: Channel) -> TokenAuthenticator {
    let authenticator = TokenAuthenticator(
      RemoteSigningKeys(UserDirectoryClient(channel)), report: { [logger] in Self.log($0, logger) })
    authenticator.start()
    return authenticator
  }

  private static func log(_ event: TokenAuthenticator.Event, _ logger: Logger) {
    switch event {
    case .keysChanged(let ids):
      logger.info("the user directory's signing keys are these", ["keys": .strings(ids)])
    case .fetchFailed(let error, isHelpless: true):
      logger.warning(
        "no access token can be verified: the user directory gives no signing keys",
        ["error": .string(error.description)])
    case .fetchFailed(let error, isHelpless: false):
      logger.warning(
        "the user directory gives no signing keys; those of before are used on",
        ["error": .string(error.description)])
    }
  }
}
