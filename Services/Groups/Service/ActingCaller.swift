package import RPCCore
package import ServiceRequests
package import ServiceStore

/// On whose behalf a call acts: the signed-in person's; or, when a service calls, that of the person
/// whom the request names; or its own.
package struct ActingCaller: Sendable {
  /// The signed-in person.
  private let user: RecordID?

  /// - Throws: UNAUTHENTICATED if the caller's token is of nobody who could be in a group.
  package init(_ context: CallContext) throws(RPCError) {
    guard let user = context.user else {
      self.user = nil
      return
    }
    guard let id = RecordID(user.id) else {
      throw RPCError(.unauthenticated, "the access token names nobody whom this service can know")
    }
    self.user = id
  }

  /// - Parameter named: The request's `acting_user_id`.
  /// - Returns: `nil` for text that is no id, which is in the violations then.
  /// - Throws: PERMISSION_DENIED if a signed-in person names somebody else.
  package func initiator(
    _ named: String, _ fields: inout FieldViolations
  ) throws(RPCError) -> Initiator? {
    if user == nil, named.isEmpty { return .service }
    return try person(named, in: "acting_user_id", &fields).map(Initiator.person)
  }

  /// Somebody who does for themselves what only they can. A signed-in person needn't be named.
  ///
  /// - Throws: PERMISSION_DENIED if a signed-in person names somebody else.
  package func person(
    _ named: String, in field: String, _ fields: inout FieldViolations
  ) throws(RPCError) -> RecordID? {
    guard let user else { return fields.id(named, in: field) }
    if named.isEmpty { return user }
    guard let id = fields.id(named, in: field) else { return nil }
    guard id == user else {
      throw RPCError(.permissionDenied, "\(field) names somebody else than who is signed in")
    }
    return id
  }

  /// The groups of one person, or, for services that name none, everybody's.
  package func watchScope(
    _ named: String, in field: String, _ fields: inout FieldViolations
  ) throws(RPCError) -> WatchScope? {
    if user == nil, named.isEmpty { return .everything }
    return try person(named, in: field, &fields).map(WatchScope.member)
  }
}
