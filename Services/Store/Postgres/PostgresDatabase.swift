package import EventLoop
internal import LinuxIO
package import Postgres
internal import RPCCore
internal import Synchronization
internal import Tracing

/// A service's database in PostgreSQL, which any number of replicas share.
///
/// Each event loop has sessions of its own; a call uses those of the loop it runs on and blocks
/// nobody. Writes run as if they were alone (SERIALIZABLE). One that clashes with another is undone
/// by the server, and its body run again, here, until it gets through or the deadline passes.
///
/// The server may go away and come back at any time, also before the service starts: calls fail as
/// unavailable meanwhile, ``probe()`` says why, and it is looked for until it is found.
package final class PostgresDatabase: StoreDatabase {
  package struct Settings: Sendable {
    /// Sessions of this process at most, but one for each event loop at least.
    package var sessions = 16
    /// Transactions that may wait for a session at once; past it calls get
    /// ``StoreFailure/overloaded``.
    package var maximumWaiting = 10_000
    /// Between two looks for other replicas' changes, while somebody waits for them.
    package var pollingPeriod = Duration.milliseconds(250)

    package init() {}
  }

  /// What is worth a line in the log.
  package enum Event: Sendable {
    /// The server can't be reached, or doesn't let us in.
    case away(PostgresError)
    /// It can be reached again.
    case back
    /// The schema has been brought up to date by these steps.
    case migrated([String])
  }

  package let address: PostgresAddress
  package var dialect: StoreDialect { .postgresql }
  package let pageTokens: PageTokens
  package let changes = ChangeSignal()

  private let schema: StoreSchema
  private let pools: [PostgresPool]
  private let presence: Presence
  private let isClosed = Lock(false)
  private let turn = Atomic<Int>(0)
  private let polling = Lock<ChangePolling?>(nil)

  private init(
    _ address: PostgresAddress, schema: StoreSchema, loops: LoopGroup, settings: Settings,
    pageTokens: PageTokens, presence: Presence
  ) {
    self.address = address
    self.schema = schema
    self.pageTokens = pageTokens
    let count = loops.loops.count
    pools = loops.loops.enumerated().map { index, loop in
      PostgresPool(
        on: loop, to: address,
        size: settings.sessions / count + (index < settings.sessions % count ? 1 : 0),
        maximumWaiting: max(1, settings.maximumWaiting / count)
      ) { event in presence.take(event) }
    }
    self.presence = presence
    presence.tells(pools)
  }

  /// Brings the schema up to date and opens the database. While the server can't be reached it is
  /// looked for, until it is found or the task is cancelled.
  ///
  /// - Parameter report: Called for what is worth a line in the log.
  /// - Throws: ``SchemaMismatch``; `PostgresError` for what waiting doesn't mend;
  ///   `CancellationError`.
  package static func open(
    _ address: PostgresAddress, schema: StoreSchema, loops: LoopGroup,
    settings: Settings = Settings(), report: @escaping @Sendable (Event) -> Void = { _ in }
  ) async throws -> PostgresDatabase {
    let presence = Presence(report)
    let outcome = try await untilReachable(presence) {
      try await withSession(to: address, loops) { session in
        try await PostgresSchemaSession(session: session, schema: schema).prepare()
      }
    }
    if !outcome.applied.isEmpty { report(.migrated(outcome.applied)) }
    let database = PostgresDatabase(
      address, schema: schema, loops: loops, settings: settings,
      pageTokens: PageTokens(key: outcome.pageTokenKey), presence: presence)
    if !schema.watched.isEmpty { database.beginPolling(every: settings.pollingPeriod) }
    return database
  }

  /// Does `body` again and again while the server is away.
  private static func untilReachable<Value>(
    _ presence: Presence, _ body: () async throws -> Value
  ) async throws -> Value {
    var delay = Duration.milliseconds(100)
    while true {
      do {
        let value = try await body()
        presence.take(.back)
        return value
      } catch let error as PostgresError where error.mayPass {
        presence.take(.away(error))
      }
      try await Task.sleep(for: delay * Double.random(in: 0.5...1))
      delay = min(delay * 2, .seconds(3))
    }
  }

  // MARK: Migrations by hand

  /// Brings the schema up to date, and does nothing else.
  ///
  /// - Returns: The names of the steps that it took.
  package static func migrate(
    _ address: PostgresAddress, schema: StoreSchema, loops: LoopGroup
  ) async throws -> [String] {
    try await withSession(to: address, loops) { session in
      try await PostgresSchemaSession(session: session, schema: schema).prepare().applied
    }
  }

  /// The steps that the schema lacks, with their numbers; changes nothing.
  package static func pendingMigrations(
    _ address: PostgresAddress, schema: StoreSchema, loops: LoopGroup
  ) async throws -> [(number: Int, step: PostgresMigration)] {
    try await withSession(to: address, loops) { session in
      try await PostgresSchemaSession(session: session, schema: schema).pending()
    }
  }

  private static func withSession<Value>(
    to address: PostgresAddress, _ loops: LoopGroup, _ body: (PostgresSession) async throws -> Value
  ) async throws -> Value {
    let session = try await PostgresSession.open(address, on: loops.next())
    defer { session.close() }
    return try await body(session)
  }

  // MARK: Changes

  private func beginPolling(every period: Duration) {
    let latest = PostgresSchemaSession.latestChange(of: schema)
    let polling = ChangePolling(changes, every: period) { [weak self] in
      let found: ChangeNumber?? = try? await self?.read { connection in
        let newest = try await connection.first("SELECT \(latest)") { try $0.change(0) }
        let horizon = try await connection.latestChange()
        return newest.map { min($0, horizon) }
      }
      return found ?? nil
    }
    self.polling.withLock { $0 = polling }
  }

  // MARK: Transactions

  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (any StoreConnection) async throws -> Value
  ) async throws(StoreFailure) -> Value {
    try await carryOut(.read, isBulk: false, stage: "while waiting to read from the store", body)
  }

  /// As the protocol says; what is deleted leaves the server's files when it vacuums them.
  @discardableResult
  package func write<Value: Sendable>(
    isBulk: Bool, erases: Bool,
    _ body: @escaping @Sendable (any StoreConnection) async throws -> Value
  ) async throws(StoreFailure) -> Value {
    try await carryOut(
      .write, isBulk: isBulk, stage: "while waiting to write to the store", body)
  }

  private func carryOut<Value: Sendable>(
    _ mode: PostgresStoreConnection.Mode, isBulk: Bool, stage: String,
    _ body: @escaping @Sendable (any StoreConnection) async throws -> Value
  ) async throws(StoreFailure) -> Value {
    let span = ActiveSpan.current?.child(
      mode == .read ? "store read" : "store write", .client, [("db.system", .text("postgresql"))])
    var answer: Result<Value, StoreFailure>
    do throws(StoreFailure) {
      if isClosed.withLock({ $0 }) { throw StoreFailure.closed }
      answer = .success(try await repeating(mode, isBulk: isBulk, stage: stage, body))
    } catch {
      answer = .failure(error)
    }
    // Servers cancel a call at its deadline, so a cancellation may be the deadline's.
    if case .failure(.cancelled) = answer, Deadline.current?.hasPassed == true {
      answer = .failure(.deadlineExceeded(stage: "while the store was working"))
    }
    span?.end(answer)
    return try answer.get()
  }

  /// Runs the body in one transaction after the other, until one gets through or has failed for good.
  private func repeating<Value: Sendable>(
    _ mode: PostgresStoreConnection.Mode, isBulk: Bool, stage: String,
    _ body: @escaping @Sendable (any StoreConnection) async throws -> Value
  ) async throws(StoreFailure) -> Value {
    let deadline = Deadline.current?.instant
    var repetition = Repetition()
    while true {
      let pool = pool
      let session = try await pool.lend(isBulk: isBulk, deadline: deadline, stage: stage)
      let connection = PostgresStoreConnection(session, mode, deadline: deadline)
      var isCommitting = false
      let failure: StoreFailure
      let cause: PostgresError?
      do {
        let value = try await body(connection)
        if mode == .write {
          isCommitting = true
          try await connection.commit()
        }
        connection.leave(pool)
        if connection.lastChange != nil { polling.withLock { $0 }?.look() }
        return value
      } catch {
        cause = connection.failure ?? error as? PostgresError
        failure = cause.map { StoreFailure($0) } ?? StoreFailure(thrown: error)
      }
      // What was the primary is a standby now: another session finds the new one.
      if cause?.kind == .readOnly { session.close() }
      connection.leave(pool)
      guard let cause, let delay = repetition.delay(after: cause, isCommitting: isCommitting)
      else { throw failure }
      guard deadline.map({ .now + delay < $0 }) ?? true else { throw failure }
      do {
        try await Task.sleep(for: delay)
      } catch {
        throw .cancelled
      }
    }
  }

  /// That of the loop that the caller runs on.
  private var pool: PostgresPool {
    if let own = pools.first(where: { $0.loop.isCurrent }) { return own }
    let number = turn.wrappingAdd(1, ordering: .relaxed).oldValue
    return pools[Int(UInt(bitPattern: number) % UInt(pools.count))]
  }

  package func probe() async throws(StoreFailure) {
    let isReadOnly = try await write { connection in
      try await connection.first("SELECT current_setting('transaction_read_only')") {
        try $0.text(0)
      }
    }
    guard isReadOnly == "off" else {
      throw .unavailable(PostgresError(.readOnly, "the database takes no changes"))
    }
  }

  package func close() async {
    isClosed.withLock { $0 = true }
    polling.withLock { $0 }?.stop()
    presence.tells([])
    for pool in pools { await pool.close() }
  }
}

