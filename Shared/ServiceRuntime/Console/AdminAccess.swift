import AdminHTTP
import Glibc
import LinuxIO
import RPCCore

/// Who may ask the admin port for what it tells: whoever can reach loopback, or bears the token.
///
/// Where others can reach it and there is no token, it serves health and metrics and nothing else.
enum AdminAccess: Sendable {
  /// Being on this machine is enough.
  case local
  case bearing([UInt8])
  case nobody

  private static let leastTokenBytes = 16
  private static let mostTokenBytes = 4096

  /// - Throws: `.badConfiguration` for a file without a fit token; `.ioFailure` if it can't be read.
  init(tokenFile: String?, for address: SocketAddress) throws(RuntimeError) {
    if let tokenFile {
      self = .bearing(Array(try Self.token(in: tokenFile).utf8))
    } else {
      self = address.isLoopback ? .local : .nobody
    }
  }

  private static func token(in file: String) throws(RuntimeError) -> String {
    let descriptor = unsafe open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let reason = unsafe String(cString: strerror(errno))
      throw RuntimeError(
        .ioFailure, "\(ServiceOption.adminToken.flag): \(file) can't be read: \(reason)")
    }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: mostTokenBytes + 1)
    let count = unsafe read(descriptor, &bytes, bytes.count)
    let token = bytes.prefix(max(0, count)).filter { !isSpace($0) }
    guard (leastTokenBytes...mostTokenBytes).contains(token.count),
      token.allSatisfy({ (0x21...0x7e).contains($0) })
    else {
      throw RuntimeError(
        .badConfiguration,
        "\(ServiceOption.adminToken.flag): \(file) has to hold one token of at least "
          + "\(leastTokenBytes) printable characters, such as openssl rand -hex 32 makes")
    }
    return String(decoding: token, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// What a request gets that isn't answered; `nil` for one that is.
  func refusal(of request: AdminRequest) -> AdminResponse? {
    switch self {
    case .nobody:
      return AdminResponse(
        status: 403,
        text: "others can reach this port, so this takes \(ServiceOption.adminToken.flag)\n")
    case .bearing(let token):
      guard let given = request.headers["authorization"], given.hasPrefix("Bearer "),
        Self.isEqual(Array(given.utf8.dropFirst("Bearer ".utf8.count)), token)
      else {
        return AdminResponse(
          status: 401, text: "this takes the header \"Authorization: Bearer TOKEN\"\n",
          challenge: "Bearer")
      }
      return nil
    case .local: return Self.foreignName(request)
    }
  }

  private static func foreignName(_ request: AdminRequest) -> AdminResponse? {
    // A page of somebody else's, under a name that they have had point at this machine, comes
    // from this machine's browser too.
    let host = request.headers["host"].map(name) ?? ""
    guard host == "localhost" || SocketAddress(host: host, port: 0) != nil else {
      return AdminResponse(
        status: 421, text: "ask for this by the address or as localhost, not by another name\n")
    }
    return nil
  }

  /// The same for one that changes something, which a page from elsewhere might make a browser send.
  func refusal(ofChange request: AdminRequest) -> AdminResponse? {
    let isOwn =
      request.headers["origin"].map { $0 == "http://\(request.headers["host"] ?? "")" } ?? true
    // A page can't add this to a request to elsewhere without asking there first.
    guard isOwn, request.headers["x-rollcall-console"] != nil else {
      return AdminResponse(
        status: 403, text: "this takes the header X-Rollcall-Console and no other site's Origin\n")
    }
    return nil
  }

  /// Without the port and the brackets.
  private static func name(_ host: String) -> String {
    if let (name, _) = SocketAddress.split(host) { return name }
    return host.hasPrefix("[") ? String(host.dropFirst().prefix { $0 != "]" }) : host
  }

  /// In a time that doesn't tell how much of it is right.
  private static func isEqual(_ given: [UInt8], _ token: [UInt8]) -> Bool {
    guard given.count == token.count else { return false }
    return zip(given, token).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension SocketAddress {
  /// Only this machine reaches it.
  var isLoopback: Bool {
    switch self {
    case .ipv4(let bytes, _): bytes.first == 127
    case .ipv6(let bytes, _): bytes == [UInt8](repeating: 0, count: 15) + [1]
    case .unix: true
    }
  }
}
