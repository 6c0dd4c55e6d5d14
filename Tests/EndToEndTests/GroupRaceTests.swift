import DirectoryAPI
import Glibc
import GroupsAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

/// Groups under parallel calls of several connections, after kill -9, and when people are deleted.
@Suite("Groups, raced for over the wire", .timeLimit(.minutes(3)))
struct GroupRaceTests {
  private func clients(
    _ suite: RunningSuite, over callProtocol: CallProtocol = .native
  ) throws -> [GroupsClient] {
    try (0..<4).map { _ in try suite.groupsClient(over: callProtocol) }
  }

  /// Accounts p0@example.com and so on.
  private func crowd(_ count: Int, in suite: RunningSuite) async throws -> [User] {
    let client = try suite.users()
    return try await withThrowingTaskGroup(of: User.self) { tasks in
      for number in 0..<count {
        tasks.addTask {
          try await client.createUser(
            CreateUserRequest(email: "p\(number)@example.com", displayName: "p\(number)"))
        }
      }
      return try await tasks.reduce(into: []) { $0.append($1) }
    }
  }

  /// How many of these calls came to each end; `nil` is OK.
  private func outcomes(
    _ calls: [@Sendable () async throws -> Void]
  ) async -> [StatusCode?: Int] {
    await withTaskGroup(of: StatusCode?.self) { tasks in
      for call in calls { tasks.addTask { await status { try await call() }?.code } }
      return await tasks.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
  }

  @Test(
    "parallel joins to a group with k places admit exactly k, and kill -9 changes no count",
    arguments: [CallProtocol.native, .grpc])
  func places(_ callProtocol: CallProtocol) async throws {
    let suite = try await RunningSuite(groupOptions: ["--max-members=12"])
    defer { suite.end() }
    let people = try await crowd(40, in: suite)
    let clients = try clients(suite, over: callProtocol)
    let group = try await clients[0].createGroup(
      CreateGroupRequest(
        creatorID: people[0].id, title: "Boat", memberEmails: [people[0].email]))
    _ = try await clients[0].inviteMembers(
      InviteMembersRequest(groupID: group.id, emails: people[20..<40].map(\.email)))
    // Half are added, half say yes to an invitation.
    let calls = people.indices.dropFirst().map { index -> @Sendable () async throws -> Void in
      let (client, person) = (clients[index % 4], people[index])
      return {
        if index < 20 {
          _ = try await client.addMembers(
            AddMembersRequest(groupID: group.id, memberEmails: [person.email]))
        } else {
          _ = try await client.answerInvitation(
            AnswerInvitationRequest(groupID: group.id, userID: person.id, answer: .accept))
        }
      }
    }
    let ends = await outcomes(calls)
    #expect(ends == [nil: 11, .failedPrecondition: 28])
    await suite.groups.kill()
    let back = try await ServiceProcess(
      .groupService, in: suite.folder, directory: suite.directory.address,
      options: ["--max-members=12"])
    defer { back.end() }
    let again = GroupsClient(try suite.channel(to: back.address))
    let shown = try await again.getGroup(GetGroupRequest(id: group.id))
    #expect(shown.memberCount == 12)
    #expect(try await suite.members(of: group.id, from: again).count == 12)
    let late = await status {
      _ = try await again.addMembers(
        AddMembersRequest(groupID: group.id, memberEmails: people.map(\.email)))
    }
    #expect(late?.code == .failedPrecondition)
    #expect(late?.message.hasPrefix("a group has room for 12 members") == true)
  }

  @Test("parallel additions and removals all land, each once")
  func additions() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await crowd(61, in: suite)
    let clients = try clients(suite)
    let group = try await clients[0].createGroup(
      CreateGroupRequest(
        creatorID: people[0].id, title: "Choir", memberEmails: [people[0].email]))
    let joins = people.indices.dropFirst().map { index -> @Sendable () async throws -> Void in
      let (client, person) = (clients[index % 4], people[index])
      return {
        _ = try await client.addMembers(
          AddMembersRequest(groupID: group.id, memberEmails: [person.email]))
        if index.isMultiple(of: 3) {
          _ = try await client.leaveGroup(
            LeaveGroupRequest(groupID: group.id, userID: person.id))
        }
      }
    }
    #expect(await outcomes(joins) == [nil: 60])
    let stayed = people.indices.filter { $0 == 0 || !$0.isMultiple(of: 3) }.map { people[$0].id }
    let members = try await suite.members(of: group.id)
    #expect(Set(members.map(\.userID)) == Set(stayed))
    let shown = try await clients[0].getGroup(GetGroupRequest(id: group.id))
    #expect(Int(shown.memberCount) == stayed.count)
    #expect(shown.revision == 81)
  }

  @Test("of parallel creates of one title one succeeds, and the others hear ALREADY_EXISTS")
  func titles() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    let clients = try clients(suite)
    for round in 0..<5 {
      let ends = await outcomes(
        (0..<8).map { number in
          let client = clients[number % 4]
          let title = number.isMultiple(of: 2) ? "Choir \(round)" : "CHOIR \(round)"
          return {
            _ = try await client.createGroup(
              CreateGroupRequest(
                creatorID: people[0].id, title: title, memberEmails: ["bob@example.com"]))
          }
        })
      #expect(ends == [nil: 1, .alreadyExists: 7])
    }
    // The same request again is no second create.
    let request = CreateGroupRequest(
      requestID: "0190a5f0-0000-7000-8000-000000000011", creatorID: people[0].id,
      title: "Band", memberEmails: ["bob@example.com"])
    let made = try await withThrowingTaskGroup(of: String.self) { tasks in
      for number in 0..<8 {
        tasks.addTask { try await clients[number % 4].createGroup(request).id }
      }
      return try await tasks.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(made.count == 1)
    let mine = try await clients[0].listGroups(ListGroupsRequest(memberID: people[0].id))
    #expect(mine.groups.count == 6)
  }

