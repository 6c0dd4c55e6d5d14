internal import SQLite
internal import ServiceStore

/// Builds the blocks of everybody in the database.
///
/// People come by their keys, and are put in order some at a time: a run is sorted and merged with those
/// who are there. A run is a quarter of those, so each person is moved a few times, and little more memory
/// is taken than the blocks need.
struct SearchLoad {
  private var blocks: [SearchBlock] = []
  private var count = 0
  private let blockBytes: Int

  private static let shortestRun = 50_000
  private static let rowsAtOnce = 2_000

  init(blockBytes: Int) { self.blockBytes = blockBytes }

  /// - Parameter check: Is asked now and then whether to go on; throws if not.
  static func blocks(
    of connection: SQLiteConnection, blockBytes: Int, check: () throws -> Void
  ) throws -> [SearchBlock] {
    var load = SearchLoad(blockBytes: blockBytes)
    var run: [SearchPerson] = []
    var key: Int64 = 0
    while true {
      try check()
      let people = try SearchFeed(connection: connection).people(
        after: key, limit: Self.rowsAtOnce)
      run += people
      if people.isEmpty || run.count >= max(Self.shortestRun, load.count / 4) {
        load.merge(&run)
      }
      guard let last = people.last else { return load.blocks }
      key = last.entry.key
    }
  }

  private mutating func merge(_ run: inout [SearchPerson]) {
    run.sort(by: SearchPerson.precedes)
    count += run.count
    var output = SearchBlockWriter(blockBytes: blockBytes)
    var next = 0
    for index in blocks.indices {
      let block = blocks[index]
      // Its memory is free as soon as it has been read.
      blocks[index] = SearchBlock()
      var start = 0
      var recordStart = 0
      while let entry = SearchBlock.entry(at: start, in: block.texts.span) {
        while next < run.count, run[next].precedes(entry, of: block) {
          output.append(run[next].texts[...], run[next].record[...])
          next += 1
        }
        let recordEnd =
          recordStart + SearchRecord.length(at: recordStart, in: block.records.span)
        output.append(block.texts[start..<entry.end], block.records[recordStart..<recordEnd])
        (start, recordStart) = (entry.end, recordEnd)
      }
    }
    while next < run.count {
      output.append(run[next].texts[...], run[next].record[...])
      next += 1
    }
    run.removeAll()
    blocks = output.finish()
  }
}

/// Puts people who come in order into blocks that have room for some more.
private struct SearchBlockWriter {
  private var blocks: [SearchBlock] = []
  private var texts: [UInt8] = []
  private var records: [UInt8] = []
  private let fullBytes: Int

  init(blockBytes: Int) {
    fullBytes = blockBytes * 4 / 5
    texts.reserveCapacity(blockBytes)
    records.reserveCapacity(blockBytes)
  }

  mutating func append(_ entry: ArraySlice<UInt8>, _ record: ArraySlice<UInt8>) {
    if !texts.isEmpty, texts.count + records.count + entry.count + record.count > fullBytes {
      close()
    }
    texts.append(contentsOf: entry)
    records.append(contentsOf: record)
  }

  mutating func finish() -> [SearchBlock] {
    if !texts.isEmpty { close() }
    return blocks
  }

  private mutating func close() {
    // Copies of exactly the bytes there are.
    blocks.append(SearchBlock(texts: Array(texts[...]), records: Array(records[...])))
    texts.removeAll(keepingCapacity: true)
    records.removeAll(keepingCapacity: true)
  }
}
