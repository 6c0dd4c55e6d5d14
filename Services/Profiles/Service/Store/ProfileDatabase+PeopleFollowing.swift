internal import People
package import ServiceStore

/// How profiles and goals go with the account that they belong to.
extension ProfileDatabase: PeopleFollowing {
  package func peoplePosition() async throws(StoreFailure) -> String {
    try await profiles.database.read { try await FollowedPeople($0).position() }
  }

  package func forget(
    _ people: [RecordID], movingTo position: String
  ) async throws(StoreFailure) {
    let now = profiles.now
    try await profiles.database.write(erases: !people.isEmpty) { connection in
      let followed = FollowedPeople(connection)
      for user in people where try await followed.forget(user) {
        try await Self.erase(user, at: now(), on: connection)
      }
      try await followed.move(to: position)
    }
  }
}
