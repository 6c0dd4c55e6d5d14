import ServiceStore
import Testing

@testable import Groups

/// Nobody owns two groups of one title, in every store of groups.
@Suite("Titles of groups")
struct GroupTitlesContractTests {
  func id(_ number: Int) -> RecordID { GroupStoreFixture.id(number) }

  func refused(
    _ fixture: GroupStoreFixture, _ owner: Int, _ title: String
  ) async -> Refusal? {
    await refusal {
      try await fixture.store.create(
        GroupDraft(title: title, creatorID: id(owner), memberIDs: []), once: nil)
    }
  }

  static let sameTitles = ["choir", "CHOIR", "  Choir ", "Ｃhoir", "Ch\u{200b}oir"]

  @Test(
    "are one title whatever their case, width and white space", arguments: GroupStoreMaker.all,
    sameTitles)
  func sameTitle(_ maker: GroupStoreMaker, _ title: String) async throws {
    let fixture = try await GroupStoreFixture(maker)
    try await fixture.create(1, title: "Choir")
    #expect(await refused(fixture, 1, title) == .alreadyExists("group"))
    #expect(await refused(fixture, 2, title) == nil)
  }

  @Test("are different ones by accents and by words", arguments: GroupStoreMaker.all)
  func otherTitles(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    try await fixture.create(1, title: "Cafe Leon")
    for title in ["Café Leon", "Cafe Leon 2", "CafeLeon"] {
      #expect(await refused(fixture, 1, title) == nil, "\(title)")
    }
    #expect(await refused(fixture, 1, "cafe \t\u{a0} leon") == .alreadyExists("group"))
    #expect(await refused(fixture, 1, "cafe\u{301} Leon") == .alreadyExists("group"))
  }

  @Test("don't bind groups that have none", arguments: GroupStoreMaker.all)
  func noTitle(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    for _ in 0..<3 { #expect(await refused(fixture, 1, "") == nil) }
  }

  @Test(
    "of two creates of one title at once, one succeeds and one is told that it exists",
    arguments: GroupStoreMaker.all)
  func race(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    for round in 0..<10 {
      async let one = refused(fixture, 1, "Round \(round)")
      async let other = refused(fixture, 1, "ROUND \(round)")
      #expect(Set(await [one, other]) == [nil, .alreadyExists("group")])
    }
    #expect(
      try await fixture.store.groups(of: id(1), after: nil, limit: 50).records.count == 10)
  }

  @Test(
    "are free again after a deletion, a new title and a hand-over", arguments: GroupStoreMaker.all)
  func release(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let first = try await fixture.create(1, with: [2], title: "Choir")
    try await fixture.store.delete(first.id, by: .service, expecting: nil)
    let second = try await fixture.create(1, with: [2], title: "Choir")
    let renamed = try await fixture.store.update(
      second.id, GroupEdit(title: "Band"), by: .service, expecting: 1)
    #expect(renamed.title == "Band")
    #expect(renamed.revision == 2)
    let third = try await fixture.create(1, with: [2], title: "Choir")
    _ = try await fixture.store.handOver(third.id, from: id(1), to: id(2), expecting: nil)
    #expect(await refused(fixture, 1, "Choir") == nil)
    #expect(await refused(fixture, 2, "Choir") == .alreadyExists("group"))
  }

  @Test("bind every owner: who becomes one must have it free", arguments: GroupStoreMaker.all)
  func owners(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let store = fixture.store
    let group = try await fixture.create(1, with: [2], title: "Choir")
    try await fixture.create(2, title: "choir")
    #expect(
      await refusal {
        try await store.setRole(.owner, of: id(2), in: group.id, by: .service, expecting: nil)
      } == .alreadyExists("group"))
    #expect(
      await refusal {
        try await store.handOver(group.id, from: id(1), to: id(2), expecting: nil)
      } == .alreadyExists("group"))
    // Nothing of it has happened.
    #expect(try await fixture.role(1, in: group.id) == .owner)
    #expect(try await fixture.group(group.id).revision == 1)
    _ = try await store.update(group.id, GroupEdit(title: "Band"), by: .service, expecting: nil)
    _ = try await store.setRole(.owner, of: id(2), in: group.id, by: .service, expecting: nil)
    #expect(
      await refusal {
        try await store.update(group.id, GroupEdit(title: "CHOIR"), by: .service, expecting: nil)
      } == .alreadyExists("group"))
    #expect(try await fixture.group(group.id).title == "Band")
  }

  @Test("can be written anew in another case, and the description beside them")
  func ownTitle() async throws {
    let fixture = try await GroupStoreFixture(GroupStoreMaker.all[0])
    let group = try await fixture.create(1, title: "choir")
    let edited = try await fixture.store.update(
      group.id, GroupEdit(title: "Choir", description: "We sing."), by: .service, expecting: nil)
    #expect(edited.title == "Choir")
    #expect(edited.description == "We sing.")
    let described = try await fixture.store.update(
      group.id, GroupEdit(description: "We hum."), by: .service, expecting: 2)
    #expect(described.title == "Choir")
    #expect(described.description == "We hum.")
  }
}
