internal import EventLoop
internal import Postgres
package import ServiceStore
internal import TestSupport

/// Databases of the tests' PostgreSQL server, opened as services do.
package enum PostgresStores {
  private static let loops = Result { try LoopGroup(count: 2, name: "test-pg") }

  /// The address of a new, empty database.
  package static func newAddress() async throws -> String {
    try await PostgresServer.shared().database()
  }

  /// Opens a database; the service's schema is made in it if it is new. Several times for one address,
  /// as replicas would.
  package static func open(
    _ address: String, _ schema: StoreSchema
  ) async throws -> PostgresDatabase {
    var settings = PostgresDatabase.Settings()
    settings.sessions = 8
    return try await PostgresDatabase.open(
      try PostgresAddress(address), schema: schema, loops: try loops.get(), settings: settings)
  }

  package static func openNew(_ schema: StoreSchema) async throws -> PostgresDatabase {
    try await open(try await newAddress(), schema)
  }
}
