import DirectoryAPI
import GroupsAPI
import PeopleFakes
import RPCCore
import Screens
import ServiceStore
import Testing

@testable import Groups

/// The "new group" screen as a client sees it: events go in, states come out.
@Suite("Compose")
struct ComposeTests {
  let fixture: GroupStoreFixture
  let people = PeopleInMemory()
  let groups: GroupsHandlers

  init() async throws {
    fixture = try await GroupStoreFixture(GroupStoreMaker.all[0])
    groups = GroupsHandlers(store: fixture.store, directory: people)
    for (number, email) in [(1, "ann@x"), (2, "marta@x"), (3, "mario@x"), (4, "bob@x")] {
      people.add(number, email, name: "Person \(number)")
    }
  }

  func started() async throws -> ComposeScreen {
    let conversation = ComposeScreen(groups)
    let state = try await conversation.act(.start(.init(creatorID: PeopleInMemory.id(1))))
    #expect(state == ComposeState(sequence: 1, label: NewGroupScreen.invitation, events: 1))
    return conversation
  }

  static let requestID = "0190c1a2-0000-7000-8000-000000000001"

  @Test("leads from the search to the group")
  func wholeWay() async throws {
    let screen = try await started()
    let found = try await screen.act(.search("mar"))
    #expect(found.rows.map(\.email) == ["mario@x", "marta@x"])
    #expect(found.rows.map(\.checked) == [false, false])
    #expect(found.search == "mar")
    #expect(!found.doneShown)
    let tapped = try await screen.act(.tap(PeopleInMemory.id(2)))
    #expect(tapped.label == "marta@x")
    #expect(tapped.doneShown)
    #expect(tapped.rows.map(\.checked) == [false, true])
    let elsewhere = try await screen.act(.search("bob"))
    #expect(elsewhere.rows.map(\.email) == ["bob@x"])
    #expect(elsewhere.label == "marta@x")
    _ = try await screen.act(.tap(PeopleInMemory.id(4)))
    let back = try await screen.act(.search("mar"))
    #expect(back.rows.map(\.checked) == [false, true])
    #expect(back.label == "marta@x, bob@x")
    let titled = try await screen.act(.title("Climbing"))
    #expect(titled.title == "Climbing")
    let last = try await screen.act(.done(.init(requestID: Self.requestID)))
    #expect(last.sequence == 8)
    let group = try #require(last.created)
    #expect(group.title == "Climbing")
    #expect(group.members.map(\.email) == ["ann@x", "marta@x", "bob@x"])
    #expect(await screen.next() == nil)
    try await screen.end()
    #expect(try await fixture.group(try #require(RecordID(group.id))).title == "Climbing")
  }

  @Test("ends quietly when the person leaves")
  func leaving() async throws {
    let screen = try await started()
    screen.finish()
    #expect(await screen.next() == nil)
    try await screen.end()
    let empty = ComposeScreen(groups)
    empty.finish()
    try await empty.end()
  }

  @Test("drops the answer of a search that another one replaced, and answers every event")
  func lateAnswer() async throws {
    let screen = try await started()
    _ = try await screen.act(.search("ann"))
    people.hold("m")
    screen.send(.search("m"))
    await people.holds("m")
    screen.send(.search("mar"))
    let replaced = try #require(await screen.next())
    #expect(replaced.sequence == 3)
    #expect(replaced.search == "m")
    #expect(replaced.rows.map(\.email) == ["ann@x"])
    let wanted = try #require(await screen.next())
    #expect(wanted.sequence == 4)
    #expect(wanted.rows.map(\.email) == ["mario@x", "marta@x"])
    people.release("m")
    let after = try await screen.act(.tap(PeopleInMemory.id(2)))
    #expect(after.sequence == 5)
    #expect(after.rows.map(\.email) == ["mario@x", "marta@x"])
  }

  @Test("waits with a tap until the rows that it was meant for are there")
  func tapDuringSearch() async throws {
    let screen = try await started()
    people.hold("mar")
    screen.send(.search("mar"))
    await people.holds("mar")
    screen.send(.tap(PeopleInMemory.id(3)))
    people.release("mar")
    let found = try #require(await screen.next())
    #expect(found.sequence == 2)
    #expect(found.rows.count == 2)
    let tapped = try #require(await screen.next())
    #expect(tapped.sequence == 3)
    #expect(tapped.label == "mario@x")
  }

