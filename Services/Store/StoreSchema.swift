/// What a service keeps in its database, for every kind of database.
package struct StoreSchema: Sendable {
  /// The service that owns the database, such as "user-directory".
  package let kind: String
  /// Without the request ledger, which comes first.
  package let sqlite: [Migration]
  /// The same, in the words of PostgreSQL.
  package let postgresql: [PostgresMigration]
  /// The tables that have a column `change`, for the number of each record's last change.
  package let watched: [String]

  package init(
    kind: String, sqlite: [Migration], postgresql: [PostgresMigration], watched: [String]
  ) {
    self.kind = kind
    self.sqlite = sqlite
    self.postgresql = postgresql
    self.watched = watched
  }
}

/// One step of a schema in PostgreSQL. Its number is its place in the service's list, from 1.
///
/// A step that has shipped never changes. While replicas are replaced one by one, those of the
/// release before run on the new schema: a step either only adds ("expand"), or takes away what the
/// release before didn't use any more ("contract").
package struct PostgresMigration: Sendable {
  package let name: String
  package let script: String
  /// Whether releases that don't know this step can run on the schema that it makes.
  package let suitsOlderReleases: Bool

  package init(_ name: String, suitsOlderReleases: Bool = true, script: String) {
    self.name = name
    self.script = script
    self.suitsOlderReleases = suitsOlderReleases
  }
}
