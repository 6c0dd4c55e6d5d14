import HTTP2
import Testing

@Suite("HTTP/2 exchanges")
struct ExchangeTests {
  static let head = HTTP2FixedHeaders([":status": "200"])
  static let trailers = HTTP2FixedHeaders(["status": "fine"])

  /// A client has asked with a body; the server has not answered.
  private func asked(_ pair: Pair, body: [UInt8], tag: Int = 7) throws -> Int32 {
    pair.client.owner.bodies[tag] = body
    let stream = try pair.client.session.submit(request: Pair.request(), hasBody: true, tag: tag)
    try pair.exchange()
    return stream
  }

  @Test("a request and its body arrive, and so do the answer, its body and its trailers")
  func call() throws {
    let pair = try Pair()
    pair.server.owner.nextTag = 41
    let stream = try asked(pair, body: [1, 2, 3])
    #expect(stream == 1)
    #expect(pair.server.owner.seen.blocks == ["1/0 request " + Pair.requestText])
    #expect(pair.server.owner.seen.data == [1: [1, 2, 3]])
    #expect(pair.server.owner.seen.ended == [1])

    pair.server.owner.bodies[41] = [4, 5]
    var trailers = HTTP2Headers()
    trailers.append("grpc-status", writing: { $0.append(UInt8(ascii: "0")) })
    pair.server.owner.trailers[41] = trailers
    try pair.server.session.submit(response: Self.head, hasBody: true, on: stream, tag: 41)
    try pair.exchange()
    #expect(
      pair.client.owner.seen.blocks == [
        "1/7 response :status: 200", "1/7 later end grpc-status: 0",
      ])
    #expect(pair.client.owner.seen.data == [1: [4, 5]])
    #expect(pair.client.owner.seen.closed == ["1/7 NO_ERROR"])
    #expect(pair.server.owner.seen.closed == ["1/41 NO_ERROR"])
  }

  @Test("trailers follow a head without a byte between them")
  func trailersOnly() throws {
    let pair = try Pair()
    pair.server.owner.nextTag = 41
    let stream = try asked(pair, body: [])
    pair.server.owner.isOpen = [41]
    try pair.server.session.submit(response: Self.head, hasBody: true, on: stream, tag: 41)
    try pair.exchange()
    #expect(pair.client.owner.seen.blocks == ["1/7 response :status: 200"])
    pair.server.owner.isOpen = []
    var trailers = HTTP2Headers()
    trailers.append("a", "b")
    pair.server.owner.trailers[41] = trailers
    pair.server.session.resume(stream)
    try pair.exchange()
    #expect(pair.client.owner.seen.blocks.last == "1/7 later end a: b")
    #expect(pair.client.owner.seen.data.isEmpty)
    #expect(pair.client.owner.seen.closed == ["1/7 NO_ERROR"])
  }

  @Test("a block like the one before it is told as such, and read the same")
  func repeats() throws {
    let pair = try Pair()
    let requests: [[(String, String)]] = [
      [("a", "1")], [("a", "1")], [("a", "2")], [("a", "2"), ("b", "3")], [("a", "2")],
      [("a", "2")], [], [("a", "1")], [("a", "1")],
    ]
    for extra in requests {
      var headers = Pair.request()
      for (name, value) in extra { headers.append(name, value) }
      _ = try pair.client.session.submit(request: headers, hasBody: false, tag: 1)
      try pair.exchange()
    }
    let told = pair.server.owner.seen.blocks.enumerated().map { index, text in
      text == "\(index * 2 + 1)/0 request end " + Pair.requestText
        + requests[index].map { ", \($0): \($1)" }.joined()
    }
    #expect(told == [Bool](repeating: true, count: requests.count))
    #expect(
      pair.server.owner.seen.repeats
        == [false, true, false, false, false, true, false, false, true])
    pair.server.session.shrink()
    _ = try pair.client.session.submit(request: Pair.request(("a", "1")), hasBody: false, tag: 1)
    try pair.exchange()
    #expect(pair.server.owner.seen.blocks.last?.hasSuffix(Pair.requestText + ", a: 1") == true)
  }

  @Test("an answer may be one block that ends the stream")
  func oneBlock() throws {
    let pair = try Pair()
    let stream = try asked(pair, body: [])
    var headers = HTTP2Headers()
    headers.append(":status", "405")
    headers.append("allow", "POST")
    try pair.server.session.submit(response: headers, hasBody: false, on: stream, tag: 0)
    try pair.exchange()
    #expect(pair.client.owner.seen.blocks == ["1/7 response end :status: 405, allow: POST"])
  }

  @Test("a body waits for window, and goes on as the other end uses what came", arguments: [1, 3])
  func windows(_ streams: Int) throws {
    let pair = try Pair()
    let body = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    for tag in 1...streams {
      pair.client.owner.bodies[tag] = body
      _ = try pair.client.session.submit(request: Pair.request(), hasBody: true, tag: tag)
    }
    try pair.exchange()
    // 65,535 bytes of the connection's window are all that may be under way.
    #expect(pair.server.owner.seen.data.values.reduce(0) { $0 + $1.count } == 65_535)
    #expect(pair.server.owner.seen.ended.isEmpty)

    let server = pair.server.session
    pair.server.owner.onData = { stream, count in server.consume(count, on: stream) }
    for (stream, data) in pair.server.owner.seen.data { server.consume(data.count, on: stream) }
    try pair.exchange()
    #expect(pair.server.owner.seen.data.count == streams)
    #expect(pair.server.owner.seen.data.values.allSatisfy { $0 == body })
    #expect(pair.server.owner.seen.ended.count == streams)
  }

  @Test("no more than asked for is drained at once, and nothing is lost")
  func limit() throws {
    let pair = try Pair(settings: [.initialWindowBytes(1 << 20)])
    try pair.server.session.setWindow(1 << 20, of: 0)
    try pair.exchange()
    let body = [UInt8](repeating: 9, count: 200_000)
    pair.client.owner.bodies[1] = body
    _ = try pair.client.session.submit(request: Pair.request(), hasBody: true, tag: 1)
    var rounds = 0
    while pair.server.owner.seen.ended.isEmpty {
      let piece = try pair.client.output(limit: 20_000)
      try #require(!piece.isEmpty)
      #expect(piece.count < 20_000 + 16_384 + 9)
      try pair.server.receive(piece)
      rounds += 1
    }
    #expect(rounds >= 6)
    #expect(pair.server.owner.seen.data[1] == body)
  }

  @Test("everything arrives the same however the bytes are cut")
  func cuts() throws {
    let pair = try Pair()
    pair.client.owner.bodies[1] = [UInt8](repeating: 5, count: 100)
    _ = try pair.client.session.submit(
      request: Pair.request(("x", "y")), hasBody: true, tag: 1)
    try pair.client.session.submit(ping: 77)
    let bytes = try pair.client.output()
    for cut in 1..<bytes.count {
      let server = try End(.server)
      try server.session.submit(settings: [])
      let client = try End(.client)
      try client.session.submit(settings: [])
      try server.receive(try client.output())
      try server.receive(Array(bytes[..<cut]))
      try server.receive(Array(bytes[cut...]))
      #expect(server.owner.seen.blocks == ["1/0 request " + Pair.requestText + ", x: y"])
      #expect(server.owner.seen.data == [1: [UInt8](repeating: 5, count: 100)])
      #expect(server.owner.seen.ended == [1])
      #expect(server.owner.seen.pings == ["77"])
    }
  }

  @Test("a reset closes the stream at both ends with its code")
  func reset() throws {
    let pair = try Pair()
    pair.client.owner.isOpen = [7]
    let stream = try asked(pair, body: [1])
    try pair.client.session.reset(stream, .cancel)
    try pair.exchange()
    #expect(pair.server.owner.seen.closed == ["1/0 CANCEL"])
    #expect(pair.client.owner.seen.closed == ["1/7 CANCEL"])
    #expect(pair.server.session.counts.resets == 1)
  }

  @Test("a ping is answered, and settings and shutdown notices arrive")
  func control() throws {
    let pair = try Pair(settings: [.maximumConcurrentStreams(17), .maximumHeaderListBytes(999)])
    #expect(pair.client.session.peer.maximumConcurrentStreams == 17)
    #expect(pair.client.session.peer.maximumHeaderListBytes == 999)
    #expect(pair.client.owner.seen.settings == 1)
    _ = try asked(pair, body: [])
    try pair.client.session.submit(ping: 0x0102_0304_0506_0708)
    try pair.server.session.submitShutdownNotice()
    try pair.exchange()
    #expect(pair.server.owner.seen.pings == ["72623859790382856"])
    #expect(pair.client.owner.seen.pings == ["72623859790382856 answer"])
    #expect(pair.client.owner.seen.goAways == ["2147483647 NO_ERROR "])
    // Those who have nothing open leave at the first.
    #expect(!pair.client.session.isOver)
    #expect(!pair.server.session.isOver)
    try pair.server.session.submit(goAwayAfter: 1, code: .enhanceYourCalm, text: "too_many_pings")
    try pair.exchange()
    #expect(pair.client.owner.seen.goAways.last == "1 ENHANCE_YOUR_CALM too_many_pings")
    #expect(throws: HTTP2Failure.self) {
      try pair.client.session.submit(request: Pair.request(), hasBody: false, tag: 1)
    }
  }

  @Test("a session that was terminated says so once and is over")
  func terminated() throws {
    let pair = try Pair()
    try pair.server.session.terminate(.internalError, lastStream: 0)
    #expect(!pair.server.session.isOver)
    try pair.client.receive(try pair.server.output())
    #expect(pair.server.session.isOver)
    #expect(pair.client.owner.seen.goAways == ["0 INTERNAL_ERROR "])
    #expect(pair.server.session.lastWords?.code == .internalError)
  }
}
