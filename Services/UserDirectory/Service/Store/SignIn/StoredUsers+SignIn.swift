package import Argon2
package import Normalization
package import ServiceStore

extension StoredUsers {
  package func beginSignIn(
    _ email: EmailAddress, from place: Place
  ) async throws(StoreFailure) -> SignInAttempt {
    try await database.write { connection in
      let found = try await UserTable(connection).user(email)
      return try await SignInTables(connection, rules).begin(
        found, address: email.normalized, from: place, at: now())
    }
  }

  package func beginSignIn(
    _ user: RecordID, from place: Place
  ) async throws(StoreFailure) -> SignInAttempt {
    try await database.write { connection in
      let found = try await UserTable(connection).present(user)
      let email: EmailAddress
      do throws(EmailRefusal) {
        email = try EmailAddress(found.email)
      } catch {
        throw StoreFailure.defect(error)
      }
      return try await SignInTables(connection, rules).begin(
        found, address: email.normalized, from: place, at: now())
    }
  }

  package func giveBack(_ attempt: SignInAttempt) async throws(StoreFailure) {
    try await database.write { connection in
      let attempts = AttemptTable(connection: connection, rules: rules)
      for key in attempt.counted { try await attempts.giveBack(key) }
    }
  }

  package func openSession(
    _ attempt: SignInAttempt, _ draft: SessionDraft, upgraded: Argon2Hash?
  ) async throws(StoreFailure) -> OpenedSession? {
    try await database.write { connection in
      let tables = SignInTables(connection, rules)
      guard let user = try await tables.stillRight(attempt) else { return nil }
      if let upgraded { try await tables.passwords.set(upgraded, of: user.id) }
      try await tables.forgetFailures(attempt)
      return try await tables.open(attempt, user, draft, id: ids.next(at: now()), at: now())
    }
  }

  package func refresh(
    _ token: RefreshToken, salt: [UInt8]
  ) async throws(StoreFailure) -> RefreshOutcome {
    try await database.write { connection in
      let sessions = SessionTable(connection: connection, rules: rules)
      let refreshed = try await sessions.refresh(token, salt: salt, at: now())
      let table = UserTable(connection)
      func opened(_ session: SessionRecord, _ token: RefreshToken) async throws -> OpenedSession? {
        guard let user = try await table.user(session.userID), !user.isDisabled else {
          return nil
        }
        return OpenedSession(session: session, user: user, token: token)
      }
      switch refreshed {
      case .first(let session, let next):
        return try await opened(session, next).map(RefreshOutcome.refreshed) ?? .unknown
      case .again(let session, let next):
        return try await opened(session, next).map(RefreshOutcome.repeated) ?? .unknown
      case .replayed(let user): return .replayed(user: user)
      case .unknown: return .unknown
      }
    }
  }

  package func session(
    _ id: RecordID, of user: RecordID
  ) async throws(StoreFailure) -> SessionRecord? {
    try await database.read { connection in
      try await SessionTable(connection: connection, rules: rules).session(id, of: user, at: now())
    }
  }

  package func sessions(of user: RecordID) async throws(StoreFailure) -> [SessionRecord] {
    try await database.read { connection in
      _ = try await UserTable(connection).present(user)
      return try await SessionTable(connection: connection, rules: rules).sessions(
        of: user, at: now())
    }
  }

  package func endSession(of token: RefreshToken) async throws(StoreFailure) {
    try await database.write { connection in
      try await SessionTable(connection: connection, rules: rules).end(token.sessionID)
    }
  }

  package func endSessions(of user: RecordID) async throws(StoreFailure) -> Int {
    try await database.write { connection in
      _ = try await UserTable(connection).present(user)
      return try await SessionTable(connection: connection, rules: rules).endAll(of: user)
    }
  }

  package func changePassword(
    _ attempt: SignInAttempt, to hash: Argon2Hash, _ draft: SessionDraft
  ) async throws(StoreFailure) -> OpenedSession? {
    try await database.write { connection in
      let tables = SignInTables(connection, rules)
      guard let user = try await tables.stillRight(attempt) else { return nil }
      try await tables.endEverything(of: user.id)
      try await tables.passwords.set(hash, of: user.id)
      try await tables.forgetFailures(attempt)
      return try await tables.open(attempt, user, draft, id: ids.next(at: now()), at: now())
    }
  }

  package func createPasswordReset(
    _ token: ResetToken, for email: EmailAddress, from place: Place
  ) async throws(StoreFailure) -> (recipient: String, expireTime: WallTime) {
    try await database.write { connection in
      let now = now()
      let tables = SignInTables(connection, rules)
      try await tables.attempts.take([.reset(email.normalized), .place(place)], at: now)
      var user = try await UserTable(connection).user(email)
      if user?.isDisabled == true { user = nil }
      let end = now + rules.resetLifetime
      try await tables.passwords.dropExpiredResets(at: now)
      try await tables.passwords.addReset(token, for: user?.id, until: end)
      return (user?.email ?? email.written, end)
    }
  }

  package func user(of token: ResetToken) async throws(StoreFailure) -> UserRecord? {
    try await database.read { connection in
      let passwords = PasswordTable(connection: connection)
      guard let id = try await passwords.user(of: token, at: now()),
        let user = try await UserTable(connection).user(id), !user.isDisabled
      else { return nil }
      return user
    }
  }

  package func resetPassword(
    _ token: ResetToken, to hash: Argon2Hash
  ) async throws(StoreFailure) -> Bool {
    try await database.write { connection in
      let tables = SignInTables(connection, rules)
      guard let id = try await tables.passwords.user(of: token, at: now()),
        let user = try await UserTable(connection).user(id), !user.isDisabled
      else { return false }
      try await tables.endEverything(of: id)
      try await tables.passwords.set(hash, of: id)
      // Whoever reads the owner's mail is the owner, whatever others have tried meanwhile.
      if let email = try? EmailAddress(user.email) {
        try await tables.attempts.clear(.account(email.normalized))
      }
      return true
    }
  }

  package func signingKeys(
    _ make: @escaping @Sendable (_ id: String) throws -> (sealed: [UInt8], public: [UInt8])
  ) async throws(StoreFailure) -> [SigningKeyRecord] {
    try await database.write { connection in
      let now = now()
      let table = SigningKeyTable(connection: connection)
      try await table.dropExpired(at: now)
      var keys = try await table.keys()
      let id = ids.next(at: now).description
      if let times = rules.keys.next(after: keys.map(\.times), id: id, at: now) {
        let made = try make(id)
        let key = SigningKeyRecord(times: times, sealedKey: made.sealed, publicKey: made.public)
        try await table.insert(key)
        keys.append(key)
      }
      return keys
    }
  }
}
