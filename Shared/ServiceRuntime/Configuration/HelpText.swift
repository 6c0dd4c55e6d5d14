/// What `--help` prints.
enum HelpText {
  static func text(for service: ServiceDefinition) -> String {
    let rows = service.lines.map { option in
      (left: "  \(option.flag) \(option.placeholder)", option: option)
    }
    let width = (rows.map(\.left.count).max() ?? 0) + 2
    let options = rows.map { row in
      let padding = String(repeating: " ", count: width - row.left.count)
      return "\(row.left)\(padding)\(row.option.meaning)\n"
        + "      default \(row.option.defaultText), environment \(row.option.variable)\n"
    }
    let tasks = (service.schema == nil ? [] : SchemaTask.allCases).map { task in
      let left = "  \(task.rawValue)"
      return "\(left)\(String(repeating: " ", count: width - left.count))\(task.meaning)\n"
    }
    return """
      \(service.name): \(service.summary)

      Usage: \(service.name) [OPTION VALUE | OPTION=VALUE]...

      \(options.joined())
      \(tasks.joined())  --help\(String(repeating: " ", count: width - 8))this text

      A flag counts more than the environment, and that more than the default.
      SIGTERM and SIGINT let running calls finish; a second one ends the process at once.

      Exit codes:
      \(ExitCode.allCases.map { "  \($0.rawValue)\($0.rawValue < 10 ? " " : "")  \($0.meaning)" }
        .joined(separator: "\n"))

      """
  }
}
