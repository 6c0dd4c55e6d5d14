/// What can be done about the schema of a service's data without serving.
public struct ServiceSchema: Sendable {
  /// The steps that lead to it, in order, as text that the database takes.
  public let script: @Sendable (StoreLocation) -> String

  /// Brings the database up to it. Suspends while another process does, and while the database is
  /// away.
  public let migrate: @Sendable (ServiceSettings, Logger) async throws -> Void

  public init(
    script: @escaping @Sendable (StoreLocation) -> String,
    migrate: @escaping @Sendable (ServiceSettings, Logger) async throws -> Void
  ) {
    self.script = script
    self.migrate = migrate
  }
}

/// What a service is asked to do with its schema, by a flag without a value.
enum SchemaTask: String, Sendable, CaseIterable {
  case migrateOnly = "--migrate-only"
  case printMigrations = "--print-migrations"

  var meaning: String {
    switch self {
    case .migrateOnly: "bring the schema of the store up to this release, and end"
    case .printMigrations: "print the steps that lead to that schema, and end"
    }
  }
}
