import ServiceStore
import Testing

@testable import Groups

/// Who may do what, in every store of groups.
@Suite("Roles in a group")
struct GroupRolesContractTests {
  func id(_ number: Int) -> RecordID { GroupStoreFixture.id(number) }
  func person(_ number: Int) -> Initiator { GroupStoreFixture.person(number) }

  @Test("the creator owns a group, and the others are members", arguments: GroupStoreMaker.all)
  func creation(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.create(1, with: [2, 3])
    #expect(group.members.map(\.role) == [.owner, .member, .member])
  }

  /// A deed, and by whom it may be done: owner (1), admin (2), member (3), stranger (9).
  struct Deed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let allowed: Set<Int>
    let act: @Sendable (any GroupStore, RecordID, Initiator) async throws -> Void
  }

  static let deeds = [
    Deed(testDescription: "adding", allowed: [1, 2]) { store, group, who in
      _ = try await store.add([GroupStoreFixture.id(7)], to: group, by: who, expecting: nil)
    },
    Deed(testDescription: "renaming", allowed: [1, 2]) { store, group, who in
      _ = try await store.update(group, GroupEdit(description: "New"), by: who, expecting: nil)
    },
    Deed(testDescription: "inviting", allowed: [1, 2]) { store, group, who in
      _ = try await store.invite([GroupStoreFixture.id(7)], to: group, by: who)
    },
    Deed(testDescription: "removing a member", allowed: [1, 2]) { store, group, who in
      _ = try await store.remove(GroupStoreFixture.id(4), from: group, by: who, expecting: nil)
    },
    Deed(testDescription: "seeing who is invited", allowed: [1, 2]) { store, group, who in
      _ = try await store.proposals(.invitation, of: .group(group), for: who, after: nil, limit: 5)
    },
    Deed(testDescription: "promoting", allowed: [1]) { store, group, who in
      _ = try await store.setRole(
        .admin, of: GroupStoreFixture.id(4), in: group, by: who, expecting: nil)
    },
    Deed(testDescription: "demoting an admin", allowed: [1]) { store, group, who in
      _ = try await store.setRole(
        .member, of: GroupStoreFixture.id(2), in: group, by: who, expecting: nil)
    },
    Deed(testDescription: "deleting", allowed: [1]) { store, group, who in
      try await store.delete(group, by: who, expecting: nil)
    },
    Deed(testDescription: "looking at it", allowed: [1, 2, 3]) { store, group, who in
      _ = try await store.group(group, for: who)
    },
    Deed(testDescription: "seeing the members", allowed: [1, 2, 3]) { store, group, who in
      _ = try await store.members(of: group, for: who, after: nil, limit: 5)
    },
  ]

  @Test(
    "a deed is allowed by role, denied to the others, and the group unknown to strangers",
    arguments: GroupStoreMaker.all, deeds)
  func allowance(_ maker: GroupStoreMaker, _ deed: Deed) async throws {
    let fixture = try await GroupStoreFixture(maker)
    for number in [1, 2, 3, 9] {
      let group = try await fixture.ranked()
      let refused = await refusal {
        try await deed.act(fixture.store, group.id, person(number))
      }
      if deed.allowed.contains(number) {
        #expect(refused == nil, "person \(number)")
      } else {
        #expect(refused == (number == 9 ? .notFound("group") : .denied), "person \(number)")
      }
    }
    let group = try await fixture.ranked()
    try await deed.act(fixture.store, group.id, .service)
  }

  @Test("an admin can't remove another admin, and nobody but themselves an owner")
  func removals() async throws {
    let fixture = try await GroupStoreFixture(GroupStoreMaker.all[0])
    let group = try await fixture.ranked()
    func remove(_ number: Int, by who: Initiator) async -> Refusal? {
      await refusal {
        try await fixture.store.remove(id(number), from: group.id, by: who, expecting: nil)
      }
    }
    _ = try await fixture.store.setRole(
      .admin, of: id(3), in: group.id, by: person(1), expecting: nil)
    #expect(await remove(3, by: person(2)) == .denied)
    #expect(await remove(1, by: person(2)) == .forbidden)
    #expect(await remove(1, by: .service) == .forbidden)
    #expect(await remove(3, by: person(1)) == nil)
    #expect(try await fixture.members(group.id) == [1, 2, 4])
  }

  @Test(
    "everybody can leave, but the last owner only after handing over",
    arguments: GroupStoreMaker.all)
  func leaving(_ maker: GroupStoreMaker) async throws {
    let fixture = try await GroupStoreFixture(maker)
    let group = try await fixture.ranked()
    func leave(_ number: Int) async -> Refusal? {
      await refusal {
        try await fixture.store.remove(
          id(number), from: group.id, by: person(number), expecting: nil)
      }
    }
    #expect(await leave(4) == nil)
    #expect(await leave(1) == .forbidden)
    #expect(try await fixture.members(group.id) == [1, 2, 3])
    _ = try await fixture.store.handOver(group.id, from: id(1), to: id(3), expecting: nil)
    #expect(try await fixture.role(1, in: group.id) == .admin)
    #expect(try await fixture.role(3, in: group.id) == .owner)
    #expect(await leave(1) == nil)
    #expect(await leave(3) == .forbidden)
  }

  @Test("an owner beside others can leave and be demoted, the last one not")
  func severalOwners() async throws {
    let fixture = try await GroupStoreFixture(GroupStoreMaker.all[0])
    let group = try await fixture.ranked()
    func set(_ role: MemberRole, _ number: Int, by who: Int) async -> Refusal? {
      await refusal {
        try await fixture.store.setRole(
          role, of: id(number), in: group.id, by: person(who), expecting: nil)
      }
    }
    #expect(await set(.member, 1, by: 1) == .forbidden)
    #expect(await set(.owner, 2, by: 1) == nil)
    #expect(await set(.member, 1, by: 2) == nil)
    #expect(await set(.owner, 1, by: 1) == .denied)
    #expect(await set(.owner, 9, by: 2) == .notFound("member"))
    #expect(try await fixture.records(group.id).map(\.role) == [.member, .owner, .member, .member])
  }

  @Test("a group is handed over by its owner, to a member, and not to oneself")
  func handingOver() async throws {
    let fixture = try await GroupStoreFixture(GroupStoreMaker.all[0])
    let group = try await fixture.ranked()
    func handOver(_ from: Int, _ to: Int, revision: UInt64? = nil) async -> Refusal? {
      await refusal {
        try await fixture.store.handOver(
          group.id, from: id(from), to: id(to), expecting: revision)
      }
    }
    #expect(await handOver(2, 3) == .denied)
    #expect(await handOver(9, 3) == .notFound("group"))
    #expect(await handOver(1, 9) == .notFound("member"))
    #expect(await handOver(1, 1) == .forbidden)
    #expect(await handOver(1, 3, revision: 1) == .stale)
    #expect(await handOver(1, 3, revision: 2) == nil)
    #expect(await handOver(1, 4) == .denied)
  }

  @Test("a group has at most so many owners")
  func mostOwners() async throws {
    var limits = GroupLimits()
    limits.owners = 2
    let fixture = try await GroupStoreFixture(GroupStoreMaker.all[0], limits: limits)
    let group = try await fixture.ranked()
    func promote(_ number: Int) async -> Refusal? {
      await refusal {
        try await fixture.store.setRole(
          .owner, of: id(number), in: group.id, by: person(1), expecting: nil)
      }
    }
    #expect(await promote(2) == nil)
    #expect(await promote(3) == .full)
    #expect(await promote(2) == nil)
    // A hand-over makes none more.
    _ = try await fixture.store.handOver(group.id, from: id(1), to: id(3), expecting: nil)
  }

  @Test("of parallel hand-overs exactly one happens, and one owner there is")
  func handOverRace() async throws {
    let fixture = try await GroupStoreFixture(GroupStoreMaker.all[0])
    let group = try await fixture.create(1, with: Array(2...9))
    let refusals = await withTaskGroup(of: Refusal?.self) { tasks in
      for heir in 2...9 {
        tasks.addTask {
          await refusal {
            try await fixture.store.handOver(
              group.id, from: GroupStoreFixture.id(1), to: GroupStoreFixture.id(heir),
              expecting: nil)
          }
        }
      }
      return await tasks.reduce(into: [Refusal?]()) { $0.append($1) }
    }
    #expect(refusals.filter { $0 == nil }.count == 1)
    #expect(refusals.filter { $0 == .denied }.count == 7)
    #expect(try await fixture.records(group.id).filter { $0.role == .owner }.count == 1)
  }
}
