import DirectoryAPI
import ProfilesAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing

/// Goals under parallel calls of several processes' worth of connections, and after kill -9.
@Suite("Goals, raced for over the wire", .timeLimit(.minutes(2)))
struct GoalRaceTests {
  @Test("parallel steps complete a goal exactly once and never go past its points")
  func completion() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let clients = try (0..<4).map { _ in
      GoalsClient(try suite.channel(to: suite.profiles.address))
    }
    let goal = try await clients[0].createGoal(
      CreateGoalRequest(userID: ana.id, text: "Climb", points: 100))
    let answers = try await withThrowingTaskGroup(of: Goal.self) { group in
      for number in 0..<200 {
        group.addTask {
          try await clients[number % 4].recordProgress(
            RecordProgressRequest(goalID: goal.id, points: 7))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 200)
    #expect(answers.count { $0.completedNow } == 1)
    #expect(answers.allSatisfy { $0.progress <= 100 })
    #expect(Set(answers.filter { $0.progress == 100 }.map(\.completeTime)).count == 1)
    let done = try await clients[0].getGoal(GetGoalRequest(id: goal.id))
    #expect(done.progress == 100)
    // Fifteen steps of 7 counted; the others found the goal reached.
    #expect(done.revision == 16)
  }

  @Test("of changes at one revision one wins, and the others are told to read again")
  func revisions() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let client = GoalsClient(try suite.channel(to: suite.profiles.address))
    let goal = try await client.createGoal(
      CreateGoalRequest(userID: ana.id, text: "Climb", points: 100))
    let codes = await withTaskGroup(of: StatusCode?.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await status {
            _ = try await client.recordProgress(
              RecordProgressRequest(goalID: goal.id, points: 1, revision: 1))
          }?.code
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes.count { $0 == nil } == 1)
    #expect(codes.count { $0 == .aborted } == 19)
    _ = try await client.deleteGoal(DeleteGoalRequest(id: goal.id, revision: 2))
    let undone = await withTaskGroup(of: StatusCode?.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await status {
            _ = try await client.undeleteGoal(UndeleteGoalRequest(userID: ana.id))
          }?.code
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(undone.count { $0 == nil } == 1)
    #expect(undone.count { $0 == .failedPrecondition } == 19)
    #expect(try await client.getGoal(GetGoalRequest(id: goal.id)).revision == 3)
  }

  @Test("every step that was acknowledged is there after kill -9, a completion included")
  func kill9() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let first = GoalsClient(try suite.channel(to: suite.profiles.address))
    let goal = try await first.createGoal(
      CreateGoalRequest(userID: ana.id, text: "Walk", points: 1_000_000))
    let short = try await first.createGoal(
      CreateGoalRequest(userID: ana.id, text: "Hop", points: 3))

    /// - Returns: How many steps of 1 were acknowledged before the service was gone.
    func walk() async throws -> Int {
      while try await first.recordProgress(RecordProgressRequest(goalID: goal.id, points: 1))
        .progress < 100
      {}
      return 100
    }
    async let hop = first.recordProgress(RecordProgressRequest(goalID: short.id, points: 9))
    let walked = try await walk()
    #expect(try await hop.completedNow)
    // More are on their way when it dies.
    let racing = (0..<8).map { _ in
      Task {
        var acknowledged = 0
        while await status({
          _ = try await first.recordProgress(RecordProgressRequest(goalID: goal.id, points: 1))
        }) == nil { acknowledged += 1 }
        return acknowledged
      }
    }
    while try await first.getGoal(GetGoalRequest(id: goal.id)).progress < 150 {}
    await suite.profiles.kill()
    var acknowledged = walked
    for task in racing { acknowledged += await task.value }

    let again = try await ServiceProcess(
      .profileService, in: suite.folder, directory: suite.directory.address)
    defer { again.end() }
    let second = GoalsClient(try suite.channel(to: again.address))
    let kept = Int(try await second.getGoal(GetGoalRequest(id: goal.id)).progress)
    // What was cut off may have been carried out: of each racer one step at most.
    #expect((acknowledged...acknowledged + 8).contains(kept))
    #expect(try await second.getGoal(GetGoalRequest(id: short.id)).completeTime != nil)
    let more = try await second.recordProgress(RecordProgressRequest(goalID: short.id, points: 1))
    #expect(!more.completedNow)
  }

  @Test("a deletion can't be undone after the window, and the goal is erased")
  func erasure() async throws {
    let suite = try await RunningSuite(profileOptions: ["--undo-window=1s"])
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let client = GoalsClient(try suite.channel(to: suite.profiles.address))
    let goal = try await client.createGoal(
      CreateGoalRequest(
        requestID: "0190a5f0-0000-7000-8000-000000000003", userID: ana.id, text: "Climb",
        points: 100))
    _ = try await client.deleteGoal(DeleteGoalRequest(id: goal.id))
    // The sweep erases the answer that told of it, too.
    let repeated = CreateGoalRequest(
      requestID: "0190a5f0-0000-7000-8000-000000000003", userID: ana.id, text: "Climb",
      points: 100)
    while await status({ _ = try await client.createGoal(repeated) }) == nil {
      await Task.yield()
    }
    #expect(await status { _ = try await client.createGoal(repeated) }?.code == .notFound)
    let late = await status {
      _ = try await client.undeleteGoal(UndeleteGoalRequest(userID: ana.id))
    }
    #expect(late?.code == .failedPrecondition)
    #expect(late?.message.contains("in the last 1 second") == true)
  }
}
