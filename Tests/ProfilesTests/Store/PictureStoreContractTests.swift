import Pictures
import ServiceStore
import Testing

@testable import Profiles

/// What every store does with people's own pictures.
@Suite("A store of pictures")
struct PictureStoreContractTests {
  let user = ProfileStoreFixture.id(1)
  let other = ProfileStoreFixture.id(2)

  private func picture(_ byte: UInt8, isOpaque: Bool = true) -> PreparedPicture {
    PreparedPicture(
      images: [512, 256, 128, 64].map { .init(side: $0, file: [byte, UInt8($0 / 64)]) },
      isOpaque: isOpaque)
  }

  @Test("keeps a picture and tells of it in the profile, at once", arguments: ProfileStoreMaker.all)
  func keep(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let store = fixture.profiles
    let before = try await store.picture(of: user, atLeast: 64)
    #expect(before.profile == nil && before.image == nil)
    _ = try await store.change(user, [.avatar(name: "dark3")], expecting: nil)
    fixture.clock.advance()
    let profile = try await store.keep(picture(7), of: user)
    #expect(profile.revision == 2)
    #expect(profile.picture?.count == 32)
    #expect(profile.avatarName == "dark3")
    #expect(profile.updateTime == fixture.clock.now)
    let kept = try await store.picture(of: user, atLeast: 64)
    #expect(kept.profile == profile)
    #expect(kept.image == PictureImage(side: 64, isOpaque: true, file: [7, 1]))
    #expect(try await store.picture(of: other, atLeast: 64).image == nil)
    let news = try await store.news(after: .none, limit: 10)
    #expect(news.changes == [.present(profile)])
  }

  @Test(
    "gives the smallest size that is large enough, or else the largest",
    arguments: ProfileStoreMaker.all,
    [(1, 64), (64, 64), (65, 128), (200, 256), (257, 512), (512, 512), (900, 512)])
  func sizes(_ maker: ProfileStoreMaker, _ row: (asked: Int, given: Int)) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    _ = try await fixture.profiles.keep(picture(7), of: user)
    let image = try await fixture.profiles.picture(of: user, atLeast: row.asked).image
    #expect(image?.side == row.given)
  }

  @Test("a new picture takes the place of the one before, whole", arguments: ProfileStoreMaker.all)
  func replace(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let store = fixture.profiles
    let first = try await store.keep(picture(7), of: user)
    let second = try await store.keep(picture(8, isOpaque: false), of: user)
    #expect(second.revision == 2 && second.picture != first.picture)
    for side in [64, 128, 256, 512] {
      let image = try await store.picture(of: user, atLeast: side).image
      #expect(image == PictureImage(side: side, isOpaque: false, file: [8, UInt8(side / 64)]))
    }
    // The same one again is nothing new.
    #expect(try await store.keep(picture(8, isOpaque: false), of: user) == second)
  }

  @Test(
    "erasing gives the profile back without it; twice is as good as once",
    arguments: ProfileStoreMaker.all)
  func erase(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let store = fixture.profiles
    #expect(try await store.erasePicture(of: user) == nil)
    _ = try await store.keep(picture(7), of: user)
    _ = try await store.keep(picture(9), of: other)
    let erased = try #require(try await store.erasePicture(of: user))
    #expect(erased.picture == nil && erased.revision == 2)
    #expect(try await store.picture(of: user, atLeast: 64).image == nil)
    #expect(try await store.erasePicture(of: user) == erased)
    #expect(try await store.picture(of: other, atLeast: 64).image?.file == [9, 1])
  }

  @Test(
    "other changes leave the picture, and profiles in batches tell of it",
    arguments: ProfileStoreMaker.all)
  func otherChanges(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let store = fixture.profiles
    let kept = try await store.keep(picture(7), of: user)
    let changed = try await store.change(user, [.about("I sing.")], expecting: 1)
    #expect(changed.picture == kept.picture)
    #expect(try await store.profiles(of: [user])[user] == changed)
    #expect(try await store.picture(of: user, atLeast: 64).image != nil)
  }

  @Test(
    "somebody who is forgotten has no picture any more, and gets none",
    arguments: ProfileStoreMaker.all)
  func forget(_ maker: ProfileStoreMaker) async throws {
    let fixture = try await ProfileStoreFixture(maker)
    let store = fixture.profiles
    _ = try await store.keep(picture(7), of: user)
    try await fixture.forget(user)
    let left = try await store.picture(of: user, atLeast: 64)
    #expect(left.profile == nil && left.image == nil)
    await #expect {
      _ = try await store.keep(picture(7), of: user)
    } throws: { error in
      isFailure(error) { if case .notFound = $0 { true } else { false } }
    }
    #expect(try await store.picture(of: user, atLeast: 64).image == nil)
  }
}
