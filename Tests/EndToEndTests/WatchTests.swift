import DirectoryAPI
import Foundation
import RPCCore
import RPCTransport
import Synchronization
import TestSupport
import Testing
import WellKnownTypes

/// What somebody knows of all accounts who only follows their changes.
private struct Mirror {
  private(set) var users: [String: User] = [:]
  private(set) var deleted: Set<String> = []
  private(set) var token = ""
  private(set) var isCaughtUp = false

  mutating func apply(_ response: WatchUsersResponse) {
    for change in response.changes {
      switch change.change {
      case .present(let user), .disabled(let user): users[user.id] = user
      case .deletedID(let id):
        users[id] = nil
        deleted.insert(id)
      default: Issue.record("a change of an unknown kind")
      }
    }
    token = response.resumeToken
    isCaughtUp = response.caughtUp
  }
}

@Suite("Watching the user directory", .timeLimit(.minutes(3)))
struct WatchTests {
  /// Reads until `isEnough` or the end of the stream.
  private func follow(
    _ client: UserDirectoryClient, _ mirror: inout Mirror, until isEnough: (Mirror) -> Bool
  ) async throws(RPCError) {
    let call = try await client.watchUsers(WatchUsersRequest(resumeToken: mirror.token))
    var responses = call.makeAsyncIterator()
    while let response = try await responses.next() {
      mirror.apply(response)
      if isEnough(mirror) { return }
    }
  }

  @Test(
    "tells of every kind of change, on each protocol", arguments: CallProtocol.allCases)
  func kinds(_ callProtocol: CallProtocol) async throws {
    let folder = try RunningSuite.certificates()
    let directory = try await ServiceProcess(.userDirectory, in: folder)
    defer { directory.end() }
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    let channel = try Channel(
      to: directory.address, as: ServiceCredentials(directory: folder.path, name: "operator"),
      configuration: configuration)
    defer { channel.close() }
    let client = UserDirectoryClient(channel)
    var responses = try await client.watchUsers(WatchUsersRequest()).makeAsyncIterator()
    let first = try #require(try await responses.next())
    #expect(first.changes.isEmpty && first.caughtUp && !first.resumeToken.isEmpty)

    var ann = try await client.createUser(
      CreateUserRequest(email: "ann@example.com", displayName: "Ann"))
    #expect(try await responses.next()?.changes.map(\.change) == [.present(ann)])
    ann = try await client.disableUser(DisableUserRequest(id: ann.id, revision: ann.revision))
    #expect(ann.disabled)
    #expect(try await responses.next()?.changes.map(\.change) == [.disabled(ann)])
    ann = try await client.enableUser(EnableUserRequest(id: ann.id))
    #expect(try await responses.next()?.changes.map(\.change) == [.present(ann)])
    let export = try await client.exportUser(ExportUserRequest(id: ann.id))
    #expect(export.user == ann)
    #expect(export.address == "ann@example.com")
    _ = try await client.deleteUser(DeleteUserRequest(id: ann.id))
    let last = try #require(try await responses.next())
    #expect(last.changes.map(\.change) == [.deletedID(ann.id)])

    // From any token on, only what came after it.
    var late = Mirror()
    try await follow(client, &late) { $0.isCaughtUp }
    #expect(late.users.isEmpty && late.deleted == [ann.id])
    let rest = try await client.watchUsers(
      WatchUsersRequest(resumeToken: last.resumeToken)
    ).makeAsyncIterator()
    var restResponses = rest
    #expect(try await restResponses.next()?.changes == [])
    let bad = await status {
      var bad = try await client.watchUsers(WatchUsersRequest(resumeToken: "rubbish"))
        .makeAsyncIterator()
      _ = try await bad.next()
    }
    #expect(bad?.violations.map(\.field) == ["resume_token"])
  }

