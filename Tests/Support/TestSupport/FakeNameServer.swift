import Glibc
import LinuxIO

/// A DNS server on loopback, UDP and TCP on one port, that answers as a test tells it to.
package final class FakeNameServer: Sendable {
  package enum Answer: Sendable {
    /// Addresses in numbers, of either family.
    case addresses([String])
    /// NXDOMAIN.
    case noSuchName
    case serverFailure
    /// Nothing comes back.
    case silence
    /// Over UDP only the word that it was cut; the addresses over TCP.
    case truncated([String])
  }

  private struct State {
    var answers: [String: Answer] = [:]
    var questions: [String] = []
    var isStopped = false
  }

  private let state = Lock(State())
  private let udp: Int32
  private let tcp: Int32
  /// "127.0.0.1:41234".
  package let address: String

  private static let typeA = 1
  private static let typeAAAA = 28

  package init() throws {
    let (udp, tcp, port) = try Self.sockets()
    (self.udp, self.tcp) = (udp, tcp)
    address = "127.0.0.1:\(port)"
    try OSThread.start(name: "dns-udp") { [self] in serveDatagrams() }
    try OSThread.start(name: "dns-tcp") { [self] in serveStreams() }
  }

  /// One port of both protocols: a free one of the first may be taken in the second.
  private static func sockets() throws -> (udp: Int32, tcp: Int32, port: UInt16) {
    var failure = SystemError(number: 0, operation: "bind")
    for _ in 0..<50 {
      let (tcp, port) = try bound(type: Int32(SOCK_STREAM.rawValue), port: 0)
      guard listen(tcp, 16) == 0 else { throw SystemError(number: errno, operation: "listen") }
      do {
        let (udp, _) = try bound(type: Int32(SOCK_DGRAM.rawValue), port: port)
        return (udp, tcp, port)
      } catch let error as SystemError {
        failure = error
        close(tcp)
      }
    }
    throw failure
  }

  private static func bound(type: Int32, port: UInt16) throws -> (Int32, UInt16) {
    let number = socket(AF_INET, type, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        unsafe bind(number, raw, length) == 0 && getsockname(number, raw, &length) == 0
      }
    }
    guard isBound else {
      let error = SystemError(number: errno, operation: "bind a name server")
      close(number)
      throw error
    }
    return (number, UInt16(bigEndian: address.sin_port))
  }

  /// What a name is answered with from now on; names that nothing was said of don't exist.
  package func answer(_ name: String, _ answer: Answer) {
    state.withLock { $0.answers[name] = answer }
  }

  /// The names that were asked for over UDP, each family by itself.
  package var questions: [String] { state.withLock { $0.questions } }

  /// Its threads end.
  package func stop() {
    state.withLock { $0.isStopped = true }
    _ = shutdown(udp, Int32(SHUT_RDWR))
    _ = shutdown(tcp, Int32(SHUT_RDWR))
  }

  // MARK: The threads

  private func serveDatagrams() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !state.withLock({ $0.isStopped }) {
      var peer = sockaddr_storage()
      var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let count = unsafe withUnsafeMutablePointer(to: &peer) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
          unsafe recvfrom(udp, &buffer, buffer.count, 0, raw, &length)
        }
      }
      guard count > 0 else { continue }
      guard let reply = reply(to: Array(buffer[..<count]), isStream: false) else { continue }
      _ = unsafe withUnsafePointer(to: &peer) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
          unsafe sendto(udp, reply, reply.count, 0, raw, length)
        }
      }
    }
    close(udp)
  }

  private func serveStreams() {
    while !state.withLock({ $0.isStopped }) {
      let connection = accept(tcp, nil, nil)
      guard connection >= 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 4096)
      // A question is small: it comes in one piece, or in two with its length ahead.
      var question: [UInt8] = []
      while question.count < 2 || question.count < 2 + Self.number(question, at: 0) {
        let count = unsafe read(connection, &buffer, buffer.count)
        guard count > 0 else { break }
        question += buffer[..<count]
      }
      if question.count > 2, let reply = reply(to: Array(question[2...]), isStream: true) {
        let framed = Self.bytes(reply.count) + reply
        _ = unsafe send(connection, framed, framed.count, Int32(MSG_NOSIGNAL))
      }
      close(connection)
    }
    close(tcp)
  }

  // MARK: Messages, RFC 1035 section 4

  private func reply(to message: [UInt8], isStream: Bool) -> [UInt8]? {
    guard message.count > 12 else { return nil }
    var labels: [String] = []
    var position = 12
    while position < message.count, message[position] > 0 {
      let end = position + 1 + Int(message[position])
      guard end < message.count else { return nil }
      labels.append(String(decoding: message[(position + 1)..<end], as: UTF8.self))
      position = end
    }
    guard position + 5 <= message.count else { return nil }
    let name = labels.joined(separator: ".").lowercased()
    let type = Self.number(message, at: position + 1)
    let answer = state.withLock { state in
      if !isStream { state.questions.append(name) }
      return state.answers[name] ?? .noSuchName
    }
    let question = message[12..<(position + 5)]
    switch answer {
    case .silence: return nil
    case .noSuchName: return Self.message(message, question, code: 3)
    case .serverFailure: return Self.message(message, question, code: 2)
    case .truncated where !isStream:
      return Self.message(message, question, code: 0, isTruncated: true)
    case .addresses(let addresses), .truncated(let addresses):
      let records = addresses.compactMap { SocketAddress(host: $0, port: 0) }.compactMap {
        address -> [UInt8]? in
        switch address {
        case .ipv4(let bytes, _): type == Self.typeA ? Self.record(type, bytes) : nil
        case .ipv6(let bytes, _): type == Self.typeAAAA ? Self.record(type, bytes) : nil
        case .unix: nil
        }
      }
      return Self.message(message, question, code: 0, records: records)
    }
  }

  private static func message(
    _ asked: [UInt8], _ question: ArraySlice<UInt8>, code: UInt8, isTruncated: Bool = false,
    records: [[UInt8]] = []
  ) -> [UInt8] {
    // An answer, recursion desired and available.
    let flags: [UInt8] = [0x81 | (isTruncated ? 0x02 : 0), 0x80 | code]
    return asked[0..<2] + flags + [0, 1] + bytes(records.count) + [0, 0, 0, 0] + question
      + records.joined()
  }

  /// Its name is the question's, at byte 12; class IN; good for no time at all.
  private static func record(_ type: Int, _ address: [UInt8]) -> [UInt8] {
    [0xc0, 12] + bytes(type) + [0, 1, 0, 0, 0, 0] + bytes(address.count) + address
  }

  private static func number(_ bytes: [UInt8], at index: Int) -> Int {
    Int(bytes[index]) << 8 | Int(bytes[index + 1])
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }
}
