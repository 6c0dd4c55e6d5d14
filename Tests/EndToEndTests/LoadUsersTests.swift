import DirectoryAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("Loading users, over the wire", .timeLimit(.minutes(2)))
struct LoadUsersTests {
  private func channel(
    _ directory: ServiceProcess, _ folder: TemporaryFolder, _ callProtocol: CallProtocol
  ) throws -> Channel {
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    return try Channel(
      to: directory.address, as: ServiceCredentials(directory: folder.path, name: "operator"),
      configuration: configuration)
  }

  @Test(
    "tells of every person what became of them, in order, however much is sent ahead",
    arguments: CallProtocol.allCases)
  func outcomes(_ callProtocol: CallProtocol) async throws {
    let folder = try RunningSuite.certificates()
    let directory = try await ServiceProcess(.userDirectory, in: folder)
    defer { directory.end() }
    let channel = try channel(directory, folder, callProtocol)
    defer { channel.close() }
    let client = UserDirectoryClient(channel)
    _ = try await client.createUser(
      CreateUserRequest(email: "0-7@example.com", displayName: "There already"))
    let call = try await client.loadUsers()
    // Far more than the credit of the call.
    let (rounds, size) = (12, 400)
    async let sent: Void = {
      for round in 0..<rounds {
        let users = (0..<size).map { number in
          CreateUserRequest(
            email: number == 9 ? "no address" : "\(round)-\(number)@example.com",
            displayName: number == 10 ? "A\u{202E}B" : "Number \(number)")
        }
        try await call.send(LoadUsersRequest(users: users))
      }
      call.finishSending()
    }()
    var round = 0
    var ids: Set<String> = []
    for try await response in call.responses {
      #expect(response.users.count == size)
      for (number, user) in response.users.enumerated() {
        switch number {
        case 9:
          #expect(user.outcome == .refused && user.id.isEmpty)
          #expect(user.reason == "email has no @")
        case 10:
          #expect(user.outcome == .refused)
          #expect(user.reason.contains("U+202E"))
        default:
          #expect(user.outcome == (round == 0 && number == 7 ? .exists : .created))
          ids.insert(user.id)
        }
      }
      round += 1
    }
    try await sent
    #expect(round == rounds)
    #expect(ids.count == rounds * (size - 2))
    let found = try await client.searchUsers(SearchUsersRequest(term: "11-399"))
    #expect(found.users.map(\.email) == ["11-399@example.com"])
  }

  @Test("has done what it has answered, when it is cut off, and a repetition gets the same answers")
  func replay() async throws {
    let folder = try RunningSuite.certificates()
    var directory = try await ServiceProcess(.userDirectory, in: folder)
    defer { directory.end() }
    let request = LoadUsersRequest(
      users: (0..<200).map { number in
        let digits = String(number)
        let padded = String(repeating: "0", count: 12 - digits.count) + digits
        return CreateUserRequest(
          requestID: "0190c1a2-0000-7000-8000-\(padded)", email: "\(number)@example.com",
          displayName: "A")
      })
    func load() async throws -> [LoadedUser] {
      let channel = try channel(directory, folder, .native)
      defer { channel.close() }
      let call = try await UserDirectoryClient(channel).loadUsers()
      try await call.send(request)
      var responses = call.responses.makeAsyncIterator()
      return try #require(try await responses.next()).users
    }
    let first = try await load()
    #expect(first.allSatisfy { $0.outcome == .created })
    await directory.kill()
    directory = try await ServiceProcess(.userDirectory, in: folder)
    #expect(try await load() == first)
  }

  @Test("ends at a request of a wrong size, which names it")
  func wrongSize() async throws {
    let folder = try RunningSuite.certificates()
    let directory = try await ServiceProcess(.userDirectory, in: folder)
    defer { directory.end() }
    let channel = try channel(directory, folder, .native)
    defer { channel.close() }
    let client = UserDirectoryClient(channel)
    for count in [0, 1_001] {
      let error = await status {
        let call = try await client.loadUsers()
        let users = Array(repeating: CreateUserRequest(), count: count)
        try await call.send(LoadUsersRequest(users: users))
        var responses = call.responses.makeAsyncIterator()
        _ = try await responses.next()
      }
      #expect(error?.violations.map(\.field) == ["users"], "\(count)")
    }
  }
}
