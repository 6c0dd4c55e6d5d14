import DirectoryAPI
import GroupsAPI
import PeopleFakes
import RPCCore
import Screens
import ServiceStore
import Testing

@testable import Groups

/// Searches beside the conversation: what is slow, what fails, and who doesn't read.
@Suite("Compose, while a search is under way")
struct ComposeSearchTests {
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

  static let unreachable = RPCError(.unavailable, "the user directory can't be reached now")

  func started(isSlow: Bool = false) async throws -> ComposeScreen {
    let screen = ComposeScreen(groups, isSlow: isSlow)
    if isSlow { screen.permit() }
    _ = try await screen.act(.start(.init(creatorID: PeopleInMemory.id(1))))
    return screen
  }

  @Test("answers what the person does at once, and brings the rows in a state of their own")
  func besideTheConversation() async throws {
    let screen = try await started()
    _ = try await screen.act(.search("bob"))
    people.hold("mar")
    screen.send(.search("mar"))
    await people.holds("mar")
    screen.send(.tap(PeopleInMemory.id(4)))
    let searching = try #require(await screen.next())
    #expect(searching.searching)
    #expect(searching.search == "mar")
    #expect(searching.rows.map(\.email) == ["bob@x"])
    #expect(searching.events == 3)
    let tapped = try #require(await screen.next())
    #expect(tapped.label == "bob@x")
    #expect(tapped.events == 4)
    let titled = try await screen.act(.title("Band"))
    #expect(titled.title == "Band")
    #expect(titled.searching)
    people.release("mar")
    let found = try #require(await screen.next())
    #expect(found.sequence == 6)
    #expect(found.events == 5)
    #expect(!found.searching)
    #expect(found.rows.map(\.email) == ["mario@x", "marta@x"])
    #expect(found.label == "bob@x")
    let next = try await screen.act(.tap(PeopleInMemory.id(2)))
    #expect(next.sequence == 7)
    #expect(next.events == 6)
  }

  @Test("makes the group without waiting for a search that hangs")
  func doneDuringSearch() async throws {
    let screen = try await started()
    _ = try await screen.act(.search("bob"))
    _ = try await screen.act(.tap(PeopleInMemory.id(4)))
    people.hold("mar")
    screen.send(.search("mar"))
    await people.holds("mar")
    screen.send(.done(.init()))
    #expect(await screen.next()?.searching == true)
    let last = try #require(await screen.next())
    #expect(last.created?.members.map(\.email) == ["ann@x", "bob@x"])
    #expect(await screen.next() == nil)
    try await screen.end()
  }

  @Test("drops the rows of a search that was answered without them and then replaced")
  func lateRows() async throws {
    let screen = try await started()
    people.hold("mar")
    screen.send(.search("mar"))
    await people.holds("mar")
    screen.send(.title("T"))
    _ = await screen.next()
    _ = await screen.next()
    let newer = try await screen.act(.search("bob"))
    people.release("mar")
    #expect(newer.rows.map(\.email) == ["bob@x"])
    let after = try await screen.act(.title("U"))
    #expect(after.rows.map(\.email) == ["bob@x"])
    #expect(after.sequence == newer.sequence + 1)
  }

  @Test("shows that the search failed, and retry has it tried again")
  func retryOfSearch() async throws {
    let screen = try await started()
    people.fail(with: Self.unreachable)
    let failed = try await screen.act(.search("mar"))
    #expect(failed.problem == Self.unreachable.message)
    #expect(failed.retryShown)
    let again = try await screen.act(.retry(.init()))
    #expect(again.problem == Self.unreachable.message)
    #expect(again.retryShown)
    // What else the person does leaves it there.
    #expect(try await screen.act(.title("Band")).retryShown)
    people.fail(with: nil)
    let found = try await screen.act(.retry(.init()))
    #expect(found.problem == "")
    #expect(!found.retryShown)
    #expect(found.search == "mar")
    #expect(found.rows.count == 2)
  }

  @Test("a failure that comes late is a state too, and so is what retry finds")
  func lateFailure() async throws {
    let screen = try await started()
    people.hold("mar")
    screen.send(.search("mar"))
    await people.holds("mar")
    screen.send(.title("Band"))
    #expect(await screen.next()?.searching == true)
    #expect(await screen.next()?.title == "Band")
    people.fail(with: Self.unreachable)
    people.release("mar")
    let failed = try #require(await screen.next())
    #expect(failed.problem == Self.unreachable.message)
    #expect(failed.retryShown)
    #expect(!failed.searching)
    #expect(failed.events == 3)
    people.fail(with: nil)
    #expect(try await screen.act(.retry(.init())).rows.count == 2)
  }

