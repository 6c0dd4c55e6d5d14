import HealthAPI
import RPCCore
import RPCTransport

/// Asks a service whether it can take calls: what a container's health check runs.
enum HealthCommand {
  static let command = Command(syntax: syntax, run: run)

  static let syntax = CommandSyntax(
    name: "health", summary: "Ask whether a service can take calls, for a container's health check",
    operands: "ADDRESS [SERVICE]", operandCounts: 1...2,
    options: [
      .init(
        names: ["--timeout"], value: "SPAN", help: "How long it may take altogether (default: 2s)"),
      .init(names: ["-q", "--quiet"], value: nil, help: "Say nothing; the exit code tells"),
    ] + ConnectionOptions.options,
    details: """
      Asks by grpc.health.v1, with the server's certificate verified, for all that the server has, or
      for one SERVICE by its full name. The exit code is 0 if it can take calls, 1 if it says that it
      can't, 64 if the command line is wrong, and 64 and the number of the status if it couldn't be
      asked: 78 if nobody answers, 68 if not in time.

      Examples:
        rollcall health 127.0.0.1:7401
        rollcall health --as user-directory --certs /certs 127.0.0.1:7401
        rollcall health --protocol grpc --plaintext 127.0.0.1:50051
      """)

  private static func run(_ arguments: CommandSyntax.Arguments, _ console: Console) async throws
    -> Int32
  {
    let timeout = try TimeoutText.parse(arguments["--timeout"] ?? "2s")
    let options = try ConnectionOptions(arguments, console: console)
    let channel = try options.channel(to: arguments.operands[0])
    defer { channel.close() }
    let service = arguments.operands.count > 1 ? arguments.operands[1] : ""
    let answer = try await HealthClient(channel).check(
      HealthCheckRequest(service: service), options: CallOptions(timeout: timeout))
    let isServing = answer.status == .serving
    if !arguments.has("--quiet") { console.writeLine(isServing ? "serving" : "not serving") }
    return isServing ? ExitCode.success : ExitCode.failure
  }
}
