import DirectoryAPI
import ProfilesAPI
import RPCCore
import RPCTransport
import Testing
import WellKnownTypes

@Suite("The profile service, over the wire", .timeLimit(.minutes(2)))
struct ProfilesTests {
  @Test("everybody has a profile and an avatar, and can choose another")
  func profiles() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let channel = try suite.channel(to: suite.profiles.address)
    let client = ProfilesClient(channel)
    let fresh = try await client.getProfile(GetProfileRequest(userID: ana.id))
    #expect(fresh.displayName == "ana")
    #expect(fresh.revision == 0)
    let avatars = try await AvatarsClient(channel).listAvatars(ListAvatarsRequest()).avatars
    #expect(
      avatars.map(\.name) == (0..<28).map { "dark\($0)" } + (0..<28).map { "light\($0)" })
    #expect(
      avatars.map(\.style) == Array(repeating: .dark, count: 28)
        + .init(repeating: .light, count: 28))
    #expect(Set(avatars.prefix(28).map(\.background)).count == 1)
    #expect(Set(avatars.suffix(28).map(\.background)).count == 1)
    #expect(avatars.first?.background != avatars.last?.background)
    #expect(avatars.contains { $0 == fresh.avatar })

    let chosen = try await client.chooseAvatar(
      ChooseAvatarRequest(userID: ana.id, avatarName: "light27"))
    #expect(chosen.avatar?.name == "light27")
    let none = await status {
      _ = try await client.chooseAvatar(
        ChooseAvatarRequest(userID: ana.id, avatarName: "light28"))
    }
    #expect(none?.violations.map(\.field) == ["avatar_name"])

    let update = UpdateProfileRequest(
      profile: Profile(userID: ana.id, displayName: "Ana", about: "Sings", revision: 1),
      updateMask: FieldMask(paths: ["display_name", "about"]))
    let updated = try await client.updateProfile(update)
    #expect(updated.displayName == "Ana")
    #expect(updated.avatar?.name == "light27")
    #expect(await status { _ = try await client.updateProfile(update) }?.code == .aborted)

    _ = try await suite.users().deleteUser(DeleteUserRequest(id: ana.id))
    let gone = await status { _ = try await client.getProfile(GetProfileRequest(userID: ana.id)) }
    #expect(gone?.code == .notFound)
  }

  @Test("a goal counts up to its points, once for each request")
  func goals() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let ana = try #require(try await suite.people("ana@example.com").first)
    let client = GoalsClient(try suite.channel(to: suite.profiles.address))
    let goal = try await client.createGoal(
      CreateGoalRequest(userID: ana.id, text: "Read", points: 10))
    #expect(goal.term == .short)
    let long = try await client.createGoal(
      CreateGoalRequest(userID: ana.id, text: "Climb", term: .long, points: 1))
    let request = RecordProgressRequest(
      requestID: "0190a5f0-0000-7000-8000-000000000003", goalID: goal.id, points: 7)
    #expect(try await client.recordProgress(request).progress == 7)
    #expect(try await client.recordProgress(request).progress == 7)
    let more = RecordProgressRequest(goalID: goal.id, points: 7)
    #expect(try await client.recordProgress(more).progress == 10)
    let first = try await client.listGoals(ListGoalsRequest(userID: ana.id, pageSize: 1))
    let second = try await client.listGoals(
      ListGoalsRequest(userID: ana.id, pageSize: 1, pageToken: first.nextPageToken))
    #expect((first.goals + second.goals).map(\.id) == [long.id, goal.id])
    #expect(second.nextPageToken.isEmpty)
    let stale = await status {
      _ = try await client.recordProgress(
        RecordProgressRequest(goalID: long.id, points: 1, revision: 9))
    }
    #expect(stale?.code == .aborted)
    _ = try await client.deleteGoal(DeleteGoalRequest(id: long.id))
    #expect(try await client.listGoals(ListGoalsRequest(userID: ana.id)).goals.count == 1)
    let bad = await status {
      _ = try await client.createGoal(CreateGoalRequest(userID: ana.id, text: "", points: 0))
    }
    #expect(bad?.violations.map(\.field) == ["text", "points"])
  }
}