  @Test("retry has Done tried again, with its request id")
  func retryOfDone() async throws {
    let screen = try await started()
    _ = try await screen.act(.search("bob"))
    _ = try await screen.act(.tap(PeopleInMemory.id(4)))
    people.fail(with: Self.unreachable)
    let requestID = "0190c1a2-0000-7000-8000-000000000001"
    let failed = try await screen.act(.done(.init(requestID: requestID)))
    #expect(failed.retryShown)
    people.fail(with: nil)
    let made = try #require(try await screen.act(.retry(.init())).created)
    try await screen.end()
    let other = try await started()
    _ = try await other.act(.search("bob"))
    _ = try await other.act(.tap(PeopleInMemory.id(4)))
    #expect(try await other.act(.done(.init(requestID: requestID))).created?.id == made.id)
  }

  @Test("retry has the creator looked up again, who must have an account in the end")
  func retryOfLookUp() async throws {
    people.fail(with: Self.unreachable)
    let screen = ComposeScreen(groups)
    #expect(try await screen.act(.start(.init(creatorID: PeopleInMemory.id(1)))).retryShown)
    people.fail(with: nil)
    let known = try await screen.act(.retry(.init()))
    #expect(known.problem == "")
    #expect(!known.retryShown)
    people.fail(with: Self.unreachable)
    let ghost = ComposeScreen(groups)
    #expect(try await ghost.act(.start(.init(creatorID: PeopleInMemory.id(9)))).retryShown)
    people.fail(with: nil)
    ghost.send(.retry(.init()))
    let error = await #expect(throws: RPCError.self) { try await ghost.end() }
    #expect(error?.code == .notFound)
  }

  @Test("has nothing to try again when nothing failed, or only the person did wrong")
  func nothingToRetry() async throws {
    let screen = try await started()
    let early = try await screen.act(.done(.init()))
    #expect(!early.retryShown)
    let state = try await screen.act(.retry(.init()))
    #expect(state.problem == "nothing has failed that could be tried again")
    try await fixture.create(1, title: "Band")
    let creator = try #require(RecordID(PeopleInMemory.id(1)))
    _ = try await fixture.store.create(
      GroupDraft(title: "Band", creatorID: creator, memberIDs: []), once: nil)
    _ = try await screen.act(.search("bob"))
    _ = try await screen.act(.tap(PeopleInMemory.id(4)))
    _ = try await screen.act(.title("band"))
    let taken = try await screen.act(.done(.init()))
    #expect(taken.problem == "there is a group band already")
    #expect(!taken.retryShown)
    _ = try await screen.act(.title("Band 2"))
    #expect(try await screen.act(.done(.init())).created?.title == "Band 2")
  }

  @Test("doesn't read from a client that doesn't read, and what was typed last wins")
  func slowReader() async throws {
    let screen = try await started(isSlow: true)
    let texts = (0..<60).map { _ in "m" } + ["bo", "bob"]
    for text in texts { screen.send(.search(text)) }
    screen.finish()
    var states: [ComposeState] = []
    while true {
      screen.permit()
      guard let state = await screen.next() else { break }
      states.append(state)
      // One more is being sent, and one event may have been read for each that waits.
      #expect(screen.eventsRead <= 1 + states.count + ComposeSession.maximumUnsent + 2)
    }
    #expect(states.map(\.sequence) == (2...63).map(UInt64.init))
    #expect(states.map(\.search) == texts)
    #expect(states.last?.rows.map(\.email) == ["bob@x"])
    try await screen.end()
  }

  @Test("every row has an avatar, and the same person the same one")
  func avatars() async throws {
    let screen = try await started()
    let found = try await screen.act(.search("mar"))
    #expect(found.rows.count == 2)
    for row in found.rows {
      let avatar = try #require(AvatarCatalogue.first(forUserID: row.userID))
      #expect(row.avatar == avatar.name)
      #expect(row.avatarBackground == avatar.background.hex)
    }
    let again = try await screen.act(.search("mart"))
    #expect(again.rows.first?.avatar == found.rows.last?.avatar)
  }

  /// Knows how one of the people looks.
  struct OnePortrait: PortraitSource {
    func portraits(of people: [String]) async -> [String: Portrait] {
      var portraits = await FirstPortraits().portraits(of: people)
      portraits[PeopleInMemory.id(2)] = AvatarCatalogue.avatar(named: "light7").map {
        Portrait(avatar: $0, background: RGBColor(red: 1, green: 2, blue: 3))
      }
      return portraits
    }
  }

  @Test("who has chosen an avatar and a colour is shown with them")
  func chosenAvatars() async throws {
    let groups = GroupsHandlers(
      store: fixture.store, directory: people, portraits: OnePortrait())
    let screen = ComposeScreen(groups)
    _ = try await screen.act(.start(.init(creatorID: PeopleInMemory.id(1))))
    let row = try #require(try await screen.act(.search("marta")).rows.first)
    #expect(row.avatar == "light7")
    #expect(row.avatarBackground == "#010203")
  }
}
