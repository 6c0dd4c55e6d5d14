import EventLoop
import LinuxIO
import NameResolution
import RPCCore

/// What a channel connects to, as its target text says.
///
/// - `dns:///name:port` or `name:port`: every address of the name.
/// - `static:host:port,host:port`: these, each a name or an address in numbers.
/// - `unix:path`: a socket of this machine.
struct ChannelTarget: Sendable {
  enum Endpoint: Sendable, Hashable {
    case address(SocketAddress, host: String?)
    case name(host: String, port: UInt16)
  }

  let text: String
  let endpoints: [Endpoint]

  /// - Throws: `.badConfiguration` that says what a target looks like.
  init(_ text: String) throws(RuntimeError) {
    self.text = text
    let endpoints: [Endpoint?]
    if text.hasPrefix("static:") {
      endpoints = text.dropFirst("static:".count).split(
        separator: ",", omittingEmptySubsequences: false
      ).map { Self.endpoint(String($0)) }
    } else if text.hasPrefix("dns:///") {
      endpoints = [Self.endpoint(String(text.dropFirst("dns:///".count)))]
    } else {
      endpoints = [Self.endpoint(text)]
    }
    let found = endpoints.compactMap { $0 }
    guard found.count == endpoints.count, !found.isEmpty else {
      throw RuntimeError(
        .badConfiguration,
        "\"\(text)\" is no target; it takes HOST:PORT, dns:///HOST:PORT, "
          + "static:HOST:PORT,HOST:PORT or unix:PATH")
    }
    self.endpoints = found
  }

  private static func endpoint(_ text: String) -> Endpoint? {
    if let address = SocketAddress(numeric: text) {
      return .address(address, host: SocketAddress.split(text)?.host)
    }
    guard !text.hasPrefix("unix:"), let (host, port) = SocketAddress.split(text), port > 0,
      host.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f })
    else { return nil }
    return .name(host: host, port: port)
  }

  /// Whether asking again may give other addresses.
  var hasNames: Bool {
    endpoints.contains { if case .name = $0 { true } else { false } }
  }

  /// One address to connect to, and the name that its certificate has to bear.
  struct Address: Sendable, Hashable {
    let socket: SocketAddress
    let serverName: String?

    /// Whom a request is for. RFC 9110, section 7.2.
    ///
    /// - Parameter name: Whom the server is taken for instead of the host that was asked for; only a
    ///   host can be an authority.
    func authority(naming name: String?) -> String {
      let host = name.flatMap { $0.hasPrefix("spiffe://") ? nil : $0 } ?? serverName ?? "localhost"
      guard let port = socket.port else { return host }
      return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
  }

  /// The addresses that stand in the target in numbers.
  var known: [Address] {
    endpoints.compactMap { endpoint in
      if case .address(let address, let host) = endpoint {
        Address(socket: address, serverName: host)
      } else {
        nil
      }
    }
  }

  /// Every address, each once, in the order of the target. On the loop.
  ///
  /// - Parameter done: Gets what the last look-up failed with, if none gave an address. Called once,
  ///   on the loop.
  func lookUp(
    with resolver: NameResolver, on loop: Loop,
    done: @escaping (Result<[Address], NameResolver.Failure>) -> Void
  ) {
    LookUp(self, done: done).start(with: resolver, on: loop)
  }

  /// The look-ups of one target, side by side. It lives on the loop, and for as long as they do.
  private final class LookUp {
    private let target: ChannelTarget
    private let done: (Result<[Address], NameResolver.Failure>) -> Void
    private var found: [[Address]]
    private var failure: NameResolver.Failure?
    /// One more than the look-ups, until all have been started.
    private var running = 1

    init(
      _ target: ChannelTarget, done: @escaping (Result<[Address], NameResolver.Failure>) -> Void
    ) {
      self.target = target
      self.done = done
      found = target.endpoints.map { _ in [] }
    }

    func start(with resolver: NameResolver, on loop: Loop) {
      for (index, endpoint) in target.endpoints.enumerated() {
        switch endpoint {
        case .address(let address, let host):
          found[index] = [Address(socket: address, serverName: host)]
        case .name(let host, let port):
          running += 1
          resolver.lookUp(host, port: port, on: loop) { [self] outcome in
            switch outcome {
            case .success(let addresses):
              self.found[index] = addresses.map { Address(socket: $0, serverName: host) }
            case .failure(let failure): self.failure = failure
            }
            self.finishOne()
          }
        }
      }
      finishOne()
    }

    private func finishOne() {
      running -= 1
      guard running == 0 else { return }
      var seen: Set<Address> = []
      let all = found.joined().filter { seen.insert($0).inserted }
      if all.isEmpty, let failure { done(.failure(failure)) } else { done(.success(all)) }
    }
  }
}