  @Test(
    "of parallel hand-overs one happens, and leaving at the same time leaves no group ownerless")
  func handOvers() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await crowd(6, in: suite)
    let clients = try clients(suite)
    for round in 0..<5 {
      let group = try await clients[0].createGroup(
        CreateGroupRequest(
          creatorID: people[0].id, title: "Round \(round)", memberEmails: people.map(\.email)))
      let handOvers = (1..<6).map { index -> @Sendable () async throws -> Void in
        let (client, heir) = (clients[index % 4], people[index])
        return {
          _ = try await client.handOverGroup(
            HandOverGroupRequest(
              groupID: group.id, userID: heir.id, actingUserID: people[0].id))
        }
      }
      let leave: @Sendable () async throws -> Void = {
        _ = try await clients[3].leaveGroup(
          LeaveGroupRequest(groupID: group.id, userID: people[0].id))
      }
      let ends = await outcomes(handOvers + [leave])
      // Who had left by then couldn't hand over any more.
      #expect((ends[nil] ?? 0) >= 1)
      let members = try await suite.members(of: group.id)
      #expect(members.count { $0.role == .owner } == 1)
      #expect(members.first { $0.userID == people[0].id }?.role != .owner)
    }
  }

  @Test("what an owner had goes on without them once the directory has deleted them")
  func deletedOwner() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com", "cleo@example.com")
    let client = try suite.groupsClient()
    let group = try await client.createGroup(
      CreateGroupRequest(
        creatorID: people[0].id, title: "Choir",
        memberEmails: ["bob@example.com", "cleo@example.com"]))
    _ = try await client.setMemberRole(
      SetMemberRoleRequest(groupID: group.id, userID: people[2].id, role: .admin))
    let alone = try await client.createGroup(
      CreateGroupRequest(
        creatorID: people[0].id, title: "Diary", memberEmails: ["ana@example.com"]))
    var watch = try await Watch(client, WatchGroupsRequest())
    _ = try await watch.until { $0.groups.count == 2 }
    _ = try await suite.users().deleteUser(DeleteUserRequest(id: people[0].id))
    try await watch.until { $0.groups.count == 1 && $0.groups[group.id]?.memberCount == 2 }
    #expect(watch.groups[alone.id] == nil)
    let members = try await suite.members(of: group.id)
    #expect(members.map(\.displayName) == ["bob", "cleo"])
    #expect(members.map(\.role) == [.member, .owner])
  }

  @Test("a watch goes on from its token after kill -9 with all that it missed, and ends at SIGTERM")
  func watching() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bob@example.com")
    let client = try suite.groupsClient()
    func create(_ title: String, from client: GroupsClient) async throws -> Group {
      try await client.createGroup(
        CreateGroupRequest(
          creatorID: people[0].id, title: title, memberEmails: ["bob@example.com"]))
    }
    let (choir, band) = (
      try await create("Choir", from: client), try await create("Band", from: client)
    )
    var watch = try await Watch(client, WatchGroupsRequest(memberID: people[1].id))
    try await watch.until { $0.groups.count == 2 }
    #expect(watch.groups[choir.id]?.label == "bob@example.com")
    #expect(watch.groups[choir.id]?.role == .member)
    await suite.groups.kill()
    let back = try await ServiceProcess(
      .groupService, in: suite.folder, directory: suite.directory.address)
    defer { back.end() }
    let again = GroupsClient(try suite.channel(to: back.address))
    // Missed: one left, one made.
    _ = try await again.leaveGroup(LeaveGroupRequest(groupID: choir.id, userID: people[1].id))
    let quire = try await create("Quire", from: again)
    try await watch.resume(again, WatchGroupsRequest(memberID: people[1].id))
    try await watch.until { Set($0.groups.keys) == [band.id, quire.id] }
    _ = try await again.deleteGroup(DeleteGroupRequest(id: band.id))
    try await watch.until { Set($0.groups.keys) == [quire.id] }
    back.ask(SIGTERM)
    let end = await status { try await watch.until { _ in false } }
    #expect(end?.code == .unavailable)
    #expect(await back.process.exitCode() == 0)
  }
}

/// Somebody who watches groups, and what they know from it.
struct Watch {
  private var responses: ResponseStream<WatchGroupsResponse>.Iterator
  private(set) var groups: [String: Group] = [:]
  private(set) var token = ""

  init(_ client: GroupsClient, _ request: WatchGroupsRequest) async throws {
    responses = try await client.watchGroups(request).makeAsyncIterator()
  }

  /// Goes on where it was, perhaps at another process.
  mutating func resume(_ client: GroupsClient, _ request: WatchGroupsRequest) async throws {
    var request = request
    request.resumeToken = token
    responses = try await client.watchGroups(request).makeAsyncIterator()
  }

  /// Reads until it is so.
  mutating func until(_ isSo: (Watch) -> Bool) async throws {
    while !isSo(self) {
      let response = try #require(try await responses.next())
      token = response.resumeToken
      for change in response.changes {
        switch change.change {
        case .group(let group): groups[group.id] = group
        case .goneID(let id): groups[id] = nil
        case nil: break
        }
      }
    }
  }
}
