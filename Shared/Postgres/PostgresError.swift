/// What PostgreSQL, or the way to it, answered when it could not do as asked.
package struct PostgresError: Error, Hashable, CustomStringConvertible {
  /// The kinds that callers tell apart.
  package enum Kind: Hashable, Sendable {
    /// A unique index, or a primary key, has the value already.
    case notUnique
    /// Another rule of the schema: `NOT NULL`, `CHECK`, a foreign key.
    case constraint
    /// The transaction clashed with another one and was undone: run it again from its beginning.
    case serializationFailure
    /// The same, of two transactions that waited for each other.
    case deadlock
    /// A prepared statement doesn't fit the schema any more, or is gone: run it again.
    case staleStatement
    /// The statement was cancelled by the server or by an operator.
    case cancelledThere
    /// The task that asked was cancelled.
    case cancelled
    /// The instant by which the answer was wanted has passed.
    case deadlineExceeded
    /// Another transaction held a lock for longer than `lock_timeout`.
    case lockTimeout
    /// The session is over; whether its last statement was carried out is not known.
    case connectionLost
    /// No session could be opened.
    case cannotConnect
    /// The server has no place for another session.
    case tooManyConnections
    /// The server is starting, stopping or recovering.
    case startingOrStopping
    /// The server, or the transaction, takes no changes: a standby, most of the time.
    case readOnly
    /// The disk, the memory or another resource of the server is used up.
    case exhausted
    /// The server's files are damaged.
    case damaged
    /// A text holds U+0000, which PostgreSQL can't store.
    case zeroInText
    /// A column held another type than was asked for, or text that isn't UTF-8.
    case mismatch
    /// The address isn't one.
    case badAddress
    /// Anything else; a mistake in a statement most of the time.
    case other
  }

  package let kind: Kind

  /// The server's or the library's own words. No password and no value of a parameter is in them.
  package let message: String

  /// SQLSTATE, such as "23505", if the server answered.
  package let code: String?

  /// The constraint that was violated.
  package let constraint: String?

  /// The server, as ``PostgresAddress/description`` has it.
  package let address: String?

  /// The statement, if the failure belongs to one. Values are never part of it.
  package let sql: String?

  package init(
    _ kind: Kind, _ message: String, code: String? = nil, constraint: String? = nil,
    address: String? = nil, sql: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.code = code
    self.constraint = constraint
    self.address = address
    self.sql = sql
  }

  package var description: String {
    var text = "PostgreSQL"
    if let address { text += " at \(address)" }
    text += ": \(message)"
    if let code { text += " (\(code))" }
    if let sql { text += " in \"\(sql)\"" }
    return text
  }

  func at(_ address: String, sql: String? = nil) -> PostgresError {
    PostgresError(
      kind, message, code: code, constraint: constraint, address: address, sql: sql ?? self.sql)
  }
}

extension PostgresError.Kind {
  /// Source: PostgreSQL, appendix A, "PostgreSQL Error Codes".
  init(code: String) {
    switch code {
    case "23505": self = .notUnique
    case "40001": self = .serializationFailure
    case "40P01": self = .deadlock
    // "cached plan must not change result type", and a name that the session doesn't have.
    case "0A000", "26000": self = .staleStatement
    case "57014": self = .cancelledThere
    case "55P03": self = .lockTimeout
    case "53300": self = .tooManyConnections
    case "57P01", "57P02", "57P03": self = .startingOrStopping
    case "25006": self = .readOnly
    case "25P03", "57P05": self = .connectionLost
    case "XX001", "XX002": self = .damaged
    default:
      switch code.prefix(2) {
      case "08": self = .connectionLost
      case "23": self = .constraint
      case "53", "58": self = .exhausted
      default: self = .other
      }
    }
  }
}
