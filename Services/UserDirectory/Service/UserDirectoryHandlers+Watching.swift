package import DirectoryAPI
package import RPCCore
internal import ServiceRequests
internal import ServiceStore
internal import WellKnownTypes

/// How the other services hear of what happens to accounts.
extension UserDirectoryHandlers {
  package func watchUsers(
    _ request: WatchUsersRequest, responses: ResponseWriter<WatchUsersResponse>,
    context: CallContext
  ) async throws {
    let onlyDeletions = request.onlyDeletions
    let feed = ChangeFeed(
      onlyDeletions ? "WatchUsers\nonly deletions" : "WatchUsers", tokens: store.pageTokens,
      signal: store.changeSignal
    ) { [store] (position, limit) async throws(StoreFailure) in
      try await store.news(after: position, onlyDeletions: onlyDeletions, limit: limit)
    }
    try await feed.follow(from: request.resumeToken) { batch in
      try await responses.send(
        WatchUsersResponse(
          changes: batch.changes.map(UserChange.init), resumeToken: batch.resumeToken,
          caughtUp: batch.isCaughtUp))
    }
  }
}

extension UserChange {
  init(_ news: UserNews) {
    switch news {
    case .present(let user) where user.isDisabled:
      self.init(change: .disabled(User(user)), changeTime: Timestamp(user.updateTime))
    case .present(let user):
      self.init(change: .present(User(user)), changeTime: Timestamp(user.updateTime))
    case .deleted(let id, let time):
      self.init(change: .deletedID(id.description), changeTime: Timestamp(time))
    }
  }
}
