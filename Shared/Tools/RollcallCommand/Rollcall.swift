import RPCCore
import TLS

/// The `rollcall` command: picks the command named by the first word, and tells what went wrong.
package enum Rollcall {
  static let commands = [
    CertsCommand.command, ListCommand.command, DescribeCommand.command, CallCommand.command,
    PeopleCommand.command, WalkthroughCommand.command,
  ]

  /// Carries out a command line, without the name of the program.
  ///
  /// - Returns: The exit code; `rollcall --help` lists them.
  package static func run(_ words: [String], console: Console) async -> Int32 {
    do {
      return try await dispatch(words, console: console)
    } catch let error as UsageError {
      console.complainLine("rollcall: \(error.message)")
      let help = error.command.map { "rollcall help \($0)" } ?? "rollcall help"
      console.complainLine("Try: \(help)")
      return ExitCode.usage
    } catch let error as RPCError {
      console.complainLine(ErrorReport.text(error))
      return ExitCode.of(error.code)
    } catch {
      console.complainLine("rollcall: \(error)")
      return ExitCode.failure
    }
  }

  private static func dispatch(_ words: [String], console: Console) async throws -> Int32 {
    guard let name = words.first else {
      console.complain(help)
      return ExitCode.usage
    }
    if ["help", "--help", "-h"].contains(name) {
      guard let topic = words.dropFirst().first else {
        console.write(help)
        return ExitCode.success
      }
      console.write(try command(topic).syntax.help)
      return ExitCode.success
    }
    let command = try command(name)
    let arguments = try command.syntax.parse(Array(words.dropFirst()))
    if arguments.has("--help") {
      console.write(command.syntax.help)
      return ExitCode.success
    }
    do {
      return try await command.run(arguments, console)
    } catch var error as UsageError {
      error.command = error.command ?? command.syntax.name
      throw error
    }
  }

  private static func command(_ name: String) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.syntax.name == name }) { return command }
    let names = commands.map(\.syntax.name)
    throw UsageError(
      "there is no command \"\(name)\"" + Suggestion.phrase(for: name, among: names))
  }

  static var help: String {
    let width = commands.map(\.syntax.name.count).max() ?? 0
    let rows = commands.map { command in
      "  \(Columns.left(command.syntax.name, width: width))  \(command.syntax.summary)\n"
    }
    return """
      Usage: rollcall COMMAND [ARGUMENT…]

      Calls Rollcall's services, tells what they offer, and makes certificates.

      Commands:
      \(rows.joined())
      `rollcall help COMMAND` tells more about one of them.

      Environment:
        ROLLCALL_CERTS  The folder of certificates, instead of .rollcall/certs

      Exit codes:
      \(ExitCode.table)
      """
  }
}