  @Test("answers the search that is under way when the person leaves")
  func leavingDuringSearch() async throws {
    let screen = try await started()
    people.hold("mar")
    screen.send(.search("mar"))
    await people.holds("mar")
    screen.finish()
    people.release("mar")
    #expect(await screen.next()?.rows.count == 2)
    #expect(await screen.next() == nil)
    try await screen.end()
  }

  @Test("shows a failure of the directory as a problem and goes on")
  func directoryFailure() async throws {
    people.fail(with: RPCError(.unavailable, "the user directory can't be reached now"))
    let screen = ComposeScreen(groups)
    let start = try await screen.act(.start(.init(creatorID: PeopleInMemory.id(1))))
    #expect(start.problem == "the user directory can't be reached now")
    let search = try await screen.act(.search("mar"))
    #expect(search.problem == "the user directory can't be reached now")
    #expect(search.search == "mar")
    people.fail(with: nil)
    let again = try await screen.act(.search("mart"))
    #expect(again.problem == "")
    #expect(again.rows.map(\.email) == ["marta@x"])
    _ = try await screen.act(.tap(PeopleInMemory.id(2)))
    people.fail(with: RPCError(.unavailable, "the user directory can't be reached now"))
    let done = try await screen.act(.done(.init()))
    #expect(done.problem == "the user directory can't be reached now")
    #expect(done.created == nil)
    people.fail(with: nil)
    #expect(try await screen.act(.done(.init())).created != nil)
    try await screen.end()
  }

  @Test("names a chosen person who has been deleted meanwhile")
  func deletedMeanwhile() async throws {
    let screen = try await started()
    _ = try await screen.act(.search("mar"))
    _ = try await screen.act(.tap(PeopleInMemory.id(2)))
    people.delete(2)
    let done = try await screen.act(.done(.init()))
    #expect(done.problem == "marta@x has no account any more")
    #expect(done.created == nil)
  }

  @Test("says what is wrong with an event that can't be carried out, and goes on")
  func problems() async throws {
    let screen = try await started()
    let done = try await screen.act(.done(.init()))
    #expect(done.problem == "the group needs somebody: choose people first")
    let tap = try await screen.act(.tap("nobody"))
    #expect(tap.problem == "no row shows the person \"nobody\"")
    let title = try await screen.act(.title(String(repeating: "t", count: 101)))
    #expect(title.problem == "title is 101 characters long; at most 100 are allowed")
    _ = try await screen.act(.search("mar"))
    _ = try await screen.act(.tap(PeopleInMemory.id(2)))
    let bad = try await screen.act(.done(.init(requestID: "7")))
    #expect(bad.problem.hasPrefix("request_id is not a UUID: \"7\"; title is 101"))
    _ = try await screen.act(.title(""))
    #expect(try await screen.act(.done(.init())).created?.title == "marta@x")
  }

  @Test("finds nobody for an empty search field, without asking")
  func emptySearch() async throws {
    let screen = try await started()
    _ = try await screen.act(.search("mar"))
    let state = try await screen.act(.search("  "))
    #expect(state.rows == [])
    #expect(people.calls.filter { if case .search = $0 { true } else { false } }.count == 1)
  }

  @Test("makes the group once when Done is repeated on another screen")
  func repeatedDone() async throws {
    var created: [Group] = []
    for _ in 0..<2 {
      let screen = try await started()
      _ = try await screen.act(.search("mar"))
      _ = try await screen.act(.tap(PeopleInMemory.id(2)))
      let last = try await screen.act(.done(.init(requestID: Self.requestID)))
      created.append(try #require(last.created))
    }
    #expect(created[0] == created[1])
  }

  static let breaches: [(String, [ComposeEvent.Event?])] = [
    ("an event before the start", [.search("mar")]),
    ("a second start", [.start(.init(creatorID: PeopleInMemory.id(1))), .start(.init())]),
    ("a start without a creator", [.start(.init())]),
    ("an event of no kind", [nil]),
  ]

  @Test("refuses what breaks the protocol", arguments: breaches)
  func breach(_ name: String, _ events: [ComposeEvent.Event?]) async throws {
    let screen = ComposeScreen(groups)
    for event in events { screen.send(event) }
    let error = await #expect(throws: RPCError.self) { try await screen.end() }
    #expect(error?.code == .invalidArgument, "\(name)")
  }

  @Test("refuses a creator who has no account")
  func unknownCreator() async throws {
    let screen = ComposeScreen(groups)
    screen.send(.start(.init(creatorID: PeopleInMemory.id(9))))
    let error = await #expect(throws: RPCError.self) { try await screen.end() }
    #expect(error?.code == .notFound)
  }
}
