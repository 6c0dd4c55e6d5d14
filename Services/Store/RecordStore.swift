/// What every store does beside its records.
package protocol RecordStore: Sendable {
  /// Made with a key that the store keeps, so that they hold across restarts.
  var pageTokens: PageTokens { get }

  /// Whether the store can read and write now; for readiness.
  func probe() async throws(StoreFailure)

  /// Finishes what was begun and lets go of the files and connections.
  func close() async
}

/// Some of many records, in their order.
package struct Page<Record: Sendable, Position: Sendable>: Sendable {
  package let records: [Record]

  /// Where the next page goes on; `nil` if there is none.
  package let next: Position?

  package init(records: [Record], next: Position?) {
    self.records = records
    self.next = next
  }

  /// Cuts a page out of what a query for `limit + 1` records found: the one too many says that
  /// there is a next page.
  package init(_ found: [Record], limit: Int, position: (Record) -> Position) {
    records = Array(found.prefix(limit))
    next = found.count > limit ? records.last.map(position) : nil
  }
}
