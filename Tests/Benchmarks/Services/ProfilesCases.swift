import DirectoryAPI
import ProfilesAPI
import WellKnownTypes

/// The profile service's methods.
enum ProfilesCases {
  static let all: [MethodCase] = [
    MethodCase(name: "GetProfile") { fixture, turn in
      _ = try await fixture.profiles.getProfile(GetProfileRequest(userID: fixture.person(turn).id))
    },
    MethodCase(name: "UpdateProfile") { fixture, turn in
      _ = try await fixture.profiles.updateProfile(
        UpdateProfileRequest(
          profile: Profile(userID: fixture.person(turn).id, about: "Call \(turn.number)"),
          updateMask: FieldMask(paths: ["about"])))
    },
    MethodCase(name: "ChooseAvatar") { fixture, turn in
      let style = turn.number.isMultiple(of: 2) ? "dark" : "light"
      _ = try await fixture.profiles.chooseAvatar(
        ChooseAvatarRequest(
          userID: fixture.person(turn).id, avatarName: "\(style)\(turn.number % 28)"))
    },
    MethodCase(name: "ListAvatars") { fixture, _ in
      _ = try await fixture.avatars.listAvatars(ListAvatarsRequest())
    },
    MethodCase(name: "CreateGoal") { fixture, turn in
      _ = try await fixture.goals.createGoal(
        CreateGoalRequest(userID: fixture.person(turn).id, text: "Read a book", points: 12))
    },
    MethodCase(name: "ListGoals") { fixture, turn in
      _ = try await fixture.goals.listGoals(ListGoalsRequest(userID: fixture.person(turn).id))
    },
    MethodCase(name: "RecordProgress") { fixture, turn in
      _ = try await fixture.goals.recordProgress(
        RecordProgressRequest(
          goalID: fixture.madeGoals[turn.caller % fixture.madeGoals.count].id, points: 1))
    },
    MethodCase(name: "CreateGoal+DeleteGoal") { fixture, turn in
      let goal = try await fixture.goals.createGoal(
        CreateGoalRequest(userID: fixture.person(turn).id, text: "Forget it", points: 1))
      _ = try await fixture.goals.deleteGoal(DeleteGoalRequest(id: goal.id))
    },
  ]
}
