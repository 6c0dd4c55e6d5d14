import DirectoryAPI
import Foundation
import GroupsAPI
import ProfilesAPI
import RPCCore
import RPCTransport
import SQLite
import TestSupport
import Testing

@Suite("People who are deleted", .timeLimit(.minutes(3)))
struct ForgettingTests {
  /// The 16 bytes of an id, as databases hold it.
  private func bytes(_ id: String) -> [UInt8] {
    let digits = Array(id.filter { $0 != "-" }.utf8)
    return stride(from: 0, to: digits.count, by: 2).map { start in
      UInt8(String(decoding: digits[start..<start + 2], as: UTF8.self), radix: 16) ?? 0
    }
  }

  private func count(_ sql: String, _ id: String, in path: String) throws -> Int64 {
    let connection = try SQLiteConnection(path: path, access: .readOnly)
    return try connection.first(sql, .blob(bytes(id))) { row throws(SQLiteError) in
      try row.integer(0)
    } ?? 0
  }

  private func goals(of id: String, _ folder: TemporaryFolder) throws -> Int64 {
    try count(
      "SELECT count(*) FROM goals WHERE user_id = ?", id,
      in: folder.path(of: "profile-service.db"))
  }

  private func memberships(of id: String, _ folder: TemporaryFolder) throws -> Int64 {
    try count(
      "SELECT count(*) FROM members WHERE user_id = ?", id,
      in: folder.path(of: "group-service.db"))
  }

  private func fileContains(_ text: String, _ folder: TemporaryFolder) -> Bool {
    ["profile-service.db", "profile-service.db-wal"].contains { name in
      FileManager.default.contents(atPath: folder.path(of: name))?
        .range(of: Data(text.utf8)) != nil
    }
  }

  @Test("are forgotten by every service, down to the bytes of its files")
  func forgotten() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ann@example.com", "bob@example.com")
    let goals = GoalsClient(try suite.channel(to: suite.profiles.address))
    for person in people {
      _ = try await goals.createGoal(
        CreateGoalRequest(
          userID: person.id, text: "the secret wish of \(person.displayName)", points: 3))
    }
    let group = try await suite.groupsClient().createGroup(
      CreateGroupRequest(creatorID: people[1].id, title: "Us", memberEmails: ["ann@example.com"]))
    #expect(fileContains("the secret wish of ann", suite.folder))
    #expect(try memberships(of: people[0].id, suite.folder) == 1)

    _ = try await suite.users().deleteUser(DeleteUserRequest(id: people[0].id))
    while fileContains("the secret wish of ann", suite.folder) { await Task.yield() }
    while try memberships(of: people[0].id, suite.folder) > 0 { await Task.yield() }
    #expect(fileContains("the secret wish of bob", suite.folder))
    #expect(try self.goals(of: people[1].id, suite.folder) == 1)
    let left = try await suite.groupsClient().getGroup(GetGroupRequest(id: group.id))
    #expect(left.members.map(\.userID) == [people[1].id])
    for service in [suite.groups, suite.profiles] {
      let metrics = service.metrics()
      #expect(metrics.contains("\nrollcall_people_followed 1\n"))
      #expect(metrics.contains("\nrollcall_people_forgotten_total 1\n"))
      #expect(metrics.contains("\nrollcall_people_caught_up_timestamp_seconds 1"))
    }
  }

  @Test("are forgotten whichever of the two is killed, and nobody else is")
  func killed() async throws {
    // Below the ports that the system gives out, so that nobody has it when the directory is back.
    let address = "127.0.0.1:\(Int.random(in: 20_000..<32_000))"
    let folder = try RunningSuite.certificates()
    func start(_ executable: BuiltExecutable) async throws -> ServiceProcess {
      executable == .userDirectory
        ? try await ServiceProcess(executable, in: folder, options: ["--listen=\(address)"])
        : try await ServiceProcess(executable, in: folder, directory: address)
    }
    var directory = try await start(.userDirectory)
    var profiles = try await start(.profileService)
    var groups = try await start(.groupService)
    defer { for service in [directory, profiles, groups] { service.end() } }
    func channel(to address: String) throws -> Channel {
      try Channel(to: address, as: ServiceCredentials(directory: folder.path, name: "operator"))
    }
    let users = UserDirectoryClient(try channel(to: address))
    func again<Value>(_ body: () async throws -> Value) async throws -> Value {
      while true {
        do {
          return try await body()
        } catch let error as RPCError where error.code == .unavailable {}
      }
    }
    var (kept, deleted): ([String], [String]) = ([], [])
    let owner = try await users.createUser(
      CreateUserRequest(email: "owner@example.com", displayName: "O"))
    let group = try await GroupsClient(try channel(to: groups.address)).createGroup(
      CreateGroupRequest(creatorID: owner.id, title: "All", memberEmails: [owner.email]))
    for round in 0..<6 {
      let goals = GoalsClient(try channel(to: profiles.address))
      let joins = GroupsClient(try channel(to: groups.address))
      var added: [String] = []
      for number in 0..<6 {
        let email = "p\(round)-\(number)@example.com"
        let user = try await again {
          try await users.createUser(CreateUserRequest(email: email, displayName: "P"))
        }
        _ = try await again {
          try await goals.createGoal(
            CreateGoalRequest(userID: user.id, text: "Goal of \(email)", points: 3))
        }
        _ = try await again {
          try await joins.addMembers(
            AddMembersRequest(groupID: group.id, memberEmails: [email]))
        }
        added.append(user.id)
      }
      for (number, id) in added.enumerated() {
        // One of the three dies between the deletions.
        if number == 2 {
          switch round % 3 {
          case 0:
            await profiles.kill()
          case 1:
            await groups.kill()
          default:
            await directory.kill()
            directory = try await start(.userDirectory)
          }
        }
        guard number % 2 == 0 else {
          kept.append(id)
          continue
        }
        _ = try await again {
          do throws(RPCError) {
            _ = try await users.deleteUser(DeleteUserRequest(id: id))
          } catch  where error.code == .notFound {}
        }
        deleted.append(id)
      }
      if profiles.process.hasEnded { profiles = try await start(.profileService) }
      if groups.process.hasEnded { groups = try await start(.groupService) }
    }
    for id in deleted {
      while try goals(of: id, folder) > 0 { await Task.yield() }
      while try memberships(of: id, folder) > 0 { await Task.yield() }
    }
    for id in kept {
      #expect(try goals(of: id, folder) == 1)
      #expect(try memberships(of: id, folder) == 1)
    }
    #expect(deleted.count == 18 && kept.count == 18)
  }
}
