import DirectoryAPI
import ProfilesAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing
import WellKnownTypes

/// The streams of changes of profiles and goals, over the wire.
@Suite("Watching profiles and goals", .timeLimit(.minutes(2)))
struct ProfileWatchTests {
  /// Reads until the watched goals are as `words` says, and what was told of completions.
  private func read(
    _ request: WatchGoalsRequest, _ client: GoalsClient,
    until isDone: ([String: Goal]) -> Bool
  ) async throws -> (goals: [String: Goal], completions: Int, token: String) {
    let responses = try await client.watchGoals(request)
    var goals: [String: Goal] = [:]
    var completions = 0
    for try await response in responses {
      for change in response.changes {
        switch change.change {
        case .present(let goal)?:
          goals[goal.id] = goal
          if goal.completedNow { completions += 1 }
        case .deletedID(let id)?: goals[id] = nil
        case nil: break
        }
      }
      if isDone(goals) {
        return (goals, completions, response.resumeToken)
      }
    }
    Issue.record("the stream ended")
    return (goals, completions, "")
  }

  @Test("goals are told as they come, one completion for a hundred racing steps")
  func goals() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let people = try await suite.people("ana@example.com", "bo@example.com")
    let client = GoalsClient(try suite.channel(to: suite.profiles.address))
    let goal = try await client.createGoal(
      CreateGoalRequest(userID: people[0].id, text: "Climb", points: 50))
    _ = try await client.createGoal(
      CreateGoalRequest(userID: people[1].id, text: "another's", points: 50))
    async let told = read(WatchGoalsRequest(userID: people[0].id), client) { goals in
      goals[goal.id]?.completeTime != nil
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          _ = try await client.recordProgress(
            RecordProgressRequest(goalID: goal.id, points: 1))
        }
      }
      try await group.waitForAll()
    }
    let (goals, completions, token) = try await told
    #expect(completions == 1)
    #expect(goals.count == 1)
    #expect(goals[goal.id]?.progress == 50)

    _ = try await client.updateGoal(
      UpdateGoalRequest(
        goal: Goal(id: goal.id, text: "Climbed"), updateMask: FieldMask(paths: ["text"])))
    let after = try await read(
      WatchGoalsRequest(userID: people[0].id, resumeToken: token), client
    ) { $0[goal.id]?.text == "Climbed" }
    #expect(after.completions == 0)
    let foreign = await status {
      _ = try await read(WatchGoalsRequest(resumeToken: token), client) { _ in true }
    }
    #expect(foreign?.violations.map(\.field) == ["resume_token"])
    let nobody = await status {
      _ = try await read(
        WatchGoalsRequest(userID: "00000000-0000-7000-8000-000000000000"), client
      ) { _ in true }
    }
    #expect(nobody?.code == .notFound)
  }

  @Test("a watcher misses nothing while the service is killed and started again")
  func restart() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let first = GoalsClient(try suite.channel(to: suite.profiles.address))
    let kept = try await first.createGoal(
      CreateGoalRequest(userID: ana.id, text: "Keep", points: 5))
    let gone = try await first.createGoal(
      CreateGoalRequest(userID: ana.id, text: "Lose", points: 5))
    let before = try await read(WatchGoalsRequest(), first) { $0.count == 2 }
    _ = try await first.deleteGoal(DeleteGoalRequest(id: gone.id))
    _ = try await first.recordProgress(RecordProgressRequest(goalID: kept.id, points: 9))
    await suite.profiles.kill()
    let again = try await ServiceProcess(
      .profileService, in: suite.folder, directory: suite.directory.address)
    defer { again.end() }
    let second = GoalsClient(try suite.channel(to: again.address))
    var deleted = false
    let responses = try await second.watchGoals(WatchGoalsRequest(resumeToken: before.token))
    reading: for try await response in responses {
      for change in response.changes {
        if case .deletedID(gone.id)? = change.change { deleted = true }
        if case .present(let goal)? = change.change {
          #expect(goal.id == kept.id)
          #expect(goal.completedNow)
          break reading
        }
      }
    }
    #expect(deleted)
  }

  @Test("profiles are told as they are changed; a service that stops says where to go on")
  func profiles() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let client = ProfilesClient(try suite.channel(to: suite.profiles.address))
    let stream = try await client.watchProfiles(WatchProfilesRequest())
    var responses = stream.makeAsyncIterator()
    let nothing = try #require(try await responses.next())
    #expect(nothing.changes.isEmpty)
    #expect(nothing.caughtUp)
    _ = try await client.chooseAvatar(
      ChooseAvatarRequest(userID: ana.id, avatarName: "light3"))
    let told = try #require(try await responses.next())
    guard case .present(let profile)? = told.changes.first?.change else {
      Issue.record("\(told)")
      return
    }
    #expect(profile.userID == ana.id)
    #expect(profile.avatar?.name == "light3")
    #expect(profile.displayName.isEmpty)
    #expect(!told.resumeToken.isEmpty)

    async let code = suite.profiles.terminate()
    let end = await status {
      while try await responses.next() != nil {}
    }
    #expect(end?.code == .unavailable)
    #expect(await code == 0)
  }
}
