import FoundationEssentials
internal import Glibc
public import Protobuf
import RPCCore
import TLS

/// The `rollcall` command: picks the command named by the first word, and tells what went wrong.
public enum Rollcall {
  private static func commands(_ catalogue: ServiceCatalogue) -> [Command] {
    let commands = [
      CertsCommand.command, ListCommand.command(catalogue), DescribeCommand.command(catalogue),
      CallCommand.command(catalogue), LoadCommand.command(catalogue), PeopleCommand.command,
      UsersCommand.command, SignInCommand.command, WalkthroughCommand.command,
      AvatarsCommand.command, HealthCommand.command, TopCommand.command,
    ]
    let syntaxes = commands.map(\.syntax)
    return commands + [
      CompletionsCommand.command(syntaxes + [ManualCommand.syntax], catalogue),
      ManualCommand.command(syntaxes + [CompletionsCommand.syntax]),
    ]
  }

  /// Carries out the command line of this process and ends it: the whole of a `main`.
  ///
  /// - Parameters:
  ///   - services: Those of another package, which `list`, `describe` and `call` then know too.
  ///   - types: Messages that a google.protobuf.Any in JSON can hold, beside the suite's own.
  public static func main(
    calling services: [ServiceCatalogue.Entry] = [], types: MessageTypes = []
  ) async -> Never {
    let words = CommandLine.arguments
    let console = Console.standard(
      environment: ProcessInfo.processInfo.environment, program: words.first ?? "rollcall")
    exit(
      await run(
        Array(words.dropFirst()), console: console,
        catalogue: ServiceCatalogue.rollcall.adding(services, types)))
  }

  /// Carries out a command line, without the name of the program.
  ///
  /// - Returns: The exit code; `rollcall --help` lists them.
  package static func run(
    _ words: [String], console: Console, catalogue: ServiceCatalogue = .rollcall
  ) async -> Int32 {
    do {
      return try await dispatch(words, commands(catalogue), console: console)
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

  private static func dispatch(
    _ words: [String], _ commands: [Command], console: Console
  ) async throws -> Int32 {
    let help = help(commands)
    guard let name = words.first else {
      console.complain(help)
      return ExitCode.usage
    }
    if ["help", "--help", "-h"].contains(name) {
      guard let topic = words.dropFirst().first else {
        console.write(help)
        return ExitCode.success
      }
      console.write(try command(topic, of: commands).syntax.help)
      return ExitCode.success
    }
    let command = try command(name, of: commands)
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

  private static func command(
    _ name: String, of commands: [Command]
  ) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.syntax.name == name }) { return command }
    let names = commands.map(\.syntax.name)
    throw UsageError(
      "there is no command \"\(name)\"" + Suggestion.phrase(for: name, among: names))
  }

  private static func help(_ commands: [Command]) -> String {
    let width = commands.map(\.syntax.name.count).max() ?? 0
    let rows = commands.map { command in
      "  \(Columns.left(command.syntax.name, width: width))  \(command.syntax.summary)\n"
    }
    return """
      Usage: rollcall COMMAND [ARGUMENT…]

      Calls and loads Rollcall's services, tells what they offer, and makes certificates.

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
