internal import CLinux

/// Where a socket listens or connects to.
package enum SocketAddress: Sendable, Hashable {
  /// Four bytes in network order.
  case ipv4([UInt8], port: UInt16)
  /// Sixteen bytes in network order.
  case ipv6([UInt8], port: UInt16)
  case unix(path: String)

  /// An address in numbers: "127.0.0.1:7401", "[::1]:7401", "unix:/run/rollcall.sock". `nil` for
  /// anything else, a host name among it.
  package init?(numeric text: String) {
    if text.hasPrefix("unix:") {
      let path = String(text.dropFirst("unix:".count))
      guard !path.isEmpty, path.utf8.count < Self.unixPathBytes, !path.utf8.contains(0) else {
        return nil
      }
      self = .unix(path: path)
      return
    }
    guard let (host, port) = Self.split(text) else { return nil }
    self.init(host: host, port: port)
  }

  /// The address of a host in numbers.
  package init?(host: String, port: UInt16) {
    var bytes = [UInt8](repeating: 0, count: 16)
    if unsafe inet_pton(AF_INET, host, &bytes) == 1 {
      self = .ipv4(Array(bytes.prefix(4)), port: port)
    } else if unsafe inet_pton(AF_INET6, host, &bytes) == 1 {
      self = .ipv6(bytes, port: port)
    } else {
      return nil
    }
  }

  /// Host and port of "host:port" or "[ipv6]:port".
  package static func split(_ text: String) -> (host: String, port: UInt16)? {
    guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...])
    else { return nil }
    var host = text[..<colon]
    if host.hasPrefix("["), host.hasSuffix("]") {
      host = host.dropFirst().dropLast()
    } else if host.contains(":") {
      return nil
    }
    return host.isEmpty ? nil : (String(host), port)
  }

  package var port: UInt16? {
    switch self {
    case .ipv4(_, let port), .ipv6(_, let port): port
    case .unix: nil
    }
  }

  static var unixPathBytes: Int { MemoryLayout.size(ofValue: sockaddr_un().sun_path) }
}

extension SocketAddress: CustomStringConvertible {
  package var description: String {
    switch self {
    case .ipv4(let bytes, let port):
      return bytes.map { String($0) }.joined(separator: ".") + ":\(port)"
    case .ipv6(let bytes, let port):
      var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
      guard let words = unsafe inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count)) else {
        return "[?]:\(port)"
      }
      return unsafe "[\(String(cString: words))]:\(port)"
    case .unix(let path): return "unix:\(path)"
    }
  }
}

extension SocketAddress {
  /// The C form, for the time of `body`.
  func withRaw<R>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> R) -> R {
    switch self {
    case .ipv4(let bytes, let port):
      var raw = sockaddr_in()
      raw.sin_family = sa_family_t(AF_INET)
      raw.sin_port = port.bigEndian
      unsafe withUnsafeMutableBytes(of: &raw.sin_addr) {
        unsafe $0.copyBytes(from: bytes.prefix(4))
      }
      return unsafe Self.pass(&raw, body)
    case .ipv6(let bytes, let port):
      var raw = sockaddr_in6()
      raw.sin6_family = sa_family_t(AF_INET6)
      raw.sin6_port = port.bigEndian
      unsafe withUnsafeMutableBytes(of: &raw.sin6_addr) {
        unsafe $0.copyBytes(from: bytes.prefix(16))
      }
      return unsafe Self.pass(&raw, body)
    case .unix(let path):
      var raw = sockaddr_un()
      raw.sun_family = sa_family_t(AF_UNIX)
      unsafe withUnsafeMutableBytes(of: &raw.sun_path) {
        unsafe $0.copyBytes(from: path.utf8.prefix(Self.unixPathBytes - 1))
      }
      return unsafe Self.pass(&raw, body)
    }
  }

  private static func pass<Raw, R>(
    _ raw: inout Raw, _ body: (UnsafePointer<sockaddr>, socklen_t) -> R
  )
    -> R
  {
    unsafe withUnsafePointer(to: &raw) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe body($0, socklen_t(MemoryLayout<Raw>.size))
      }
    }
  }

  /// What the kernel wrote; `nil` for a family that we don't use. An unnamed unix socket has an
  /// empty path.
  init?(raw storage: sockaddr_storage) {
    var storage = storage
    switch Int32(storage.ss_family) {
    case AF_INET:
      let raw = Self.view(&storage, as: sockaddr_in.self)
      self = .ipv4(
        unsafe withUnsafeBytes(of: raw.sin_addr) { unsafe Array($0) },
        port: UInt16(bigEndian: raw.sin_port))
    case AF_INET6:
      let raw = Self.view(&storage, as: sockaddr_in6.self)
      self = .ipv6(
        unsafe withUnsafeBytes(of: raw.sin6_addr) { unsafe Array($0) },
        port: UInt16(bigEndian: raw.sin6_port))
    case AF_UNIX:
      let raw = Self.view(&storage, as: sockaddr_un.self)
      let path = unsafe withUnsafeBytes(of: raw.sun_path) { unsafe Array($0.prefix { $0 != 0 }) }
      self = .unix(path: String(decoding: path, as: UTF8.self))
    default: return nil
    }
  }

  private static func view<Raw>(_ storage: inout sockaddr_storage, as type: Raw.Type) -> Raw {
    unsafe withUnsafeBytes(of: &storage) { unsafe $0.loadUnaligned(as: Raw.self) }
  }
}
