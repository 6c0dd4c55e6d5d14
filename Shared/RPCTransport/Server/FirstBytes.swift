/// What a client speaks, by the first bytes that it sends.
enum FirstBytes: Sendable, Hashable {
  /// Too few to tell.
  case tooFew
  case native
  case http2
  case http1

  /// What HTTP/2 begins with says so on its own: RFC 9113, section 3.4. A frame of rollcall/1 begins
  /// with its length, which would be over a gibibyte if its first byte were a letter.
  init(_ bytes: [UInt8]) {
    guard let first = bytes.first else {
      self = .tooFew
      return
    }
    guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      self = .native
      return
    }
    let preface = Self.preface
    let isPreface = bytes.prefix(preface.count).elementsEqual(preface.prefix(bytes.count))
    self = !isPreface ? .http1 : bytes.count < preface.count ? .tooFew : .http2
  }

  private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

  static let answerToHTTP1: [UInt8] = {
    let text = "This port speaks gRPC over HTTP/2, and rollcall/1.\n"
    return Array(
      ("HTTP/1.1 505 HTTP Version Not Supported\r\nContent-Type: text/plain\r\n"
        + "Content-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n" + text).utf8)
  }()
}
