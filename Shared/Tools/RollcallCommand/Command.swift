/// One thing that `rollcall` does.
struct Command: Sendable {
  let syntax: CommandSyntax

  /// Carries it out, and returns the exit code. `Rollcall` tells the person what it throws and
  /// turns that into an exit code.
  let run: @Sendable (CommandSyntax.Arguments, Console) async throws -> Int32
}
