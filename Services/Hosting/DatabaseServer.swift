internal import EventLoop
internal import Postgres
internal import RPCCore
internal import RPCTransport
internal import ServiceRuntime
internal import ServiceStore

/// The database server that a service is configured with.
enum DatabaseServer {
  /// - Throws: `.badConfiguration` for what libpq doesn't take, without the password.
  static func address(
    _ settings: ServiceSettings, _ schema: StoreSchema
  ) throws(RuntimeError) -> PostgresAddress {
    guard case .postgresql(let url) = settings.store else {
      throw RuntimeError(.badConfiguration, "the store is no database server")
    }
    do throws(PostgresError) {
      return try PostgresAddress(
        url, preparesStatements: settings.preparesStatements, applicationName: schema.kind)
    } catch {
      throw RuntimeError(.badConfiguration, "the address of the store: \(error)", cause: error)
    }
  }

  static func open(
    _ address: PostgresAddress, _ schema: StoreSchema, _ context: ServiceContext
  ) async throws -> PostgresDatabase {
    var settings = PostgresDatabase.Settings()
    settings.sessions = context.settings.storeConnections
    return try await PostgresDatabase.open(
      address, schema: schema, loops: try EventLoops.shared(), settings: settings
    ) { [logger = context.logger, isWaiting = context.isWaiting] event in
      switch event {
      case .away(let error):
        logger.warning(
          "the database can't be reached",
          ["store": .string(address.description), "error": .string(error.description)])
        isWaiting("store: \(error)")
      case .back:
        logger.info("the database is there", ["store": .string(address.description)])
      case .migrated(let steps):
        logger.info("the schema is up to date", ["steps": .strings(steps)])
      }
    }
  }

  static func migrate(
    _ address: PostgresAddress, _ schema: StoreSchema
  ) async throws -> [String] {
    try await PostgresDatabase.migrate(address, schema: schema, loops: try EventLoops.shared())
  }

  static func pendingScript(
    _ address: PostgresAddress, _ schema: StoreSchema
  ) async throws -> String {
    let pending = try await PostgresDatabase.pendingMigrations(
      address, schema: schema, loops: try EventLoops.shared())
    return pending.map { "-- \($0.number): \($0.step.name)\n\($0.step.script)\n" }.joined()
  }
}
