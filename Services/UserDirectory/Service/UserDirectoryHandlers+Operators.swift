package import DirectoryAPI
package import RPCCore
internal import ServiceRequests
internal import ServiceStore
package import WellKnownTypes

/// What the people who run the service do with accounts.
extension UserDirectoryHandlers {
  package func disableUser(
    _ request: DisableUserRequest, context: CallContext
  ) async throws -> User {
    try await setDisabled(true, request.id, expecting: request.revision)
  }

  package func enableUser(
    _ request: EnableUserRequest, context: CallContext
  ) async throws -> User {
    try await setDisabled(false, request.id, expecting: request.revision)
  }

  private func setDisabled(
    _ isDisabled: Bool, _ text: String, expecting revision: UInt64
  ) async throws -> User {
    var fields = FieldViolations()
    let checkedID = fields.id(text, in: "id")
    let id = try fields.checked(checkedID)
    return try await answeringStoreFailures { () throws(StoreFailure) in
      User(try await store.setDisabled(isDisabled, id, expecting: expected(revision)))
    }
  }

  package func deleteUser(
    _ request: DeleteUserRequest, context: CallContext
  ) async throws -> Empty {
    var fields = FieldViolations()
    let checkedID = fields.id(request.id, in: "id")
    let id = try fields.checked(checkedID)
    try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.delete(id, expecting: expected(request.revision))
    }
    return Empty()
  }

  package func exportUser(
    _ request: ExportUserRequest, context: CallContext
  ) async throws -> UserExport {
    var fields = FieldViolations()
    let checkedID = fields.id(request.id, in: "id")
    let id = try fields.checked(checkedID)
    let held = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.held(on: id)
    }
    return UserExport(
      user: User(held.user), address: held.address,
      requests: held.requests.map { request in
        DirectoryAPI.RememberedRequest(
          method: request.method, requestID: request.id.description,
          createTime: Timestamp(request.time))
      },
      exportTime: Timestamp(WallTime.now()), hasPassword: held.hasPassword,
      sessions: held.sessions.map(Session.init))
  }
}
