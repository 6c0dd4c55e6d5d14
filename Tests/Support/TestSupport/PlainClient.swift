import Glibc

/// A TCP connection that says exactly what a test wants said.
package final class PlainClient {
  private let descriptor: Int32

  /// Reads give up after five seconds, so that a server that never answers fails its test.
  package init(port: UInt16) {
    self.descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let connected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(self.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    precondition(connected == 0, "connect: errno \(errno)")
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    unsafe setsockopt(
      self.descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(self.descriptor) }

  package func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe Glibc.send(self.descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Everything until the server closes the connection; `nil` if it doesn't in time.
  package func readToEnd() -> String? {
    var received: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = unsafe recv(self.descriptor, &chunk, chunk.count, 0)
      if count < 0 { return errno == ECONNRESET ? String(decoding: received, as: UTF8.self) : nil }
      if count == 0 { return String(decoding: received, as: UTF8.self) }
      received.append(contentsOf: chunk[..<count])
    }
  }

  /// The next whole answer of a connection that stays open.
  package func readReply() -> Reply? {
    var received: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16_384)
    while true {
      let reply = Reply(String(decoding: received, as: UTF8.self))
      if let reply, reply.body.utf8.count == Int(reply.headers["content-length"] ?? "") {
        return reply
      }
      let count = unsafe recv(self.descriptor, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      received.append(contentsOf: chunk[..<count])
    }
  }
}

/// An answer, taken apart.
package struct Reply {
  package let status: Int
  package let headers: [String: String]
  package let body: String

  package init?(_ text: String?) {
    guard let text, let gap = text.firstRange(of: "\r\n\r\n") else { return nil }
    // A line break of HTTP is one character to Swift.
    let lines = text[..<gap.lowerBound].split(separator: "\r\n")
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    self.status = status
    self.body = String(text[gap.upperBound...])
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    self.headers = headers
  }
}
