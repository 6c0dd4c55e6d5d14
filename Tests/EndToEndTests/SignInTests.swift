import DirectoryAPI
import RPCCore
import RPCTransport
import Synchronization
import TestSupport
import Testing

@Suite("Signing in, over the wire", .timeLimit(.minutes(3)))
struct SignInTests {
  static let password = "vx7-Krume.Ofen"

  /// The user directory alone, with a gateway that may call it.
  struct Directory {
    let folder: TemporaryFolder
    let process: ServiceProcess

    init(in folder: TemporaryFolder? = nil, options: [String] = []) async throws {
      if let folder {
        self.folder = folder
      } else {
        self.folder = try RunningSuite.certificates()
        try self.folder.addCertificate("gateway")
      }
      process = try await ServiceProcess(.userDirectory, in: self.folder, options: options)
    }

    func client(
      as name: String = "gateway", _ callProtocol: CallProtocol = .native
    ) throws -> UserDirectoryClient {
      var configuration = ChannelConfiguration()
      configuration.callProtocol = callProtocol
      return UserDirectoryClient(
        try Channel(
          to: process.address, as: ServiceCredentials(directory: folder.path, name: name),
          configuration: configuration))
    }

    func create(_ email: String) async throws -> User {
      try await client(as: "operator").createUser(
        CreateUserRequest(email: email, displayName: "Ann", password: SignInTests.password))
    }
  }

  static func bearing(_ token: String) throws -> CallOptions {
    var options = CallOptions()
    try options.metadata.append("authorization", "Bearer \(token)")
    return options
  }

  static func request(_ email: String, _ password: String = password) -> AuthenticateRequest {
    AuthenticateRequest(email: email, password: password, device: "a test")
  }

  @Test(
    "a person signs in, is known by the token, refreshes it, and is out at once after that",
    arguments: CallProtocol.allCases)
  func life(_ callProtocol: CallProtocol) async throws {
    let directory = try await Directory()
    defer { directory.process.end() }
    let ann = try await directory.create("ann@example.com")
    let bob = try await directory.create("bob@example.com")
    let gateway = try directory.client(as: "gateway", callProtocol)
    let signedIn = try await gateway.authenticate(Self.request("Ann@Example.com"))
    #expect(signedIn.user.map(\.id) == ann.id)

    // The token opens what is hers, to whatever peer passes it on, and nothing else.
    let own = try Self.bearing(signedIn.accessToken)
    let sessions = try await gateway.listSessions(ListSessionsRequest(userID: ann.id), options: own)
    #expect(sessions.sessions.map(\.device) == ["a test"])
    let foreign = await status {
      _ = try await gateway.listSessions(ListSessionsRequest(userID: bob.id), options: own)
    }
    #expect(foreign?.code == .permissionDenied)
    let nobody = await status {
      _ = try await gateway.listSessions(ListSessionsRequest(userID: ann.id))
    }
    #expect(nobody?.code == .unauthenticated)

    let refreshed = try await gateway.refreshTokens(
      RefreshTokensRequest(refreshToken: signedIn.refreshToken))
    let again = try await gateway.refreshTokens(
      RefreshTokensRequest(refreshToken: signedIn.refreshToken))
    #expect(again.refreshToken == refreshed.refreshToken)
    let changed = try await gateway.changePassword(
      ChangePasswordRequest(
        userID: ann.id, oldPassword: Self.password, newPassword: "another-Krume.Ofen"),
      options: try Self.bearing(refreshed.accessToken))
    let dead = await status {
      _ = try await gateway.listSessions(
        ListSessionsRequest(userID: ann.id), options: try Self.bearing(refreshed.accessToken))
    }
    #expect(dead?.code == .unauthenticated)
    #expect(dead?.message.contains("the session has ended") == true)
    _ = try await gateway.signOut(SignOutRequest(refreshToken: changed.refreshToken))
    let out = await status {
      _ = try await gateway.listSessions(
        ListSessionsRequest(userID: ann.id), options: try Self.bearing(changed.accessToken))
    }
    #expect(out?.code == .unauthenticated)

    let old = await status { _ = try await gateway.authenticate(Self.request("ann@example.com")) }
    let unknown = await status {
      _ = try await gateway.authenticate(Self.request("no@example.com"))
    }
    #expect(old?.code == .unauthenticated)
    #expect(old?.message == unknown?.message)
    let mail = try await gateway.createPasswordReset(
      CreatePasswordResetRequest(email: "ann@example.com"))
    _ = try await gateway.resetPassword(
      ResetPasswordRequest(token: mail.token, newPassword: Self.password))
    _ = try await gateway.authenticate(Self.request("ann@example.com"))

    // Services that are no gateway sign nobody in.
    let service = try directory.client(as: "group-service", callProtocol)
    let refused = await status {
      _ = try await service.authenticate(Self.request("ann@example.com"))
    }
    #expect(refused?.code == .permissionDenied)

    let metrics = directory.process.metrics()
    #expect(metrics.contains("rollcall_directory_sign_ins_total{outcome=\"ok\"} 3"))
    #expect(metrics.contains("rollcall_directory_sign_ins_total{outcome=\"refused\"} 2"))
    #expect(metrics.contains("rollcall_directory_refreshes_total{outcome=\"repeated\"} 1"))
    // Nothing of all that is in the log.
    for secret in ["Krume", signedIn.refreshToken, signedIn.accessToken, mail.token] {
      #expect(!directory.process.process.errorText.contains(secret))
    }
  }

