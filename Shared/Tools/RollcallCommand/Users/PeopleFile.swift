import DirectoryAPI
import LinuxIO
import Protobuf

/// People in a file, one after the other, whatever its size.
final class PeopleFile {
  enum Format: String, CaseIterable {
    case csv, jsonl

    /// Of a file's name; "-" has none.
    init?(of path: String) {
      guard let end = path.split(separator: "/").last?.split(separator: ".").last else {
        return nil
      }
      self.init(rawValue: end.lowercased())
    }
  }

  /// Somebody, or what is wrong with their line.
  struct Entry {
    let line: Int
    /// The offset of what comes behind, and its line.
    let end: UInt64
    let nextLine: Int
    let person: Result<CreateUserRequest, CSVRow.Flaw>
  }

  private let file: InputFile
  private let format: Format
  private var splitter: RecordSplitter
  private var columns = Columns()
  private var piece = [UInt8](repeating: 0, count: 256 * 1024)
  private var isAtEnd = false

  /// Which field of a row is what.
  private struct Columns {
    var count = 0
    var email = 0
    var displayName = 0
    var requestID: Int?
    /// Names of those that are left out.
    var others: [String] = []
  }

  /// Where the first person is, behind the header of a CSV file.
  private(set) var beginning = (offset: UInt64(0), line: 1)

  /// How many bytes it has; `nil` for a pipe.
  var size: UInt64? { file.size }

  /// Columns that a load doesn't take.
  var unusedColumns: [String] { columns.others }

  /// - Throws: `SystemError`; `CSVRow.Flaw` for a header without the columns that are needed.
  init(_ path: String, format: Format) throws {
    file = try InputFile(path == "-" ? "/dev/stdin" : path)
    self.format = format
    splitter = RecordSplitter(quotes: format == .csv)
    guard format == .csv else { return }
    guard let header = try record() else { throw CSVRow.Flaw("1: there is no header") }
    do throws(CSVRow.Flaw) {
      columns = try Self.columns(CSVRow.fields(Self.withoutMark(header.bytes)))
    } catch {
      throw CSVRow.Flaw("1: the header \(error.reason)")
    }
    beginning = (header.end, header.nextLine)
  }

  /// Goes on at a place that an entry ended at.
  func seek(to offset: UInt64, line: Int) throws(SystemError) {
    try file.seek(to: offset)
    splitter = RecordSplitter(quotes: format == .csv, offset: offset, line: line)
    isAtEnd = false
  }

  /// `nil` after the last.
  func next() throws(SystemError) -> Entry? {
    while let record = try record() {
      let bytes = record.line == 1 ? Self.withoutMark(record.bytes) : record.bytes
      if record.flaw == nil, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) {
        continue
      }
      let person: Result<CreateUserRequest, CSVRow.Flaw>
      do throws(CSVRow.Flaw) {
        person = .success(try self.person(bytes, record.flaw))
      } catch {
        person = .failure(error)
      }
      return Entry(
        line: record.line, end: record.end, nextLine: record.nextLine, person: person)
    }
    return nil
  }

  private func record() throws(SystemError) -> RecordSplitter.Record? {
    while true {
      if isAtEnd { return splitter.finish() }
      if let record = splitter.next() { return record }
      let count = try file.read(into: &piece)
      if count == 0 { isAtEnd = true } else { splitter.add(piece[..<count]) }
    }
  }

  private func person(
    _ bytes: ArraySlice<UInt8>, _ flaw: RecordSplitter.Flaw?
  ) throws(CSVRow.Flaw) -> CreateUserRequest {
    switch flaw {
    case .tooLong: throw CSVRow.Flaw("is longer than \(RecordSplitter.maximumBytes) bytes")
    case .openQuote: throw CSVRow.Flaw("has a quotation mark that is not closed")
    case nil: break
    }
    switch format {
    case .csv:
      let fields = try CSVRow.fields(bytes)
      guard fields.count == columns.count else {
        throw CSVRow.Flaw(
          "has \(fields.count) fields, and the header has \(columns.count)")
      }
      return CreateUserRequest(
        requestID: columns.requestID.map { fields[$0] } ?? "", email: fields[columns.email],
        displayName: fields[columns.displayName])
    case .jsonl:
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw CSVRow.Flaw("is not UTF-8")
      }
      do throws(JSONFailure) {
        return try CreateUserRequest(
          json: text, options: JSONOptions(ignoresUnknownFields: true))
      } catch {
        throw CSVRow.Flaw("is no person in JSON: \(error)")
      }
    }
  }

  private static func columns(_ names: [String]) throws(CSVRow.Flaw) -> Columns {
    var columns = Columns(count: names.count)
    var known: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      let name = name.lowercased()
      guard known.updateValue(index, forKey: name) == nil else {
        throw CSVRow.Flaw("has two columns \"\(name)\"")
      }
      if !["email", "display_name", "request_id"].contains(name) { columns.others.append(name) }
    }
    for name in ["email", "display_name"] where known[name] == nil {
      throw CSVRow.Flaw("has no column \"\(name)\"")
    }
    columns.email = known["email"] ?? 0
    columns.displayName = known["display_name"] ?? 0
    columns.requestID = known["request_id"]
    return columns
  }

  /// Some programs begin a UTF-8 file with U+FEFF.
  private static func withoutMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes.dropFirst(3) : bytes
  }
}
