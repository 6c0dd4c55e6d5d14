internal import People
package import ProfilesAPI
package import RPCCore
internal import ServiceRequests
internal import ServiceStore

/// How others hear of what happens to profiles.
extension ProfilesHandlers {
  package func watchProfiles(
    _ request: WatchProfilesRequest, responses: ResponseWriter<WatchProfilesResponse>,
    context: CallContext
  ) async throws {
    let feed = ChangeFeed(
      "WatchProfiles", tokens: store.pageTokens, signal: store.changeSignal
    ) { [store] (position, limit) async throws(StoreFailure) in
      try await store.news(after: position, limit: limit)
    }
    try await feed.follow(from: request.resumeToken) { batch in
      try await responses.send(
        WatchProfilesResponse(
          changes: batch.changes.map(ProfilesAPI.ProfileChange.init),
          resumeToken: batch.resumeToken, caughtUp: batch.isCaughtUp))
    }
  }
}

/// How people hear of what happens to their goals, and services of everybody's.
extension GoalsHandlers {
  package func watchGoals(
    _ request: WatchGoalsRequest, responses: ResponseWriter<WatchGoalsResponse>,
    context: CallContext
  ) async throws {
    var fields = FieldViolations()
    let user = request.userID.isEmpty ? nil : fields.id(request.userID, in: "user_id")
    try fields.check()
    if let user { _ = try await directory.requirePerson(user) }
    let feed = ChangeFeed(
      "WatchGoals\n\(user?.description ?? "")", tokens: store.pageTokens,
      signal: store.changeSignal
    ) { [store] (position, limit) async throws(StoreFailure) in
      try await store.news(of: user, after: position, limit: limit)
    }
    try await feed.follow(from: request.resumeToken) { batch in
      try await responses.send(
        WatchGoalsResponse(
          changes: batch.changes.map(ProfilesAPI.GoalChange.init),
          resumeToken: batch.resumeToken, caughtUp: batch.isCaughtUp))
    }
  }
}

extension ProfilesAPI.ProfileChange {
  init(_ news: ProfileNews) {
    switch news {
    case .present(let record):
      self.init(change: .present(Profile(of: record.userID, nil, record)))
    case .erased(let id): self.init(change: .deletedUserID(id.description))
    }
  }
}

extension ProfilesAPI.GoalChange {
  init(_ news: GoalNews) {
    switch news {
    case .present(let goal): self.init(change: .present(Goal(goal)))
    case .deleted(let id): self.init(change: .deletedID(id.description))
    }
  }
}
