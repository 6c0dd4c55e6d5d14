import PeopleFakes
import ProfilesAPI
import RPCCore
import Screens
import ServiceStore
import Testing
import WellKnownTypes

@testable import Profiles

@Suite("The profile service")
struct ProfilesHandlersTests {
  let fixture: ProfileStoreFixture
  let people = PeopleInMemory()
  let profiles: ProfilesHandlers

  init() async throws {
    fixture = try await ProfileStoreFixture(ProfileStoreMaker.all[0])
    profiles = ProfilesHandlers(store: fixture.profiles, directory: people)
    people.add(1, "ann@x", name: "Ann")
  }

  func context() -> CallContext {
    CallContext(
      method: ProfilesMethods.getProfile, peer: nil, address: "test", metadata: Metadata(),
      deadline: nil)
  }

  func get(_ number: Int = 1) async throws -> Profile {
    try await profiles.getProfile(
      GetProfileRequest(userID: PeopleInMemory.id(number)), context: context())
  }

  func update(_ profile: Profile, _ paths: [String]) async throws -> Profile {
    try await profiles.updateProfile(
      UpdateProfileRequest(profile: profile, updateMask: FieldMask(paths: paths)),
      context: context())
  }

  func choose(_ avatar: String, for number: Int = 1) async throws -> Profile {
    try await profiles.chooseAvatar(
      ChooseAvatarRequest(userID: PeopleInMemory.id(number), avatarName: avatar),
      context: context())
  }

  func failure(_ body: () async throws -> Void) async -> RPCError? {
    await #expect(throws: RPCError.self) { try await body() }
  }

  @Test("shows the directory's name, and an avatar, of somebody who changed nothing")
  func untouched() async throws {
    let profile = try await get()
    #expect(profile.displayName == "Ann")
    #expect(profile.about == "")
    #expect(profile.revision == 0)
    #expect(profile.updateTime == nil)
    #expect(profile.avatar?.name.isEmpty == false)
  }

  @Test("gives somebody who chose none the avatar that follows from their id")
  func firstAvatar() async throws {
    let avatar = try #require(AvatarCatalogue.first(forUserID: PeopleInMemory.id(1)))
    #expect(try await get().avatar?.name == avatar.name)
    #expect(try await get().background == avatar.background.hex)
  }

