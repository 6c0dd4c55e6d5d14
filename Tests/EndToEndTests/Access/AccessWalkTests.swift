import DirectoryAPI
import GroupsAPI
import ProfilesAPI
import Protobuf
import RPCCore
import RPCTransport
import ReflectionAPI
import TLS
import TestSupport
import Testing

/// Every method of every service, called by everybody, over both protocols.
@Suite("Who may call what", .timeLimit(.minutes(10)))
struct AccessWalkTests {
  private static let peers = [
    "operator", "gateway", "user-directory", "group-service", "profile-service", "stranger",
  ]

  /// Two people who have signed in, and what one of them has.
  private struct World {
    let texts: [String: String]
    let gateway: UserDirectoryClient
    var ada: String
    let bob: String

    static func signIn(_ name: String, at gateway: UserDirectoryClient) async throws -> String {
      try await gateway.authenticate(
        AuthenticateRequest(email: "\(name)@example.com", password: password(of: name))
      ).accessToken
    }

    static func password(of name: String) -> String { "\(name) picks seven apples" }

    mutating func signInAgain() async throws { ada = try await Self.signIn("ada", at: gateway) }
  }

  private func makeWorld(_ suite: RunningSuite) async throws -> World {
    try CertificateAuthority.writeDevelopmentCertificates(
      to: suite.folder.path, trustDomain: "rollcall.test", names: Self.peers)
    let users = try suite.users()
    let gateway = try suite.users(as: "gateway")
    var ids: [String] = []
    var tokens: [String] = []
    for name in ["ada", "bob"] {
      let user = try await users.createUser(
        CreateUserRequest(
          email: "\(name)@example.com", displayName: name, password: World.password(of: name)))
      ids.append(user.id)
      tokens.append(try await World.signIn(name, at: gateway))
    }
    let profiles = try suite.channel(to: suite.profiles.address)
    let goal = try await GoalsClient(profiles).createGoal(
      CreateGoalRequest(userID: ids[0], text: "Read a book", points: 12))
    _ = try await ProfilesClient(profiles).chooseAvatar(
      ChooseAvatarRequest(userID: ids[0], avatarName: "light7"))
    let group = try await suite.groupsClient().createGroup(
      CreateGroupRequest(creatorID: ids[0], title: "Choir", memberEmails: ["ada@example.com"]))
    return World(
      texts: ["$ada": ids[0], "$bob": ids[1], "$goal": goal.id, "$group": group.id],
      gateway: gateway, ada: tokens[0], bob: tokens[1])
  }

  @Test("every method lets in whom its row in the table names, and nobody else")
  func walk() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    var world = try await makeWorld(suite)
    for (process, schemas) in [
      (suite.directory, WalkedMethods.directory), (suite.groups, WalkedMethods.groups),
      (suite.profiles, WalkedMethods.profiles),
    ] {
      for callProtocol in CallProtocol.allCases {
        let walk = try Walk(suite, process, callProtocol, Self.peers)
        try await expectAll(schemas, walk)
        for method in schemas.flatMap(\.methods) {
          guard let row = WalkedMethods.rows[method.descriptor.path] else {
            Issue.record("\(method.descriptor) has no row: say in the table who may call it")
            continue
          }
          try await check(method, row, walk, &world)
        }
      }
    }
  }

  @Test("the table has no row for a method that isn't there")
  func rows() {
    let schemas = WalkedMethods.directory + WalkedMethods.groups + WalkedMethods.profiles
    let paths = Set(schemas.flatMap(\.methods).map(\.descriptor.path))
    #expect(WalkedMethods.rows.keys.filter { !paths.contains($0) } == [])
  }

  /// The services that a process says it serves are those that are walked.
  private func expectAll(_ schemas: [ServiceSchema], _ walk: Walk) async throws {
    let call = try await ServerReflectionClient(try walk.channel("stranger")).serverReflectionInfo()
    try await call.send(ServerReflectionRequest(messageRequest: .listServices("")))
    call.finishSending()
    var names: [String] = []
    for try await response in call.responses {
      guard case .listServicesResponse(let list)? = response.messageResponse else { continue }
      names += list.service.map(\.name)
    }
    #expect(names.sorted() == schemas.map(\.name).sorted())
  }

  private func check(
    _ method: MethodSchema, _ row: AccessRow, _ walk: Walk, _ world: inout World
  ) async throws {
    let requests = row.requests.map { request in
      world.texts.reduce(request) { $0.replacing($1.key, with: $1.value) }
    }
    func expect(
      _ expected: StatusCode, as peer: String, token: String? = nil, _ who: String
    ) async throws {
      let code = try await walk.call(method, requests, as: peer, token: token)
      #expect(code == expected, "\(method.descriptor) over \(walk.callProtocol), called by \(who)")
    }
    for peer in Self.peers {
      let refusal: StatusCode = row.people == .nobody ? .permissionDenied : .unauthenticated
      try await expect(row.peers.admit(peer) ? row.answer : refusal, as: peer, peer)
    }
    let byGateway = row.peers.admit("gateway") ? row.answer : .permissionDenied
    let (ada, bob): (StatusCode, StatusCode) =
      switch row.people {
      case .nobody: (byGateway, byGateway)
      case .herself: (row.answer, row.othersAnswer)
      case .everybody: (row.answer, row.answer)
      }
    if row.endsSessions { try await world.signInAgain() }
    try await expect(ada, as: "gateway", token: world.ada, "Ada through the gateway")
    if row.endsSessions { try await world.signInAgain() }
    try await expect(bob, as: "gateway", token: world.bob, "Bob through the gateway")
    if row.people != .nobody {
      // Whoever brings it, what comes with a token is the person's.
      try await expect(bob, as: "operator", token: world.bob, "Bob through the operator")
      try await expect(ada, as: "stranger", token: world.ada, "Ada through a stranger")
      if row.endsSessions { try await world.signInAgain() }
    }
    for token in [String(world.ada.dropLast()), "none"] {
      try await expect(.unauthenticated, as: "operator", token: token, "a broken token")
    }
  }
}