/// Makes one report of what the pools of all the loops find.
private final class Presence: Sendable {
  /// What is wrong; `nil` while nothing is.
  private let problem = Lock<String?>(nil)
  private let pools = Lock<[PostgresPool]>([])
  private let report: @Sendable (PostgresDatabase.Event) -> Void

  init(_ report: @escaping @Sendable (PostgresDatabase.Event) -> Void) {
    self.report = report
  }

  func take(_ event: PostgresPool.Event) {
    let now: String?
    let told: PostgresDatabase.Event
    switch event {
    case .away(let error): (now, told) = (error.description, .away(error))
    case .back: (now, told) = (nil, .back)
    }
    let isNews = problem.withLock { problem in
      defer { problem = now }
      return problem != now
    }
    guard isNews else { return }
    report(told)
    if case .back = event {
      for pool in pools.withLock({ $0 }) { pool.lookAgain() }
    }
  }

  /// Whoever finds the server again tells these.
  func tells(_ pools: [PostgresPool]) { self.pools.withLock { $0 = pools } }
}

extension PostgresError {
  /// Whether it may be better later, with nobody doing anything about the service.
  var mayPass: Bool {
    switch kind {
    case .cannotConnect, .connectionLost, .startingOrStopping, .tooManyConnections, .readOnly,
      .exhausted, .deadlineExceeded, .lockTimeout, .serializationFailure, .deadlock,
      .cancelledThere:
      true
    case .notUnique, .constraint, .staleStatement, .cancelled, .damaged, .zeroInText, .mismatch,
      .badAddress, .other:
      false
    }
  }
}
