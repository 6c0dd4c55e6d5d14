import ServiceStore
import Testing

@testable import Groups

/// Invitations and requests to join, in every store of groups.
@Suite("Invitations and requests to join")
struct GroupProposalsContractTests {
  func id(_ number: Int) -> RecordID { GroupStoreFixture.id(number) }
  func person(_ number: Int) -> Initiator { GroupStoreFixture.person(number) }

  func answer(
    _ fixture: GroupStoreFixture, _ kind: ProposalRecord.Kind, of number: Int,
    to group: RecordID, accept: Bool = true, by who: Initiator
  ) async -> Refusal? {
    await refusal {
      try await fixture.store.answer(kind, of: id(number), to: group, accept: accept, by: who)
    }
  }

  @Test("who is invited is in after a yes, and free after a no", arguments: GroupStoreMaker.all)
  func invitation(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.ranked()
    let (shown, invitations) = try await fixture.store.invite(
      [7, 8, 3, 7].map(id), to: group.id, by: person(2))
    #expect(invitations.map(\.userID) == [7, 8].map(id))
    #expect(invitations.allSatisfy { $0.inviterID == id(2) && $0.kind == .invitation })
    #expect(shown.revision == group.revision)
    // Who is invited sees the group, and answers for themselves alone.
    #expect(try await fixture.store.group(group.id, for: person(7)).role == nil)
    #expect(await answer(fixture, .invitation, of: 7, to: group.id, by: person(2)) == .denied)
    #expect(await answer(fixture, .invitation, of: 7, to: group.id, by: person(7)) == nil)
    #expect(
      await answer(fixture, .invitation, of: 8, to: group.id, accept: false, by: person(8)) == nil)
    #expect(try await fixture.members(group.id) == [1, 2, 3, 4, 7])
    for number in [7, 8, 9] {
      #expect(
        await answer(fixture, .invitation, of: number, to: group.id, by: person(number))
          == .notFound("invitation of"))
    }
  }

  @Test("who asks is in after an admin's yes, and can ask again after a no")
  func joinRequest() async throws {
    let fixture = try await GroupStoreFixture(GroupStoreMaker.all[0])
    let group = try await fixture.ranked()
    for _ in 0..<2 {
      guard case .asked(let asked) = try await fixture.store.askToJoin(group.id, as: id(7)) else {
        throw GroupStoreFixture.Unexpected()
      }
      #expect(asked.kind == .joinRequest)
      #expect(asked.userID == id(7))
    }
    // Asking lets nobody look.
    #expect(
      await refusal {
        try await fixture.store.group(group.id, for: person(7))
      } == .notFound("group"))
    #expect(await answer(fixture, .joinRequest, of: 7, to: group.id, by: person(3)) == .denied)
    #expect(
      await answer(fixture, .joinRequest, of: 7, to: group.id, by: person(7))
        == .notFound("group"))
    #expect(
      await answer(fixture, .joinRequest, of: 7, to: group.id, accept: false, by: person(2)) == nil
    )
    #expect(
      await answer(fixture, .joinRequest, of: 7, to: group.id, by: person(2))
        == .notFound("request to join by"))
    _ = try await fixture.store.askToJoin(group.id, as: id(7))
    #expect(await answer(fixture, .joinRequest, of: 7, to: group.id, by: person(2)) == nil)
    #expect(try await fixture.members(group.id) == [1, 2, 3, 4, 7])
    #expect(
      await refusal {
        try await fixture.store.askToJoin(group.id, as: id(7))
      } == .alreadyExists("member"))
  }

  @Test("when both sides want it, the person is in at once", arguments: GroupStoreMaker.all)
  func bothSides(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.ranked()
    _ = try await fixture.store.invite([id(7)], to: group.id, by: person(1))
    guard case .joined(let joined) = try await fixture.store.askToJoin(group.id, as: id(7)) else {
      throw GroupStoreFixture.Unexpected()
    }
    #expect(joined.memberCount == 5)
    _ = try await fixture.store.askToJoin(group.id, as: id(8))
    let (shown, invitations) = try await fixture.store.invite(
      [8, 9].map(id), to: group.id, by: person(1))
    #expect(shown.memberCount == 6)
    #expect(invitations.map(\.userID) == [id(9)])
    #expect(try await fixture.members(group.id) == [1, 2, 3, 4, 7, 8])
  }

  @Test("each side can take its own back, and not the other's")
  func withdrawal() async throws {
    let fixture = try await GroupStoreFixture(GroupStoreMaker.all[0])
    let group = try await fixture.ranked()
    _ = try await fixture.store.invite([id(7)], to: group.id, by: .service)
    _ = try await fixture.store.askToJoin(group.id, as: id(8))
    func withdraw(
      _ kind: ProposalRecord.Kind, _ number: Int, by who: Initiator
    ) async -> Refusal? {
      await refusal {
        try await fixture.store.withdraw(kind, of: id(number), to: group.id, by: who)
      }
    }
    #expect(await withdraw(.joinRequest, 7, by: person(7)) == .notFound("request to join by"))
    #expect(await withdraw(.invitation, 7, by: person(3)) == .denied)
    #expect(await withdraw(.invitation, 7, by: person(2)) == nil)
    #expect(await withdraw(.joinRequest, 8, by: person(2)) == .denied)
    #expect(await withdraw(.joinRequest, 8, by: person(8)) == nil)
    #expect(
      await answer(fixture, .invitation, of: 7, to: group.id, by: person(7))
        == .notFound("invitation of"))
  }

  @Test("are listed by person and by group, page by page, for those whom they concern")
  func lists() async throws {
    let fixture = try await GroupStoreFixture(GroupStoreMaker.all[0])
    var made: [RecordID] = []
    for _ in 0..<5 {
      let group = try await fixture.ranked()
      made.append(group.id)
      _ = try await fixture.store.invite([id(7)], to: group.id, by: person(1))
    }
    _ = try await fixture.store.invite((10..<15).map(id), to: made[0], by: person(1))
    _ = try await fixture.store.askToJoin(made[0], as: id(20))
    func all(_ scope: ProposalScope, by who: Initiator) async throws -> [ProposalRecord] {
      var found: [ProposalRecord] = []
      var after: RecordID?
      repeat {
        let page = try await fixture.store.proposals(
          .invitation, of: scope, for: who, after: after, limit: 2)
        found += page.records
        after = page.next
      } while after != nil
      return found
    }
    #expect(try await all(.person(id(7)), by: person(7)).map(\.groupID) == made.reversed())
    #expect(
      try await all(.group(made[0]), by: person(2)).map(\.userID)
        == [7, 10, 11, 12, 13, 14].map(id))
    #expect(
      await refusal {
        try await fixture.store.proposals(
          .invitation, of: .person(id(7)), for: person(1), after: nil, limit: 1)
      } == .denied)
    try await fixture.store.delete(made[4], by: .service, expecting: nil)
    #expect(try await all(.person(id(7)), by: person(7)).count == 4)
  }

  @Test("an answer finds no room in a full group, and stays for when there is some")
  func full() async throws {
    let fixture = try await GroupStoreFixture(GroupStoreMaker.all[0], places: 4)
    let group = try await fixture.ranked()
    _ = try await fixture.store.invite([id(7)], to: group.id, by: person(1))
    #expect(await answer(fixture, .invitation, of: 7, to: group.id, by: person(7)) == .full)
    _ = try await fixture.store.remove(id(4), from: group.id, by: person(4), expecting: nil)
    #expect(await answer(fixture, .invitation, of: 7, to: group.id, by: person(7)) == nil)
  }

  @Test("so many wait for an answer and no more, whatever became of earlier ones")
  func mostProposals() async throws {
    var limits = GroupLimits()
    limits.proposals = 3
    let fixture = try await GroupStoreFixture(GroupStoreMaker.all[0], limits: limits)
    let group = try await fixture.create(1)
    for round in 0..<5 {
      _ = try await fixture.store.invite(
        [id(100 + round), id(200 + round)], to: group.id, by: person(1))
      _ = try await fixture.store.askToJoin(group.id, as: id(300 + round))
      #expect(
        await refusal {
          try await fixture.store.askToJoin(group.id, as: id(400))
        } == .full)
      #expect(
        await answer(fixture, .invitation, of: 100 + round, to: group.id, by: .service) == nil)
      try await fixture.store.withdraw(
        .invitation, of: id(200 + round), to: group.id, by: person(1))
      #expect(
        await answer(
          fixture, .joinRequest, of: 300 + round, to: group.id, accept: false, by: person(1))
          == nil)
    }
  }

  @Test("of parallel answers to k places exactly k are let in", arguments: GroupStoreMaker.all)
  func race(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker, places: 6)
    let group = try await fixture.create(1)
    _ = try await fixture.store.invite((10..<30).map(id), to: group.id, by: person(1))
    let refusals = await withTaskGroup(of: Refusal?.self) { tasks in
      for number in 10..<30 {
        tasks.addTask {
          await answer(
            fixture, .invitation, of: number, to: group.id,
            by: GroupStoreFixture.person(number))
        }
      }
      return await tasks.reduce(into: [Refusal?]()) { $0.append($1) }
    }
    #expect(refusals.filter { $0 == nil }.count == 5)
    #expect(refusals.filter { $0 == .full }.count == 15)
    #expect(try await fixture.group(group.id).memberCount == 6)
    #expect(try await fixture.members(group.id).count == 6)
  }
}
