import SQLite
import TestSupport
import Testing

@testable import ServiceStore

@Suite("What a service remembers of following the directory")
struct FollowedPeopleTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func open() throws -> SQLiteDatabase {
    try SQLiteDatabase(
      path: folder.path(of: "test.db"), kind: "test", migrations: [FollowedPeople.migration])
  }

  let ann = RecordID(value: 1)
  let bob = RecordID(value: 2)

  func position(_ database: SQLiteDatabase) async throws -> String {
    try await database.read { try await FollowedPeople($0).position() }
  }

  func isForgotten(_ user: RecordID, _ database: SQLiteDatabase) async throws -> Bool {
    try await database.read { try await FollowedPeople($0).isForgotten(user) }
  }

  @Test("is nothing at first, and survives a restart")
  func restart() async throws {
    let database = try open()
    #expect(try await position(database) == "")
    let isNews = try await database.write { connection in
      let people = FollowedPeople(connection)
      try await people.move(to: "t1")
      try await people.move(to: "t2")
      return [try await people.forget(ann), try await people.forget(ann)]
    }
    #expect(isNews == [true, false])
    await database.close()
    let again = try open()
    #expect(try await position(again) == "t2")
    #expect(try await isForgotten(ann, again))
    #expect(try await !isForgotten(bob, again))
    await again.close()
  }

  @Test("refuses what is written of somebody who has been deleted since")
  func late() async throws {
    let database = try open()
    try await database.write { connection in
      _ = try await FollowedPeople(connection).forget(ann)
    }
    let failure = await #expect(throws: StoreFailure.self) {
      try await database.write { connection in
        try await FollowedPeople(connection).requireKnown(bob)
        try await FollowedPeople(connection).requireKnown(ann)
      }
    }
    guard case .notFound(kind: "user", key: ann.description)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test("is undone with the transaction that it was part of")
  func undone() async throws {
    let database = try open()
    await #expect(throws: StoreFailure.self) {
      try await database.write { connection in
        _ = try await FollowedPeople(connection).forget(ann)
        try await FollowedPeople(connection).move(to: "t1")
        throw StoreFailure.forbidden("no")
      }
    }
    #expect(try await position(database) == "")
    #expect(try await !isForgotten(ann, database))
  }
}
