/// Prints the manual page, from the same definitions as the help.
enum ManualCommand {
  static let syntax = CommandSyntax(
    name: "man", summary: "Print the manual page of this command", operands: "",
    operandCounts: 0...0,
    details: """
      Examples:
        rollcall man | man -l -
        rollcall man >/usr/local/share/man/man1/rollcall.1
      """)

  static func command(_ commands: [CommandSyntax]) -> Command {
    Command(syntax: syntax) { _, console in
      console.write(ManualText.text(commands + [syntax]))
      return ExitCode.success
    }
  }
}
