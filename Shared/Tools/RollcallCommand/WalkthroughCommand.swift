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
      .init(
        names: ["--keep"], value: nil,
        help:
          "Leave the people of the story and what they made,\nand print commands that go on from there"
      ),
    ] + ConnectionOptions.options,
    details: """
      Marta García, Mario Rossi and Ewa Kowalska sign up, each with a password and an address under
      example.com that nobody has yet. Marta makes a group with the other two, picks an avatar, and
      reaches a goal. Each step is printed as she would see it; the calls behind it are real ones,
      made with the access tokens of whoever acts. At the end the three leave, and the services
      forget them. It can be done any number of times, in a directory with or without people in it.
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

    let walkthrough = Walkthrough(
      directory: UserDirectoryClient(directory), groups: GroupsClient(groups),
      profiles: ProfilesClient(profiles), avatars: AvatarsClient(profiles),
      goals: GoalsClient(profiles), console: console, width: width)
    let cast = try await walkthrough.signUp()
    do {
      try await walkthrough.newGroup(cast)
      try await walkthrough.avatar(cast)
      try await walkthrough.newGoal(cast)
    } catch {
      await walkthrough.leave(cast)
      throw error
    }
    if arguments.has("--keep") {
      walkthrough.goOn(cast, addresses)
    } else {
      await walkthrough.leave(cast)
    }
    return ExitCode.success
  }
}
