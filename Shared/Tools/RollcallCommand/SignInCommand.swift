import DirectoryAPI
import RPCCore
import RPCTransport

/// Signs a person in, for calls in their name.
enum SignInCommand {
  static let syntax = CommandSyntax(
    name: "sign-in", summary: "Sign a person in, for calls in their name",
    operands: "ADDRESS EMAIL", operandCounts: 2...2,
    options: [
      .init(
        names: ["--keep"], value: "FILE",
        help:
          "Write the access token and, on a second line, the\nrefresh token to a file that only you can read,\ninstead of printing the access token"
      )
    ] + ConnectionOptions.options,
    details: """
      ADDRESS is the user directory's. The password is asked for on the terminal, where it doesn't
      show, or read as a line from standard input; it is never an argument, which others could see.
      An access token holds for 15 minutes.

      Examples:
        rollcall sign-in --keep ann.token 127.0.0.1:7401 ann@example.com
        rollcall call --token @ann.token 127.0.0.1:7401 ListSessions '{"user_id": "…"}'
        export ROLLCALL_TOKEN=$(rollcall sign-in 127.0.0.1:7401 ann@example.com <password.txt)
      """)

  static let command = Command(syntax: syntax) { try await run($0, console: $1) }

  private static func run(_ arguments: CommandSyntax.Arguments, console: Console) async throws
    -> Int32
  {
    let email = arguments.operands[1]
    let channel = try ConnectionOptions(arguments, console: console)
      .channel(to: arguments.operands[0])
    defer { channel.close() }
    guard let password = console.readSecret("Password of \(email): "), !password.isEmpty else {
      throw UsageError("there is no password on standard input")
    }
    let signedIn = try await UserDirectoryClient(channel).authenticate(
      AuthenticateRequest(email: email, password: password, device: "rollcall"),
      options: CallOptions(timeout: .seconds(30)))
    guard let file = arguments["--keep"] else {
      console.writeLine(signedIn.accessToken)
      return ExitCode.success
    }
    try PrivateFile.write("\(signedIn.accessToken)\n\(signedIn.refreshToken)\n", to: file)
    console.complainLine(
      "\(signedIn.user?.email ?? email) is signed in; use it as --token @\(file)")
    return ExitCode.success
  }
}
