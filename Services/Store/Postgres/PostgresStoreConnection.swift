internal import EventLoop
internal import LinuxIO
internal import Postgres

/// One transaction of PostgreSQL as the rules see it.
///
/// It begins with its first statement, in the same flight; one without any never does.
final class PostgresStoreConnection: StoreConnection {
  /// What the transaction is for.
  enum Mode {
    /// Reads from one state of the database.
    case read
    /// Sees the database as if it ran alone; two that did not fail, one of them.
    case write

    fileprivate var begin: String {
      switch self {
      case .read: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
      case .write: "BEGIN ISOLATION LEVEL SERIALIZABLE READ WRITE"
      }
    }
  }

  private let session: PostgresSession
  private let mode: Mode
  private let deadline: ContinuousClock.Instant?

  /// Whether the server has been asked to begin.
  private(set) var hasBegun = false
  /// What a statement failed with; nothing after it is carried out.
  private(set) var failure: PostgresError?
  /// The number of the latest change of this transaction.
  private(set) var lastChange: ChangeNumber?
  private var firstChange: Int64?

  init(_ session: PostgresSession, _ mode: Mode, deadline: ContinuousClock.Instant?) {
    self.session = session
    self.mode = mode
    self.deadline = deadline
  }

  var dialect: StoreDialect { .postgresql }

  func run(_ sql: String, with values: [StoreValue]) async throws -> Int {
    try await answer(to: sql, values).affected
  }

  func walk(
    _ sql: String, with values: [StoreValue],
    body: (consuming StoreRow) throws -> StoreStep
  ) async throws {
    let answer = try await answer(to: sql, values)
    for index in 0..<answer.count {
      guard case .next = try body(.postgresql(answer[index])) else { return }
    }
  }

  private func answer(
    to sql: String, _ values: [StoreValue]
  ) async throws(PostgresError) -> PostgresResult {
    if let failure { throw failure }
    var opening: [String] = []
    if !hasBegun {
      opening.append(mode.begin)
      if !session.address.preparesStatements {
        // Behind a pooler the session isn't ours to set up.
        opening.append("SET LOCAL idle_in_transaction_session_timeout = '30s'")
      }
      hasBegun = true
    }
    do throws(PostgresError) {
      return try await session.run(
        PortableSQL.numbered(sql), values.map(PostgresValue.init), after: opening,
        deadline: deadline)
    } catch {
      failure = error
      throw error
    }
  }

  /// Makes the transaction durable.
  ///
  /// It isn't cancelled: whether it took place would not be known then.
  func commit() async throws(PostgresError) {
    if let failure { throw failure }
    guard hasBegun else { return }
    let answer = try await session.finish("COMMIT")
    guard answer.tag == "COMMIT" else {
      throw PostgresError(.other, "COMMIT was answered with \(answer.tag)")
    }
    hasBegun = false
  }

  /// Undoes the transaction, or ends it if it only reads, and gives the session back. Nobody waits.
  func leave(_ pool: PostgresPool) {
    guard hasBegun else { return pool.giveBack(session) }
    let session = session
    let ending = mode == .read && failure == nil ? "COMMIT" : "ROLLBACK"
    session.loop.execute {
      session.post(ending) { outcome in
        if case .failure = outcome { session.close() }
        pool.giveBack(session)
      }
    }
  }
}

/// The numbers of changes.
///
/// A number is made of the transaction's id, which the server gives out in order, and the change's
/// place in the transaction, so that no two writers wait for each other's number. Transactions commit
/// in another order than they begin in, so who reads changes stops below the oldest one that is still
/// under way: nothing can appear below that any more. `change_base` moves the numbers up when a
/// database was put into another cluster, whose transactions have smaller ids.
extension PostgresStoreConnection {
  /// Places in one transaction.
  private static let placeBits = Int64(20)

  func nextChange() async throws -> ChangeNumber {
    let number: Int64
    if let lastChange, let firstChange {
      number = lastChange.value + 1
      guard number < firstChange + 1 << Self.placeBits else {
        throw StoreFailure.full("one transaction makes more changes than there are numbers for")
      }
    } else {
      number = try await changes("pg_current_xact_id()")
      firstChange = number
    }
    lastChange = ChangeNumber(number)
    return ChangeNumber(number)
  }

  func latestChange() async throws -> ChangeNumber {
    ChangeNumber(max(0, try await changes("pg_snapshot_xmin(pg_current_snapshot())") - 1))
  }

  /// The first number of a transaction.
  private func changes(_ transaction: String) async throws -> Int64 {
    let row = try await answer(
      to: "SELECT \(transaction), (SELECT value::int8 FROM store WHERE name = 'change_base')", [])
    guard row.count == 1, !row[0].isNull(1) else {
      throw MissingAnswer("the number of a change")
    }
    return (try row[0].integer(0) + row[0].integer(1)) << Self.placeBits
  }
}

/// Texts of statements with their placeholders numbered, each made once.
enum PortableSQL {
  private static let kept = Lock<[String: String]>([:])
  private static let maximum = 1_000

  static func numbered(_ sql: String) -> String {
    if let known = kept.withLock({ $0[sql] }) { return known }
    let numbered = Placeholders.numbered(sql)
    kept.withLock { kept in
      if kept.count >= maximum { kept = [:] }
      kept[sql] = numbered
    }
    return numbered
  }
}

extension PostgresValue {
  init(_ value: StoreValue) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .text(let text): self = .text(text)
    case .blob(let bytes): self = .blob(bytes)
    }
  }
}
