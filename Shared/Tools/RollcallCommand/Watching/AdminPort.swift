import Glibc
import LinuxIO
import RPCCore

/// A service's admin port, to be read: HTTP/1.0 (RFC 1945), whose answers end with the connection.
struct AdminPort: Sendable {
  let address: String
  let token: String?

  static let patience = Duration.seconds(3)
  private static let mostBytes = 64 << 20

  /// Blocks until the answer is there.
  ///
  /// - Returns: The body.
  /// - Throws: What went wrong, in a sentence.
  func get(_ path: String) throws(RuntimeError) -> [UInt8] {
    let end = ContinuousClock.now + Self.patience
    guard let (host, port) = SocketAddress.split(address) else {
      throw RuntimeError(.badConfiguration, "\(address) isn't HOST:PORT")
    }
    var failure = "the name has no address"
    let addresses = (try? AddressLookup.addresses(of: host, port: port)) ?? []
    for candidate in addresses {
      let answer: [UInt8]
      do throws(SystemError) {
        answer = try exchange(path, with: candidate, until: end)
      } catch {
        failure = error.reason
        continue
      }
      return try Self.body(of: answer, from: address)
    }
    throw RuntimeError(.unavailable, "\(address): \(failure)")
  }

  private func exchange(
    _ path: String, with server: SocketAddress, until end: ContinuousClock.Instant
  ) throws(SystemError) -> [UInt8] {
    let socket = try Socket.connect(to: server)
    try Self.wait(for: socket, Int16(POLLOUT), until: end)
    if let problem = socket.connectFailure(to: server) { throw problem }
    var request = "GET \(path) HTTP/1.0\r\nHost: \(address)\r\n"
    if let token { request += "Authorization: Bearer \(token)\r\n" }
    var unsent = Array("\(request)\r\n".utf8)
    while !unsent.isEmpty {
      // Sound: a UInt8 has no padding that could be read.
      if let count = try unsafe socket.send(unsent.span.bytes) {
        unsent.removeFirst(count)
      } else {
        try Self.wait(for: socket, Int16(POLLOUT), until: end)
      }
    }
    var received: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while received.count < Self.mostBytes {
      guard let count = try socket.read(into: &chunk) else {
        try Self.wait(for: socket, Int16(POLLIN), until: end)
        continue
      }
      if count == 0 { break }
      received += chunk.prefix(count)
    }
    return received
  }

  private static func wait(
    for socket: borrowing Socket, _ events: Int16, until end: ContinuousClock.Instant
  ) throws(SystemError) {
    let left = ContinuousClock.now.duration(to: end).components
    let milliseconds = max(0, left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000)
    var entry = pollfd(fd: socket.number, events: events, revents: 0)
    guard unsafe poll(&entry, 1, Int32(milliseconds)) > 0 else {
      throw SystemError(number: ETIMEDOUT, operation: "wait for the admin port")
    }
  }

  /// - Throws: If it isn't an answer of HTTP, or one that tells of a failure.
  static func body(of answer: [UInt8], from address: String) throws(RuntimeError) -> [UInt8] {
    let separator = Array("\r\n\r\n".utf8)
    guard let end = answer.firstRange(of: separator),
      let line = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
        .split(separator: "\r\n").first,
      line.hasPrefix("HTTP/1."), let status = line.split(separator: " ").dropFirst().first
    else { throw RuntimeError(.unavailable, "\(address) doesn't speak HTTP") }
    let body = Array(answer[end.upperBound...])
    switch status {
    case "200": return body
    case "401":
      throw RuntimeError(.badCredentials, "\(address) asks for its token: --token-file FILE")
    case "404":
      throw RuntimeError(.unavailable, "\(address) has no console: is it an admin port?")
    default:
      let text = String(decoding: body.prefix(200), as: UTF8.self)
      throw RuntimeError(.unavailable, "\(address) answers \(status): \(text)")
    }
  }
}
