import RPCCore
import RPCTransport

/// Prints what makes a shell complete the command line, from the same definitions as the help.
enum CompletionsCommand {
  static let syntax = CommandSyntax(
    name: "completions", summary: "Print what makes bash, zsh or fish complete this command",
    operands: "bash|zsh|fish", operandCounts: 1...1,
    details: """
      Examples:
        rollcall completions bash >~/.local/share/bash-completion/completions/rollcall
        rollcall completions zsh >"${fpath[1]}/_rollcall"
        rollcall completions fish >~/.config/fish/completions/rollcall.fish
      """)

  static func command(_ commands: [CommandSyntax], _ catalogue: ServiceCatalogue) -> Command {
    Command(syntax: syntax) { arguments, console in
      let methods = catalogue.entries.flatMap(\.schema.methods).map(\.descriptor.path)
      let known = KnownWords(commands: commands + [syntax], methods: methods)
      switch arguments.operands[0] {
      case "bash": console.write(known.bash)
      case "zsh": console.write(known.zsh)
      case "fish": console.write(known.fish)
      case let shell:
        throw UsageError("there are no completions for \"\(shell)\"; there are bash, zsh and fish")
      }
      return ExitCode.success
    }
  }
}
