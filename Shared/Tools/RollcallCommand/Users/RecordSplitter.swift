/// Takes bytes apart into records, a piece at a time: rows of CSV (RFC 4180), in which a quoted line
/// break doesn't end the row, or lines.
///
/// Holds one record and one piece at most. One that is longer than any person, which happens when a
/// quotation mark is never closed, is given as what it is, and the next line begins a new one.
struct RecordSplitter {
  enum Flaw: Hashable {
    case tooLong
    case openQuote
  }

  struct Record {
    /// Without the line break.
    let bytes: ArraySlice<UInt8>
    /// Where it begins, from 1.
    let line: Int
    /// The offset of the byte behind it and its line break.
    let end: UInt64
    /// The line that begins there.
    let nextLine: Int
    var flaw: Flaw?
  }

  static let maximumBytes = 64 * 1024

  private let quotes: Bool
  private var buffer: [UInt8] = []
  /// Where the record begins in the buffer, and how far has been looked.
  private var start = 0
  private var scanned = 0
  private var isQuoted = false
  /// The rest of a line that was too long is dropped.
  private var isSkipping = false
  /// Of the record, and of the next one as far as has been looked.
  private var line: Int
  private var nextLine: Int
  private var bufferOffset: UInt64

  /// - Parameters:
  ///   - quotes: Whether quotation marks protect line breaks.
  ///   - offset: Of the first byte that will be added.
  ///   - line: Its line.
  init(quotes: Bool, offset: UInt64 = 0, line: Int = 1) {
    self.quotes = quotes
    bufferOffset = offset
    self.line = line
    nextLine = line
  }

  /// Adds what comes next.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    buffer.removeFirst(start)
    bufferOffset += UInt64(start)
    scanned -= start
    start = 0
    buffer += bytes
  }

  /// The next whole record; `nil` if more bytes are needed.
  mutating func next() -> Record? {
    while scanned < buffer.count {
      let byte = buffer[scanned]
      scanned += 1
      if byte == UInt8(ascii: "\n") {
        nextLine += 1
        if isSkipping {
          isSkipping = false
          begin(at: scanned)
        } else if !isQuoted {
          return take(upTo: scanned - 1)
        }
      } else if quotes, byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      }
      if !isSkipping, scanned - start > Self.maximumBytes { return giveUp(.tooLong) }
      if isSkipping { begin(at: scanned) }
    }
    return nil
  }

  /// What is left after the last byte. To be called until it gives `nil`.
  mutating func finish() -> Record? {
    if let record = next() { return record }
    guard start < buffer.count, !isSkipping else { return nil }
    return isQuoted ? giveUp(.openQuote) : take(upTo: buffer.count)
  }

  private mutating func take(upTo end: Int) -> Record {
    let record = Record(
      bytes: buffer[start..<end], line: line, end: bufferOffset + UInt64(scanned),
      nextLine: nextLine)
    begin(at: scanned)
    return record
  }

  /// Ends the record with its first line.
  private mutating func giveUp(_ flaw: Flaw) -> Record {
    let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n"))
    scanned = end.map { $0 + 1 } ?? buffer.count
    nextLine = line + (end == nil ? 0 : 1)
    isSkipping = end == nil
    isQuoted = false
    var record = take(upTo: end ?? buffer.count)
    record.flaw = flaw
    return record
  }

  private mutating func begin(at index: Int) {
    start = index
    line = nextLine
  }
}
