package import ServiceStore

/// A store that forgets people whom the user directory has deleted.
///
/// Implementations use ``FollowedPeople`` in the transactions of both methods.
package protocol PeopleFollowing: Sendable {
  /// How far the directory has been followed: its resume token, empty at the beginning.
  func peoplePosition() async throws(StoreFailure) -> String

  /// Erases everything that is held on these people and remembers that they are gone, in the same
  /// transaction as the new position. Comes again for the same people: nothing happens then.
  func forget(
    _ people: [RecordID], movingTo position: String
  ) async throws(StoreFailure)
}
