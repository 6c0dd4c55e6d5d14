package import DirectoryAPI
package import RPCCore
package import ServiceStore

/// The user directory, as the other services need it. Tests put a directory in memory in its place.
package protocol PeopleDirectory: Sendable {
  /// Accounts by ids and e-mails, in one call.
  ///
  /// - Throws: UNAVAILABLE if the directory can't answer now; DEADLINE_EXCEEDED and CANCELLED of
  ///   the call that asks.
  func find(_ request: BatchGetUsersRequest) async throws(RPCError) -> BatchGetUsersResponse

  /// - Throws: As ``find(_:)``; INVALID_ARGUMENT for a term that can't be searched for.
  func search(_ request: SearchUsersRequest) async throws(RPCError) -> SearchUsersResponse
}

extension PeopleDirectory {
  /// The directory's own limit of one call.
  package static var maximumKeys: Int { 1_000 }

  /// - Throws: NOT_FOUND if the user has no account, or none any more.
  package func requirePerson(_ id: RecordID) async throws(RPCError) -> User {
    let found = try await find(BatchGetUsersRequest(ids: [id.description]))
    guard let user = found.users.first else {
      throw RPCError(StoreFailure.notFound(kind: "user", key: id.description))
    }
    return user
  }

  /// The accounts that there are, by id; deleted people are missing.
  package func people(_ ids: Set<RecordID>) async throws(RPCError) -> [RecordID: User] {
    var people: [RecordID: User] = [:]
    var rest = ids.sorted()[...]
    while !rest.isEmpty {
      let some = rest.prefix(Self.maximumKeys)
      rest = rest.dropFirst(some.count)
      let found = try await find(BatchGetUsersRequest(ids: some.map(\.description)))
      for user in found.users {
        if let id = RecordID(user.id) { people[id] = user }
      }
    }
    return people
  }
}
