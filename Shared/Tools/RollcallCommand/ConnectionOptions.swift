import RPCCore
import RPCTransport

/// How the commands that call services reach them: with whose certificate, out of which folder.
struct ConnectionOptions {
  static let options: [CommandSyntax.Option] = [
    .init(
      names: ["--certs"], value: "DIR",
      help: "The folder of certificates (default: ROLLCALL_CERTS,\nor else .rollcall/certs)"),
    .init(
      names: ["--as"], value: "NAME",
      help: "Whose certificate to show: DIR/NAME.pem (default: operator)"),
    .init(
      names: ["--connect-timeout"], value: "SPAN",
      help: "How long one attempt to connect may take, TLS\nincluded (default: 900ms)"),
  ]

  let directory: String
  let name: String
  /// Under a second, so that a port that doesn't speak TLS is found out soon.
  let connectTimeout: Duration

  init(_ arguments: CommandSyntax.Arguments, console: Console) throws(UsageError) {
    let inherited = console.environment["ROLLCALL_CERTS"].flatMap { $0.isEmpty ? nil : $0 }
    directory = arguments["--certs"] ?? inherited ?? ".rollcall/certs"
    name = arguments["--as"] ?? "operator"
    connectTimeout = try TimeoutText.parse(arguments["--connect-timeout"] ?? "900ms")
  }
}

extension ConnectionOptions {
  /// - Throws: `UsageError` for text that is no address, `RuntimeError` for certificates that can't
  ///   be used.
  func channel(to target: String) throws -> Channel {
    var configuration = ChannelConfiguration()
    configuration.connectTimeout = connectTimeout
    do throws(RuntimeError) {
      let credentials = try ServiceCredentials(directory: directory, name: name)
      return try Channel(to: target, as: credentials, configuration: configuration)
    } catch {
      guard error.code == .badConfiguration else { throw error }
      throw UsageError(error.message)
    }
  }
}
