internal import CLinux

/// The addresses behind a host name, by the system's own rules (getaddrinfo(3)).
package enum AddressLookup {
  package struct Failure: Error, CustomStringConvertible {
    package let host: String
    /// "Name or service not known".
    package let reason: String
    package var description: String { "look up \(host): \(reason)" }
  }

  /// Blocks the thread for as long as the resolver takes: not for an event loop.
  package static func addresses(of host: String, port: UInt16) throws(Failure) -> [SocketAddress] {
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = Int32(ROLLCALL_STREAM)
    unsafe hints.ai_flags = AI_ADDRCONFIG
    var list: UnsafeMutablePointer<addrinfo>?
    let code = unsafe getaddrinfo(host, String(port), &hints, &list)
    guard code == 0 else {
      throw Failure(host: host, reason: unsafe String(cString: gai_strerror(code)))
    }
    defer { unsafe freeaddrinfo(list) }
    var found: [SocketAddress] = []
    var next = unsafe list
    while let entry = unsafe next?.pointee {
      var storage = sockaddr_storage()
      let length = min(Int(unsafe entry.ai_addrlen), MemoryLayout<sockaddr_storage>.size)
      unsafe withUnsafeMutableBytes(of: &storage) {
        unsafe $0.copyMemory(from: UnsafeRawBufferPointer(start: entry.ai_addr, count: length))
      }
      if let address = SocketAddress(raw: storage), !found.contains(address) {
        found.append(address)
      }
      unsafe next = entry.ai_next
    }
    guard !found.isEmpty else { throw Failure(host: host, reason: "no address of a known family") }
    return found
  }
}
