import RPCCore
import RPCTransport

/// Lists the methods there are.
enum ListCommand {
  static let syntax = CommandSyntax(
    name: "list", summary: "List the services and their methods", operands: "[SERVICE]",
    operandCounts: 0...1,
    details: """
      One method a line: its full name and, for a stream, which side sends one.

      Examples:
        rollcall list
        rollcall list Groups
      """)

  static func command(_ catalogue: ServiceCatalogue) -> Command {
    Command(syntax: syntax) { try run($0, catalogue, console: $1) }
  }

  private static func run(
    _ arguments: CommandSyntax.Arguments, _ catalogue: ServiceCatalogue, console: Console
  ) throws -> Int32 {
    let entries = try arguments.operands.first.map { [try catalogue.service($0)] }
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
    return ExitCode.success
  }
}
