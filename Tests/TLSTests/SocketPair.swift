import Glibc

/// Two connected non-blocking sockets, closed with the value.
final class SocketPair {
  let first: Int32
  let second: Int32

  init() {
    var descriptors: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let result = unsafe socketpair(AF_UNIX, kind, 0, &descriptors)
    precondition(result == 0, "no socket pair: errno \(errno)")
    self.first = descriptors[0]
    self.second = descriptors[1]
  }

  deinit {
    close(self.first)
    close(self.second)
  }

  /// What the other end of `second` sees when the process behind it goes away.
  func hangUpSecond() {
    Glibc.shutdown(self.second, Int32(SHUT_RDWR))
  }

  func hangUpFirst() {
    Glibc.shutdown(self.first, Int32(SHUT_RDWR))
  }

  func sendFromSecond(_ bytes: [UInt8]) {
    let sent = unsafe send(self.second, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    precondition(sent == bytes.count)
  }

  func receivedBySecond() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe recv(self.second, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// For a test that plays a man in the middle: what would have come to `first`.
  func receivedByFirst() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe recv(self.first, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(count, 0)))
  }

  func setSendBuffer(bytes: Int32) {
    var bytes = bytes
    let size = socklen_t(MemoryLayout<Int32>.size)
    unsafe setsockopt(self.second, SOL_SOCKET, SO_SNDBUF, &bytes, size)
  }
}
