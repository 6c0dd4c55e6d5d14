internal import Postgres
internal import TLS

/// Brings a database's schema up to date, and makes sure that it is the service's own.
///
/// The table `store` says whose the database is, which steps its schema has had, and from which step
/// on a release has to know it to run on it. Everything happens in one transaction under a lock of the
/// database: of the replicas that start at once, one does the work and the others find it done.
struct PostgresSchemaSession {
  let session: PostgresSession
  let schema: StoreSchema

  /// What a look at the database has found.
  struct Finding {
    /// Steps that the schema has had; 0 for an empty database.
    let version: Int
    /// Steps that a release has to know to run on it.
    let minimumReader: Int
  }

  /// What the preparation has come to.
  struct Outcome: Sendable {
    let applied: [String]
    let pageTokenKey: [UInt8]
  }

  /// For whoever brings several databases up to date at once: the locks are each database's own.
  private static let lock: Int64 = 0x726f_6c6c_6361_6c6c
  /// How long another process's migration is waited for.
  private static let lockPatience = Duration.seconds(60)
  /// How long the steps may take in all.
  private static let patience = Duration.seconds(15 * 60)

  /// All steps of a schema, the ledger's first.
  static func steps(of schema: StoreSchema) -> [PostgresMigration] {
    [RequestLedger.postgresMigration] + schema.postgresql
  }

  private var steps: [PostgresMigration] { Self.steps(of: schema) }

  /// - Throws: ``SchemaMismatch``, ``PostgresError``.
  func prepare() async throws -> Outcome {
    do {
      _ = try await session.run(
        "SELECT pg_advisory_xact_lock($1)", [.integer(Self.lock)], after: ["BEGIN"],
        deadline: .now + Self.lockPatience)
      let outcome = try await prepareLocked(by: .now + Self.patience)
      _ = try await session.run("COMMIT")
      return outcome
    } catch {
      _ = try? await session.run("ROLLBACK")
      throw error
    }
  }

  /// The steps that ``prepare()`` would take, with their numbers. Changes nothing.
  func pending() async throws -> [(number: Int, step: PostgresMigration)] {
    let finding = try await look()
    return steps.enumerated().dropFirst(finding.version).map { ($0.offset + 1, $0.element) }
  }

  private func prepareLocked(by deadline: ContinuousClock.Instant) async throws -> Outcome {
    let finding = try await look()
    try await session.execute(
      script: "CREATE TABLE IF NOT EXISTS store (name text PRIMARY KEY, value text NOT NULL)")
    try await keep("kind", schema.kind)
    try await keep("change_base", "0")
    try await keep("page_token_key", Hexadecimal.text(try SecureRandom.bytes(32)))
    var minimumReader = finding.minimumReader
    let missing = steps.enumerated().dropFirst(finding.version)
    for (index, step) in missing {
      try await session.execute(script: step.script, deadline: deadline)
      if !step.suitsOlderReleases { minimumReader = index + 1 }
    }
    try await set("schema", String(max(finding.version, steps.count)))
    try await set("minimum_reader", String(minimumReader))
    try await raiseChangeNumbers()
    guard let key = try await value("page_token_key").flatMap(Hexadecimal.bytes), key.count == 32
    else { throw mismatch("has no key for page tokens") }
    return Outcome(applied: missing.map(\.element.name), pageTokenKey: key)
  }

  /// - Throws: ``SchemaMismatch`` if the database is another program's or another service's, or if
  ///   its schema is one that this release can't run on.
  private func look() async throws -> Finding {
    let tables = try await session.run(
      """
      SELECT count(*), count(*) FILTER (WHERE table_name = 'store') FROM information_schema.tables
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
      """)
    let (all, ours) = (try tables[0].integer(0), try tables[0].integer(1))
    guard ours == 1 else {
      guard all == 0 else { throw mismatch("is the database of another program") }
      return Finding(version: 0, minimumReader: 0)
    }
    let owner = try await value("kind")
    guard owner == schema.kind else {
      throw mismatch("belongs to \(owner ?? "nobody"), not to \(schema.kind)")
    }
    let version = Int(try await value("schema") ?? "0") ?? 0
    let minimumReader = Int(try await value("minimum_reader") ?? "0") ?? 0
    guard minimumReader <= steps.count else {
      throw mismatch(
        "has schema \(version), which releases that know less than schema \(minimumReader) can't "
          + "use, and this \(schema.kind) knows schemas up to \(steps.count): start the newer release"
      )
    }
    return Finding(version: version, minimumReader: minimumReader)
  }

  /// A database that was put into another cluster meets transactions with smaller ids than those that
  /// its numbers are made of: from now on they begin above all there are.
  private func raiseChangeNumbers() async throws {
    guard !schema.watched.isEmpty else { return }
    let row = try await session.run(
      """
      SELECT \(Self.latestChange(of: schema)) >> 20, pg_snapshot_xmin(pg_current_snapshot()),
        pg_snapshot_xmax(pg_current_snapshot()),
        (SELECT value::int8 FROM store WHERE name = 'change_base')
      """)[0]
    let (latest, base) = (try row.integer(0), try row.integer(3))
    let (oldest, next) = (try row.integer(1), try row.integer(2))
    // What is visible was written by transactions below `next`, if this is their cluster.
    guard latest >= next + base else { return }
    try await set("change_base", String(latest + 1 - oldest))
  }

  /// An expression for the greatest number of a change in the watched tables; 0 if there is none.
  static func latestChange(of schema: StoreSchema) -> String {
    let greatest = schema.watched.map { "(SELECT max(change) FROM \($0))" }
    return "GREATEST(\((greatest + ["0::int8"]).joined(separator: ", ")))"
  }

  private func value(_ name: String) async throws -> String? {
    let found = try await session.run("SELECT value FROM store WHERE name = $1", [.text(name)])
    return found.count > 0 ? try found[0].text(0) : nil
  }

  private func keep(_ name: String, _ value: String) async throws {
    _ = try await session.run(
      "INSERT INTO store VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
      [.text(name), .text(value)])
  }

  private func set(_ name: String, _ value: String) async throws {
    _ = try await session.run(
      "INSERT INTO store VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      [.text(name), .text(value)])
  }

  private func mismatch(_ what: String) -> SchemaMismatch {
    SchemaMismatch(description: "\(session.address) \(what)")
  }
}
