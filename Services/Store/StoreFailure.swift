internal import Postgres
internal import SQLite

/// Why a store did not do as asked. It ends one request and says nothing about the next.
package enum StoreFailure: Error, Sendable {
  /// There is no such record.
  case notFound(kind: String, key: String)
  /// A record with this key is there already.
  case alreadyExists(kind: String, key: String)
  /// The record changed since the caller read it.
  case stale(kind: String, key: String, expected: UInt64, current: UInt64)
  /// The record's state forbids it; the text says why.
  case forbidden(String)
  /// Who asks may not do that; the text says who may.
  case denied(String)
  /// Somebody tried too often; the text says what. It can be tried again after the span.
  case throttled(String, retryAfter: Duration)
  /// There is no room for more; the text says of what.
  case full(String)
  /// The request id belongs to another request.
  case requestIDReused(RecordID)
  /// The page token is not one for this query.
  case pageToken(PageTokenRefusal)
  /// The task that asked was cancelled first.
  case cancelled
  /// The call's deadline passed; the stage is where.
  case deadlineExceeded(stage: String)
  /// Too many requests wait already.
  case overloaded
  /// The store has been closed.
  case closed
  /// The disk, a lock or the database server doesn't let the store work now.
  case unavailable(any Error)
  /// The database is damaged.
  case damaged(any Error)
  /// A mistake of ours.
  case defect(any Error)
}

extension StoreFailure {
  /// What a failure of SQLite means to who asked.
  init(_ error: SQLiteError) {
    switch error.kind {
    case .busy, .full, .readOnly, .inputOutput, .cannotOpen: self = .unavailable(error)
    case .damaged: self = .damaged(error)
    case .interrupted: self = .deadlineExceeded(stage: "while the store was working")
    case .notUnique, .constraint, .mismatch, .other: self = .defect(error)
    }
  }

  /// What a failure of PostgreSQL means to who asked.
  init(_ error: PostgresError) {
    switch error.kind {
    case .connectionLost, .cannotConnect, .tooManyConnections, .startingOrStopping, .readOnly,
      .lockTimeout, .exhausted, .serializationFailure, .deadlock, .staleStatement,
      .cancelledThere:
      self = .unavailable(error)
    case .cancelled: self = .cancelled
    case .deadlineExceeded: self = .deadlineExceeded(stage: "while the store was working")
    case .damaged: self = .damaged(error)
    case .zeroInText: self = .forbidden("a text holds U+0000, which the store can't keep")
    case .notUnique, .constraint, .mismatch, .badAddress, .other: self = .defect(error)
    }
  }

  /// Sorts what a closure over a connection threw.
  init(thrown error: any Error) {
    switch error {
    case let failure as StoreFailure: self = failure
    case let error as SQLiteError: self.init(error)
    case let error as PostgresError: self.init(error)
    case let refusal as PageTokenRefusal: self = .pageToken(refusal)
    default: self = .defect(error)
    }
  }
}
