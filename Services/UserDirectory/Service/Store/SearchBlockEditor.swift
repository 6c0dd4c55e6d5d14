internal import SQLite

/// Changes blocks, and what the index says of them, in the order of people.
struct SearchBlockEditor {
  private let blocks: SearchBlockTable
  private let grams: SearchGramTable

  /// Sets that are filled and emptied for every block.
  private let before = SearchGramScratch()
  private let after = SearchGramScratch()

  private let blockBytes: Int

  init(_ connection: SQLiteConnection, blockBytes: Int) {
    self.blockBytes = blockBytes
    blocks = SearchBlockTable(connection: connection)
    grams = SearchGramTable(connection: connection)
  }

  /// - Parameter changes: In the order of their places, each place once.
  func apply(_ changes: [SearchChange]) throws(SQLiteError) {
    var rest = changes[...]
    while let first = rest.first {
      let row: SearchBlockTable.Row
      if let found = try blocks.row(of: first.place) {
        row = found
      } else {
        row = SearchBlockTable.Row(label: 1 << 24, start: "", block: SearchBlock())
        try blocks.insert(row)
      }
      let next = try blocks.next(after: row.label)
      let end =
        next.flatMap { next in rest.firstIndex { !$0.place.precedes(next.start) } } ?? rest.endIndex
      try edit(row, rest[rest.startIndex..<end], next: next?.label)
      rest = rest[end...]
    }
    try grams.flush()
  }

  private func edit(
    _ row: SearchBlockTable.Row, _ changes: ArraySlice<SearchChange>, next: Int64?
  ) throws(SQLiteError) {
    let edit = SearchBlockEdit(row.block, changes)
    guard edit.hasChanges else { return }
    guard !edit.result.isEmpty || row.start.isEmpty else {
      try blocks.delete(row.label)
      grams.add(row.label, removing: after.grams(of: row.block), adding: [])
      return
    }
    let pieces = edit.pieces(usualBytes: blockBytes)
    let first = pieces.first ?? SearchBlock()
    try blocks.update(row.label, first)
    if pieces.count > 1 || edit.removesSomebody {
      // What the block has no longer, and what it has only now.
      before.fill(with: row.block)
      after.fill(with: first)
      grams.add(
        row.label, removing: before.grams.filter { !after.contains($0) },
        adding: after.grams.filter { !before.contains($0) })
    } else {
      grams.add(
        row.label, removing: [],
        adding: before.newGrams(of: edit.arrivals, beside: edit.neighbours, of: row.block))
    }
    guard pieces.count > 1 else { return }
    let growth: SearchLabels.Growth =
      edit.isAtEnd ? .upwards : edit.isAtStart ? .downwards : .anywhere
    let labels = try newLabels(pieces.count - 1, after: row.label, before: next, growth: growth)
    for (label, piece) in zip(labels, pieces.dropFirst()) {
      try blocks.insert(SearchBlockTable.Row(label: label, start: piece.start, block: piece))
      grams.add(label, removing: [], adding: after.grams(of: piece))
    }
  }

  private func newLabels(
    _ count: Int, after lower: Int64, before upper: Int64?, growth: SearchLabels.Growth
  ) throws(SQLiteError) -> [Int64] {
    if let labels = SearchLabels.labels(count, between: lower, and: upper, growth: growth) {
      return labels
    }
    // The rows of the index move, too, so what they are to become is written first.
    try grams.flush()
    let table = blocks
    let (range, held) = try SearchLabels.crowdedRange(around: lower, for: count) {
      range throws(SQLiteError) in try table.count(in: range)
    }
    let old = try blocks.labels(in: range)
    let spread = SearchLabels.spread(held + count, over: range)
    let index = (old.firstIndex(of: lower) ?? 0) + 1
    let new = Array(spread[..<index] + spread[(index + count)...])
    try blocks.walk(range) { label, block throws(SQLiteError) in
      grams.add(label, removing: after.grams(of: block), adding: [])
      try grams.flush(past: SearchGramTable.usualBytes)
    }
    try grams.flush()
    try blocks.relabel(old, to: new)
    try blocks.walk(range) { label, block throws(SQLiteError) in
      grams.add(label, removing: [], adding: after.grams(of: block))
      try grams.flush(past: SearchGramTable.usualBytes)
    }
    try grams.flush()
    return Array(spread[index..<index + count])
  }
}
