import DirectoryAPI
import RPCCore

/// The user directory's methods around signing in. Most hash passwords, which is meant to be slow.
enum SignInCases {
  static let all: [MethodCase] = [
    MethodCase(name: "GetSigningKeys") { fixture, _ in
      _ = try await fixture.directory.getSigningKeys(GetSigningKeysRequest())
    },
    MethodCase(name: "ListSessions") { fixture, turn in
      _ = try await fixture.directory.listSessions(
        ListSessionsRequest(userID: fixture.person(turn).id))
    },
    MethodCase(name: "CreatePasswordReset") { fixture, _ in
      _ = try await fixture.directory.createPasswordReset(
        CreatePasswordResetRequest(email: "nobody-\(fixture.fresh)@example.com"),
        options: fromSomewhere())
    },
    MethodCase(name: "CreateUser+Authenticate") { fixture, _ in
      let email = "signs-in-\(fixture.fresh)@example.com"
      _ = try await account(email, in: fixture)
      _ = try await signIn(email, in: fixture)
    },
    MethodCase(name: "…+RefreshTokens+SignOut") { fixture, _ in
      let email = "stays-\(fixture.fresh)@example.com"
      _ = try await account(email, in: fixture)
      let signIn = try await signIn(email, in: fixture)
      let next = try await fixture.directory.refreshTokens(
        RefreshTokensRequest(refreshToken: signIn.refreshToken))
      _ = try await fixture.directory.signOut(SignOutRequest(refreshToken: next.refreshToken))
    },
    MethodCase(name: "…+Change+Reset+SignOutEverywhere") { fixture, _ in
      let email = "forgets-\(fixture.fresh)@example.com"
      let user = try await account(email, in: fixture)
      _ = try await fixture.directory.changePassword(
        ChangePasswordRequest(
          userID: user.id, oldPassword: password, newPassword: "a loud river rests"),
        options: fromSomewhere())
      let reset = try await fixture.directory.createPasswordReset(
        CreatePasswordResetRequest(email: email), options: fromSomewhere())
      _ = try await fixture.directory.resetPassword(
        ResetPasswordRequest(token: reset.token, newPassword: "three lakes lie still"))
      _ = try await fixture.directory.signOutEverywhere(
        SignOutEverywhereRequest(userID: user.id))
    },
  ]

  private static let password = "a quiet river runs"

  private static func account(_ email: String, in fixture: Fixture) async throws -> User {
    try await fixture.directory.createUser(
      CreateUserRequest(email: email, displayName: "Somebody", password: password))
  }

  private static func signIn(_ email: String, in fixture: Fixture) async throws -> SignIn {
    try await fixture.directory.authenticate(
      AuthenticateRequest(email: email, password: password), options: fromSomewhere())
  }

  /// Attempts are counted by the place that they come from, and everybody here would be one.
  private static func fromSomewhere() -> CallOptions {
    let address = (0..<3).map { _ in "\(UInt8.random(in: 1...254))" }.joined(separator: ".")
    return CallOptions(metadata: ["rollcall-person-address": "10.\(address)"])
  }
}