  @Test("wrong passwords are throttled with a delay, over the restart of the service too")
  func throttling() async throws {
    let directory = try await Directory()
    _ = try await directory.create("ann@example.com")
    let gateway = try directory.client()
    for _ in 0..<10 {
      let wrong = await status {
        _ = try await gateway.authenticate(Self.request("ann@example.com", "wrong-Krume.Ofen"))
      }
      #expect(wrong?.code == .unauthenticated)
    }
    await directory.process.kill()
    let next = try await Directory(in: directory.folder)
    defer { next.process.end() }
    let throttled = await status {
      _ = try await next.client().authenticate(Self.request("ANN@example.com"))
    }
    #expect(throttled?.code == .resourceExhausted)
    guard case .retryInfo(let delay)? = throttled?.details.first else {
      Issue.record("no retry info: \(throttled as Any)")
      return
    }
    #expect(delay > .zero && delay <= .seconds(31))
    #expect(
      next.process.metrics().contains("rollcall_directory_sign_ins_total{outcome=\"throttled\"} 1"))
  }

  /// How sign-ins of a storm have ended.
  final class Counts: Sendable {
    let judged = Atomic(0)
    let refused = Atomic(0)
  }

  @Test("a storm of sign-ins holds up nobody who wants something else")
  func storm() async throws {
    let directory = try await Directory(options: ["--argon2-queue=40"])
    defer { directory.process.end() }
    let ann = try await directory.create("ann@example.com")
    let gateway = try directory.client()
    let other = try directory.client(as: "group-service")
    let counts = Counts()
    await withTaskGroup(of: Void.self) { storm in
      for number in 0..<120 {
        storm.addTask {
          var options = CallOptions()
          try? options.metadata.append("rollcall-person-address", "192.0.2.\(number)")
          let ending = await status {
            _ = try await gateway.authenticate(
              Self.request("nobody\(number)@example.com"), options: options)
          }
          switch ending?.code {
          case .unauthenticated: counts.judged.add(1, ordering: .relaxed)
          case .resourceExhausted: counts.refused.add(1, ordering: .relaxed)
          default: Issue.record("\(ending as Any)")
          }
        }
      }
      // The line is full as soon as somebody is refused.
      while counts.refused.load(ordering: .relaxed) == 0 { await Task.yield() }
      for _ in 0..<20 {
        let found = await status { _ = try await other.getUser(GetUserRequest(id: ann.id)) }
        #expect(found == nil)
      }
      // Twenty calls, one after another, took less time than the line of forty passwords.
      #expect(counts.judged.load(ordering: .relaxed) < 40)
      await storm.waitForAll()
    }
    #expect(counts.judged.load(ordering: .relaxed) >= 40)
    #expect(counts.judged.load(ordering: .relaxed) + counts.refused.load(ordering: .relaxed) == 120)
  }

  @Test("tokens hold over a restart, and signing keys lie sealed where a key file says so")
  func restart() async throws {
    let folder = try RunningSuite.certificates()
    try folder.addCertificate("gateway")
    let digits = String(repeating: "0a", count: 32)
    try folder.write(Array("\(digits)\n".utf8), to: "store.key")
    let sealing = ["--key-file=\(folder.path(of: "store.key"))", "--issuer=test"]
    let first = try await Directory(in: folder, options: sealing)
    let ann = try await first.create("ann@example.com")
    let signedIn = try await first.client().authenticate(Self.request("ann@example.com"))
    let keys = try await first.client(as: "group-service").getSigningKeys(GetSigningKeysRequest())
    #expect(keys.issuer == "test")
    #expect(keys.keys.count == 1)
    await first.process.kill()
    for file in ["user-directory.db", "user-directory.db-wal"] {
      let bytes = (try? folder.read(file)) ?? []
      #expect(!bytes.isEmpty)
      #expect(bytes.firstRange(of: Array("PRIVATE KEY".utf8)) == nil)
      #expect(bytes.firstRange(of: Array(Self.password.utf8)) == nil)
    }

    let unsealed = try RunningProcess(
      BuiltExecutable.userDirectory.path,
      ServiceProcess.arguments(.userDirectory, in: folder))
    #expect(await unsealed.exitCode() == 78)
    #expect(
      ServiceProcess.complaints(of: unsealed) == [
        "user-directory: can't start: the signing keys in the store are sealed: --key-file has to "
          + "name their key"
      ])

    let second = try await Directory(in: folder, options: sealing)
    defer { second.process.end() }
    let gateway = try second.client()
    #expect(try await gateway.getSigningKeys(GetSigningKeysRequest()) == keys)
    let sessions = try await gateway.listSessions(
      ListSessionsRequest(userID: ann.id), options: try Self.bearing(signedIn.accessToken))
    #expect(sessions.sessions.map(\.id) == [signedIn.sessionID])
    _ = try await gateway.refreshTokens(RefreshTokensRequest(refreshToken: signedIn.refreshToken))
  }

  @Test("parameters that make passwords too easy to guess are refused at the start")
  func parameters() async throws {
    let folder = try RunningSuite.certificates()
    for (options, exitCode, text) in [
      (
        ["--argon2-memory=7168", "--argon2-passes=4"], 78,
        "is 28672, but less than 35840 is too easy"
      ),
      (
        ["--argon2-memory=1024"], 64, "--argon2-memory is \"1024\", but it takes a number from 7168"
      ),
      (["--key-file=\(folder.path(of: "none"))"], 74, "can't read the key file"),
    ] as [([String], Int32, String)] {
      let process = try RunningProcess(
        BuiltExecutable.userDirectory.path,
        ServiceProcess.arguments(.userDirectory, in: folder, options: options))
      #expect(await process.exitCode() == exitCode)
      #expect(ServiceProcess.complaints(of: process).first?.contains(text) == true)
    }
  }
}