  @Test("saves a chosen avatar, which the profile shows from then on")
  func chooseAvatar() async throws {
    let chosen = try await choose("light27")
    #expect(
      chosen.avatar == ProfilesAPI.Avatar(name: "light27", style: .light, background: "#555555"))
    #expect(chosen.revision == 1)
    #expect(try await get() == chosen)
    #expect(try await choose("light27").revision == 1)
    let again = try await choose("dark0")
    #expect(again.avatar == ProfilesAPI.Avatar(name: "dark0", style: .dark, background: "#aaaaaa"))
    #expect(again.revision == 2)
  }

  @Test("refuses an avatar that there is none of", arguments: ["", "dark28", "Dark5", "light05"])
  func unknownAvatar(_ name: String) async throws {
    let error = await failure { _ = try await choose(name) }
    #expect(error?.code == .invalidArgument)
    #expect(error?.violations.map(\.field) == ["avatar_name"])
    #expect(error?.message.contains("dark0 to dark27 and light0 to light27") == true)
  }

  @Test("changes the fields of the mask, and keeps the rest")
  func update() async throws {
    _ = try await choose("dark3")
    let id = PeopleInMemory.id(1)
    let both = try await update(
      Profile(userID: id, displayName: " Annie ", about: "I sing.\nLoudly.", revision: 1),
      ["display_name", "about"])
    #expect(both.displayName == "Annie")
    #expect(both.about == "I sing.\nLoudly.")
    #expect(both.avatar?.name == "dark3")
    #expect(both.revision == 2)
    let reset = try await update(Profile(userID: id, about: "not meant"), ["display_name"])
    #expect(reset.displayName == "Ann")
    #expect(reset.about == "I sing.\nLoudly.")
    #expect(try await get() == reset)
  }

  @Test("names every violated field of an update, and what would be ignored")
  func violations() async throws {
    let long = String(repeating: "a", count: 501)
    let error = await failure {
      _ = try await update(
        Profile(userID: "7", displayName: "a\u{0}", about: long),
        ["display_name", "about", "avatar"])
    }
    #expect(
      error?.violations.map(\.field) == [
        "update_mask.paths[2]", "profile.user_id", "profile.display_name", "profile.about",
      ])
    let color = await failure {
      _ = try await update(
        Profile(userID: PeopleInMemory.id(1), background: "green"), ["background"])
    }
    #expect(color?.violations.map(\.field) == ["profile.background"])
    #expect(color?.message.contains("\"green\", which is no colour; write one as #rrggbb") == true)
    let nothing = await failure {
      _ = try await profiles.updateProfile(UpdateProfileRequest(), context: context())
    }
    #expect(nothing?.violations.map(\.field) == ["update_mask", "profile"])
  }

  @Test("lets the avatar lie on a colour of the person's own, until that is taken back")
  func background() async throws {
    let id = PeopleInMemory.id(1)
    _ = try await choose("light4")
    let own = try await update(Profile(userID: id, background: "#2E7D32"), ["background"])
    #expect(own.background == "#2e7d32")
    #expect(own.avatar?.background == "#555555")
    #expect(own.revision == 2)
    #expect(try await choose("dark1").background == "#2e7d32")
    let reset = try await update(Profile(userID: id), ["background"])
    #expect(reset.background == "#aaaaaa")
  }

  @Test(
    "gives many profiles at once, each one once, and lists the ids of nobody as they were asked")
  func batch() async throws {
    people.add(2, "bob@x", name: "Bob")
    _ = try await choose("dark3")
    let (ann, bob, nobody) = (PeopleInMemory.id(1), PeopleInMemory.id(2), PeopleInMemory.id(9))
    let response = try await profiles.batchGetProfiles(
      BatchGetProfilesRequest(userIDs: [bob, nobody, ann, bob, "x", ann.uppercased()]),
      context: context())
    let single = try await (get(2), get(1))
    #expect(response.profiles == [single.0, single.1])
    #expect(response.unknownIDs == [nobody, "x"])
    let many = await failure {
      _ = try await profiles.batchGetProfiles(
        BatchGetProfilesRequest(userIDs: Array(repeating: ann, count: 1_001)),
        context: context())
    }
    #expect(many?.violations.map(\.field) == ["user_ids"])
    let none = try await profiles.batchGetProfiles(BatchGetProfilesRequest(), context: context())
    #expect(none == BatchGetProfilesResponse())
  }

  @Test("tells both revisions when a change comes too late")
  func stale() async throws {
    _ = try await choose("dark3")
    let error = await failure {
      _ = try await update(
        Profile(userID: PeopleInMemory.id(1), about: "late", revision: 9), ["about"])
    }
    #expect(error?.code == .aborted)
    #expect(error?.message.contains("is at revision 1, not 9") == true)
  }

  @Test("has no profile for somebody whom the directory doesn't know, or no longer")
  func unknownPerson() async throws {
    for call in [
      { _ = try await get(9) }, { _ = try await choose("dark1", for: 9) },
      { _ = try await update(Profile(userID: PeopleInMemory.id(9)), ["about"]) },
    ] as [() async throws -> Void] {
      let error = await failure { try await call() }
      #expect(error?.code == .notFound)
      #expect(error?.message == "there is no user \(PeopleInMemory.id(9))")
    }
    _ = try await choose("dark1")
    people.delete(1)
    let gone = await failure { _ = try await get() }
    #expect(gone?.code == .notFound)
  }

  @Test("is UNAVAILABLE while the directory is")
  func unavailable() async throws {
    people.fail(with: RPCError(.unavailable, "the user directory can't be reached now"))
    let error = await failure { _ = try await get() }
    #expect(error?.code == .unavailable)
    #expect(error?.message == "the user directory can't be reached now")
  }
}

@Suite("The avatars")
struct AvatarsHandlersTests {
  let fixture: ProfileStoreFixture

  init() async throws { fixture = try await ProfileStoreFixture(ProfileStoreMaker.all[0]) }

  func list(_ style: ProfilesAPI.AvatarStyle) async throws -> [ProfilesAPI.Avatar] {
    let context = CallContext(
      method: AvatarsMethods.listAvatars, peer: nil, address: "test", metadata: Metadata(),
      deadline: nil)
    let handlers = AvatarsHandlers(
      store: fixture.profiles, directory: PeopleInMemory(), studio: try ImageStudio())
    return try await handlers.listAvatars(ListAvatarsRequest(style: style), context: context)
      .avatars
  }

  @Test("are 28 dark ones on light gray, then 28 light ones on dark gray")
  func all() async throws {
    let avatars = try await list(.unspecified)
    #expect(
      avatars.map(\.name) == (0..<28).map { "dark\($0)" } + (0..<28).map { "light\($0)" })
    #expect(avatars.prefix(28).allSatisfy { $0.style == .dark && $0.background == "#aaaaaa" })
    #expect(avatars.suffix(28).allSatisfy { $0.style == .light && $0.background == "#555555" })
  }

  @Test("can be asked for by style")
  func styles() async throws {
    let all = try await list(.unspecified)
    #expect(try await list(.dark) == Array(all.prefix(28)))
    #expect(try await list(.light) == Array(all.suffix(28)))
    let error = await #expect(throws: RPCError.self) { try await list(.unrecognized(7)) }
    #expect(error?.violations.map(\.field) == ["style"])
  }
}
