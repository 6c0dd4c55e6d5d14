internal import ServiceStore

/// How large a group may be.
package struct GroupLimits: Hashable, Sendable {
  /// Places for members.
  package var members = 20_000
  /// Owners: each has to have every title free, so a new one costs as many steps.
  package var owners = 10
  /// Invitations and requests without an answer.
  package var proposals = 1_000

  package init() {}

  func checkRoom(for count: Int) throws(StoreFailure) {
    guard count <= members else {
      throw StoreFailure.full(
        "a group has room for \(members) members, and this would make \(count)")
    }
  }
}
