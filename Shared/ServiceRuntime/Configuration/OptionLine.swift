/// An option as the command line, the environment, the help and the log know it.
struct OptionLine: Sendable, Hashable {
  let name: String
  let placeholder: String
  let meaning: String
  let defaultText: String

  /// "--log-level"
  var flag: String { "--\(name)" }

  /// "ROLLCALL_LOG_LEVEL"
  var variable: String { "ROLLCALL_" + String(name.map { $0 == "-" ? "_" : $0 }).uppercased() }
}

extension ServiceOption {
  func line(for service: ServiceDefinition) -> OptionLine {
    OptionLine(
      name: rawValue, placeholder: placeholder, meaning: meaning,
      defaultText: defaultText(for: service))
  }
}
