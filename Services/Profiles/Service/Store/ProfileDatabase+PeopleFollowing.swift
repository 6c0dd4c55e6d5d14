internal import People
internal import SQLite
package import ServiceStore

/// How profiles and goals go with the account that they belong to.
extension ProfileDatabase: PeopleFollowing {
  package func peoplePosition() async throws(StoreFailure) -> String {
    try await profiles.database.read { try FollowedPeople($0).position() }
  }

  package func forget(
    _ people: [RecordID], movingTo position: String
  ) async throws(StoreFailure) {
    try await profiles.database.write(erases: !people.isEmpty) { [now = profiles.now] connection in
      let followed = FollowedPeople(connection)
      for user in people where try followed.forget(user) {
        try Self.erase(user, at: now(), on: connection)
      }
      try followed.move(to: position)
    }
  }
}
