internal import ServiceStore

/// The table `sessions`.
struct SessionTable {
  let connection: any StoreConnection
  let rules: SignInRules

  private static let columns = #"id, "user", device, create_time, refresh_time, expire_time"#

  /// Opens a session; past the most that somebody may have, the oldest ends.
  func open(
    _ id: RecordID, of user: RecordID, _ draft: SessionDraft, from place: Place, at now: WallTime
  ) async throws -> (SessionRecord, RefreshToken) {
    try await dropExpired(at: now)
    let token = RefreshToken(of: id, secret: draft.secret)
    let session = SessionRecord(
      id: id, userID: user, device: draft.device, createTime: now, refreshTime: now,
      expireTime: expiry(of: now, at: now))
    try await connection.run(
      """
      INSERT INTO sessions (id, "user", device, place, create_time, refresh_time, expire_time,
        generation, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .blob(id.bytes), .blob(user.bytes), .text(session.device), .blob(place.bytes),
      .integer(now.microseconds), .integer(now.microseconds),
      .integer(session.expireTime.microseconds), .integer(0), .blob(token.hash))
    try await connection.run(
      """
      DELETE FROM sessions WHERE id IN
        (SELECT id FROM sessions WHERE "user" = ? ORDER BY id DESC LIMIT ? OFFSET ?)
      """, .id(user), .integer(Int64.max), .integer(rules.maximumSessions))
    return (session, token)
  }

  enum Refreshed {
    case first(SessionRecord, RefreshToken)
    case again(SessionRecord, RefreshToken)
    case replayed(RecordID)
    case unknown
  }

  /// - Parameter token: One whose seal fits, so that it is of this session, if of any.
  func refresh(_ token: RefreshToken, salt: [UInt8], at now: WallTime) async throws -> Refreshed {
    let kept = try await connection.first(
      """
      SELECT \(Self.columns), generation, hash, previous_hash, salt FROM sessions WHERE id = ?
        \(connection.dialect.lockingRows)
      """, .blob(token.sessionID.bytes)
    ) { row in
      (
        session: try Self.session(row), generation: UInt32(clamping: try row.integer(6)),
        hash: try row.blob(7), previous: try row.optionalBlob(8), salt: try row.optionalBlob(9)
      )
    }
    guard let kept, now < kept.session.expireTime else { return .unknown }
    if token.generation == kept.generation, token.hash == kept.hash {
      let next = token.next(salt: salt)
      let session = kept.session.refreshed(
        at: now, until: expiry(of: kept.session.createTime, at: now))
      try await connection.run(
        """
        UPDATE sessions SET refresh_time = ?, expire_time = ?, generation = ?, hash = ?,
          previous_hash = ?, salt = ? WHERE id = ?
        """, .integer(now.microseconds), .integer(session.expireTime.microseconds),
        .integer(Int64(next.generation)), .blob(next.hash), .blob(token.hash), .blob(salt),
        .blob(token.sessionID.bytes))
      return .first(session, next)
    }
    if let salt = kept.salt, token.hash == kept.previous,
      now <= kept.session.refreshTime + rules.repetition
    {
      return .again(kept.session, token.next(salt: salt))
    }
    try await end(token.sessionID)
    return .replayed(kept.session.userID)
  }

  func session(_ id: RecordID, of user: RecordID, at now: WallTime) async throws -> SessionRecord? {
    try await connection.first(
      #"SELECT \#(Self.columns) FROM sessions WHERE id = ? AND "user" = ? AND expire_time > ?"#,
      .id(id), .id(user), .time(now)
    ) { row in try Self.session(row) }
  }

  func sessions(of user: RecordID, at now: WallTime) async throws -> [SessionRecord] {
    try await connection.rows(
      """
      SELECT \(Self.columns) FROM sessions WHERE "user" = ? AND expire_time > ? ORDER BY id DESC
      """, .id(user), .time(now)
    ) { row in try Self.session(row) }
  }

  /// Whether somebody is signed in from there.
  func isSignedIn(_ user: RecordID, from place: Place, at now: WallTime) async throws -> Bool {
    let found = try await connection.first(
      #"SELECT 1 FROM sessions WHERE "user" = ? AND place = ? AND expire_time > ? LIMIT 1"#,
      .id(user), .blob(place.bytes), .time(now)
    ) { _ in true }
    return found ?? false
  }

  func end(_ id: RecordID) async throws {
    try await connection.run("DELETE FROM sessions WHERE id = ?", .blob(id.bytes))
  }

  /// - Returns: How many there were.
  @discardableResult
  func endAll(of user: RecordID) async throws -> Int {
    try await connection.run(#"DELETE FROM sessions WHERE "user" = ?"#, .id(user))
  }

  private func expiry(of start: WallTime, at now: WallTime) -> WallTime {
    min(start + rules.sessionLifetime, now + rules.refreshLifetime)
  }

  /// A few at a time, more than come in.
  private func dropExpired(at now: WallTime) async throws {
    let count = connection.dialect.rowsToDrop(4)
    guard count > 0 else { return }
    try await connection.run(
      """
      DELETE FROM sessions WHERE id IN
        (SELECT id FROM sessions WHERE expire_time <= ? ORDER BY expire_time LIMIT ?)
      """, .time(now), .integer(count))
  }

  private static func session(_ row: borrowing StoreRow) throws -> SessionRecord {
    SessionRecord(
      id: try row.id(0), userID: try row.id(1), device: try row.text(2),
      createTime: try row.time(3), refreshTime: try row.time(4), expireTime: try row.time(5))
  }
}

extension SessionRecord {
  fileprivate func refreshed(at now: WallTime, until end: WallTime) -> SessionRecord {
    SessionRecord(
      id: id, userID: userID, device: device, createTime: createTime, refreshTime: now,
      expireTime: end)
  }
}
