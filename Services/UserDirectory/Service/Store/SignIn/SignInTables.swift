internal import ServiceStore

/// What the steps of sign-in do to several tables at once, within one transaction.
struct SignInTables {
  let passwords: PasswordTable
  let attempts: AttemptTable
  private let sessions: SessionTable
  private let users: UserTable

  init(_ connection: any StoreConnection, _ rules: SignInRules) {
    passwords = PasswordTable(connection: connection)
    attempts = AttemptTable(connection: connection, rules: rules)
    sessions = SessionTable(connection: connection, rules: rules)
    users = UserTable(connection)
  }

  /// Counts an attempt and finds what it needs, with the same queries for everybody and nobody.
  func begin(
    _ user: UserRecord?, address: String, from place: Place, at now: WallTime
  ) async throws -> SignInAttempt {
    let id = user?.id ?? RecordID(value: 0)
    let isFamiliar = try await sessions.isSignedIn(id, from: place, at: now)
    let counted: [AttemptKey] = [
      isFamiliar ? .familiar(address, place) : .account(address), .place(place),
    ]
    try await attempts.take(counted, at: now)
    let hash = try await passwords.hash(of: id)
    // Who is disabled is nobody here.
    let isOpen = user?.isDisabled == false
    return SignInAttempt(
      user: isOpen ? user : nil, hash: isOpen ? hash : nil, counted: counted, place: place)
  }

  /// The account as it is now, if the password that the attempt was checked against is still its.
  func stillRight(_ attempt: SignInAttempt) async throws -> UserRecord? {
    guard let id = attempt.user?.id, let hash = attempt.hash,
      let user = try await users.user(id), !user.isDisabled,
      try await passwords.hash(of: id) == hash
    else { return nil }
    return user
  }

  /// The right password makes up for wrong ones before it; of what came from the place, it takes
  /// back only itself, or one's own account would be a way to guess at others'.
  func forgetFailures(_ attempt: SignInAttempt) async throws {
    for key in attempt.counted {
      switch key.kind {
      case .account, .familiar, .reset: try await attempts.clear(key)
      case .place: try await attempts.giveBack(key)
      }
    }
  }

  func open(
    _ attempt: SignInAttempt, _ user: UserRecord, _ draft: SessionDraft, id: RecordID,
    at now: WallTime
  ) async throws -> OpenedSession {
    let (session, token) = try await sessions.open(
      id, of: user.id, draft, from: attempt.place, at: now)
    return OpenedSession(session: session, user: user, token: token)
  }

  /// Nobody is signed in to the account any more, and no mail is good for it.
  func endEverything(of user: RecordID) async throws {
    try await sessions.endAll(of: user)
    try await passwords.endResets(of: user)
  }

  /// The account goes, and its password with it.
  func erase(_ user: RecordID) async throws {
    try await endEverything(of: user)
    try await passwords.remove(of: user)
  }
}
