/// The words in which statements of the services part by database. Whatever isn't here is written the
/// same for all.
extension StoreDialect {
  /// Ends a SELECT of the row that the transaction goes on to change: others that want to change it
  /// queue up here. Without it they all do their work, and all but one are sent back when they end.
  ///
  /// SQLite has one writer, so nobody has to queue.
  package var lockingRows: String {
    switch self {
    case .sqlite: ""
    case .postgresql: "FOR UPDATE"
    }
  }

  /// Joins in the order in which the tables are written down.
  ///
  /// SQLite's planner, which knows little of how many rows there are, takes `CROSS JOIN` for that.
  /// PostgreSQL's goes by its statistics, and allows no condition there.
  package var joinInOrder: String {
    switch self {
    case .sqlite: "CROSS JOIN"
    case .postgresql: "JOIN"
    }
  }
}
