package import DirectoryAPI
package import RPCCore

/// The user directory over the wire.
package struct RemotePeopleDirectory: PeopleDirectory {
  private let client: UserDirectoryClient

  /// How long to wait for an answer when the caller set no nearer deadline.
  private static let patience = CallOptions(timeout: .seconds(5))

  package init(_ client: UserDirectoryClient) {
    self.client = client
  }

  package func find(
    _ request: BatchGetUsersRequest
  ) async throws(RPCError) -> BatchGetUsersResponse {
    do {
      return try await client.batchGetUsers(request, options: Self.patience)
    } catch {
      throw Self.answer(to: error)
    }
  }

  package func search(
    _ request: SearchUsersRequest
  ) async throws(RPCError) -> SearchUsersResponse {
    do {
      return try await client.searchUsers(request, options: Self.patience)
    } catch {
      if error.code == .invalidArgument { throw error }
      throw Self.answer(to: error)
    }
  }

  /// What a failure of the directory is to our own caller. The words of the failure are the cause:
  /// they may name addresses.
  private static func answer(to error: RPCError) -> RPCError {
    switch error.code {
    case .cancelled:
      return error
    case .deadlineExceeded where Deadline.current?.hasPassed == true:
      return RPCError(
        .deadlineExceeded, "the deadline passed while waiting for the user directory",
        cause: error)
    case .unavailable, .resourceExhausted, .deadlineExceeded:
      let delays = error.details.filter { if case .retryInfo = $0 { true } else { false } }
      return RPCError(
        .unavailable, "the user directory can't be reached now; try again", details: delays,
        cause: error)
    default:
      return RPCError(.unavailable, "the user directory refused to answer", cause: error)
    }
  }
}
