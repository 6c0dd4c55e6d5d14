import DirectoryAPI
import Foundation
import TestSupport
import Testing

@testable import RollcallCommand

@Suite("A file of people")
struct PeopleFileTests {
  struct Sample: CustomTestStringConvertible {
    let name: String
    let text: String
    /// "LINE EMAIL|NAME|REQUEST" or "LINE: REASON".
    let entries: [String]
    var format = PeopleFile.Format.csv
    var testDescription: String { name }
  }

  static let samples = [
    Sample(
      name: "plain rows", text: "email,display_name\nann@x,Ann\nbob@x,Bob\n",
      entries: ["2 ann@x|Ann|", "3 bob@x|Bob|"]),
    Sample(
      name: "no line break at the end, CRLF, a byte order mark, other columns in another order",
      text: "\u{FEFF}id,Display_Name,request_id,EMAIL\r\n7,Ann,r1,ann@x\r\n\r\n8,Bob,,bob@x",
      entries: ["2 ann@x|Ann|r1", "4 bob@x|Bob|"]),
    Sample(
      name: "quoted fields with commas, quotation marks and line breaks",
      text:
        "email,display_name\n\"ann@x\",\"Lee, \"\"Ann\"\"\"\nbob@x,\"two\nlines\"\nkim@x,\"\"\n",
      entries: ["2 ann@x|Lee, \"Ann\"|", "3 bob@x|two\nlines|", "5 kim@x||"]),
    Sample(
      name: "rows with something wrong, and the good ones between them",
      text: "email,display_name\nann@x\na,b,c\nbob@x,B\"o\"b\nkim@x,\"K\"im\nzoe@x,Zoe\n",
      entries: [
        "2: has 1 fields, and the header has 2", "3: has 3 fields, and the header has 2",
        "4: has a quotation mark within a field that isn't quoted as a whole",
        "5: has text behind a closing quotation mark", "6 zoe@x|Zoe|",
      ]),
    Sample(
      name: "a quotation mark that is never closed costs one row",
      text: "email,display_name\nann@x,\"Ann\nbob@x,Bob\nkim@x,Kim\n",
      entries: [
        "2: has a quotation mark that is not closed", "3 bob@x|Bob|", "4 kim@x|Kim|",
      ]),
    Sample(
      name: "JSON lines, with members that a load doesn't take",
      text: """
        {"email":"ann@x","display_name":"Ann"}

        {"requestId":"r1","email":"bob@x","displayName":"Bob","revision":"7","disabled":true}
        {"email":
        [1]
        """,
      entries: ["1 ann@x|Ann|", "3 bob@x|Bob|r1", "4: is no", "5: is no"], format: .jsonl),
  ]

