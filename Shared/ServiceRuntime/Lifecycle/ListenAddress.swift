import LinuxIO
import RPCCore

/// Turns HOST:PORT into the address to listen on.
enum ListenAddress {
  /// Blocks while a host name is looked up; the first of its addresses is taken.
  static func resolve(_ text: String, for option: ServiceOption) throws(RuntimeError)
    -> SocketAddress
  {
    if let address = SocketAddress(numeric: text) { return address }
    guard let (host, port) = SocketAddress.split(text) else {
      throw RuntimeError(
        .badConfiguration, "\(option.flag) is \"\(text)\", which isn't HOST:PORT")
    }
    do throws(AddressLookup.Failure) {
      let addresses = try AddressLookup.addresses(of: host, port: port)
      return addresses[0]
    } catch {
      throw RuntimeError(
        .unavailable, "\(option.flag) is \(text), and the name has no address: \(error.reason)",
        cause: error)
    }
  }

  /// A failure to listen, with the option that can change it.
  static func failure(_ error: SystemError, _ address: SocketAddress, _ option: ServiceOption)
    -> RuntimeError
  {
    error.isAddressInUse
      ? RuntimeError(
        .addressInUse,
        "somebody else listens on \(address); stop it, or choose another with \(option.flag)",
        cause: error)
      : RuntimeError(
        .ioFailure, "can't listen on \(address) (\(option.flag)): \(error.reason)", cause: error)
  }
}
