import DirectoryAPI
import Protobuf
import RPCCore
import RPCTransport

/// Makes sample people, to read or straight into a user directory.
enum PeopleCommand {
  /// Calls under way at once: enough for the directory to write many of them in one commit.
  private static let callsAtOnce = 64

  static let syntax = CommandSyntax(
    name: "people", summary: "Make sample people, or load them into a user directory",
    operands: "", operandCounts: 0...0,
    options: [
      .init(names: ["--count"], value: "N", help: "How many, 1 to 100000000 (default: 1000)"),
      .init(
        names: ["--load"], value: "ADDRESS",
        help: "Create them in the user directory there\ninstead of printing them"),
    ] + ConnectionOptions.options,
    details: """
      They are the same ones every time, have addresses under example.com and other domains
      for examples, and names in several scripts. Printed, each is the request for CreateUser on a line. Loading twice makes nobody
      twice.

      Examples:
        rollcall people --count 3
        rollcall people --load 127.0.0.1:7401
      """)

  static let command = Command(syntax: syntax) { try await run($0, console: $1) }

  private static func run(_ arguments: CommandSyntax.Arguments, console: Console) async throws
    -> Int32
  {
    let text = arguments["--count"] ?? "1000"
    guard let count = Int(text), (1...100_000_000).contains(count) else {
      throw UsageError("--count takes a number from 1 to 100000000, not \"\(text)\"")
    }
    let requests = SamplePeople.first(count).lazy.map { person in
      CreateUserRequest(
        requestID: person.requestID, email: person.email, displayName: person.displayName)
    }
    guard let address = arguments["--load"] else {
      for request in requests { console.writeLine(try request.json()) }
      return ExitCode.success
    }
    let channel = try ConnectionOptions(arguments, console: console).channel(to: address)
    defer { channel.close() }
    let known = try await load(requests, into: UserDirectoryClient(channel))
    console.writeLine(
      "\(count) people are in the user directory at \(address)"
        + (known == 0 ? "" : "; \(known) of them had an account already"))
    return ExitCode.success
  }

  /// - Returns: How many of them had an account under their e-mail already.
  private static func load(
    _ requests: some Sequence<CreateUserRequest>, into directory: UserDirectoryClient
  ) async throws -> Int {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      var known = 0
      var waiting = requests.makeIterator()
      func startNext() {
        guard let request = waiting.next() else { return }
        group.addTask { try await create(request, in: directory) }
      }
      for _ in 0..<callsAtOnce { startNext() }
      while let isNew = try await group.next() {
        if !isNew { known += 1 }
        startNext()
      }
      return known
    }
  }

  /// - Returns: Whether the account is theirs by this call, or an earlier one like it.
  private static func create(_ request: CreateUserRequest, in directory: UserDirectoryClient)
    async throws(RPCError) -> Bool
  {
    do {
      _ = try await directory.createUser(request, options: CallOptions(timeout: .seconds(30)))
      return true
    } catch {
      guard error.code == .alreadyExists else {
        throw RPCError(
          error.code, "\(request.email): \(error.message)", details: error.details,
          metadata: error.metadata)
      }
      return false
    }
  }
}
