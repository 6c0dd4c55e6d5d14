import GRPCWire
import RPCCore
import Testing

@Suite("Heads of requests and answers")
struct HeadTests {
  /// Reads fields as a session hands them over: all in one buffer.
  private func fields(
    _ pairs: [(String, String)], _ body: (RawSpan, Range<Int>, Range<Int>) -> Void
  ) {
    var bytes: [UInt8] = []
    var ranges: [(Range<Int>, Range<Int>)] = []
    for (name, value) in pairs {
      let start = bytes.count
      bytes += Array(name.utf8)
      let middle = bytes.count
      bytes += Array(value.utf8)
      ranges.append((start..<middle, middle..<bytes.count))
    }
    // Sound: a UInt8 has no padding that could be read.
    for (name, value) in ranges { unsafe body(bytes.span.bytes, name, value) }
  }

  private func request(_ pairs: (String, String)...) -> RequestHead {
    var head = RequestHead()
    fields(pairs) { head.read($0, name: $1, value: $2) }
    return head
  }

  private func response(_ pairs: (String, String)...) -> ResponseHead {
    var head = ResponseHead()
    fields(pairs) { head.read($0, name: $1, value: $2) }
    return head
  }

  @Test("a usual request is read whole")
  func usual() throws {
    let head = request(
      (":method", "POST"), (":scheme", "https"), (":path", "/a.B/C"), (":authority", "example.com"),
      ("content-type", "application/grpc"), ("te", "trailers"), ("user-agent", "test/1"),
      ("grpc-timeout", "5S"), ("grpc-encoding", "gzip"),
      ("grpc-accept-encoding", "identity, deflate, gzip"), ("x-request-id", "17"))
    #expect(head.isPost)
    #expect(head.method?.count == 5)
    #expect(head.content == .protobuf)
    #expect(head.timeoutMicroseconds == 5_000_000)
    #expect(head.encoding == .gzip)
    #expect(head.acceptsGzip)
    #expect(head.failure == nil)
    #expect(head.metadata == ["x-request-id": "17"])
  }

  struct ContentType: CustomTestStringConvertible, Sendable {
    let text: String
    let content: RequestHead.Content
    var testDescription: String { text }
  }

  static let contentTypes = [
    ContentType(text: "application/grpc", content: .protobuf),
    ContentType(text: "application/grpc+proto", content: .protobuf),
    ContentType(text: "Application/gRPC", content: .protobuf),
    ContentType(text: "application/grpc;charset=utf-8", content: .protobuf),
    ContentType(text: "application/grpc+json", content: .other),
    ContentType(text: "application/grpc-web+proto", content: .notGRPC),
    ContentType(text: "application/json", content: .notGRPC),
    ContentType(text: "", content: .notGRPC),
  ]

  @Test("content types of gRPC are told from others", arguments: contentTypes)
  func contentType(_ type: ContentType) {
    #expect(request(("content-type", type.text)).content == type.content)
  }

  @Test("binary metadata is read padded, unpadded and joined by commas")
  func binary() {
    let head = request(("a-bin", "AQI="), ("b-bin", "AQI"), ("c-bin", "AQ,Ag==, Aw"), ("d-bin", ""))
    #expect(head.failure == nil)
    #expect(
      head.metadata.map { "\($0.key)=\($0.value)" } == [
        "a-bin=binary([1, 2])", "b-bin=binary([1, 2])", "c-bin=binary([1])", "c-bin=binary([2])",
        "c-bin=binary([3])", "d-bin=binary([])",
      ])
  }

  @Test("what breaks a rule fails the call with INVALID_ARGUMENT and says which")
  func failures() {
    #expect(request(("a-bin", "!")).failure?.message.contains("a-bin") == true)
    #expect(request(("grpc-timeout", "soon")).failure?.message.contains("soon") == true)
    #expect(request(("a!b", "c")).failure?.code == .invalidArgument)
    #expect(request(("a", "é")).failure?.code == .invalidArgument)
  }

  @Test("a path without a slash names no method")
  func path() {
    #expect(request((":path", "*")).method == nil)
    #expect(request((":path", "")).method == nil)
    #expect(request((":path", "/")).method?.isEmpty == true)
    #expect(!request((":method", "GET")).isPost)
  }

  @Test("trailers give the status, its text and its details")
  func trailers() {
    let head = response(
      (":status", "200"), ("content-type", "application/grpc+proto"), ("grpc-status", "5"),
      ("grpc-message", "no user %22L%C3%A9on%22"), ("grpc-status-details-bin", "CAU"),
      ("x-trace", "1"))
    #expect(head.httpStatus == 200)
    #expect(head.isGRPC)
    #expect(head.status == .notFound)
    #expect(head.message == "no user \"Léon\"")
    #expect(head.details == [8, 5])
    #expect(head.metadata == ["x-trace": "1"])
  }

  @Test(
    "a status that is no known number is UNKNOWN",
    arguments: ["17", "-1", "x", "", "99999999999999999999"])
  func status(_ text: String) {
    #expect(response(("grpc-status", text)).status == .unknown)
  }

  @Test("an answer that isn't gRPC has the status that its HTTP status stands for")
  func mapping() {
    #expect(response((":status", "503"), ("content-type", "text/html")).isGRPC == false)
    #expect(StatusCode(httpStatus: 503) == .unavailable)
    #expect(StatusCode(httpStatus: 404) == .unimplemented)
    #expect(StatusCode(httpStatus: 418) == .unknown)
    #expect(StatusCode(resetCode: 7) == .unavailable)
    #expect(StatusCode(resetCode: 8) == .cancelled)
    #expect(StatusCode(resetCode: 0) == .internalError)
  }

  @Test("keys that are HTTP's or gRPC's own can't be sent as metadata")
  func reserved() {
    for key in ["grpc-status", "te", "content-type", "connection"] {
      #expect(!MetadataFields.isFree(key))
    }
    #expect(MetadataFields.isFree("x-request-id"))
  }
}
