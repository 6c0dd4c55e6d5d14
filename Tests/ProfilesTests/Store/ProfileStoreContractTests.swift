import Screens
import ServiceStore
import Testing

@testable import Profiles

/// What every store of profiles does.
@Suite("A profile store")
struct ProfileStoreContractTests {
  let user = ProfileStoreFixture.id(1)

  @Test("has nothing of somebody who changed nothing", arguments: ProfileStoreMaker.all)
  func untouched(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    #expect(try await fixture.profiles.profile(of: user) == nil)
  }

  @Test("makes a profile with the first change, at revision 1", arguments: ProfileStoreMaker.all)
  func firstChange(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let profile = try await fixture.profiles.change(user, [.about("I sing.")], expecting: 0)
    #expect(
      profile
        == ProfileRecord(
          userID: user, about: "I sing.", updateTime: fixture.clock.now, revision: 1))
    #expect(try await fixture.profiles.profile(of: user) == profile)
  }

  @Test("changes what it is asked to and keeps the rest", arguments: ProfileStoreMaker.all)
  func change(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    _ = try await fixture.profiles.change(
      user, [.about("I sing."), .displayName("Ann")], expecting: nil)
    fixture.clock.advance()
    let profile = try await fixture.profiles.change(user, [.avatar(name: "dark3")], expecting: 1)
    #expect(profile.about == "I sing.")
    #expect(profile.displayName == "Ann")
    #expect(profile.avatarName == "dark3")
    #expect(profile.revision == 2)
    #expect(profile.updateTime == fixture.clock.now)
    let reset = try await fixture.profiles.change(user, [.displayName(nil)], expecting: nil)
    #expect(reset.displayName == nil)
    #expect(try await fixture.profiles.profile(of: ProfileStoreFixture.id(2)) == nil)
  }

  @Test("leaves the revision when nothing changes", arguments: ProfileStoreMaker.all)
  func noChange(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let once = try await fixture.profiles.change(user, [.avatar(name: "dark3")], expecting: nil)
    fixture.clock.advance()
    #expect(
      try await fixture.profiles.change(user, [.avatar(name: "dark3")], expecting: nil) == once)
    let other = ProfileStoreFixture.id(2)
    #expect(try await fixture.profiles.change(other, [.about("")], expecting: nil).revision == 0)
  }

  @Test("refuses a stale revision, and tells both", arguments: ProfileStoreMaker.all)
  func stale(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    _ = try await fixture.profiles.change(user, [.about("a")], expecting: nil)
    await #expect {
      _ = try await fixture.profiles.change(user, [.about("b")], expecting: 7)
    } throws: { error in
      isFailure(error) {
        if case .stale(kind: "profile", _, expected: 7, current: 1) = $0 { true } else { false }
      }
    }
    #expect(try await fixture.profiles.profile(of: user)?.about == "a")
  }

  @Test("keeps a background of one's own, and takes it back", arguments: ProfileStoreMaker.all)
  func background(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    for color in [
      RGBColor(red: 0, green: 0, blue: 0), RGBColor(red: 0x2e, green: 0x7d, blue: 0x32),
      RGBColor(red: 255, green: 255, blue: 255), nil,
    ] {
      _ = try await fixture.profiles.change(user, [.background(color)], expecting: nil)
      #expect(try await fixture.profiles.profile(of: user)?.background == color)
    }
  }

  @Test("finds those of many people who changed something", arguments: ProfileStoreMaker.all)
  func many(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    var expected: [RecordID: ProfileRecord] = [:]
    for number in 1...3 {
      let id = ProfileStoreFixture.id(number)
      expected[id] = try await fixture.profiles.change(id, [.about("\(number)")], expecting: nil)
    }
    let ids = (0...4).map(ProfileStoreFixture.id)
    #expect(try await fixture.profiles.profiles(of: ids) == expected)
    #expect(try await fixture.profiles.profiles(of: []).isEmpty)
  }

  @Test("forgets somebody for good", arguments: ProfileStoreMaker.all)
  func forget(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let other = ProfileStoreFixture.id(2)
    for id in [user, other] {
      _ = try await fixture.profiles.change(id, [.about("I sing.")], expecting: nil)
    }
    try await fixture.forget(user)
    try await fixture.forget(user)
    #expect(try await fixture.profiles.profile(of: user) == nil)
    #expect(try await fixture.profiles.profile(of: other)?.about == "I sing.")
    // A call that was on its way when they left.
    await #expect {
      _ = try await fixture.profiles.change(user, [.about("late")], expecting: nil)
    } throws: { error in
      isFailure(error) { if case .notFound(kind: "user", _) = $0 { true } else { false } }
    }
  }
}
