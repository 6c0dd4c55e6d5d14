/// What one command takes: both its parser and its help, so that they can't part.
struct CommandSyntax: Sendable {
  struct Option: Sendable {
    /// As typed, the long one last: `["-H", "--header"]`.
    let names: [String]
    /// What stands for the value in the help; `nil` if the option takes none.
    let value: String?
    let help: String

    /// The name under which the value is asked for.
    var key: String { names.last ?? "" }
  }

  let name: String
  /// One line for the list of commands.
  let summary: String
  /// As in the help: "[SERVICE]".
  let operands: String
  let operandCounts: ClosedRange<Int>
  var options: [Option] = []
  /// Paragraphs and examples, at the end of the help.
  var details = ""

  /// What was typed.
  struct Arguments: Hashable {
    fileprivate(set) var operands: [String] = []
    fileprivate var values: [String: [String]] = [:]

    /// The value of an option, the last one if it was given more than once.
    subscript(option: String) -> String? { values[option]?.last }

    func all(_ option: String) -> [String] { values[option] ?? [] }
    func has(_ option: String) -> Bool { values[option] != nil }
  }

  private static let helpOption = Option(names: ["-h", "--help"], value: nil, help: "Print this")

  var everyOption: [Option] { options + [Self.helpOption] }

  /// Sorts what stands behind the command's name into options and operands.
  ///
  /// Options may stand anywhere, with their value behind a space or "="; everything behind "--" is
  /// an operand, and so is "-". With `--help` nothing else is checked.
  func parse(_ words: [String]) throws(UsageError) -> Arguments {
    var arguments = Arguments()
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        arguments.operands.append(word)
        continue
      }
      if word == "--" {
        arguments.operands += rest
        break
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let typed = String(parts[0])
      guard let option = everyOption.first(where: { $0.names.contains(typed) }) else {
        let names = everyOption.flatMap(\.names)
        throw UsageError(
          "unknown option \(typed)" + Suggestion.phrase(for: typed, among: names), command: name)
      }
      var value = parts.count == 2 ? String(parts[1]) : nil
      if let placeholder = option.value {
        value = value ?? rest.popFirst()
        guard value != nil else {
          throw UsageError("option \(typed) needs a value: \(typed) \(placeholder)", command: name)
        }
      } else if value != nil {
        throw UsageError("option \(typed) takes no value", command: name)
      }
      arguments.values[option.key, default: []].append(value ?? "")
    }
    guard !arguments.has(Self.helpOption.key) else { return arguments }
    guard operandCounts.contains(arguments.operands.count) else {
      let problem =
        arguments.operands.count < operandCounts.lowerBound
        ? "too few arguments" : "too many arguments"
      throw UsageError("\(problem); use: rollcall \(usage)", command: name)
    }
    return arguments
  }

  /// What was typed, in an order of its own, without some of the options.
  func words(_ arguments: Arguments, without left: [String]) -> [String] {
    var words: [String] = []
    for option in options where !left.contains(option.key) {
      for value in arguments.all(option.key) {
        words += option.value == nil ? [option.key] : [option.key, value]
      }
    }
    return words + ["--"] + arguments.operands
  }

  /// "call [OPTION…] ADDRESS METHOD [JSON|@FILE|-]".
  var usage: String {
    [name, options.isEmpty ? "" : "[OPTION…]", operands].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  var help: String {
    let rows = everyOption.map { option in
      (option.names.joined(separator: ", ") + (option.value.map { " \($0)" } ?? ""), option.help)
    }
    let width = rows.map(\.0.count).max() ?? 0
    let table = rows.map { row in
      let lines = row.1.split(separator: "\n")
      let gap = "\n" + String(repeating: " ", count: width + 4)
      return "  \(Columns.left(row.0, width: width))  \(lines.joined(separator: gap))\n"
    }
    return """
      Usage: rollcall \(usage)

      \(summary).

      Options:
      \(table.joined())\(details.isEmpty ? "" : "\n" + details + "\n")
      """
  }
}
