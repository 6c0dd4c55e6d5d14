package import EventLoop
package import LinuxIO

/// Finds the addresses behind host names, on event loops and without threads: by /etc/hosts and by
/// the name servers and search domains of /etc/resolv.conf.
///
/// Each look-up reads those files anew, so a change holds from the next one on.
package struct NameResolver: Sendable {
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package let host: String
    /// "Domain name not found".
    package let reason: String
    package var description: String { "look up \(host): \(reason)" }
  }

  private let nameServers: [SocketAddress]?
  private let timeout: Duration
  private let attemptTimeout: Duration

  /// - Parameters:
  ///   - nameServers: In the place of the system's; `nil` for those.
  ///   - timeout: For a whole look-up, however many servers and attempts it takes.
  ///   - attemptTimeout: For the first attempt with each server; later ones have longer.
  package init(
    nameServers: [SocketAddress]? = nil, timeout: Duration = .seconds(5),
    attemptTimeout: Duration = .milliseconds(1000)
  ) {
    self.nameServers = nameServers
    self.timeout = timeout
    self.attemptTimeout = attemptTimeout
  }

  /// Looks a host up and hands over every address of it, IPv6 and IPv4, each once. On the loop.
  ///
  /// - Parameter done: Called once, on the loop, maybe before this returns.
  package func lookUp(
    _ host: String, port: UInt16, on loop: Loop,
    done: @escaping (Result<[SocketAddress], Failure>) -> Void
  ) {
    let query = NameQuery(host, port: port, on: loop, done: done)
    query.start(nameServers: nameServers, timeout: timeout, attemptTimeout: attemptTimeout)
  }
}