  @Test("ends with UNAVAILABLE when the directory is asked to stop, and holds nothing up")
  func drain() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    var responses = try await suite.users(as: "group-service").watchUsers(
      WatchUsersRequest()
    ).makeAsyncIterator()
    _ = try await responses.next()
    suite.directory.ask(SIGTERM)
    let end = await status { while try await responses.next() != nil {} }
    #expect(end?.code == .unavailable)
    #expect(end?.message.contains("resume_token") == true)
    #expect(await suite.directory.process.exitCode() == 0)
  }

  @Test("is for operators and the services that hold something on people")
  func access() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    for name in ["operator", "group-service", "profile-service"] {
      var responses = try await suite.users(as: name).watchUsers(WatchUsersRequest())
        .makeAsyncIterator()
      #expect(try await responses.next() != nil)
    }
    let error = await status {
      var responses = try await suite.users(as: "user-directory").watchUsers(WatchUsersRequest())
        .makeAsyncIterator()
      _ = try await responses.next()
    }
    #expect(error?.code == .permissionDenied)
  }

  @Test("misses nothing when the directory is killed again and again in the middle of writes")
  func killedDirectory() async throws {
    let folder = try RunningSuite.certificates()
    // Below the ports that the system gives out, so that nobody has it when the directory is back.
    let address = "127.0.0.1:\(Int.random(in: 20_000..<32_000))"
    let options = ["--listen=\(address)"]
    var directory = try await ServiceProcess(.userDirectory, in: folder, options: options)
    defer { directory.end() }
    func channel() throws -> Channel {
      try Channel(to: address, as: ServiceCredentials(directory: folder.path, name: "operator"))
    }
    let (writing, reading) = (try channel(), try channel())
    defer {
      writing.close()
      reading.close()
    }
    let isOver = Over()
    let writes = Task { [client = UserDirectoryClient(writing)] in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 0..<4 {
          group.addTask { try await Self.write(client, writer: writer, until: isOver) }
        }
        try await group.waitForAll()
      }
    }
    var mirror = Mirror()
    let watcher = UserDirectoryClient(reading)
    for round in 1...4 {
      // So that each life of the directory has told something.
      let enough = mirror.users.count + mirror.deleted.count + 25
      while mirror.users.count + mirror.deleted.count < enough {
        try? await follow(watcher, &mirror) { $0.users.count + $0.deleted.count >= enough }
      }
      await directory.kill()
      if round == 4 { isOver.set() }
      directory = try await ServiceProcess(.userDirectory, in: folder, options: options)
    }
    try await writes.value
    // Everything that there is, as an operator lists it.
    let listed = try await onceItAnswers { try await everybody(UserDirectoryClient(writing)) }
    mirror = try await onceItAnswers {
      var whole = mirror
      try await follow(watcher, &whole) { $0.isCaughtUp }
      return whole
    }
    #expect(mirror.users == listed)
    #expect(mirror.deleted.isDisjoint(with: listed.keys))
    #expect(mirror.deleted.count > 0)
  }

  private func onceItAnswers<Value>(_ body: () async throws -> Value) async throws -> Value {
    while true {
      do {
        return try await body()
      } catch let error as RPCError where error.code == .unavailable {}
    }
  }

  private final class Over: Sendable {
    private let flag = Mutex(false)
    var isSet: Bool { flag.withLock { $0 } }
    func set() { flag.withLock { $0 = true } }
  }

  /// Creates, renames, disables and deletes; what fails while the directory is away is left at that.
  private static func write(
    _ client: UserDirectoryClient, writer: Int, until isOver: Over
  ) async throws {
    var number = 0
    while !isOver.isSet {
      number += 1
      do throws(RPCError) {
        let user = try await client.createUser(
          CreateUserRequest(email: "w\(writer)n\(number)@example.com", displayName: "A"))
        switch number % 3 {
        case 0: _ = try await client.deleteUser(DeleteUserRequest(id: user.id))
        case 1: _ = try await client.disableUser(DisableUserRequest(id: user.id))
        default:
          var renamed = user
          renamed.displayName = "B"
          _ = try await client.updateUser(
            UpdateUserRequest(user: renamed, updateMask: FieldMask(paths: ["display_name"])))
        }
      } catch {
        // A call that is sent again may find what it did before.
        try #require([.unavailable, .alreadyExists].contains(error.code), "\(error)")
      }
    }
  }

  private func everybody(_ client: UserDirectoryClient) async throws -> [String: User] {
    var all: [String: User] = [:]
    var token = ""
    repeat {
      let page = try await client.listUsers(ListUsersRequest(pageSize: 1_000, pageToken: token))
      for user in page.users { all[user.id] = user }
      token = page.nextPageToken
    } while !token.isEmpty
    return all
  }
}
