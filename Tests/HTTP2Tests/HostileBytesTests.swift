import HTTP2
import Testing

/// Frames by hand, for what the library would never send. RFC 9113, section 4.1.
func frame(_ type: UInt8, flags: UInt8 = 0, stream: UInt32 = 0, _ payload: [UInt8] = []) -> [UInt8]
{
  let length = [16, 8, 0].map { UInt8(truncatingIfNeeded: payload.count >> $0) }
  let id = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: stream >> $0) }
  return length + [type, flags] + id + payload
}

@Suite("HTTP/2 sessions against hostile bytes")
struct HostileBytesTests {
  static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + frame(4)

  private func server(_ limits: HTTP2Limits = HTTP2Limits()) throws -> End {
    let server = try End(.server, limits)
    try server.session.submit(settings: [])
    try server.receive(Self.preface)
    _ = try server.output()
    return server
  }

  /// A literal field without indexing. RFC 7541, section 6.2.2.
  static func field(_ name: String, _ value: String) -> [UInt8] {
    func text(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      guard bytes.count >= 127 else { return [UInt8(bytes.count)] + bytes }
      var rest = bytes.count - 127
      var prefix: [UInt8] = [127]
      while rest >= 128 {
        prefix.append(UInt8(rest % 128 + 128))
        rest /= 128
      }
      return prefix + [UInt8(rest)] + bytes
    }
    return [0] + text(name) + text(value)
  }

  static let head =
    field(":method", "POST") + field(":scheme", "https") + field(":path", "/a.B/C")
    + field(":authority", "example.com")

