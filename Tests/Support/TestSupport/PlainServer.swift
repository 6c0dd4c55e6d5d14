import Foundation

/// A TCP server that speaks no TLS: it reads something, says what a test wants said, and leaves the
/// connection open.
package final class PlainServer: Sendable {
  private let listener: Int32
  /// "127.0.0.1:PORT".
  package let address: String

  /// - Parameter answer: Nothing is said if it is empty.
  package init(answering answer: String) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        let isBound = unsafe bind(listener, address, length) == 0 && listen(listener, 8) == 0
        precondition(isBound, "listen: errno \(errno)")
        unsafe getsockname(listener, address, &length)
      }
    }
    self.listener = listener
    self.address = "127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
    Thread.detachNewThread {
      // Ends when the listener is shut down.
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { break }
        Thread.detachNewThread { Self.serve(connection, answer) }
      }
      close(listener)
    }
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  private static func serve(_ connection: Int32, _ answer: String) {
    defer { close(connection) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    var hasAnswered = answer.isEmpty
    while unsafe recv(connection, &bytes, bytes.count, 0) > 0 {
      guard !hasAnswered else { continue }
      hasAnswered = true
      let text = Array(answer.utf8)
      _ = unsafe send(connection, text, text.count, Int32(MSG_NOSIGNAL))
    }
  }
}
