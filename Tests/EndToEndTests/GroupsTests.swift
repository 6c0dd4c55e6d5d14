import DirectoryAPI
import GroupsAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

@Suite("The group service, over the wire", .timeLimit(.minutes(2)))
struct GroupsTests {
  @Test("a group is made of people whom the directory knows, and shows no ghosts")
  func groups() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com", "cleo@example.com")
    let client = try suite.groupsClient()
    let requestID = "0190a5f0-0000-7000-8000-000000000002"
    let request = CreateGroupRequest(
      requestID: requestID, creatorID: people[0].id, title: "Choir",
      memberEmails: ["BOB@example.com", "ana@example.com"])
    let group = try await client.createGroup(request)
    #expect(group.members.map(\.email) == ["ana@example.com", "bob@example.com"])
    #expect(try await client.createGroup(request).id == group.id)

    let unknown = await status {
      _ = try await client.createGroup(
        CreateGroupRequest(
          creatorID: people[0].id,
          memberEmails: ["x@example.com", "bob@example.com", "y@example.com"]))
    }
    #expect(unknown?.code == .invalidArgument)
    #expect(unknown?.violations.map(\.field) == ["member_emails[0]", "member_emails[2]"])
    #expect(unknown?.message.contains("x@example.com") == true)
    #expect(unknown?.message.contains("y@example.com") == true)

    let grown = try await client.addMembers(
      AddMembersRequest(
        groupID: group.id, memberEmails: ["cleo@example.com"], revision: group.revision))
    #expect(grown.members.map(\.displayName) == ["ana", "bob", "cleo"])
    let shrunk = try await client.removeMember(
      RemoveMemberRequest(groupID: group.id, userID: people[1].id))
    #expect(shrunk.members.map(\.displayName) == ["ana", "cleo"])

    _ = try await suite.users().deleteUser(DeleteUserRequest(id: people[2].id))
    let without = try await client.getGroup(GetGroupRequest(id: group.id))
    #expect(without.members.map(\.displayName) == ["ana"])
    let listed = try await client.listGroups(ListGroupsRequest(memberID: people[0].id))
    #expect(listed.groups.map(\.id) == [group.id])
    #expect(listed.groups.first?.members.map(\.displayName) == ["ana"])

    _ = try await client.deleteGroup(DeleteGroupRequest(id: group.id))
    let gone = await status { _ = try await client.getGroup(GetGroupRequest(id: group.id)) }
    #expect(gone?.code == .notFound)
  }

  @Test("somebody's groups come page by page, the newest first")
  func pages() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    let client = try suite.groupsClient()
    for title in ["One", "Two", "Three"] {
      _ = try await client.createGroup(
        CreateGroupRequest(
          creatorID: people[0].id, title: title, memberEmails: ["bob@example.com"]))
    }
    var request = ListGroupsRequest(memberID: people[1].id, pageSize: 2)
    let first = try await client.listGroups(request)
    request.pageToken = first.nextPageToken
    let second = try await client.listGroups(request)
    #expect((first.groups + second.groups).map(\.title) == ["Three", "Two", "One"])
    #expect(second.nextPageToken.isEmpty)
    request.memberID = people[0].id
    let elsewhere = await status { _ = try await client.listGroups(request) }
    #expect(elsewhere?.violations.map(\.field) == ["page_token"])
  }

  @Test("the creator stays, who left can't leave again, and an old revision changes nothing")
  func refusals() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    let client = try suite.groupsClient()
    let group = try await client.createGroup(
      CreateGroupRequest(creatorID: people[0].id, memberEmails: ["bob@example.com"]))
    #expect(group.title == "bob@example.com")
    func remove(_ person: Int, revision: UInt64 = 0) async -> RPCError? {
      await status {
        _ = try await client.removeMember(
          RemoveMemberRequest(groupID: group.id, userID: people[person].id, revision: revision))
      }
    }
    #expect(await remove(0)?.code == .failedPrecondition)
    #expect(await remove(1, revision: 7)?.code == .aborted)
    #expect(await remove(1, revision: group.revision) == nil)
    #expect(await remove(1)?.code == .notFound)
    let erased = await status {
      _ = try await client.deleteGroup(DeleteGroupRequest(id: group.id, revision: group.revision))
    }
    #expect(erased?.code == .aborted)
  }

  @Test("parallel joins all land, and the directory hears the group service's own name")
  func parallelJoins() async throws {
    let suite = try await RunningSuite(directoryOptions: ["--log-level=debug"])
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let client = try suite.groupsClient()
    let group = try await client.createGroup(
      CreateGroupRequest(creatorID: ana.id, title: "Crowd", memberEmails: [ana.email]))
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for number in 0..<16 {
        tasks.addTask {
          let email = "p\(number)@example.com"
          _ = try await suite.people(email)
          _ = try await client.addMembers(
            AddMembersRequest(groupID: group.id, memberEmails: [email]))
        }
      }
      try await tasks.waitForAll()
    }
    let members = try await suite.members(of: group.id)
    #expect(
      Set(members.map(\.email)) == Set((0..<16).map { "p\($0)@example.com" } + [ana.email]))
    #expect(members.count == 17)
    #expect(try await client.getGroup(GetGroupRequest(id: group.id)).memberCount == 17)
    let call =
      "\"method\":\"rollcall.directory.v1.UserDirectory/BatchGetUsers\","
      + "\"peer\":\"spiffe://rollcall.test/group-service\""
    #expect(await suite.directory.process.errorLine(containing: call) != nil)
  }
}
