import DirectoryAPI
import GroupsAPI
import ProfilesAPI
import RPCCore
import RPCTransport

/// Goes through the three screens as a person would, against running services.
enum WalkthroughCommand {
  static let syntax = CommandSyntax(
    name: "walkthrough", summary: "Go through the three screens against running services",
    operands: "", operandCounts: 0...0,
    options: [
      .init(
        names: ["--directory"], value: "ADDRESS",
        help: "The user directory (default: 127.0.0.1:7401)"),
      .init(
        names: ["--groups"], value: "ADDRESS",
        help: "The group service (default: 127.0.0.1:7402)"),
      .init(
        names: ["--profiles"], value: "ADDRESS",
        help: "The profile service (default: 127.0.0.1:7403)"),
      .init(
        names: ["--width"], value: "POINTS", help: "The width of the screen (default: 375)"),
    ] + ConnectionOptions.options,
    details: """
      Marta García, one of the sample people (rollcall people --load …), searches and chooses
      people and makes a group of them, picks an avatar, and sets herself a goal. Each step is
      printed as she would see it; the calls behind it are real ones.
      """)

  static let command = Command(syntax: syntax) { try await run($0, console: $1) }

  private static func run(_ arguments: CommandSyntax.Arguments, console: Console) async throws
    -> Int32
  {
    let text = arguments["--width"] ?? "375"
    guard let width = Double(text), (100...10_000).contains(width) else {
      throw UsageError("--width takes a number of points from 100 to 10000, not \"\(text)\"")
    }
    let addresses = Walkthrough.Addresses(
      directory: arguments["--directory"] ?? "127.0.0.1:7401",
      groups: arguments["--groups"] ?? "127.0.0.1:7402",
      profiles: arguments["--profiles"] ?? "127.0.0.1:7403")
    let connections = try ConnectionOptions(arguments, console: console)
    let directory = try connections.channel(to: addresses.directory)
    defer { directory.close() }
    let groups = try connections.channel(to: addresses.groups)
    defer { groups.close() }
    let profiles = try connections.channel(to: addresses.profiles)
    defer { profiles.close() }

    let caller = try await Walkthrough.caller(
      in: UserDirectoryClient(directory), at: addresses.directory)
    let walkthrough = Walkthrough(caller: caller, console: console)
    let group = try await walkthrough.newGroup(GroupsClient(groups))
    try await walkthrough.avatar(
      ProfilesClient(profiles), AvatarsClient(profiles), width: width)
    try await walkthrough.goal(GoalsClient(profiles))
    walkthrough.nextCommands(addresses, group: group)
    return ExitCode.success
  }
}
