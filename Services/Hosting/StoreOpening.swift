internal import Postgres
package import RPCCore
package import ServiceRuntime
package import ServiceStore

/// Opens the store that a service is configured with.
package enum StoreOpening {
  /// Suspends while a database server is away: the log and `/readyz` say so, and the server is looked
  /// for until the service is asked to stop.
  ///
  /// - Parameters:
  ///   - file: Makes the store of a SQLite file; blocks meanwhile.
  ///   - server: Makes it of a database that many replicas share.
  /// - Throws: `.badConfiguration` for a database of another service or of a newer release,
  ///   `.ioFailure` for one that can't be opened; both name it.
  package static func open<Store>(
    _ context: ServiceContext, _ schema: StoreSchema,
    file: (_ path: String) async throws -> Store,
    server: (any StoreDatabase) async throws -> Store
  ) async throws(RuntimeError) -> Store {
    switch context.settings.store {
    case .sqlite(let path): return try await open(path, with: file)
    case .postgresql:
      let address = try DatabaseServer.address(context.settings, schema)
      return try await naming(address.description) {
        try await server(try await DatabaseServer.open(address, schema, context))
      }
    case .nowhere: throw noPlace
    }
  }

  /// Opens a file.
  ///
  /// - Throws: As ``open(_:_:file:server:)``.
  package static func open<Store>(
    _ path: String, with open: (_ path: String) async throws -> Store
  ) async throws(RuntimeError) -> Store {
    try await naming(path) { try await open(path) }
  }

  /// What `--migrate-only` and `--print-migrations` do.
  package static func tasks(_ schema: StoreSchema) -> ServiceSchema {
    ServiceSchema(
      script: { settings in try await script(settings, schema) },
      migrate: { settings, logger in try await migrate(settings, schema, logger) })
  }

  private static func script(
    _ settings: ServiceSettings, _ schema: StoreSchema
  ) async throws(RuntimeError) -> String {
    switch settings.store {
    case .sqlite(let path):
      return try await naming(path) { try schema.pendingScript(ofFile: path) }
    case .postgresql:
      let address = try DatabaseServer.address(settings, schema)
      return try await naming(address.description) {
        try await DatabaseServer.pendingScript(address, schema)
      }
    case .nowhere: throw noPlace
    }
  }

  private static func migrate(
    _ settings: ServiceSettings, _ schema: StoreSchema, _ logger: Logger
  ) async throws(RuntimeError) {
    switch settings.store {
    case .sqlite(let path):
      try await naming(path) { try await SQLiteDatabase(path: path, schema: schema).close() }
      logger.info("the schema is up to date", ["store": .string(path)])
    case .postgresql:
      let address = try DatabaseServer.address(settings, schema)
      let steps = try await naming(address.description) {
        try await DatabaseServer.migrate(address, schema)
      }
      logger.info(
        "the schema is up to date",
        ["store": .string(address.description), "steps": .strings(steps)])
    case .nowhere: throw noPlace
    }
  }

  private static var noPlace: RuntimeError {
    RuntimeError(.badConfiguration, "the service has no place for its data")
  }

  /// - Parameter name: What the store is called, without a password.
  private static func naming<Value>(
    _ name: String, _ open: () async throws -> Value
  ) async throws(RuntimeError) -> Value {
    do {
      return try await open()
    } catch let error as SchemaMismatch {
      throw RuntimeError(.badConfiguration, "the store \(name): \(error)", cause: error)
    } catch {
      throw RuntimeError(.ioFailure, "can't open the store \(name): \(error)", cause: error)
    }
  }
}
