package import DirectoryAPI
internal import Identity
package import RPCCore
internal import ServiceRequests
internal import ServiceStore
package import WellKnownTypes

extension UserDirectoryHandlers {
  package func authenticate(
    _ request: AuthenticateRequest, context: CallContext
  ) async throws -> SignIn {
    // Secrets aren't compressed beside what a stranger may have chosen: the name of a device.
    context.allowsCompression = false
    return try await authentication.authenticate(request, from: Place(of: context))
  }

  package func refreshTokens(
    _ request: RefreshTokensRequest, context: CallContext
  ) async throws -> SignIn {
    context.allowsCompression = false
    return try await authentication.refresh(request)
  }

  package func signOut(_ request: SignOutRequest, context: CallContext) async throws -> Empty {
    try await authentication.signOut(request)
    return Empty()
  }

  package func signOutEverywhere(
    _ request: SignOutEverywhereRequest, context: CallContext
  ) async throws -> SignOutEverywhereResponse {
    var fields = FieldViolations()
    let checkedID = fields.id(request.userID, in: "user_id")
    let id = try fields.checked(checkedID)
    let count = try await answeringStoreFailures { () async throws(StoreFailure) in
      try await store.endSessions(of: id)
    }
    return SignOutEverywhereResponse(endedSessions: Int32(clamping: count))
  }

  package func listSessions(
    _ request: ListSessionsRequest, context: CallContext
  ) async throws -> ListSessionsResponse {
    var fields = FieldViolations()
    let checkedID = fields.id(request.userID, in: "user_id")
    let id = try fields.checked(checkedID)
    let sessions = try await answeringStoreFailures { () async throws(StoreFailure) in
      try await store.sessions(of: id)
    }
    return ListSessionsResponse(sessions: sessions.map(Session.init))
  }

  package func changePassword(
    _ request: ChangePasswordRequest, context: CallContext
  ) async throws -> SignIn {
    context.allowsCompression = false
    return try await authentication.changePassword(request, from: Place(of: context))
  }

  package func createPasswordReset(
    _ request: CreatePasswordResetRequest, context: CallContext
  ) async throws -> PasswordReset {
    context.allowsCompression = false
    return try await authentication.createReset(request, from: Place(of: context))
  }

  package func resetPassword(
    _ request: ResetPasswordRequest, context: CallContext
  ) async throws -> Empty {
    try await authentication.resetPassword(request)
    return Empty()
  }

  package func getSigningKeys(
    _ request: GetSigningKeysRequest, context: CallContext
  ) async throws -> GetSigningKeysResponse {
    GetSigningKeysResponse(try await authentication.keys.signingKeys())
  }
}

extension Session {
  init(_ session: SessionRecord) {
    self.init(
      id: session.id.description, device: session.device,
      createTime: Timestamp(session.createTime), refreshTime: Timestamp(session.refreshTime),
      expireTime: Timestamp(session.expireTime))
  }
}
