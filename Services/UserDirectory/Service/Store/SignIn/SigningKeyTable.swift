internal import ServiceStore

/// The table `signing_keys`.
struct SigningKeyTable {
  let connection: any StoreConnection

  /// In the order of their use.
  func keys() async throws -> [SigningKeyRecord] {
    try await connection.rows(
      """
      SELECT id, sign_time, retire_time, expire_time, sealed_key, public_key FROM signing_keys
      ORDER BY sign_time, id
      """
    ) { row in
      SigningKeyRecord(
        times: SigningKeyTimes(
          id: try row.text(0), signTime: try row.time(1), retireTime: try row.time(2),
          expireTime: try row.time(3)),
        sealedKey: try row.blob(4), publicKey: try row.blob(5))
    }
  }

  func insert(_ key: SigningKeyRecord) async throws {
    try await connection.run(
      """
      INSERT INTO signing_keys (id, sign_time, retire_time, expire_time, sealed_key, public_key)
      VALUES (?, ?, ?, ?, ?, ?)
      """, .text(key.times.id), .time(key.times.signTime), .time(key.times.retireTime),
      .time(key.times.expireTime), .blob(key.sealedKey), .blob(key.publicKey))
  }

  func dropExpired(at now: WallTime) async throws {
    try await connection.run(
      "DELETE FROM signing_keys WHERE expire_time <= ?", .integer(now.microseconds))
  }
}
