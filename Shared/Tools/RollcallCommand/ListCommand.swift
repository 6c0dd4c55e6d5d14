import RPCCore
import RPCTransport

/// Lists the methods there are.
enum ListCommand {
  static let syntax = CommandSyntax(
    name: "list", summary: "List the services and their methods",
    operands: "[ADDRESS] [SERVICE]", operandCounts: 0...2,
    options: ConnectionOptions.options + SchemaSource.options,
    details: """
      One method a line: its full name and, for a stream, which side sends one. Without an ADDRESS,
      which has a colon in it, Rollcall's own services are listed, or those of --descriptors; with
      one, those that the server there tells of, whosever it is, if it has gRPC's server reflection.

      Examples:
        rollcall list
        rollcall list Groups
        rollcall list 127.0.0.1:7401
      """)

  static func command(_ catalogue: ServiceCatalogue) -> Command {
    Command(syntax: syntax) { try await run($0, catalogue, console: $1) }
  }

  private static func run(
    _ arguments: CommandSyntax.Arguments, _ catalogue: ServiceCatalogue, console: Console
  ) async throws -> Int32 {
    let (catalogue, name) = try await SchemaSource.catalogue(
      arguments, builtIn: catalogue, console: console)
    let entries = try name.map { [try catalogue.service($0)] }
    for method in (entries ?? catalogue.entries).flatMap(\.schema.methods) {
      let kind =
        switch method.descriptor.kind {
        case .unary: ""
        case .clientStreaming: "  (client streams)"
        case .serverStreaming: "  (server streams)"
        case .bidirectionalStreaming: "  (both stream)"
        }
      console.writeLine(method.descriptor.path + kind)
    }
    if name == nil {
      for service in catalogue.undescribed { console.writeLine("\(service)  (no schema)") }
    }
    return ExitCode.success
  }
}
