package import Argon2
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
  /// They can't sign in, and no search finds them.
  package var isDisabled: Bool

  package init(
    id: RecordID, email: String, displayName: String, createTime: WallTime, updateTime: WallTime,
    revision: UInt64, isDisabled: Bool = false
  ) {
    self.id = id
    self.email = email
    self.displayName = displayName
    self.createTime = createTime
    self.updateTime = updateTime
    self.revision = revision
    self.isDisabled = isDisabled
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

/// Somebody of whom a load makes an account.
package struct NewUser: Sendable {
  package let email: EmailAddress
  package let displayName: String
  /// `nil` for an account that nobody can sign in to yet.
  package let password: Argon2Hash?
  package let once: OnceOnly<UserRecord>?

  package init(
    email: EmailAddress, displayName: String, password: Argon2Hash? = nil,
    once: OnceOnly<UserRecord>? = nil
  ) {
    self.email = email
    self.displayName = displayName
    self.password = password
    self.once = once
  }
}

/// What became of somebody in a load.
package enum LoadOutcome: Sendable {
  /// The account was made, now or by the same request before.
  case created(RecordID)
  /// The address has an account.
  case exists(RecordID)
  /// The request can't be carried out.
  case refused(StoreFailure)
}

/// The last thing that happened to an account.
package enum UserNews: Hashable, Sendable {
  /// It was made or changed, and is like this now.
  case present(UserRecord)
  case deleted(RecordID, at: WallTime)
}

/// Everything that is held on a person.
package struct HeldUser: Hashable, Sendable {
  package let user: UserRecord
  /// In its normal form.
  package let address: String
  package let requests: [RememberedRequest]
  package let hasPassword: Bool
  /// The newest first.
  package let sessions: [SessionRecord]

  package init(
    user: UserRecord, address: String, requests: [RememberedRequest], hasPassword: Bool,
    sessions: [SessionRecord]
  ) {
    self.user = user
    self.address = address
    self.requests = requests
    self.hasPassword = hasPassword
    self.sessions = sessions
  }
}

/// Where the accounts are kept. Two accounts never have the same address in its normal form.
package protocol UserStore: SignInStore {
  /// Makes an account, or gives the answer again that the same request got before.
  ///
  /// - Parameter password: `nil` for an account that nobody can sign in to yet.
  /// - Throws: `.alreadyExists` if the address has an account. Of parallel calls with one address,
  ///   exactly one succeeds.
  func create(
    email: EmailAddress, displayName: String, password: Argon2Hash?, once: OnceOnly<UserRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<UserRecord>

  /// Makes many accounts, and says of each what became of it, in the order of `people`.
  ///
  /// It is no transaction: if it fails, some of the accounts may have been made. Between every few of
  /// them the writes of others get their turn.
  func load(_ people: [NewUser]) async throws(StoreFailure) -> [LoadOutcome]

  func user(_ id: RecordID) async throws(StoreFailure) -> UserRecord?

  /// Many accounts in one go, as they are at one moment.
  func users(
    ids: [RecordID], addresses: [EmailAddress]
  ) async throws(StoreFailure) -> FoundUsers

  /// People whose address or name has the term anywhere in it, in the order of ``SearchRank``, and
  /// within a rank by address.
  ///
  /// - Parameter excluded: People to leave out.
  /// - Returns: Fewer people than the limit at the end, and where few are found among very many who
  ///   are similar: a page is bounded in what it looks at as well.
  func search(
    _ term: SearchTerm, excluding excluded: Set<RecordID>, after position: SearchPosition?,
    limit: Int
  ) async throws(StoreFailure) -> FoundPeople

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

  /// Keeps somebody out, and ends all their sessions, or lets them in again. What is so already stays,
  /// with its revision.
  ///
  /// - Throws: `.notFound` or `.stale`.
  func setDisabled(
    _ isDisabled: Bool, _ id: RecordID, expecting revision: UInt64?
  ) async throws(StoreFailure) -> UserRecord

  /// Erases an account, what the search knows of it, and the answers that told of it. Only its id is
  /// left, which is never given out again.
  ///
  /// - Throws: `.notFound` or `.stale`.
  func delete(_ id: RecordID, expecting revision: UInt64?) async throws(StoreFailure)

  /// - Throws: `.notFound`.
  func held(on id: RecordID) async throws(StoreFailure) -> HeldUser

  /// Wakes those who follow the changes.
  var changeSignal: ChangeSignal { get }

  /// The accounts and the deletions whose last change comes after a position, in its order.
  func news(
    after position: ChangeNumber, onlyDeletions: Bool, limit: Int
  ) async throws(StoreFailure) -> ChangePage<UserNews>
}

extension UserStore {
  /// Ends every watch, and those to come, because the service stops.
  package func endWatches() { changeSignal.close() }

  /// Makes an account without a password.
  package func create(
    email: EmailAddress, displayName: String, once: OnceOnly<UserRecord>?
  ) async throws(StoreFailure) -> OnceOutcome<UserRecord> {
    try await create(email: email, displayName: displayName, password: nil, once: once)
  }
}