  private func file(_ text: [UInt8], _ format: PeopleFile.Format) throws -> (
    TemporaryFolder, PeopleFile
  ) {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "people.\(format)")
    try Data(text).write(to: URL(fileURLWithPath: path))
    return (folder, try PeopleFile(path, format: format))
  }

  private func told(_ entry: PeopleFile.Entry) -> String {
    switch entry.person {
    case .success(let person):
      "\(entry.line) \(person.email)|\(person.displayName)|\(person.requestID)"
    case .failure(let flaw): "\(entry.line): \(flaw.reason)"
    }
  }

  @Test("is taken apart into people and reasons, each with its line", arguments: samples)
  func entries(_ sample: Sample) throws {
    let (folder, file) = try file(Array(sample.text.utf8), sample.format)
    var entries: [String] = []
    while let entry = try file.next() { entries.append(told(entry)) }
    #expect(entries.count == sample.entries.count)
    for (entry, expected) in zip(entries, sample.entries) {
      #expect(
        expected.hasSuffix("is no") ? entry.hasPrefix(expected) : entry == expected)
    }
    withExtendedLifetime(folder) {}
  }

  @Test("goes on at the end of every entry with the rest", arguments: samples)
  func seeking(_ sample: Sample) throws {
    let (folder, file) = try file(Array(sample.text.utf8), sample.format)
    var entries: [PeopleFile.Entry] = []
    while let entry = try file.next() { entries.append(entry) }
    for (number, entry) in entries.enumerated() {
      try file.seek(to: entry.end, line: entry.nextLine)
      var rest: [String] = []
      while let entry = try file.next() { rest.append(told(entry)) }
      #expect(rest == entries.dropFirst(number + 1).map(told))
    }
    try file.seek(to: file.beginning.offset, line: file.beginning.line)
    #expect(try file.next().map(told) == entries.first.map(told))
    withExtendedLifetime(folder) {}
  }

  @Test("is split in the same way however its bytes are cut", arguments: samples)
  func cuts(_ sample: Sample) {
    let bytes = Array(sample.text.utf8)
    func records(_ pieces: [ArraySlice<UInt8>]) -> [String] {
      var splitter = RecordSplitter(quotes: sample.format == .csv)
      var found: [String] = []
      func note(_ record: RecordSplitter.Record) {
        found.append(
          "\(record.line) \(record.end) \(String(describing: record.flaw)) \(Array(record.bytes))")
      }
      for piece in pieces {
        splitter.add(piece)
        while let record = splitter.next() { note(record) }
      }
      while let record = splitter.finish() { note(record) }
      return found
    }
    let whole = records([bytes[...]])
    for cut in bytes.indices { #expect(records([bytes[..<cut], bytes[cut...]]) == whole) }
    #expect(records(bytes.map { [$0] }) == whole)
  }

  @Test("holds no more of an endless line than a record may have, and goes on behind it")
  func endlessLine() throws {
    var splitter = RecordSplitter(quotes: true)
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 10_000)[...]
    var flaws: [RecordSplitter.Flaw?] = []
    for _ in 0..<100 {
      splitter.add(piece)
      while let record = splitter.next() {
        flaws.append(record.flaw)
        #expect(record.bytes.count <= RecordSplitter.maximumBytes + piece.count)
      }
    }
    #expect(flaws == [.tooLong])
    splitter.add(Array("b\nann@x,Ann\n".utf8)[...])
    let found = splitter.next()
    let next = try #require(found)
    #expect(String(decoding: next.bytes, as: UTF8.self) == "ann@x,Ann")
    #expect(next.line == 2)
    #expect(next.end == 1_000_012)
  }

  @Test(
    "says what is wrong with a header",
    arguments: [
      ("email,name\n", "1: the header has no column \"display_name\""),
      ("display_name\n", "1: the header has no column \"email\""),
      ("email,display_name,Email\n", "1: the header has two columns \"email\""),
      ("email,\"display_name\n", "1: the header has a quotation mark that is not closed"),
      ("", "1: there is no header"),
    ])
  func header(_ text: String, _ reason: String) throws {
    let flaw = #expect(throws: CSVRow.Flaw.self) { try file(Array(text.utf8), .csv) }
    #expect(flaw?.reason == reason)
  }

  @Test("that isn't UTF-8 has bad lines where it isn't", arguments: PeopleFile.Format.allCases)
  func badBytes(_ format: PeopleFile.Format) throws {
    let header = format == .csv ? "email,display_name\n" : "{\"email\":\"a@x\"}\n"
    let (folder, file) = try file(Array(header.utf8) + [0xff, 0x2c, 0x41, 0x0a], format)
    if format == .jsonl { _ = try file.next() }
    #expect(try file.next().map(told) == "2: is not UTF-8")
    withExtendedLifetime(folder) {}
  }

  @Test("that was written as a row is read as the same row")
  func roundTrip() throws {
    let fields = ["a", "", "b,c", "\"d\"", "e\nf", "g\r\nh", " i "]
    let text = CSVRow.text(fields)
    #expect(try CSVRow.fields(Array(text.utf8).dropLast()) == fields)
  }
}
