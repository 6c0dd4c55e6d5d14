import Testing

@testable import ServiceRuntime

@Suite("The log")
struct LoggerTests {
  let pipe = LogPipe()

  @Test("writes one line of JSON per record, in a fixed order")
  func line() {
    let tags = LogMetadata.Value.strings(["a", "b"])
    pipe.logger().warning(
      "connection refused",
      [
        "address": "10.0.0.1:5", "open": 17, "share": .double(0.5), "tls": true, "tags": tags,
        "after_ms": .milliseconds(.microseconds(1500)), "nothing": .double(.nan),
      ])
    #expect(
      pipe.lines() == [
        "{\"time\":\"2026-03-01T12:00:00.042Z\",\"level\":\"warning\",\"service\":\"group-service\","
          + "\"message\":\"connection refused\",\"address\":\"10.0.0.1:5\",\"open\":17,"
          + "\"share\":0.5,\"tls\":true,\"tags\":[\"a\",\"b\"],\"after_ms\":1.5,\"nothing\":null}"
      ])
  }

  @Test("takes the system's time")
  func systemTime() throws {
    let logger = Logger(service: "a", level: .info)
    #expect(logger.level == .info)
    let time = Logger.systemTime()
    #expect(time.seconds > 1_700_000_000)
    #expect((0..<1000).contains(time.milliseconds))
  }

  @Test(
    "leaves out what is below its level, and doesn't make its metadata",
    arguments: LogLevel.allCases)
  func levels(_ level: LogLevel) throws {
    let logger = pipe.logger(level: level)
    var made = 0
    func metadata() -> LogMetadata {
      made += 1
      return [:]
    }
    logger.debug("a", metadata())
    logger.info("b", metadata())
    logger.warning("c", metadata())
    logger.error("d", metadata())
    let expected = LogLevel.allCases.filter { $0 >= level }.map(\.rawValue)
    #expect(try pipe.records().map { $0["level"] as? String } == expected)
    #expect(made == expected.count)
  }

  static let strange = [
    "\"", "\\", "\n", "\r\n", "\t", "\u{0}", "\u{1b}[31mred\u{1b}[0m", "\u{7f}", "\u{9b}31m",
    "\u{2028}", "\u{2029}", "Zoë", "😀", "{\"level\":\"error\"}", "",
  ]

  @Test("keeps any text on its line and what a terminal obeys out of it", arguments: strange)
  func escaping(_ text: String) throws {
    pipe.logger().info("said", ["text": .string(text), "list": .strings([text])])
    let bytes = pipe.bytes()
    #expect(bytes.filter { $0 == 10 }.count == 1)
    #expect(!bytes.dropLast().contains { $0 < 32 || $0 == 127 })
    #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{9b}"))
    pipe.logger().info("said", ["text": .string(text), "list": .strings([text])])
    let record = try #require(try pipe.records().first)
    #expect(record["text"] as? String == text)
    #expect(record["list"] as? [String] == [text])
  }

  @Test("cuts a long value, and metadata that is too much, and stays JSON")
  func bounds() throws {
    let long = String(repeating: "é", count: 5000)
    pipe.logger().info("one", ["a": .string(long), "b": 1])
    let one = try #require(try pipe.records().first)
    #expect((one["a"] as? String)?.utf8.count ?? 0 <= LogLine.maximumValueBytes + 3)
    #expect((one["a"] as? String)?.hasSuffix("é…") == true)
    #expect(one["b"] as? Int == 1)
    pipe.logger().info(
      "many",
      ["a": .string(long), "b": .string(long), "c": .string(long), "d": .string(long), "e": 1])
    let bytes = pipe.bytes()
    #expect(bytes.count <= LogLine.maximumBytes)
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix(",\"truncated\":true}\n"))
    pipe.logger().info("list", ["a": .strings(Array(repeating: "x", count: 5000))])
    #expect(try pipe.records().first?["truncated"] as? Bool == true)
  }

  @Test("keeps the lines of many threads apart")
  func threads() async throws {
    let logger = pipe.logger()
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for number in 0..<40 {
            logger.info("counting", ["writer": .integer(writer), "number": .integer(number)])
          }
        }
      }
    }
    let records = try pipe.records()
    #expect(records.count == 320)
    for writer in 0..<8 {
      let numbers = records.filter { $0["writer"] as? Int == writer }.map { $0["number"] as? Int }
      #expect(numbers == Array(0..<40))
    }
  }

  @Test("loses lines rather than wait for a slow reader, and says how many")
  func slowReader() throws {
    let logger = pipe.logger()
    for number in 0..<2000 { logger.info("flood", ["number": .integer(number)]) }
    let before = try pipe.records()
    #expect(before.count < 2000)
    logger.info("after")
    let after = try pipe.records()
    #expect(after.map { $0["message"] as? String } == ["log lines were lost", "after"])
    #expect(after.first?["count"] as? Int == 2000 - before.count)
    logger.info("later")
    #expect(try pipe.records().count == 1)
  }
}
