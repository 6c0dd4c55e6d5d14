extension StoreDialect {
  /// How many rows whose time is over one transaction drops on its way, so that none pays for many.
  ///
  /// Where several transactions run at once, those that drop the same rows get in each other's way. So
  /// on PostgreSQL most drop none, and a few many.
  ///
  /// - Parameter usual: More than a transaction adds.
  package func rowsToDrop(_ usual: Int) -> Int {
    switch self {
    case .sqlite: usual
    case .postgresql: Int.random(in: 0..<64) == 0 ? 64 * usual : 0
    }
  }
}
