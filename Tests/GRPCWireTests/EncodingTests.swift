import GRPCWire
import RPCCore
import Testing

@Suite("Encodings of gRPC")
struct EncodingTests {
  private func timeout(_ text: String) -> UInt64? {
    let bytes = Array(text.utf8)
    // Sound here and below: a UInt8 has no padding that could be read.
    return unsafe Timeout.microseconds(bytes.span.bytes, 0..<bytes.count)
  }

  struct Span: CustomTestStringConvertible, Sendable {
    let text: String
    let microseconds: UInt64?
    var testDescription: String { "\"\(text)\"" }
  }

  static let timeouts = [
    Span(text: "1H", microseconds: 3_600_000_000), Span(text: "2M", microseconds: 120_000_000),
    Span(text: "15S", microseconds: 15_000_000), Span(text: "250m", microseconds: 250_000),
    Span(text: "7u", microseconds: 7), Span(text: "1n", microseconds: 1),
    Span(text: "1001n", microseconds: 2), Span(text: "0S", microseconds: 1),
    Span(text: "99999999H", microseconds: 359_999_996_400_000_000),
    Span(text: "", microseconds: nil), Span(text: "S", microseconds: nil),
    Span(text: "1", microseconds: nil), Span(text: "123456789S", microseconds: nil),
    Span(text: "-1S", microseconds: nil), Span(text: "1.5S", microseconds: nil),
    Span(text: "1s", microseconds: nil), Span(text: "1 S", microseconds: nil),
  ]

  @Test("reads a timeout, rounded up to microseconds, and nothing else", arguments: timeouts)
  func reading(_ span: Span) {
    #expect(timeout(span.text) == span.microseconds)
  }

  @Test(
    "writes a timeout that is never shorter than asked",
    arguments: [
      1, 999, 1_000, 99_999_999, 100_000_000, 100_000_001, 3_600_000_000_001,
      300_000_000_000_000_000,
    ])
  func writing(_ microseconds: UInt64) throws {
    let text = Timeout.text(microseconds: microseconds)
    #expect(text.count <= 9)
    let read = try #require(timeout(text))
    #expect(read >= microseconds)
    #expect(read - microseconds <= microseconds / 1000)
  }

  private func decoded(_ text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    return unsafe Base64.decode(bytes.span.bytes, 0..<bytes.count)
  }

  @Test("base64 is written without padding and read with or without")
  func base64() {
    // RFC 4648, section 10.
    let vectors = [
      ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"),
      ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
    ]
    for (plain, encoded) in vectors {
      var output: [UInt8] = []
      Base64.append(Array(plain.utf8), to: &output)
      #expect(String(decoding: output, as: UTF8.self) == encoded)
      #expect(decoded(encoded) == Array(plain.utf8))
      let padded = encoded + String(repeating: "=", count: (4 - encoded.count % 4) % 4)
      #expect(decoded(padded) == Array(plain.utf8))
    }
    #expect(decoded("+/+/") == [0xfb, 0xff, 0xbf])
    for bad in ["Z", "Zg=", "Zg===", "Z=g=", "====", "Zm9v=", "Zm-v", "Zm 9", "Zm9vZ"] {
      #expect(decoded(bad) == nil, "\(bad)")
    }
  }

  @Test("any text travels in a message, and a damaged one stays readable")
  func percent() {
    func encoded(_ text: String) -> String {
      var output: [UInt8] = []
      PercentEncoding.append(text, to: &output)
      return String(decoding: output, as: UTF8.self)
    }
    func decoded(_ text: String) -> String {
      let bytes = Array(text.utf8)
      return unsafe PercentEncoding.decode(bytes.span.bytes, 0..<bytes.count)
    }
    #expect(encoded("plain ASCII, ~!") == "plain ASCII, ~!")
    #expect(encoded("100 %\nLéon") == "100 %25%0AL%C3%A9on")
    for text in ["", "a%41", "\t\r\n\0", "👩‍👩‍👧 %", "ümlaut"] {
      #expect(decoded(encoded(text)) == text)
    }
    #expect(decoded("%") == "%")
    #expect(decoded("%4") == "%4")
    #expect(decoded("%zz%41") == "%zzA")
    #expect(decoded("%c3%a9") == "é")
  }
}
