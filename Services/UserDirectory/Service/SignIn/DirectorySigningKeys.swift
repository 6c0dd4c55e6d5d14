package import Identity
internal import LinuxIO
package import RPCCore
package import ServiceStore
internal import TLS

/// The keys that this directory signs access tokens with. The store has them and says which one
/// signs when; here is what was read of it a moment ago.
package final class DirectorySigningKeys: SigningKeySource {
  private struct Loaded {
    let time: WallTime
    let keys: SigningKeys
    let signers: [(times: SigningKeyTimes, key: Ed25519PrivateKey)]

    func signer(at now: WallTime) -> (id: String, key: Ed25519PrivateKey)? {
      guard let times = SigningKeySchedule.signer(signers.map(\.times), at: now) else { return nil }
      return signers.first { $0.times == times }.map { (times.id, $0.key) }
    }
  }

  private let store: any SignInStore
  private let issuer: String
  private let box: KeyBox
  private let now: WallClock
  private let loaded = Lock<Loaded?>(nil)

  /// Far less than a key is shown before it signs, and more than the keeper takes twice: callers
  /// load, which is a write, only if that has failed.
  private static let freshness = Duration.seconds(150)

  /// - Parameter issuer: The directory's name in its tokens.
  package init(
    store: any SignInStore, issuer: String, box: KeyBox, now: @escaping WallClock = WallTime.now
  ) {
    self.store = store
    self.issuer = issuer
    self.box = box
    self.now = now
  }

  /// Makes the first key if there is none, and sees whether those that are there can be used.
  ///
  /// - Throws: `.badConfiguration` without the key that they are sealed with; `.ioFailure`.
  package func prepare() async throws(RuntimeError) {
    do throws(RPCError) {
      _ = try await current(at: now())
    } catch {
      if let failure = error.cause as? RuntimeError { throw failure }
      throw RuntimeError(.ioFailure, "there is no signing key: \(error)", cause: error)
    }
  }

  package func signingKeys() async throws(RPCError) -> SigningKeys {
    try await current(at: now()).keys
  }

  /// A token for a session, and when it ends.
  package func token(
    for session: SessionRecord
  ) async throws(RPCError) -> (text: String, expireTime: WallTime) {
    let now = now()
    guard let signer = try await current(at: now).signer(at: now) else {
      throw RPCError(.internalError, "no key signs now")
    }
    let token = AccessToken(
      userID: session.userID.description, sessionID: session.id.description, issuer: issuer,
      at: now)
    do throws(TLSFailure) {
      let text = try token.signed(with: signer.key, id: signer.id)
      return (text, WallTime(microseconds: token.expiresAt * 1_000_000))
    } catch {
      throw RPCError(.internalError, "the access token can't be signed", cause: error)
    }
  }

  /// Reads the keys, and lets a new one be made when one is due, from time to time until the task is
  /// cancelled: so one is shown long enough before it signs, even if nobody asks.
  package func keepCurrent(every period: Duration = .seconds(60)) async {
    while (try? await Task.sleep(for: period)) != nil {
      // What fails here is tried again, and told to whoever needs a key.
      _ = try? await load(at: now())
    }
  }

  private func current(at now: WallTime) async throws(RPCError) -> Loaded {
    let known = loaded.withLock { $0 }
    if let known, known.signer(at: now) != nil {
      if now < known.time + Self.freshness { return known }
      // While the store is away, the keys of before are as good as ever.
      do throws(RPCError) {
        return try await load(at: now)
      } catch {
        return known
      }
    }
    return try await load(at: now)
  }

  private func load(at now: WallTime) async throws(RPCError) -> Loaded {
    let records: [SigningKeyRecord]
    do throws(StoreFailure) {
      records = try await store.signingKeys { [box] id in
        let key = try Ed25519PrivateKey()
        return (try box.seal(try key.pem(), id: id), key.publicKey.bytes)
      }
    } catch {
      throw RPCError(error)
    }
    var shown: [SigningKeys.Key] = []
    var signers: [(times: SigningKeyTimes, key: Ed25519PrivateKey)] = []
    for record in records {
      let times = record.times
      guard let publicKey = Ed25519PublicKey(bytes: record.publicKey) else {
        throw RPCError(.dataLoss, "the signing key \(times.id) is damaged")
      }
      let isRetired = times.retireTime <= now
      shown.append(
        SigningKeys.Key(
          id: times.id, publicKey: publicKey, expiresAt: isRetired ? times.expireTime : nil))
      if !isRetired { signers.append((times, try privateKey(record))) }
    }
    let result = Loaded(
      time: now, keys: SigningKeys(issuer: issuer, keys: shown), signers: signers)
    loaded.withLock { $0 = result }
    return result
  }

  private func privateKey(_ record: SigningKeyRecord) throws(RPCError) -> Ed25519PrivateKey {
    let id = record.times.id
    let known = loaded.withLock { loaded in loaded?.signers.first { $0.times.id == id }?.key }
    if let known { return known }
    do {
      return try Ed25519PrivateKey(pem: try box.open(record.sealedKey, id: id))
    } catch {
      throw RPCError(.internalError, "the signing key can't be opened", cause: error)
    }
  }
}
