/// What can stand on the command line, as the shells want it told.
struct KnownWords {
  let commands: [CommandSyntax]
  /// Full names: "rollcall.groups.v1.Groups/CreateGroup".
  let methods: [String]

  /// Operands that are methods, in the commands that take one.
  private static let takesMethod: Set<String> = ["call", "describe", "load"]

  private enum Value {
    case none
    case file
    case folder
    case words([String])
    case other
  }

  private static func value(of option: CommandSyntax.Option) -> Value {
    guard let value = option.value else { return .none }
    if value.hasSuffix("DIR") { return .folder }
    if value.hasSuffix("FILE") { return .file }
    switch option.key {
    case "--protocol": return .words(["rollcall", "grpc"])
    case "--errors": return .words(["text", "json"])
    default: return .other
    }
  }

  private var names: [String] { commands.map(\.name) + ["help"] }

  private func operands(of command: CommandSyntax) -> [String] {
    if Self.takesMethod.contains(command.name) { return methods }
    let parts = command.operands.split(separator: "|").map(String.init)
    let isChoice = parts.count > 1 && parts.allSatisfy { $0.allSatisfy(\.isLowercase) }
    return isChoice ? parts : []
  }

  // MARK: bash

  var bash: String {
    let cases = commands.map { command in
      let options = command.everyOption.flatMap(\.names).joined(separator: " ")
      let values = command.options.compactMap { option in
        let action: String
        switch Self.value(of: option) {
        case .none: return nil as String?
        case .file: action = "COMPREPLY=($(compgen -f -- \"$word\"))"
        case .folder: action = "COMPREPLY=($(compgen -d -- \"$word\"))"
        case .words(let words):
          action = "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
        case .other: action = "COMPREPLY=()"
        }
        return "        \(option.names.joined(separator: "|"))) \(action); return ;;\n"
      }
      let before =
        values.isEmpty ? "" : "      case $before in\n\(values.joined())      esac\n"
      let words = operands(of: command)
      let rest =
        words.isEmpty
        ? "COMPREPLY=($(compgen -f -- \"$word\"))"
        : "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
      return """
            \(command.name))
        \(before)      if [[ $word == -* ]]; then
                COMPREPLY=($(compgen -W '\(options)' -- "$word"))
              else
                \(rest)
              fi ;;

        """
    }
    return """
      # bash completion of rollcall, made by `rollcall completions bash`.
      _rollcall() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in
          help) COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- "$word")) ;;
      \(cases.joined())  esac
      }
      complete -o filenames -F _rollcall rollcall

      """
  }

  // MARK: zsh

  var zsh: String {
    let rows = commands.map { "    \(Self.quoted("\($0.name):\($0.summary)"))\n" }.joined()
    let cases = commands.map { command in
      let options = command.everyOption.flatMap { option in
        let help = Self.line(option.help).filter { !"[]:".contains($0) }
        let action: String
        switch Self.value(of: option) {
        case .none: action = ""
        case .file: action = ":\(option.value ?? ""):_files"
        case .folder: action = ":\(option.value ?? ""):_files -/"
        case .words(let words): action = ":\(option.value ?? ""):(\(words.joined(separator: " ")))"
        case .other: action = ":\(option.value ?? ""):"
        }
        return option.names.map { "        \(Self.quoted("*\($0)[\(help)]\(action)")) \\\n" }
      }
      let words = operands(of: command)
      let rest =
        words.isEmpty ? "*:argument:_files" : "*:argument:(\(words.joined(separator: " ")))"
      return """
              (\(command.name))
                _arguments \\
        \(options.joined())        \(Self.quoted(rest)) ;;

        """
    }
    return """
      #compdef rollcall
      # zsh completion of rollcall, made by `rollcall completions zsh`.
      _rollcall() {
        local -a commands
        commands=(
      \(rows)    'help:Tell more about a command'
        )
        if ((CURRENT == 2)); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        ((CURRENT--))
        case $command in
          (help) _describe command commands ;;
      \(cases.joined())  esac
      }
      if [[ $funcstack[1] == _rollcall ]]; then _rollcall "$@"; else compdef _rollcall rollcall; fi

      """
  }

  // MARK: fish

  var fish: String {
    var lines = [
      "# fish completion of rollcall, made by `rollcall completions fish`.",
      "complete -c rollcall -f",
    ]
    for command in commands {
      lines.append(
        "complete -c rollcall -n __fish_use_subcommand -a \(command.name) -d "
          + Self.escaped(command.summary))
    }
    lines.append(
      "complete -c rollcall -n __fish_use_subcommand -a help -d 'Tell more about a command'")
    lines.append(
      "complete -c rollcall -n '__fish_seen_subcommand_from help' -a "
        + Self.escaped(commands.map(\.name).joined(separator: " ")))
    for command in commands {
      let start = "complete -c rollcall -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.everyOption {
        let names = option.names.map {
          $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())"
        }
        let value: String
        switch Self.value(of: option) {
        case .none: value = ""
        case .file: value = " -r -F"
        case .folder: value = " -x -a '(__fish_complete_directories)'"
        case .words(let words): value = " -x -a '\(words.joined(separator: " "))'"
        case .other: value = " -x"
        }
        lines.append(
          "\(start) \(names.joined(separator: " "))\(value) -d \(Self.escaped(Self.line(option.help)))"
        )
      }
      let words = operands(of: command)
      if words.isEmpty {
        lines.append("\(start) -F")
      } else {
        lines.append("\(start) -a '\(words.joined(separator: " "))'")
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private static func line(_ help: String) -> String {
    String(help.map { $0 == "\n" ? " " : $0 })
  }

  /// For a shell of the Bourne kind.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  private static func escaped(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
