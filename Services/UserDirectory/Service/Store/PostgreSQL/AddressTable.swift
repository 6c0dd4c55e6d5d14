internal import ServiceStore

/// The table `addresses`, which makes them unique where people are spread over machines by their ids:
/// it is spread by address.
struct AddressTable {
  let connection: any StoreConnection

  /// Takes the addresses that are free.
  ///
  /// Of transactions that take the same one, all but one wait, and find it taken or free when that one
  /// has ended.
  ///
  /// - Returns: Those that it took.
  func take(_ addresses: [(address: String, user: RecordID)]) async throws -> Set<String> {
    var taken: Set<String> = []
    for piece in StatementPieces.of(addresses) {
      try await connection.walk(
        """
        INSERT INTO addresses (address, user_id)
        VALUES \(StatementPieces.rows(piece.count, of: 2))
        ON CONFLICT (address) DO NOTHING RETURNING address
        """, with: piece.flatMap { [.text($0.address), .id($0.user)] }
      ) { row in
        taken.insert(try row.text(0))
        return .next
      }
    }
    return taken
  }

  func owners(of addresses: [String]) async throws -> [String: RecordID] {
    var owners: [String: RecordID] = [:]
    for piece in StatementPieces.of(addresses) {
      try await connection.walk(
        """
        SELECT address, user_id FROM addresses
        WHERE address IN (\(StatementPieces.places(piece.count)))
        """, with: piece.map(StoreValue.text)
      ) { row in
        owners[try row.text(0)] = try row.id(1)
        return .next
      }
    }
    return owners
  }

  func release(_ address: String) async throws {
    try await connection.run("DELETE FROM addresses WHERE address = ?", .text(address))
  }
}
