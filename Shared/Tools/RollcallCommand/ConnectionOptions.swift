import EventLoop
import RPCCore
import RPCTransport

/// How the commands that call services reach them: by what protocol, and with whose certificate.
struct ConnectionOptions {
  static let options: [CommandSyntax.Option] = [
    .init(
      names: ["--certs"], value: "DIR",
      help: "The folder of certificates (default: ROLLCALL_CERTS,\nor else .rollcall/certs)"),
    .init(
      names: ["--as"], value: "NAME",
      help: "Whose certificate to show: DIR/NAME.pem (default: operator)"),
    .init(
      names: ["--protocol"], value: "NAME",
      help: "What to speak: rollcall, the protocol of our services\n(the default), or grpc"),
    .init(
      names: ["--authorities"], value: "FILE",
      help: "For a server that isn't ours: who may have signed its\ncertificate, instead of --certs"
    ),
    .init(
      names: ["--cert"], value: "FILE",
      help: "With --authorities: the certificate to show (default: none)"),
    .init(names: ["--key"], value: "FILE", help: "With --cert: its key"),
    .init(
      names: ["--plaintext"], value: nil, help: "Do without TLS; only with --protocol grpc"),
    .init(
      names: ["--connect-timeout"], value: "SPAN",
      help: "How long one attempt to connect may take, TLS\nincluded (default: 900ms)"),
  ]

  private enum Identity {
    case service(directory: String, name: String)
    case foreign(authorities: String, own: (certificate: String, key: String)?)
    case plaintext
  }

  private let identity: Identity
  let callProtocol: CallProtocol
  /// Under a second, so that a port that doesn't speak TLS is found out soon.
  let connectTimeout: Duration

  init(_ arguments: CommandSyntax.Arguments, console: Console) throws(UsageError) {
    connectTimeout = try TimeoutText.parse(arguments["--connect-timeout"] ?? "900ms")
    callProtocol = try Self.callProtocol(arguments["--protocol"])
    identity = try Self.identity(arguments, callProtocol, console)
  }

  private static func callProtocol(_ name: String?) throws(UsageError) -> CallProtocol {
    guard let name else { return .native }
    guard let known = CallProtocol(rawValue: name) else {
      let names = CallProtocol.allCases.map(\.rawValue)
      throw UsageError(
        "there is no protocol \"\(name)\"; there are \(names.joined(separator: " and "))")
    }
    return known
  }

  private static func identity(
    _ arguments: CommandSyntax.Arguments, _ callProtocol: CallProtocol, _ console: Console
  ) throws(UsageError) -> Identity {
    let own: (certificate: String, key: String)?
    switch (arguments["--cert"], arguments["--key"]) {
    case (let certificate?, let key?): own = (certificate, key)
    case (nil, nil): own = nil
    default: throw UsageError("--cert and --key go together")
    }
    if arguments.has("--plaintext") {
      guard callProtocol == .grpc else {
        throw UsageError(
          "our own protocol is never without TLS: --plaintext is for --protocol grpc")
      }
      guard arguments["--authorities"] == nil, own == nil else {
        throw UsageError("without TLS nobody shows a certificate: leave out --plaintext")
      }
      return .plaintext
    }
    if let authorities = arguments["--authorities"] {
      return .foreign(authorities: authorities, own: own)
    }
    guard own == nil else { throw UsageError("--cert and --key need --authorities") }
    let inherited = console.environment["ROLLCALL_CERTS"].flatMap { $0.isEmpty ? nil : $0 }
    return .service(
      directory: arguments["--certs"] ?? inherited ?? ".rollcall/certs",
      name: arguments["--as"] ?? "operator")
  }
}

extension ConnectionOptions {
  /// - Throws: `UsageError` for text that is no address, `RuntimeError` for certificates that can't
  ///   be used.
  func channel(to target: String) throws -> Channel {
    try channel(to: target, configuration, on: EventLoops.shared())
  }

  /// A channel that lets every failure show: each call is one attempt, and no address is spared after
  /// failures.
  func plainChannel(to target: String, on loops: LoopGroup) throws -> Channel {
    var configuration = configuration
    configuration.retry = RetryPolicy(maximumAttempts: 1)
    configuration.ejection = nil
    configuration.idleTimeout = nil
    return try channel(to: target, configuration, on: loops)
  }

  private var configuration: ChannelConfiguration {
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    configuration.connectTimeout = connectTimeout
    return configuration
  }

  private func channel(
    to target: String, _ configuration: ChannelConfiguration, on loops: LoopGroup
  ) throws -> Channel {
    do throws(RuntimeError) {
      return try Channel(
        to: target, as: credentials(), configuration: configuration, loops: loops)
    } catch {
      guard error.code == .badConfiguration else { throw error }
      throw UsageError(error.message)
    }
  }

  private func credentials() throws(RuntimeError) -> ServiceCredentials {
    switch identity {
    case .service(let directory, let name):
      try ServiceCredentials(directory: directory, name: name)
    case .foreign(let authorities, let own?):
      try ServiceCredentials(
        authorities: authorities, certificate: own.certificate, key: own.key)
    case .foreign(let authorities, nil): try ServiceCredentials(authorities: authorities)
    case .plaintext: .plaintext
    }
  }
}
