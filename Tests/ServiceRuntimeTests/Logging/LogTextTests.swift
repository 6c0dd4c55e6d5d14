import Testing

@testable import ServiceRuntime

@Suite("The log for people")
struct LogTextTests {
  private func line(_ metadata: LogMetadata, level: LogLevel = .info) -> String {
    String(
      decoding: LogText.encode(
        time: "2026-03-01T12:00:00.042Z", level: level, message: "ready", metadata: metadata),
      as: UTF8.self)
  }

  @Test("is one line of the time, the level, the message and what varies")
  func shape() {
    #expect(
      line([
        "listen": "127.0.0.1:7401", "start_ms": .double(12.5), "options": .strings(["a", "b"]),
      ])
        == "12:00:00.042 INFO    ready  listen=127.0.0.1:7401 start_ms=12.5 options=a,b\n")
    #expect(line([:], level: .warning) == "12:00:00.042 WARNING ready \n")
  }

  @Test(
    "quotes what could be taken for something else, and what a terminal obeys",
    arguments: [
      ("", "\"\""), ("two words", "\"two words\""), ("a=b", "\"a=b\""),
      ("\u{1b}[31mred", "\"\\u{1B}[31mred\""), ("line\nbreak", "\"line\\nbreak\""),
      ("say \"x\"", "\"say \\\"x\\\"\""), ("\u{202e}evil", "\"\\u{202E}evil\""), ("Zoë", "Zoë"),
    ])
  func quoting(_ text: String, _ shown: String) {
    #expect(line(["value": .string(text)]) == "12:00:00.042 INFO    ready  value=\(shown)\n")
  }

  @Test("is never longer than a pipe takes at once")
  func bounded() {
    var metadata: LogMetadata = [:]
    for number in 0..<100 {
      metadata.append("value\(number)", .string(String(repeating: "\u{1f600}", count: 500)))
    }
    let text = line(metadata)
    #expect(text.utf8.count <= LogLine.maximumBytes)
    #expect(text.hasSuffix(" …\n"))
  }
}
