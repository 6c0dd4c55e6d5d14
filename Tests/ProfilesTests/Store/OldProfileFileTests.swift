import SQLite
import ServiceStore
import TestSupport
import Testing

@testable import Profiles

/// Files that earlier releases wrote.
@Suite("A profile service's file of an earlier release")
struct OldProfileFileTests {
  @Test("is opened with everything in it, and reached goals count as completed")
  func firstRelease() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "profiles.db")
    let old = try SQLiteDatabase(
      path: path, kind: ProfileDatabase.schema.kind,
      migrations: Array(ProfileDatabase.schema.sqlite.prefix(2)))
    let (open, done) = (ProfileStoreFixture.id(11), ProfileStoreFixture.id(12))
    try await old.write { connection in
      try await connection.run(
        "INSERT INTO profiles VALUES (?, 'Ann', 'I sing.', 'dark3', 5, 4)",
        .blob(ProfileStoreFixture.id(1).bytes))
      for (id, progress) in [(open, 3), (done, 10)] {
        try await connection.run(
          "INSERT INTO goals VALUES (?, ?, 'Run', 2, 10, ?, 6, 7, 2)", .blob(id.bytes),
          .blob(ProfileStoreFixture.id(1).bytes), .integer(progress))
      }
    }
    await old.close()

    let database = try await ProfileDatabase(
      database: SQLiteDatabase(path: path, schema: ProfileDatabase.schema))
    let profile = try #require(
      try await database.profiles.profile(of: ProfileStoreFixture.id(1)))
    #expect(
      profile
        == ProfileRecord(
          userID: ProfileStoreFixture.id(1), displayName: "Ann", about: "I sing.",
          avatarName: "dark3", updateTime: WallTime(microseconds: 5), revision: 4))
    let openGoal = try #require(try await database.goals.goal(open))
    #expect(openGoal.progress == 3)
    #expect(openGoal.completeTime == nil)
    #expect(openGoal.term == .long)
    let doneGoal = try #require(try await database.goals.goal(done))
    #expect(doneGoal.completeTime == WallTime(microseconds: 7))
    #expect(doneGoal.revision == 2)
    // The profile and the goals are told to who watches from the beginning.
    let profileNews = try await database.profiles.news(after: .none, limit: 10)
    #expect(profileNews.changes == [.present(profile)])
    var told = doneGoal
    told.isCompletedNow = true
    let goalNews = try await database.goals.news(of: nil, after: .none, limit: 10)
    #expect(goalNews.changes == [.present(openGoal), .present(told)])
    let more = try await database.goals.record(7, on: open, expecting: 2, once: nil)
    guard case .carriedOut(let reached) = more else { throw ProfileStoreFixture.Unexpected() }
    #expect(reached.isCompletedNow)
    let news = try await database.goals.news(of: nil, after: goalNews.position, limit: 10)
    #expect(news.changes == [.present(reached)])
    await database.close()
  }
}
