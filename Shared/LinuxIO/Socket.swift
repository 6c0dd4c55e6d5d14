internal import CLinux

/// A non-blocking stream socket.
package struct Socket: ~Copyable, Sendable {
  private let descriptor: FileDescriptor
  package var number: Int32 { descriptor.number }

  private init(owning number: Int32) {
    descriptor = FileDescriptor(owning: number)
  }

  private static let streamType = Int32(ROLLCALL_STREAM_NONBLOCKING)

  private static func open(for address: SocketAddress) throws(SystemError) -> Socket {
    let family =
      switch address {
      case .ipv4: AF_INET
      case .ipv6: AF_INET6
      case .unix: AF_UNIX
      }
    let number = socket(family, streamType, 0)
    guard number >= 0 else { throw SystemError("open a socket") }
    return Socket(owning: number)
  }

  /// A socket that takes connections.
  ///
  /// - Parameter sharing: Others that ask for the same may listen there, too; the kernel spreads the
  ///   connections over them. Source: socket(7), SO_REUSEPORT.
  /// - Throws: With ``SystemError/isAddressInUse`` when somebody else listens there.
  package static func listen(
    on address: SocketAddress, backlog: Int32 = 1024, sharing: Bool = false
  ) throws(SystemError) -> Socket {
    let socket = try open(for: address)
    if case .unix = address {
    } else {
      socket.set(SOL_SOCKET, SO_REUSEADDR)
      if sharing { socket.set(SOL_SOCKET, SO_REUSEPORT) }
    }
    guard unsafe address.withRaw({ unsafe rollcall_bind(socket.number, $0, $1) }) == 0,
      CLinux.listen(socket.number, backlog) == 0
    else { throw SystemError("listen on \(address)") }
    return socket
  }

  /// Takes over a socket that listens already, which the process was started with.
  ///
  /// - Throws: If the descriptor is no listening stream socket.
  package static func inherited(_ number: Int32) throws(SystemError) -> Socket {
    let operation = "take over descriptor \(number) as a listening socket"
    var (isListening, kind): (Int32, Int32) = (0, 0)
    var length = socklen_t(MemoryLayout<Int32>.size)
    guard unsafe getsockopt(number, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &length) == 0,
      unsafe getsockopt(number, SOL_SOCKET, SO_TYPE, &kind, &length) == 0,
      rollcall_adopt(number) == 0
    else { throw SystemError(operation) }
    guard isListening != 0, kind == Int32(ROLLCALL_STREAM) else {
      throw SystemError(number: EINVAL, operation: operation)
    }
    return Socket(owning: number)
  }

  /// Lets no further handshake begin with a listening TCP socket, while those that have begun go on.
  /// Whoever tries gets no answer and asks again, after a second at the soonest: by then the socket
  /// is closed, and another that shares the address has it.
  package func dropNewHandshakes() throws(SystemError) {
    guard rollcall_drop_new_handshakes(number) == 0 else {
      throw SystemError("drop new handshakes")
    }
  }

  /// Begins to connect. The socket becomes writable when that has ended, one way or the other;
  /// ``connectFailure(to:)`` tells which.
  package static func connect(to address: SocketAddress) throws(SystemError) -> Socket {
    let socket = try open(for: address)
    socket.disableDelay()
    let code = unsafe address.withRaw { unsafe rollcall_connect(socket.number, $0, $1) }
    guard code == 0 || rollcall_errno() == EINPROGRESS else {
      throw SystemError("connect to \(address)")
    }
    return socket
  }

  /// Two sockets that are connected to each other.
  package struct Pair: ~Copyable {
    package let first: Socket
    package let second: Socket

    package init() throws(SystemError) {
      var numbers: [Int32] = [0, 0]
      guard unsafe socketpair(AF_UNIX, streamType, 0, &numbers) == 0 else {
        throw SystemError("socketpair")
      }
      first = Socket(owning: numbers[0])
      second = Socket(owning: numbers[1])
    }
  }

  /// The next connection that waits, or `nil` if none does.
  package func accept() throws(SystemError) -> Socket? {
    while true {
      let number = rollcall_accept(self.number)
      if number >= 0 {
        let socket = Socket(owning: number)
        socket.disableDelay()
        return socket
      }
      switch rollcall_errno() {
      // The peer left between its hand and ours, or the network failed it: accept(2), "Error
      // handling" asks to take the next one.
      case EINTR, ECONNABORTED, EPROTO, ENETDOWN, ENOPROTOOPT, EHOSTDOWN, ENONET, EHOSTUNREACH,
        EOPNOTSUPP, ENETUNREACH:
        continue
      case EAGAIN: return nil
      default: throw SystemError("accept a connection")
      }
    }
  }

  /// Why the connection could not be made; `nil` if it was.
  package func connectFailure(to address: SocketAddress) -> SystemError? {
    var code: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    guard unsafe getsockopt(number, SOL_SOCKET, SO_ERROR, &code, &length) == 0 else {
      return SystemError("connect to \(address)")
    }
    return code == 0 ? nil : SystemError(number: code, operation: "connect to \(address)")
  }

  package var localAddress: SocketAddress? {
    var raw = sockaddr_storage()
    return unsafe rollcall_local_address(number, &raw) == 0 ? SocketAddress(raw: raw) : nil
  }

  package var peerAddress: SocketAddress? {
    var raw = sockaddr_storage()
    return unsafe rollcall_peer_address(number, &raw) == 0 ? SocketAddress(raw: raw) : nil
  }

  package func read(into bytes: inout [UInt8]) throws(SystemError) -> Int? {
    try descriptor.read(into: &bytes)
  }

  package func send(_ bytes: RawSpan) throws(SystemError) -> Int? { try descriptor.send(bytes) }

  /// Tells the peer that nothing more comes.
  package func finishSending() { _ = shutdown(number, Int32(SHUT_WR)) }

  // Gathered output is written whole: waiting for more of it would only add latency.
  private func disableDelay() { set(Int32(IPPROTO_TCP), TCP_NODELAY) }

  /// Failure is harmless: a unix socket has no such option.
  private func set(_ level: Int32, _ option: Int32) {
    var on: Int32 = 1
    _ = unsafe setsockopt(number, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
  }
}
