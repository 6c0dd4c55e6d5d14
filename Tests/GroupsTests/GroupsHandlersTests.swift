import DirectoryAPI
import GroupsAPI
import PeopleFakes
import Protobuf
import RPCCore
import ServiceStore
import Testing

@testable import Groups

@Suite("The group service")
struct GroupsHandlersTests {
  let fixture: GroupStoreFixture
  let people = PeopleInMemory()
  let groups: GroupsHandlers

  init() async throws {
    fixture = try await GroupStoreFixture(GroupStoreMaker.all[0])
    groups = GroupsHandlers(store: fixture.store, directory: people)
    for (number, name) in [(1, "ann"), (2, "bob"), (3, "zoe"), (4, "max")] {
      people.add(number, "\(name)@x", name: name)
    }
  }

  func context() -> CallContext {
    CallContext(
      method: GroupsMethods.getGroup, peer: nil, address: "test", metadata: Metadata(),
      deadline: nil)
  }

  func create(
    _ emails: [String], creator: Int = 1, title: String = "Choir", request: String = ""
  ) async throws -> Group {
    try await groups.createGroup(
      CreateGroupRequest(
        requestID: request, creatorID: PeopleInMemory.id(creator), title: title,
        memberEmails: emails),
      context: context())
  }

  func get(_ id: String) async throws -> Group {
    try await groups.getGroup(GetGroupRequest(id: id), context: context())
  }

  func failure(_ body: () async throws -> Void) async -> RPCError? {
    await #expect(throws: RPCError.self) { try await body() }
  }

  static let requestID = "0190c1a2-0000-7000-8000-000000000001"
  static let unreachable = RPCError(.unavailable, "the user directory can't be reached now")

  @Test("makes a group of the creator first, then the others in their order")
  func create() async throws {
    let group = try await create(["zoe@x", "BOB@x"])
    #expect(group.title == "Choir")
    #expect(group.creatorID == PeopleInMemory.id(1))
    #expect(group.members.map(\.email) == ["ann@x", "zoe@x", "bob@x"])
    #expect(group.members.map(\.displayName) == ["ann", "zoe", "bob"])
    #expect(group.revision == 1)
    #expect(try await get(group.id) == group)
  }

  @Test("asks the directory for everybody in one call")
  func oneCall() async throws {
    _ = try await create(["zoe@x", "bob@x"])
    #expect(people.calls == [.find(ids: 1, emails: 2)])
  }

  @Test("adds the creator once, who may be among the others")
  func creatorAmongMembers() async throws {
    let group = try await create(["zoe@x", "ann@x", "zoe@X"])
    #expect(group.members.map(\.email) == ["ann@x", "zoe@x"])
    let alone = try await create(["ann@x"], title: "")
    #expect(alone.members.map(\.email) == ["ann@x"])
    #expect(alone.title == "ann@x")
  }

  @Test("calls a group without a title by the chosen e-mails, and keeps no title of it")
  func defaultTitle() async throws {
    let group = try await create(["zoe@x", "bob@x", "ann@x"], title: " ")
    #expect(group.title == "zoe@x, bob@x")
    #expect(!group.titled)
    #expect(group.label == group.title)
    people.delete(3)
    people.add(3, "zoe@y")
    #expect(try await get(group.id).title == "zoe@y, bob@x")
  }

  @Test("groups without titles don't clash, however often they are of the same people")
  func namelessGroups() async throws {
    let first = try await create(["bob@x"], title: "")
    let second = try await create(["bob@x"], title: "")
    #expect(first.title == second.title)
    #expect(first.id != second.id)
    // A title that says the same as a label is no clash with it either.
    #expect(try await create(["bob@x"], title: "bob@x").titled)
  }

