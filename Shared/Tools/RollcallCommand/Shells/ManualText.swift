/// The manual page, in the macros of man(7).
enum ManualText {
  static func text(_ commands: [CommandSyntax]) -> String {
    var page = """
      .TH ROLLCALL 1 "" Rollcall "User Commands"
      .SH NAME
      rollcall \\- call, load and watch services, and make their certificates
      .SH SYNOPSIS
      .B rollcall
      .I COMMAND
      .RI [ ARGUMENT ...]
      .SH DESCRIPTION
      Calls and loads Rollcall's services and other gRPC servers, tells what they offer,
      watches them, and makes certificates.
      .SH COMMANDS

      """
    for command in commands { page += section(command) }
    page += """
      .SH ENVIRONMENT
      .TP
      .B ROLLCALL_CERTS
      The folder of certificates, instead of .rollcall/certs.
      .SH EXIT STATUS

      """
    for row in ExitCode.rows { page += ".TP\n.B \(row.code)\n\(escaped(row.meaning))\n" }
    return page
  }

  private static func section(_ command: CommandSyntax) -> String {
    var text = ".SS \(escaped(command.name))\n.B rollcall \(escaped(command.usage))\n.PP\n"
    text += "\(escaped(command.summary)).\n"
    for option in command.everyOption {
      let names = option.names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      text += ".TP\n\(names)\(value)\n"
      for line in option.help.split(separator: "\n") { text += "\(escaped(String(line)))\n" }
    }
    for paragraph in command.details.split(separator: "\n\n") {
      text += ".PP\n"
      let lines = paragraph.split(separator: "\n").map(String.init)
      // What is indented is typed like that.
      if let start = lines.firstIndex(where: { $0.hasPrefix(" ") }) {
        for line in lines[..<start] { text += "\(escaped(line))\n" }
        text += ".PP\n.RS 4\n.nf\n"
        for line in lines[start...] { text += "\(escaped(String(line.drop { $0 == " " })))\n" }
        text += ".fi\n.RE\n"
      } else {
        for line in lines { text += "\(escaped(line))\n" }
      }
    }
    return text
  }

  /// A line of text, whatever it begins with. Typed characters stay those that can be typed.
  private static func escaped(_ line: String) -> String {
    var text = ""
    for character in line {
      switch character {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "'": text += "\\(aq"
      case "`": text += "\\(ga"
      case "^": text += "\\(ha"
      case "~": text += "\\(ti"
      case "…": text += "..."
      default: text.append(character)
      }
    }
    return text.hasPrefix(".") ? "\\&" + text : text
  }
}
