import HTTP2

/// Writes down what a session tells, and sends the bodies that it was given.
final class RecordingOwner: HTTP2SessionOwner {
  struct Seen: Equatable {
    var blocks: [String] = []
    var repeats: [Bool] = []
    var data: [Int32: [UInt8]] = [:]
    var ended: [Int32] = []
    var closed: [String] = []
    var pings: [String] = []
    var goAways: [String] = []
    var violations: [String] = []
    var settings = 0
  }

  var seen = Seen()
  /// What is still to be sent, by tag, and what comes after it.
  var bodies: [Int: [UInt8]] = [:]
  var trailers: [Int: HTTP2Headers] = [:]
  /// Bodies that go on later.
  var isOpen: Set<Int> = []
  /// Called for every request.
  var onRequest: (Int32) -> Void = { _ in }
  var onData: (Int32, Int) -> Void = { _, _ in }
  weak var session: HTTP2Session?
  /// Streams get this as their tag when their request comes.
  var nextTag = 0

  func received(
    _ block: HTTP2Block, _ fields: borrowing Span<HTTP2Field>, _ bytes: borrowing RawSpan,
    on stream: Int32, tag: Int
  ) {
    seen.repeats.append(block.isRepeat)
    var text: [String] = []
    for index in fields.indices {
      let field = fields[index]
      text.append("\(Self.text(bytes, field.name)): \(Self.text(bytes, field.value))")
    }
    seen.blocks.append(
      "\(stream)/\(tag) \(block.kind)\(block.endsStream ? " end" : "")"
        + "\(block.isOverLimit ? " over" : "") " + text.joined(separator: ", "))
    guard block.kind == .request else { return }
    if nextTag > 0 { session?.setTag(nextTag, of: stream) }
    onRequest(stream)
  }

  func received(_ data: borrowing RawSpan, on stream: Int32, tag: Int) {
    seen.data[stream, default: []] += unsafe data.withUnsafeBytes { unsafe Array($0) }
    onData(stream, data.byteCount)
  }

  func received(endOf stream: Int32, tag: Int) { seen.ended.append(stream) }
  func closed(_ stream: Int32, tag: Int, code: HTTP2ErrorCode) {
    seen.closed.append("\(stream)/\(tag) \(code)")
  }
  func received(ping opaque: UInt64, isAnswer: Bool) {
    seen.pings.append("\(opaque)\(isAnswer ? " answer" : "")")
  }
  func receivedSettings() { seen.settings += 1 }
  func received(goAwayAfter lastStream: Int32, code: HTTP2ErrorCode, text: String) {
    seen.goAways.append("\(lastStream) \(code) \(text)")
  }
  func violated(on stream: Int32, reason: String) {
    seen.violations.append("\(stream): \(reason)")
  }

  func nextData(of stream: Int32, tag: Int, room: Int) -> HTTP2BodyPart {
    let left = bodies[tag]?.count ?? 0
    guard left <= room else { return .bytes(room) }
    if isOpen.contains(tag) { return left > 0 ? .bytes(left) : .later }
    guard let trailers = trailers[tag] else { return .last(left) }
    do { try session?.submit(trailers: trailers, on: stream) } catch { return .last(left) }
    return .lastBeforeTrailers(left)
  }

  func write(_ count: Int, of stream: Int32, tag: Int, into output: inout [UInt8]) {
    output += bodies[tag]?.prefix(count) ?? []
    bodies[tag]?.removeFirst(count)
  }

  private static func text(_ bytes: borrowing RawSpan, _ range: Range<Int>) -> String {
    unsafe bytes.extracting(range).withUnsafeBytes { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

/// A session with its owner, and the bytes that it has sent.
final class End {
  let session: HTTP2Session
  let owner = RecordingOwner()

  init(_ role: HTTP2Session.Role, _ limits: HTTP2Limits = HTTP2Limits()) throws {
    session = try HTTP2Session(role, limits)
    owner.session = session
  }

  /// What it has to send now.
  func output(limit: Int = .max) throws -> [UInt8] {
    var output: [UInt8] = []
    try session.drain(into: &output, limit: limit, for: owner)
    return output
  }

  func receive(_ bytes: [UInt8]) throws {
    // Sound: a UInt8 has no padding that could be read.
    try unsafe session.receive(bytes.span.bytes, for: owner)
  }
}

/// A client and a server that have told each other their settings.
struct Pair {
  let client: End
  let server: End

  init(
    settings: [HTTP2Setting] = [], clientSettings: [HTTP2Setting] = [],
    limits: HTTP2Limits = HTTP2Limits()
  ) throws {
    client = try End(.client)
    server = try End(.server, limits)
    try client.session.submit(settings: clientSettings)
    try server.session.submit(settings: settings)
    try exchange()
  }

  /// Carries bytes until neither end has any.
  func exchange() throws {
    while true {
      let up = try client.output()
      if !up.isEmpty { try server.receive(up) }
      let down = try server.output()
      if !down.isEmpty { try client.receive(down) }
      if up.isEmpty, down.isEmpty { return }
    }
  }

  static func request(_ extra: (String, String)...) -> HTTP2Headers {
    var headers = HTTP2Headers()
    headers.append(":method", "POST")
    headers.append(":scheme", "https")
    headers.append(":path", "/example.Echo/Say")
    headers.append(":authority", "example.com")
    for (name, value) in extra { headers.append(name, value) }
    return headers
  }

  static let requestText =
    ":method: POST, :scheme: https, :path: /example.Echo/Say, :authority: example.com"
}
