package import DirectoryAPI
package import RPCCore

/// Where a service has the public keys from that access tokens are verified with.
package protocol SigningKeySource: Sendable {
  /// - Throws: Why there are none now; the keys of before are used on.
  func signingKeys() async throws(RPCError) -> SigningKeys
}

/// The user directory over the wire.
package struct RemoteSigningKeys: SigningKeySource {
  private let client: UserDirectoryClient

  private static let patience = CallOptions(timeout: .seconds(5))

  package init(_ client: UserDirectoryClient) {
    self.client = client
  }

  package func signingKeys() async throws(RPCError) -> SigningKeys {
    SigningKeys(try await client.getSigningKeys(GetSigningKeysRequest(), options: Self.patience))
  }
}
