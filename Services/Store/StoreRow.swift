package import Postgres
package import SQLite

/// One row of an answer, lent to a closure, from whichever database.
///
/// Columns are numbered from 0. Reading another type than the column holds throws; nothing is
/// converted silently.
///
/// What reads a column isn't inlined: Swift 6.3.1's optimiser ends with an assertion in closures that
/// read several columns of a row that can't be copied.
package enum StoreRow: ~Copyable {
  case sqlite(SQLiteRow)
  case postgresql(PostgresRow)

  @inline(never) package func isNull(_ column: Int) -> Bool {
    switch self {
    case .sqlite(let row): row.isNull(column)
    case .postgresql(let row): row.isNull(column)
    }
  }

  @inline(never) package func integer(_ column: Int) throws -> Int64 {
    switch self {
    case .sqlite(let row): try row.integer(column)
    case .postgresql(let row): try row.integer(column)
    }
  }

  @inline(never) package func real(_ column: Int) throws -> Double {
    switch self {
    case .sqlite(let row): try row.real(column)
    case .postgresql(let row): try row.real(column)
    }
  }

  @inline(never) package func text(_ column: Int) throws -> String {
    switch self {
    case .sqlite(let row): try row.text(column)
    case .postgresql(let row): try row.text(column)
    }
  }

  @inline(never) package func blob(_ column: Int) throws -> [UInt8] {
    switch self {
    case .sqlite(let row): try row.blob(column)
    case .postgresql(let row): try row.blob(column)
    }
  }
}

/// What is made of those columns.
extension StoreRow {
  /// `nil` for NULL.
  package func optionalInteger(_ column: Int) throws -> Int64? {
    isNull(column) ? nil : try integer(column)
  }

  /// `nil` for NULL.
  package func optionalText(_ column: Int) throws -> String? {
    isNull(column) ? nil : try text(column)
  }

  /// `nil` for NULL.
  package func optionalBlob(_ column: Int) throws -> [UInt8]? {
    isNull(column) ? nil : try blob(column)
  }

  package func id(_ column: Int) throws -> RecordID {
    guard let id = RecordID(bytes: try blob(column)) else {
      throw ColumnMismatch(column: column, expected: "an id")
    }
    return id
  }

  package func time(_ column: Int) throws -> WallTime {
    WallTime(microseconds: try integer(column))
  }

  /// `nil` for NULL.
  package func optionalTime(_ column: Int) throws -> WallTime? {
    isNull(column) ? nil : try time(column)
  }

  package func change(_ column: Int) throws -> ChangeNumber {
    ChangeNumber(try integer(column))
  }
}

/// A column holds something else than the service wrote there.
package struct ColumnMismatch: Error, Hashable, CustomStringConvertible {
  package let description: String

  /// - Parameter expected: What it should hold, such as "an id".
  package init(column: Int, expected: String) {
    description = "column \(column) holds something that is not \(expected)"
  }
}

/// A statement gave no row where the database always gives one.
package struct MissingAnswer: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ what: String) {
    description = "the database didn't answer with \(what)"
  }
}
