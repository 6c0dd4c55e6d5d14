package import DirectoryAPI
internal import Normalization
package import RPCCore
internal import ServiceRequests
internal import ServiceStore
internal import TLS
internal import WellKnownTypes

/// Another password for whoever reads the mail of an address.
extension Authentication {
  package func createReset(
    _ request: CreatePasswordResetRequest, from place: Place
  ) async throws(RPCError) -> PasswordReset {
    var fields = FieldViolations()
    let checkedEmail = fields.email(request.email, in: "email")
    let email = try fields.checked(checkedEmail)
    let token = try Self.random { () throws(TLSFailure) in try ResetToken() }
    let (recipient, expireTime) = try await answeringStoreFailures {
      () async throws(StoreFailure) in
      try await store.createPasswordReset(token, for: email, from: place)
    }
    return PasswordReset(
      recipient: recipient, token: token.text, expireTime: Timestamp(expireTime))
  }

  package func resetPassword(_ request: ResetPasswordRequest) async throws(RPCError) {
    guard let token = ResetToken(request.token) else { throw Self.spent }
    let found = try await answeringStoreFailures { () async throws(StoreFailure) in
      try await store.user(of: token)
    }
    guard let user = found else { throw Self.spent }
    // The token is still good after a password that isn't taken.
    let hash = try await hashed(try chosen(request.newPassword, for: user))
    let isDone = try await answeringStoreFailures { () async throws(StoreFailure) in
      try await store.resetPassword(token, to: hash)
    }
    guard isDone else { throw Self.spent }
  }

  private static let spent = RPCError(
    .failedPrecondition,
    "this token is good for nothing: it was used, it has expired, or it never was one",
    details: [.errorInfo(reason: "RESET_TOKEN_SPENT", domain: "rollcall", metadata: [:])])
}
