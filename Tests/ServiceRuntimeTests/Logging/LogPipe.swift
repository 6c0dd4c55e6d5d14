import Foundation
import Glibc

@testable import ServiceRuntime

/// A pipe that a logger writes into, and what came out of it.
final class LogPipe: Sendable {
  private let reader: Int32
  let writer: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    precondition(unsafe pipe(&ends) == 0)
    reader = ends[0]
    writer = ends[1]
    _ = fcntl(reader, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(reader)
    close(writer)
  }

  func logger(level: LogLevel = .debug) -> Logger {
    Logger(service: "group-service", level: level, descriptor: writer) { (1_772_366_400, 42) }
  }

  /// Everything that is in the pipe now.
  func bytes() -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe read(reader, &chunk, chunk.count)
      guard count > 0 else { return all }
      all += chunk[..<count]
    }
  }

  func lines() -> [String] {
    String(decoding: bytes(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The lines as JSON objects; a line that is none makes the test fail.
  func records() throws -> [[String: Any]] {
    try lines().map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      guard let record = object as? [String: Any] else { throw NotAnObject(line: line) }
      return record
    }
  }

  struct NotAnObject: Error { let line: String }
}