  @Test("keeps a label as short as any title")
  func longLabel() {
    let emails = (10..<40).map { "person\($0)@example.com" }
    let label = GroupLabel.text(emails)
    #expect(
      label == "person10@example.com, person11@example.com, person12@example.com, "
        + "person13@example.com and 26 more")
    #expect(GroupLabel.text(["a@x", "b@x"], others: 3) == "a@x, b@x and 3 more")
    #expect(GroupLabel.text([String(repeating: "a", count: 200)]) == "1 person")
    #expect(GroupLabel.text([String(repeating: "a", count: 200)], others: 4) == "5 people")
    #expect(GroupLabel.text([]) == "nobody")
  }

  @Test("names every unknown e-mail, in its place, and an unknown creator")
  func unknownEmails() async throws {
    let error = await failure {
      _ = try await create(["bob@x", "kim@x", "no address", "kim@x"], creator: 9)
    }
    #expect(error?.code == .invalidArgument)
    #expect(
      error?.violations == [
        FieldViolation(
          field: "creator_id", description: "has no account: \(PeopleInMemory.id(9))"),
        FieldViolation(field: "member_emails[1]", description: "has no account: \"kim@x\""),
        FieldViolation(field: "member_emails[2]", description: "has no account: \"no address\""),
        FieldViolation(field: "member_emails[3]", description: "has no account: \"kim@x\""),
      ])
    let found = try await groups.listGroups(
      ListGroupsRequest(memberID: PeopleInMemory.id(2)), context: context())
    #expect(found.groups == [])
  }

  @Test("names every violated field before it asks the directory")
  func violations() async throws {
    let error = await failure {
      _ = try await groups.createGroup(
        CreateGroupRequest(
          requestID: "x", creatorID: "y", title: String(repeating: "t", count: 101)),
        context: context())
    }
    #expect(
      error?.violations.map(\.field) == ["request_id", "creator_id", "title", "member_emails"])
    let tooMany = await failure {
      _ = try await create(Array(repeating: "bob@x", count: 501))
    }
    #expect(tooMany?.violations.map(\.field) == ["member_emails"])
    #expect(people.calls == [])
  }

  @Test("gives a repeated request its first answer, even when the directory has lost a member")
  func replay() async throws {
    let first = try await create(["bob@x", "zoe@x"], request: Self.requestID)
    #expect(try await create(["bob@x", "zoe@x"], request: Self.requestID) == first)
    people.delete(2)
    let later = try await create(["bob@x", "zoe@x"], request: Self.requestID)
    #expect(later.id == first.id)
    // No ghost is shown as a member, in a repeated answer neither.
    #expect(later.members.map(\.email) == ["ann@x", "zoe@x"])
    let other = await failure { _ = try await create(["zoe@x"], request: Self.requestID) }
    #expect(other?.violations.map(\.field) == ["request_id"])
  }

  @Test("is UNAVAILABLE while the directory is, and works again after it")
  func unavailable() async throws {
    let group = try await create(["bob@x"])
    people.fail(with: Self.unreachable)
    let creating = await failure { _ = try await create(["zoe@x"]) }
    #expect(creating?.code == .unavailable)
    #expect(creating?.message == "the user directory can't be reached now")
    let getting = await failure { _ = try await get(group.id) }
    #expect(getting?.code == .unavailable)
    people.fail(with: nil)
    #expect(try await get(group.id) == group)
  }

  @Test("leaves deleted people out, and shows what the directory says of the others now")
  func deletedPeople() async throws {
    let group = try await create(["bob@x", "zoe@x"])
    people.delete(2)
    people.delete(3)
    people.add(3, "zoe@y", name: "Zoë")
    let now = try await get(group.id)
    #expect(now.members.map(\.email) == ["ann@x", "zoe@y"])
    #expect(now.members.last?.displayName == "Zoë")
    let listed = try await groups.listGroups(
      ListGroupsRequest(memberID: PeopleInMemory.id(3)), context: context())
    #expect(listed.groups.map(\.members) == [now.members])
    #expect(listed.groups.map(\.label) == ["zoe@y"])
  }

  @Test("answers NOT_FOUND for the groups of somebody who is no more")
  func groupsOfGhost() async throws {
    _ = try await create(["bob@x"])
    people.delete(2)
    let error = await failure {
      _ = try await groups.listGroups(
        ListGroupsRequest(memberID: PeopleInMemory.id(2)), context: context())
    }
    #expect(error?.code == .notFound)
  }

  @Test("lists somebody's groups, the newest first, and refuses another one's page token")
  func list() async throws {
    for title in ["a", "b", "c"] { _ = try await create(["bob@x"], title: title) }
    let first = try await groups.listGroups(
      ListGroupsRequest(memberID: PeopleInMemory.id(2), pageSize: 2), context: context())
    #expect(first.groups.map(\.title) == ["c", "b"])
    let last = try await groups.listGroups(
      ListGroupsRequest(memberID: PeopleInMemory.id(2), pageToken: first.nextPageToken),
      context: context())
    #expect(last.groups.map(\.title) == ["a"])
    #expect(last.nextPageToken == "")
    let error = await failure {
      _ = try await groups.listGroups(
        ListGroupsRequest(memberID: PeopleInMemory.id(1), pageToken: first.nextPageToken),
        context: context())
    }
    #expect(error?.violations.map(\.field) == ["page_token"])
  }

  /// A group of person 1 and as many others, whose e-mails begin with "user".
  func crowd(_ count: Int) async throws -> String {
    let numbers = 100..<(100 + count)
    for number in numbers { people.add(number, "user\(number)@x") }
    let group = try await fixture.create(1)
    _ = try await fixture.store.add(
      numbers.compactMap { RecordID(PeopleInMemory.id($0)) }, to: group.id, by: .service,
      expecting: nil)
    let owner = try #require(RecordID(PeopleInMemory.id(1)))
    _ = try await fixture.store.add([owner], to: group.id, by: .service, expecting: nil)
    return group.id.description
  }

  @Test("answers with the first members and the count of all, however many they are")
  func largeGroup() async throws {
    let id = try await crowd(1_050)
    let grown = try await groups.addMembers(
      AddMembersRequest(groupID: id, memberEmails: ["bob@x"]), context: context())
    #expect(grown.memberCount == 1_053)
    #expect(grown.members.count == 9)
    #expect(grown.label.hasSuffix(" more"))
    #expect(try grown.packed().count < 2_000)
    #expect(people.calls == [.find(ids: 0, emails: 1), .find(ids: 10, emails: 0)])
  }

  @Test("lists all members page by page, in the order of joining")
  func listMembers() async throws {
    let id = try await crowd(25)
    var found: [Member] = []
    var request = ListMembersRequest(groupID: id, pageSize: 10)
    repeat {
      let page = try await groups.listMembers(request, context: context())
      #expect(page.memberCount == 27)
      found += page.members
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    // The owner of the fixture has no account, so no ghost is shown.
    #expect(found.map(\.email) == (100..<125).map { "user\($0)@x" } + ["ann@x"])
    #expect(found.allSatisfy { $0.role == .member })
    let other = try await create(["bob@x"])
    let page = try await groups.listMembers(
      ListMembersRequest(groupID: id, pageSize: 3), context: context())
    let foreign = await failure {
      _ = try await groups.listMembers(
        ListMembersRequest(groupID: other.id, pageToken: page.nextPageToken), context: context())
    }
    #expect(foreign?.violations.map(\.field) == ["page_token"])
  }

  @Test("adds members by e-mail, and leaves who is there already")
  func addMembers() async throws {
    let group = try await create(["bob@x"])
    let grown = try await groups.addMembers(
      AddMembersRequest(groupID: group.id, memberEmails: ["zoe@x", "bob@x"], revision: 1),
      context: context())
    #expect(grown.members.map(\.email) == ["ann@x", "bob@x", "zoe@x"])
    #expect(grown.revision == 2)
    let unknown = await failure {
      _ = try await groups.addMembers(
        AddMembersRequest(groupID: group.id, memberEmails: ["max@x", "kim@x"]),
        context: context())
    }
    #expect(unknown?.violations.map(\.field) == ["member_emails[1]"])
    let stale = await failure {
      _ = try await groups.addMembers(
        AddMembersRequest(groupID: group.id, memberEmails: ["max@x"], revision: 1),
        context: context())
    }
    #expect(stale?.code == .aborted)
    #expect(stale?.message.contains("is at revision 2, not 1") == true)
    #expect(try await get(group.id).memberCount == 3)
  }

  @Test("removes a member, but neither the creator nor somebody who is none")
  func removeMember() async throws {
    let group = try await create(["bob@x", "zoe@x"])
    func remove(_ number: Int) async throws -> Group {
      try await groups.removeMember(
        RemoveMemberRequest(groupID: group.id, userID: PeopleInMemory.id(number)),
        context: context())
    }
    #expect(try await remove(2).members.map(\.email) == ["ann@x", "zoe@x"])
    let creator = await failure { _ = try await remove(1) }
    #expect(creator?.code == .failedPrecondition)
    let stranger = await failure { _ = try await remove(2) }
    #expect(stranger?.code == .notFound)
  }

  @Test("deletes a group")
  func delete() async throws {
    let group = try await create(["bob@x"])
    _ = try await groups.deleteGroup(DeleteGroupRequest(id: group.id), context: context())
    let gone = await failure { _ = try await get(group.id) }
    #expect(gone?.code == .notFound)
    #expect(gone?.message == "there is no group \(group.id)")
  }
}
