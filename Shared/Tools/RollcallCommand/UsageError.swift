/// The command line itself is wrong: nothing was tried.
struct UsageError: Error, Hashable, CustomStringConvertible {
  let message: String
  /// The command whose help shows what would be right, if the error is within one.
  var command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  var description: String { message }
}
