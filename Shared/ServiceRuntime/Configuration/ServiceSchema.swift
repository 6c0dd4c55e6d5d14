/// What can be done about the schema of a service's data without serving.
public struct ServiceSchema: Sendable {
  /// The steps that the database lacks, in order, as text that it takes. Changes nothing.
  public let script: @Sendable (ServiceSettings) async throws -> String

  /// Brings the database up to it. Suspends while another process does.
  public let migrate: @Sendable (ServiceSettings, Logger) async throws -> Void

  public init(
    script: @escaping @Sendable (ServiceSettings) async throws -> String,
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
    case .printMigrations: "print the steps that its schema lacks, and end"
    }
  }
}
