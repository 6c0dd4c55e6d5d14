import DirectoryAPI
import ProfilesAPI
import RPCTransport
import WellKnownTypes

/// The profile service's methods.
enum ProfilesCases {
  static let all: [MethodCase] = [
    MethodCase(name: "GetProfile") { fixture, turn in
      _ = try await fixture.profiles.getProfile(GetProfileRequest(userID: fixture.person(turn).id))
    },
    MethodCase(name: "BatchGetProfiles/100") { fixture, turn in
      let first = turn.index(of: fixture.people.count - 100)
      _ = try await fixture.profiles.batchGetProfiles(
        BatchGetProfilesRequest(userIDs: fixture.people[first..<first + 100].map(\.id)))
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
    MethodCase(name: "GetAvatarImage") { fixture, turn in
      _ = try await Fixture.image(
        GetAvatarImageRequest(subject: .userID(fixture.person(turn).id)), fixture.avatars)
    },
    // Of a size of its own, so that it is drawn anew.
    MethodCase(name: "GetAvatarImage (drawn)") { fixture, turn in
      _ = try await Fixture.image(
        GetAvatarImageRequest(
          subject: .avatarName("light\(turn.number % 28)"), size: UInt32(32 + turn.number % 481)),
        fixture.avatars)
    },
    MethodCase(name: "WatchProfiles(first)") { fixture, _ in
      let told = try await fixture.profiles.watchProfiles(WatchProfilesRequest())
      for try await _ in told { return }
    },
    MethodCase(name: "DeletePicture") { fixture, turn in
      _ = try await fixture.avatars.deletePicture(
        DeletePictureRequest(userID: fixture.person(turn).id))
    },
    MethodCase(name: "WatchGoals(first)") { fixture, turn in
      let told = try await fixture.goals.watchGoals(
        WatchGoalsRequest(userID: fixture.person(turn).id))
      for try await _ in told { return }
    },
    MethodCase(name: "UploadPicture") { fixture, turn in
      let call = try await fixture.avatars.uploadPicture()
      try await call.send(
        UploadPictureRequest(userID: fixture.person(turn).id, data: fixture.picture))
      _ = try await call.response()
    },
    MethodCase(name: "CreateGoal") { fixture, turn in
      _ = try await fixture.goals.createGoal(
        CreateGoalRequest(userID: fixture.person(turn).id, text: "Read a book", points: 12))
    },
    MethodCase(name: "GetGoal") { fixture, turn in
      _ = try await fixture.goals.getGoal(GetGoalRequest(id: fixture.goal(turn).id))
    },
    MethodCase(name: "ListGoals") { fixture, turn in
      _ = try await fixture.goals.listGoals(ListGoalsRequest(userID: fixture.person(turn).id))
    },
    MethodCase(name: "UpdateGoal") { fixture, turn in
      _ = try await fixture.goals.updateGoal(
        UpdateGoalRequest(
          goal: Goal(id: fixture.goal(turn).id, text: "Go far, call \(turn.number)"),
          updateMask: FieldMask(paths: ["text"])))
    },
    MethodCase(name: "RecordProgress") { fixture, turn in
      _ = try await fixture.goals.recordProgress(
        RecordProgressRequest(goalID: fixture.goal(turn).id, points: 1))
    },
    MethodCase(name: "DeleteGoal+UndeleteGoal") { fixture, turn in
      let goal = fixture.goal(turn)
      _ = try await fixture.goals.deleteGoal(DeleteGoalRequest(id: goal.id))
      _ = try await fixture.goals.undeleteGoal(
        UndeleteGoalRequest(userID: goal.userID, goalID: goal.id))
    },
    MethodCase(name: "CreateGoal+DeleteGoal") { fixture, turn in
      let goal = try await fixture.goals.createGoal(
        CreateGoalRequest(userID: fixture.person(turn).id, text: "Forget it", points: 1))
      _ = try await fixture.goals.deleteGoal(DeleteGoalRequest(id: goal.id))
    },
  ]
}
