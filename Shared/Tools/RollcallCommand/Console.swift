internal import Glibc
import LinuxIO

/// Where the command reads and writes, so that tests can stand in for the person.
package struct Console: Sendable {
  /// Text for standard output, as it is to appear.
  package let write: @Sendable (String) -> Void
  /// Text for standard error.
  package let complain: @Sendable (String) -> Void
  /// The next line of standard input without its end, `nil` after the last. Blocks.
  package let readLine: @Sendable () -> String?
  /// The same, after a prompt and without showing what is typed, at a terminal. Blocks.
  package let readSecret: @Sendable (_ prompt: String) -> String?
  /// Environment variables.
  package let environment: [String: String]
  /// What the person typed to run this, for commands to copy.
  package let program: String
  /// Whether a person sees standard error on a terminal as it is written.
  package let isTerminal: Bool
  /// The same of standard output.
  package let outputIsTerminal: Bool

  package init(
    write: @escaping @Sendable (String) -> Void, complain: @escaping @Sendable (String) -> Void,
    readLine: @escaping @Sendable () -> String?,
    readSecret: (@Sendable (_ prompt: String) -> String?)? = nil, environment: [String: String],
    program: String = "rollcall", isTerminal: Bool = false, outputIsTerminal: Bool = false
  ) {
    self.outputIsTerminal = outputIsTerminal
    self.write = write
    self.complain = complain
    self.readLine = readLine
    self.readSecret = readSecret ?? { _ in readLine() }
    self.environment = environment
    self.program = program
    self.isTerminal = isTerminal
  }

  /// The process's own. Nothing can be told to somebody who no longer reads, so failed writes are
  /// left at that.
  package static func standard(environment: [String: String], program: String) -> Console {
    Console(
      write: { try? StandardStream.output.write($0) },
      complain: { try? StandardStream.errors.write($0) },
      readLine: { Swift.readLine() },
      readSecret: { HiddenLine.read($0) },
      environment: environment,
      program: program, isTerminal: isatty(STDERR_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1)
  }

  func writeLine(_ line: String) { write(line + "\n") }
  func complainLine(_ line: String) { complain(line + "\n") }
}
