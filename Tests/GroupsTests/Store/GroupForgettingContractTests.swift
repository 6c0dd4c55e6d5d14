import People
import ServiceStore
import Testing

@testable import Groups

/// What becomes of the groups of somebody who has been deleted, in every store of groups.
@Suite("Deleted people")
struct GroupForgettingContractTests {
  func id(_ number: Int) -> RecordID { GroupStoreFixture.id(number) }

  @Test(
    "leave their groups, which go to the longest-standing admin", arguments: GroupStoreMaker.all)
  func admin(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.create(1, with: [2, 3, 4])
    for number in [4, 3] {
      _ = try await fixture.store.setRole(
        .admin, of: id(number), in: group.id, by: .service, expecting: nil)
    }
    try await fixture.forget(1)
    #expect(try await fixture.members(group.id) == [2, 3, 4])
    #expect(try await fixture.records(group.id).map(\.role) == [.member, .owner, .admin])
    #expect(try await fixture.group(group.id).memberCount == 3)
    #expect(
      try await fixture.store.groups(of: id(1), after: nil, limit: 5).records.isEmpty)
  }

  @Test(
    "without an admin the longest-standing member gets the group", arguments: GroupStoreMaker.all)
  func member(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.create(1, with: [5, 3])
    try await fixture.forget(1)
    #expect(try await fixture.records(group.id).map(\.role) == [.owner, .member])
    #expect(try await fixture.members(group.id) == [5, 3])
  }

  @Test("beside another owner nobody inherits", arguments: GroupStoreMaker.all)
  func otherOwner(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.create(1, with: [2, 3])
    _ = try await fixture.store.setRole(
      .owner, of: id(3), in: group.id, by: .service, expecting: nil)
    try await fixture.forget(1)
    #expect(try await fixture.records(group.id).map(\.role) == [.member, .owner])
  }

  @Test("a group without anybody else goes with them", arguments: GroupStoreMaker.all)
  func alone(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.create(1)
    try await fixture.forget(1)
    #expect(
      await refusal {
        try await fixture.store.group(group.id, for: .service)
      } == .notFound("group"))
  }

  @Test(
    "an inherited group gets a number when the heir owns one of its title",
    arguments: GroupStoreMaker.all)
  func titles(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let long = String(repeating: "ö", count: 100)
    for title in ["Choir", "choir (2)", long] { try await fixture.create(2, title: title) }
    let group = try await fixture.create(1, with: [2], title: "Choir")
    let other = try await fixture.create(1, with: [2], title: long)
    try await fixture.forget(1)
    #expect(try await fixture.group(group.id).title == "Choir (3)")
    #expect(
      try await fixture.group(other.id).title == String(repeating: "ö", count: 96) + " (2)")
    // The number is the heir's now.
    #expect(
      await refusal {
        try await fixture.store.update(
          group.id, GroupEdit(title: "Choir"), by: .service, expecting: nil)
      } == .alreadyExists("group"))
  }

  @Test("are invited and ask no more, and never come back", arguments: GroupStoreMaker.all)
  func proposals(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let store = fixture.store
    let group = try await fixture.create(1)
    _ = try await store.invite([id(7)], to: group.id, by: .service)
    for _ in 0..<2 { try await fixture.forget(7) }
    #expect(try await store.peoplePosition() == "after 7")
    let page = try await store.proposals(
      .invitation, of: .group(group.id), for: .service, after: nil, limit: 5)
    #expect(page.records.isEmpty)
    // A call that had found them in the directory a moment before comes too late.
    let attempts: [() async throws -> Void] = [
      {
        _ = try await store.add([id(7)], to: group.id, by: .service, expecting: nil)
      },
      {
        _ = try await store.invite([id(7)], to: group.id, by: .service)
      },
      { _ = try await store.askToJoin(group.id, as: id(7)) },
      {
        _ = try await store.create(
          GroupDraft(title: "", creatorID: id(7), memberIDs: [id(1)]), once: nil)
      },
    ]
    for attempt in attempts { #expect(await refusal(attempt) == .notFound("user")) }
    #expect(try await fixture.members(group.id) == [1])
  }
}
