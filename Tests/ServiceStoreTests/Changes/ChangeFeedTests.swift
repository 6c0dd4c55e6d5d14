import LinuxIO
import RPCCore
import Testing

@testable import ServiceStore

@Suite("A feed of changes", .timeLimit(.minutes(2)))
struct ChangeFeedTests {
  let things: WatchedThings

  init() throws {
    things = try WatchedThings()
  }

  /// The error with which following ends.
  func failure(_ token: String) async -> RPCError? {
    await #expect(throws: RPCError.self) {
      try await things.feed().follow(from: token) { _ in }
    }
  }

  @Test("tells everything once, in the order of the last changes, and then each new change")
  func order() async throws {
    for id in 1...3 as ClosedRange<Int64> { try await things.set(id, to: 0) }
    try await things.set(1, to: 7)
    try await things.remove(2)
    var follower = Follower()
    try await follower.follow(things.feed()) { !$0.batches.isEmpty }
    #expect(
      follower.batches.flatMap(\.changes) == [
        .present(3, value: 0), .present(1, value: 7), .gone(2),
      ])
    #expect(follower.batches.map(\.isCaughtUp) == [true])
    async let written: Void = things.set(4, to: 1)
    try await follower.follow(things.feed()) { $0.values[4] != nil }
    try await written
    #expect(follower.batches.last?.changes == [.present(4, value: 1)])
  }

  @Test("says at once that there is nothing, so that its follower knows where it stands")
  func nothing() async throws {
    var follower = Follower()
    try await follower.follow(things.feed()) { _ in true }
    #expect(follower.batches.map(\.changes) == [[]])
    #expect(follower.batches.map(\.isCaughtUp) == [true])
    #expect(!follower.token.isEmpty)
  }

  @Test("misses nothing of what many write at once, in shared commits, some of which fail")
  func parallelWrites() async throws {
    let (writers, rounds): (Int64, Int64) = (12, 40)
    async let following = Task { [things] in
      var follower = Follower()
      try await follower.follow(things.feed()) { follower in
        (0..<writers).allSatisfy { follower.values[1_000 + $0] != nil }
      }
      return follower
    }.value
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<writers {
        group.addTask { [things] in
          for round in 0..<rounds {
            try await things.set(writer * 10 + round % 7, to: round)
            if round % 3 == 0 { await things.fail() }
            if round % 5 == 0 { try await things.remove(writer * 10 + round % 7) }
          }
          try await things.set(1_000 + writer, to: 1)
        }
      }
      try await group.waitForAll()
    }
    let follower = try await following
    #expect(try await things.values() == follower.values)
    // Failed writes have given their numbers back.
    let removals = writers * Int64(stride(from: 0, to: rounds, by: 5).underestimatedCount)
    #expect(try await things.latest().value == writers * (rounds + 1) + removals)
  }

  @Test("goes on after every one of its tokens with exactly what comes after it")
  func everyToken() async throws {
    for id in 1...20 as ClosedRange<Int64> { try await things.set(id, to: id) }
    for id in 1...5 as ClosedRange<Int64> { try await things.remove(id * 3) }
    var whole = Follower()
    try await whole.follow(things.feed(pageSize: 2)) { $0.batches.last?.isCaughtUp == true }
    #expect(whole.batches.count == 10)
    #expect(whole.batches.dropLast().allSatisfy { !$0.isCaughtUp && $0.changes.count == 2 })
    for (number, batch) in whole.batches.enumerated() {
      var rest = Follower()
      try await things.feed(pageSize: 3).followOnce(from: batch.resumeToken, &rest)
      #expect(
        rest.batches.flatMap(\.changes)
          == whole.batches.dropFirst(number + 1).flatMap(\.changes))
    }
  }

  @Test("goes on after a restart where its follower had come to")
  func restart() async throws {
    try await things.set(1, to: 1)
    var follower = Follower()
    try await follower.follow(things.feed()) { _ in true }
    try await things.set(2, to: 2)
    try await things.restart()
    try await things.remove(1)
    try await follower.follow(things.feed()) { $0.values[1] == nil }
    #expect(follower.batches.flatMap(\.changes).map(\.id) == [1, 2, 1])
    #expect(follower.values == [2: 2])
  }

  @Test("waits for a follower that doesn't read, while others write and follow")
  func backPressure() async throws {
    for id in 1...30 as ClosedRange<Int64> { try await things.set(id, to: 0) }
    let stuck = AsyncStream.makeStream(of: Void.self)
    let reached = AsyncStream.makeStream(of: Void.self)
    let feed = things.feed()
    let slow = Task {
      try await feed.follow(from: "") { _ in
        reached.continuation.yield()
        for await _ in stuck.stream { break }
      }
    }
    for await _ in reached.stream { break }
    let looks = things.fetchCount
    #expect(looks == 1)
    for id in 1...30 as ClosedRange<Int64> { try await things.set(id, to: 1) }
    #expect(things.fetchCount == looks)
    var other = Follower()
    try await other.follow(things.feed(pageSize: 100)) { _ in true }
    #expect(other.values.count == 30)
    slow.cancel()
    stuck.continuation.finish()
    _ = await slow.result
  }

  @Test("ends when its follower is cancelled, in the middle of a wait")
  func cancelled() async throws {
    let feed = things.feed()
    let task = Task { try await feed.follow(from: "") { _ in } }
    while things.database.changes.waiterCount == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(things.database.changes.waiterCount == 0)
  }

  @Test("ends with UNAVAILABLE when the service stops, for those who wait and those who come")
  func drain() async throws {
    let feed = things.feed()
    let task = Task { try await feed.follow(from: "") { _ in } }
    while things.database.changes.waiterCount == 0 { await Task.yield() }
    things.database.changes.close()
    let error = await #expect(throws: RPCError.self) { try await task.value }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("resume_token") == true)
    #expect(await failure("")?.code == .unavailable)
  }

  @Test("gives a sign of life, with a token that has moved on with what isn't told")
  func heartbeat() async throws {
    var follower = Follower()
    try await follower.follow(things.feed(heartbeat: .milliseconds(1))) { $0.batches.count == 4 }
    #expect(follower.batches.allSatisfy { $0.changes.isEmpty && $0.isCaughtUp })
    let before = follower.token
    // A change of another kind than this feed tells of.
    try await things.database.write { _ = try await $0.nextChange() }
    try await follower.follow(things.feed(heartbeat: .milliseconds(1))) { $0.token != before }
    #expect(follower.values.isEmpty)
  }

  @Test("refuses tokens that it didn't give out")
  func foreignTokens() async throws {
    try await things.set(1, to: 1)
    let other = try WatchedThings()
    var stranger = Follower()
    try await stranger.follow(other.feed()) { _ in true }
    let list = things.database.pageTokens.token(at: [0, 0, 0, 0, 0, 0, 0, 1], of: "list")
    let short = things.database.pageTokens.token(at: [1], of: "things")
    for token in ["rubbish", stranger.token, list, short] {
      let error = await failure(token)
      #expect(error?.code == .invalidArgument)
      #expect(error?.violations.map(\.field) == ["resume_token"])
    }
  }

  @Test("says so when its database has been put back to an earlier state")
  func putBack() async throws {
    try await things.set(1, to: 1)
    let later = things.database.pageTokens.token(at: ChangeNumber(9).bytes, of: "things")
    let error = await failure(later)
    #expect(error?.code == .outOfRange)
    #expect(error?.message.contains("begin without one") == true)
  }
}

extension ChangeFeed<ThingChange> {
  /// Follows until there is nothing more.
  func followOnce(from token: String, _ follower: inout Follower) async throws {
    do {
      try await follow(from: token) { batch in
        follower.apply(batch)
        if batch.isCaughtUp { throw Follower.Enough() }
      }
    } catch is Follower.Enough {}
  }
}
