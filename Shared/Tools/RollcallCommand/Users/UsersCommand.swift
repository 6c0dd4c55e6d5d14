import DirectoryAPI
import GroupsAPI
import ProfilesAPI
import RPCTransport

/// Takes many people in and out of a user directory.
enum UsersCommand {
  static let syntax = CommandSyntax(
    name: "users", summary: "Load many people into a user directory, or write them to a file",
    operands: "import FILE | export [FILE] | export-person ID", operandCounts: 1...2,
    options: [
      .init(
        names: ["--directory"], value: "ADDRESS",
        help: "The user directory (default: 127.0.0.1:7401)"),
      .init(
        names: ["--format"], value: "NAME",
        help: "csv or jsonl, if the name of the file doesn't say it"),
      .init(
        names: ["--restart"], value: nil,
        help: "import: from the beginning, whatever an earlier one\nhas noted"),
      .init(
        names: ["--groups"], value: "ADDRESS",
        help: "export-person: the group service\n(default: 127.0.0.1:7402)"),
      .init(
        names: ["--profiles"], value: "ADDRESS",
        help: "export-person: the profile service\n(default: 127.0.0.1:7403)"),
    ] + ConnectionOptions.options,
    details: """
      import takes CSV (RFC 4180) with a header that names the columns email and display_name, and
      request_id if there is one, or a JSON object with these members on each line, as `rollcall
      people` prints them. FILE can be "-" for standard input. Each line that can't be taken is
      told on standard error as FILE:LINE: REASON, and the others are loaded. The exit code is 0 if
      everybody has an account now, 1 if lines were refused, and that of the status if a call
      failed; nobody is made twice by doing it again.

      An import that was cut off goes on where it had come to, by FILE.import-state beside the
      file. While the directory is away it tries again for a minute.

      export writes everybody, in the order of creation, to FILE (by way of FILE.part; one that was
      cut off goes on) or to standard output, there as jsonl. What is exported can be imported.

      export-person writes everything that the services hold on one person, as JSON.

      Examples:
        rollcall users import people.csv
        rollcall people --count 100000 | rollcall users import - --format jsonl
        rollcall users export people.jsonl
        rollcall users export-person 0190c1a2-0000-7000-8000-000000000001
      """)

  static let command = Command(syntax: syntax) { try await run($0, console: $1) }

  private static func run(
    _ arguments: CommandSyntax.Arguments, console: Console
  ) async throws -> Int32 {
    let operand = arguments.operands.dropFirst().first
    let connections = try ConnectionOptions(arguments, console: console)
    switch (arguments.operands.first, operand) {
    case ("import", let path?):
      let format = try format(arguments, of: path)
      return try await with(connections, arguments) { directory in
        var run = try importRun(path, format, directory, arguments, console)
        return try await run.run()
      }
    case ("export", let path):
      let format = try path.map { try self.format(arguments, of: $0) }
      let standard = try arguments["--format"].map { _ in try self.format(arguments, of: "-") }
      return try await with(connections, arguments) { directory in
        let run = ExportRun(
          format: format ?? standard ?? .jsonl, directory: directory, console: console)
        if let path, path != "-" { return try await run.run(to: path) }
        return try await run.run()
      }
    case ("export-person", let id?):
      return try await exportPerson(id, connections, arguments, console)
    case ("import", nil): throw UsageError("import needs a FILE, or - for standard input")
    case ("export-person", nil): throw UsageError("export-person needs the ID of an account")
    case (let action, _):
      let actions = ["import", "export", "export-person"]
      throw UsageError(
        "users can't \"\(action ?? "")\"" + Suggestion.phrase(for: action ?? "", among: actions)
          + "; it can \(actions.joined(separator: ", "))")
    }
  }

  private static func importRun(
    _ path: String, _ format: PeopleFile.Format, _ directory: UserDirectoryClient,
    _ arguments: CommandSyntax.Arguments, _ console: Console
  ) throws -> ImportRun {
    do {
      return try ImportRun(
        path, format: format, into: directory, console: console,
        options: ImportRun.Options(restarts: arguments.has("--restart")))
    } catch let flaw as CSVRow.Flaw {
      throw FileFlaw(description: "\(path):\(flaw.reason)")
    }
  }

  /// A file that can't be what it is taken for.
  private struct FileFlaw: Error, CustomStringConvertible {
    let description: String
  }

  private static func format(
    _ arguments: CommandSyntax.Arguments, of path: String
  ) throws(UsageError) -> PeopleFile.Format {
    let names = PeopleFile.Format.allCases.map(\.rawValue).joined(separator: " or ")
    if let name = arguments["--format"] {
      guard let format = PeopleFile.Format(rawValue: name) else {
        throw UsageError("--format is \"\(name)\"; it takes \(names)")
      }
      return format
    }
    guard let format = PeopleFile.Format(of: path) else {
      throw UsageError("\(path) doesn't end in .csv or .jsonl; say --format \(names)")
    }
    return format
  }

  private static func with(
    _ connections: ConnectionOptions, _ arguments: CommandSyntax.Arguments,
    _ body: (UserDirectoryClient) async throws -> Int32
  ) async throws -> Int32 {
    let channel = try connections.channel(to: arguments["--directory"] ?? "127.0.0.1:7401")
    defer { channel.close() }
    return try await body(UserDirectoryClient(channel))
  }

  private static func exportPerson(
    _ id: String, _ connections: ConnectionOptions, _ arguments: CommandSyntax.Arguments,
    _ console: Console
  ) async throws -> Int32 {
    try await with(connections, arguments) { directory in
      let groups = try connections.channel(to: arguments["--groups"] ?? "127.0.0.1:7402")
      defer { groups.close() }
      let profiles = try connections.channel(to: arguments["--profiles"] ?? "127.0.0.1:7403")
      defer { profiles.close() }
      let export = PersonExport(
        directory: directory, profiles: ProfilesClient(profiles), goals: GoalsClient(profiles),
        groups: GroupsClient(groups))
      console.writeLine(try await export.json(of: id))
      return ExitCode.success
    }
  }
}
