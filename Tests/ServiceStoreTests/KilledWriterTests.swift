import Foundation
import SQLite
import TestSupport
import Testing

@testable import ServiceStore

/// The store's promise: what was acknowledged is there, whatever happens to the process.
@Suite("A writer killed in the middle of its work", .serialized)
struct KilledWriterTests {
  /// Reads until `count` numbers have been acknowledged, kills the writer, and reads the rest.
  func acknowledged(path: String, from first: Int64, atLeast count: Int) throws -> [Int64] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltExecutable.storeWriter.path)
    process.arguments = [path, String(first)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var bytes = Data()
    while bytes.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let chunk = output.fileHandleForReading.availableData
      if chunk.isEmpty { break }
      bytes.append(chunk)
    }
    kill(process.processIdentifier, SIGKILL)
    bytes.append(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    // A number cut off by the kill was acknowledged all the same, but can't be told.
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().compactMap { Int64($0) }
  }

  @Test("loses nothing that was acknowledged")
  func kill9() throws {
    let folder = try TemporaryFolder()
    var expected: Set<Int64> = []
    for round in 0..<4 as Range<Int64> {
      let numbers = try acknowledged(
        path: folder.path(of: "test.db"), from: 1 + round * 1_000_000,
        atLeast: 100 + 37 * Int(round))
      #expect(numbers.count >= 100)
      expected.formUnion(numbers)

      let connection = try SQLiteConnection(path: folder.path(of: "test.db"), access: .readWrite)
      let found = try connection.rows("SELECT number FROM numbers") { row throws(SQLiteError) in
        try row.integer(0)
      }
      #expect(expected.subtracting(found) == [])
      let count = try connection.first("SELECT count FROM counts") { row throws(SQLiteError) in
        try row.integer(0)
      }
      #expect(count == Int64(found.count))
      let health = try connection.first("PRAGMA integrity_check") { row throws(SQLiteError) in
        try row.text(0)
      }
      #expect(health == "ok")
    }
  }
}