  @Test("what doesn't begin like HTTP/2 is told apart")
  func noPreface() throws {
    let server = try End(.server)
    try server.session.submit(settings: [])
    let failure = #expect(throws: HTTP2Failure.self) {
      try server.receive(Array("GET / HTTP/1.1\r\nHost: example.com\r\n\r\n".utf8))
    }
    #expect(failure?.reason == .notHTTP2)
  }

  struct BadField: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
  }

  static let badFields = [
    BadField(testDescription: "a name in upper case", bytes: field("Bad", "x")),
    BadField(testDescription: "a name with a space", bytes: field("b d", "x")),
    BadField(testDescription: "a value with a line feed", bytes: field("bad", "x\ny: z")),
    BadField(testDescription: "a value with a NUL", bytes: field("bad", "x\0y")),
    BadField(testDescription: "a connection header", bytes: field("connection", "close")),
    BadField(testDescription: "te that isn't trailers", bytes: field("te", "gzip")),
    BadField(testDescription: "a second path", bytes: field(":path", "/d.E/F")),
    BadField(testDescription: "an unknown pseudo-header", bytes: field(":bad", "x")),
  ]

  @Test(
    "a request with a field that HTTP doesn't allow is refused with its stream",
    arguments: badFields)
  func badField(_ bad: BadField) throws {
    let server = try server()
    try server.receive(frame(1, flags: 0x5, stream: 1, Self.head + bad.bytes))
    #expect(server.owner.seen.blocks.isEmpty)
    #expect(server.owner.seen.violations.count == 1)
    #expect(server.owner.seen.violations.first?.hasPrefix("1: ") == true)
    // RST_STREAM of stream 1 with PROTOCOL_ERROR, and nothing else.
    #expect(try server.output() == frame(3, stream: 1, [0, 0, 0, 1]))
    #expect(!server.session.isOver)
  }

  @Test("a block that breaks off makes none after it a repeat of the one before")
  func brokenOff() throws {
    let server = try server()
    // Into the table first, so that later blocks are the same texts.
    func indexed(_ name: String, _ value: String) -> [UInt8] {
      [0x40] + Self.field(name, value).dropFirst()
    }
    let head =
      indexed(":method", "POST") + indexed(":scheme", "https") + indexed(":path", "/a.B/C")
      + indexed(":authority", "example.com")
    try server.receive(frame(1, flags: 0x5, stream: 1, head + indexed("x", "y")))
    // Now x: y is 62, the authority 63, and so on down to the method.
    let again: [UInt8] = [0xc2, 0xc1, 0xc0, 0xbf]
    try server.receive(frame(1, flags: 0x5, stream: 3, again + [0xbe]))
    try server.receive(frame(1, flags: 0x5, stream: 5, again + Self.field("Bad", "x")))
    try server.receive(frame(1, flags: 0x5, stream: 7, again))
    try server.receive(frame(1, flags: 0x5, stream: 9, again))
    #expect(server.owner.seen.repeats == [false, true, false, true])
    #expect(server.owner.seen.blocks.map { $0.hasSuffix("x: y") } == [true, true, false, false])
  }

  @Test("a block over the limit is told of, with the fields that fit")
  func overLimit() throws {
    var limits = HTTP2Limits()
    limits.headerListBytes = 400
    let server = try server(limits)
    let large = Self.field("x", String(repeating: "y", count: 300))
    try server.receive(frame(1, flags: 0x5, stream: 1, Self.head + large))
    #expect(
      server.owner.seen.blocks == [
        "1/0 request end over :method: POST, :scheme: https, :path: /a.B/C, "
          + ":authority: example.com"
      ])
  }

  @Test("a block that unpacks to far more than the limit ends the connection")
  func compressionBomb() throws {
    let server = try server()
    // One field of 3,000 bytes into the table, and then a byte for each time that it comes again.
    let entry = [0x40] + Self.field("x", String(repeating: "y", count: 3_000)).dropFirst()
    let first = frame(
      1, flags: 0x1, stream: 1, Self.head + entry + [UInt8](repeating: 0xbe, count: 5_000))
    let failure = #expect(throws: HTTP2Failure.self) { try server.receive(first) }
    #expect(failure?.reason == .flood)
    #expect(server.owner.seen.blocks.isEmpty)
    try server.session.terminate(.enhanceYourCalm, lastStream: 0)
    #expect(try server.output().suffix(8) == [0, 0, 0, 0, 0, 0, 0, 0xb])
    #expect(server.session.isOver)
  }

  @Test("a block in endlessly many CONTINUATION frames ends the connection")
  func continuationFlood() throws {
    let server = try server()
    try server.receive(frame(1, flags: 0, stream: 1, Self.head))
    let failure = #expect(throws: HTTP2Failure.self) {
      for _ in 0..<20 { try server.receive(frame(9, flags: 0, stream: 1, Self.field("x", "y"))) }
    }
    #expect(failure != nil)
    #expect(server.owner.seen.blocks.isEmpty)
  }

  @Test("pings and settings whose answers aren't read are bounded", arguments: [UInt8(6), 4])
  func answerFlood(_ type: UInt8) throws {
    var limits = HTTP2Limits()
    limits.outstandingAnswers = 50
    let server = try server(limits)
    let one = type == 6 ? frame(6, [0, 0, 0, 0, 0, 0, 0, 1]) : frame(4)
    let failure = #expect(throws: HTTP2Failure.self) {
      for _ in 0..<60 { try server.receive(one) }
    }
    #expect(failure?.reason == .flood)
  }

  @Test("streams that are begun and reset without end end the connection")
  func rapidReset() throws {
    var limits = HTTP2Limits()
    limits.resets = (burst: 20, perSecond: 1)
    let server = try server(limits)
    for index in 0..<100 {
      let stream = UInt32(index * 2 + 1)
      try server.receive(
        frame(1, flags: 0x4, stream: stream, Self.head) + frame(3, stream: stream, [0, 0, 0, 8]))
      _ = try server.output()
    }
    #expect(server.session.isOver)
    #expect(server.owner.seen.blocks.count < 30)
    #expect(server.session.lastWords?.reason == "streams are reset too often")
  }

  struct Violation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let code: HTTP2ErrorCode
  }

  static let violations = [
    Violation(
      testDescription: "DATA on a stream that nobody began", bytes: frame(0, stream: 5, [1]),
      code: .protocolError),
    Violation(
      testDescription: "a window increment of 0 for the connection",
      bytes: frame(8, [0, 0, 0, 0]), code: .protocolError),
    Violation(
      testDescription: "a window over 2^31 - 1", bytes: frame(8, [0x7f, 0xff, 0xff, 0xff]),
      code: .flowControlError),
    Violation(
      testDescription: "an initial window over 2^31 - 1",
      bytes: frame(4, [0, 4, 0xff, 0xff, 0xff, 0xff]), code: .flowControlError),
    Violation(
      testDescription: "a ping of seven bytes", bytes: frame(6, [1, 2, 3, 4, 5, 6, 7]),
      code: .frameSizeError),
    Violation(
      testDescription: "a header block that is no HPACK",
      bytes: frame(1, flags: 0x5, stream: 1, [0xff, 0xff, 0xff, 0xff, 0xff]),
      code: .compressionError),
    Violation(
      testDescription: "a frame between HEADERS and CONTINUATION",
      bytes: frame(1, flags: 0, stream: 1, head) + frame(6, [0, 0, 0, 0, 0, 0, 0, 0]),
      code: .protocolError),
    Violation(
      testDescription: "a stream with an even id", bytes: frame(1, flags: 0x5, stream: 2, head),
      code: .protocolError),
  ]

  @Test("a broken rule of the connection ends it with the right code", arguments: violations)
  func connectionViolation(_ violation: Violation) throws {
    let server = try server()
    try server.receive(violation.bytes)
    _ = try server.output()
    #expect(server.session.lastWords?.code == violation.code)
    #expect(server.session.isOver)
  }

  @Test("data after the end of a request is refused with its stream, or as a broken connection")
  func dataAfterEnd() throws {
    let server = try server()
    try server.receive(frame(1, flags: 0x5, stream: 1, Self.head))
    try server.receive(frame(0, stream: 1, [1, 2, 3]))
    #expect(server.owner.seen.data.isEmpty)
    _ = try server.output()
    #expect(server.session.lastWords?.code == .streamClosed)
  }

  @Test("empty frames of a body are counted")
  func emptyData() throws {
    let server = try server()
    try server.receive(frame(1, flags: 0x4, stream: 1, Self.head))
    for _ in 0..<10 { try server.receive(frame(0, stream: 1)) }
    try server.receive(frame(0, flags: 1, stream: 1))
    #expect(server.session.counts.emptyData == 10)
    #expect(server.owner.seen.ended == [1])
  }

  @Test("padding counts against the windows and is given back without anybody asking")
  func padding() throws {
    let server = try server()
    try server.receive(frame(1, flags: 0x4, stream: 1, Self.head))
    let padded = frame(0, flags: 0x8, stream: 1, [255, 7] + [UInt8](repeating: 0, count: 255))
    for _ in 0..<400 {
      try server.receive(padded)
      server.session.consume(1, on: 1)
      _ = try server.output()
    }
    #expect(server.owner.seen.data[1]?.count == 400)
    #expect(!server.session.isOver)
  }
}
