package import Normalization
package import ServiceStore

/// An account.
package struct UserRecord: Hashable, Sendable {
  package let id: RecordID
  /// As the person wrote it, trimmed.
  package var email: String
  package var displayName: String
  package let createTime: WallTime
  package var updateTime: WallTime
  package var revision: UInt64

  package init(
    id: RecordID, email: String, displayName: String, createTime: WallTime, updateTime: WallTime,
    revision: UInt64
  ) {
    self.id = id
    self.email = email
    self.displayName = displayName
    self.createTime = createTime
    self.updateTime = updateTime
    self.revision = revision
  }
}

/// What to change of an account; `nil` leaves a field as it is.
package struct UserChanges: Sendable {
  package var email: EmailAddress?
  package var displayName: String?

  package init(email: EmailAddress? = nil, displayName: String? = nil) {
    self.email = email
    self.displayName = displayName
  }
}

/// Accounts by the keys that found them.
package struct FoundUsers: Sendable {
  package var byID: [RecordID: UserRecord] = [:]
  package var byAddress: [EmailAddress: UserRecord] = [:]

  package init() {}
}

/// Where the accounts are kept. Two accounts never have the same address in its normal form.
package protocol UserStore: RecordStore {
  /// Makes an account, or gives the answer again that the same request got before.
  ///
  /// - Throws: `.alreadyExists` if the address has an account. Of parallel calls with one address,
  ///   exactly one succeeds.
  func create(
    email: EmailAddress, displayName: String, once: OnceOnly<UserRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<UserRecord>

  func user(_ id: RecordID) async throws(StoreFailure) -> UserRecord?

  /// Many accounts in one go, as they are at one moment.
  func users(
    ids: [RecordID], addresses: [EmailAddress]
  ) async throws(StoreFailure) -> FoundUsers

  /// People whose address has the term anywhere in it, in the order of ``SearchRank``, and within a
  /// rank by address.
  func search(
    _ term: SearchTerm, after position: SearchPosition?, limit: Int
  ) async throws(StoreFailure) -> Page<UserRecord, SearchPosition>

  /// Everybody, in the order of creation.
  func list(
    after id: RecordID?, limit: Int
  ) async throws(StoreFailure) -> Page<UserRecord, RecordID>

  /// Changes an account. Changes that change nothing leave the revision as it is.
  ///
  /// - Parameter revision: The one that the account must be at; `nil` for any.
  /// - Throws: `.notFound`, `.stale`, or `.alreadyExists` if the new address has an account.
  func update(
    _ id: RecordID, _ changes: UserChanges, expecting revision: UInt64?
  ) async throws(StoreFailure) -> UserRecord

  /// Erases an account, what the search knows of it, and the answers that told of it.
  ///
  /// - Throws: `.notFound` or `.stale`.
  func delete(_ id: RecordID, expecting revision: UInt64?) async throws(StoreFailure)
}
