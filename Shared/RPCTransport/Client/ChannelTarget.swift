import LinuxIO
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
  }

  /// Every address, each once. Blocks the thread while names are looked up.
  ///
  /// - Throws: What the last look-up failed with, if none gave an address.
  func lookUp() throws(AddressLookup.Failure) -> [Address] {
    var found: [Address] = []
    var failure: AddressLookup.Failure?
    for endpoint in endpoints {
      switch endpoint {
      case .address(let address, let host):
        found.append(Address(socket: address, serverName: host))
      case .name(let host, let port):
        do throws(AddressLookup.Failure) {
          for address in try AddressLookup.addresses(of: host, port: port) {
            found.append(Address(socket: address, serverName: host))
          }
        } catch {
          failure = error
        }
      }
    }
    if found.isEmpty, let failure { throw failure }
    var seen: Set<Address> = []
    return found.filter { seen.insert($0).inserted }
  }
}
