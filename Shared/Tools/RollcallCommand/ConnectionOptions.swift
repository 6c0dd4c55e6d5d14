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
  ]

  let directory: String
  let name: String

  init(_ arguments: CommandSyntax.Arguments, console: Console) {
    let inherited = console.environment["ROLLCALL_CERTS"].flatMap { $0.isEmpty ? nil : $0 }
    directory = arguments["--certs"] ?? inherited ?? ".rollcall/certs"
    name = arguments["--as"] ?? "operator"
  }
}

extension ConnectionOptions {
  func channel(to target: String) throws -> Channel {
    try Channel(target: target, certificates: directory, name: name)
  }
}
