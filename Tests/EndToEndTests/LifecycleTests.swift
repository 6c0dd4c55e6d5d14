import DirectoryAPI
import Foundation
import GroupsAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("The services' lives", .timeLimit(.minutes(2)))
struct LifecycleTests {
  @Test("kill -9 in the middle of writes loses nothing that was acknowledged")
  func powerCut() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let client = try suite.users()
    let acknowledged = await withTaskGroup(of: [String].self) { group in
      for writer in 0..<8 {
        group.addTask {
          var ids: [String] = []
          for number in 0..<100_000 {
            let request = CreateUserRequest(
              email: "w\(writer)n\(number)@example.com", displayName: "x")
            guard let user = try? await client.createUser(request) else { return ids }
            ids.append(user.id)
          }
          return ids
        }
      }
      group.addTask {
        // Once some are there, in the middle of the others.
        while true {
          let page = try? await client.listUsers(ListUsersRequest(pageSize: 200))
          if (page?.users.count ?? 0) >= 200 { break }
        }
        await suite.directory.kill()
        return []
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(acknowledged.count >= 190)
    let back = try await ServiceProcess(.userDirectory, in: suite.folder)
    defer { back.end() }
    defer { back.end() }
    let again = UserDirectoryClient(try suite.channel(to: back.address))
    for start in stride(from: 0, to: acknowledged.count, by: 500) {
      let some = Array(acknowledged[start..<min(start + 500, acknowledged.count)])
      let found = try await again.batchGetUsers(BatchGetUsersRequest(ids: some))
      #expect(found.unknownIDs.isEmpty)
    }
  }

  @Test("kill -9 in the middle of joins leaves a group whole, with everybody acknowledged in it")
  func powerCutOfGroups() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let (users, client) = (try suite.users(), try suite.groupsClient())
    let group = try await client.createGroup(
      CreateGroupRequest(creatorID: ana.id, title: "Crowd", memberEmails: [ana.email]))
    let acknowledged = await withTaskGroup(of: [String].self) { tasks in
      for writer in 0..<4 {
        tasks.addTask {
          var emails: [String] = []
          for number in 0..<10_000 {
            let email = "w\(writer)n\(number)@example.com"
            let error = await status {
              _ = try await users.createUser(CreateUserRequest(email: email, displayName: "x"))
              _ = try await client.addMembers(
                AddMembersRequest(groupID: group.id, memberEmails: [email]))
            }
            guard error == nil else { return emails }
            emails.append(email)
            // Now, in the middle of the others' joins.
            if writer == 0, number == 20 { suite.groups.ask(SIGKILL) }
          }
          return emails
        }
      }
      return await tasks.reduce(into: []) { $0 += $1 }
    }
    #expect(acknowledged.count >= 21)
    _ = await suite.groups.process.exitCode()
    let back = try await ServiceProcess(
      .groupService, in: suite.folder, directory: suite.directory.address)
    defer { back.end() }
    let again = GroupsClient(try suite.channel(to: back.address))
    let shown = try await again.getGroup(GetGroupRequest(id: group.id))
    let members = try await suite.members(of: group.id, from: again).map(\.email)
    #expect(Set(acknowledged).subtracting(members).isEmpty)
    #expect(Set(members).count == members.count)
    #expect(shown.revision == UInt64(members.count))
    #expect(Int(shown.memberCount) == members.count)
  }

  @Test("SIGTERM lets a running conversation finish, and the service ends with 0")
  func drain() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    var screen = try await Conversation(try suite.groupsClient())
    _ = try await screen.act(.start(.init(creatorID: people[0].id)))
    suite.groups.ask(SIGTERM)
    _ = await suite.groups.logLine("draining")
    // Nobody new is let in.
    let late = await status {
      _ = try await suite.groupsClient().getGroup(GetGroupRequest(id: people[0].id))
    }
    #expect(late?.code == .unavailable)
    #expect(try await screen.act(.search("bob")).rows.count == 1)
    _ = try await screen.act(.tap(people[1].id))
    #expect(try await screen.act(.done(.init())).created?.members.count == 2)
    #expect(try await screen.next() == nil)
    #expect(await suite.groups.process.exitCode() == 0)
    #expect(await suite.groups.logLine("drained") != nil)
  }

  @Test("neither an idle client nor one that connects and says nothing holds a drain")
  func silentClients() async throws {
    let folder = try RunningSuite.certificates()
    // Far more than the test may take: were one of them waited for, it would run out of time.
    let directory = try await ServiceProcess(
      .userDirectory, in: folder, options: ["--drain-timeout=60m"])
    defer { directory.end() }
    let silent = PlainClient(port: directory.port)
    let halfway = PlainClient(port: directory.port)
    // The first bytes of a handshake that goes no further.
    halfway.send("\u{16}\u{3}\u{1}")
    let channel = try Channel(
      to: directory.address, as: ServiceCredentials(directory: folder.path, name: "operator"))
    let idle = UserDirectoryClient(channel)
    _ = try await idle.searchUsers(SearchUsersRequest(term: "a"))
    #expect(await directory.terminate() == 0)
    // A stuck handshake has a limit of its own, of ten seconds: the drain is not to wait for that.
    let line = try #require(await directory.logLine("drained"))
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let took = try #require(record["after_ms"] as? Double)
    #expect(took < 8_000, "\(line)")
    withExtendedLifetime((silent, halfway, channel)) {}
  }
}
