internal import CSQLite

/// What SQLite answered when it could not do as asked.
package struct SQLiteError: Error, Hashable, CustomStringConvertible {
  /// The kinds that callers tell apart.
  package enum Kind: Hashable, Sendable {
    /// A unique index, or a primary key, has the value already.
    case notUnique
    /// Another rule of the schema: `NOT NULL`, `CHECK`, a foreign key.
    case constraint
    /// Another process or connection holds the lock for longer than the busy time-out.
    case busy
    /// An ``Interruption`` ended the statement. Inside a transaction that had written, SQLite may
    /// have rolled the transaction back: see ``SQLiteConnection/isInTransaction``.
    case interrupted
    /// The disk or the quota is full.
    case full
    /// The file, or its file system, is not writable.
    case readOnly
    /// Reading, writing or flushing failed.
    case inputOutput
    /// The file could not be opened: no such directory, no right to it.
    case cannotOpen
    /// The file is damaged or is no database.
    case damaged
    /// A column held another type than was asked for, or text that isn't UTF-8.
    case mismatch
    /// Anything else; a mistake in a statement most of the time.
    case other
  }

  /// SQLite's extended result code, such as 2067 for `SQLITE_CONSTRAINT_UNIQUE`.
  package let extendedCode: Int32

  /// SQLite's own words.
  package let message: String

  /// The statement, if the failure belongs to one. Values are never part of it.
  package let sql: String?

  package init(extendedCode: Int32, message: String, sql: String? = nil) {
    self.extendedCode = extendedCode
    self.message = message
    self.sql = sql
  }

  package var kind: Kind {
    // "Result and Error Codes": an extended code holds its primary one in the low byte.
    switch extendedCode & 0xff {
    case SQLITE_CONSTRAINT:
      let uniqueness = [SQLITE_CONSTRAINT | (8 << 8), SQLITE_CONSTRAINT | (6 << 8)]
      return uniqueness.contains(extendedCode) ? .notUnique : .constraint
    case SQLITE_BUSY, SQLITE_LOCKED: return .busy
    case SQLITE_INTERRUPT: return .interrupted
    case SQLITE_FULL: return .full
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: return .readOnly
    case SQLITE_IOERR: return .inputOutput
    case SQLITE_CANTOPEN: return .cannotOpen
    case SQLITE_CORRUPT, SQLITE_NOTADB: return .damaged
    case SQLITE_MISMATCH: return .mismatch
    default: return .other
    }
  }

  package var description: String {
    let place = sql.map { " in \"\($0)\"" } ?? ""
    return "SQLite: \(message) (code \(extendedCode))\(place)"
  }

  /// A column did not hold what the caller asked for.
  static func mismatch(_ message: String, sql: String) -> SQLiteError {
    SQLiteError(extendedCode: SQLITE_MISMATCH, message: message, sql: sql)
  }
}
