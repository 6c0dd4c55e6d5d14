import DirectoryAPI
import GroupsAPI
import RPCCore
import RPCTransport
import TestSupport
import Testing
import WellKnownTypes

@testable import RollcallCommand

/// A user directory that knows one person.
private struct OnePerson: RPCService {
  var methods: [ServerMethod] {
    [
      .unary(UserDirectoryMethods.getUser) { (request: GetUserRequest, context) in
        guard request.id == "1" else {
          throw RPCError.invalidArgument([
            FieldViolation(field: "id", description: "is not 1"),
            FieldViolation(field: "id", description: "is no UUID"),
          ])
        }
        return User(
          id: "1", email: context.metadata["who"] ?? "", displayName: context.peer?.name ?? "")
      },
      .unary(UserDirectoryMethods.listUsers) { (_: ListUsersRequest, _) in ListUsersResponse() },
      .unary(UserDirectoryMethods.deleteUser, whose: \.id) { (_: DeleteUserRequest, _) in
        try await Task.sleep(for: .seconds(60))
        return Empty()
      },
    ]
  }
}

@Suite("rollcall call over TLS", .timeLimit(.minutes(5)))
struct CallCommandTests {
  private let folder: TemporaryFolder
  private let server: Server
  private let address: String

  init() async throws {
    folder = try TemporaryFolder()
    let typist = Typist()
    let code = await Rollcall.run(["certs", folder.path, "guest"], console: typist.console)
    #expect(code == 0, "\(typist.told)")
    server = try Server(
      serving: [OnePerson()],
      as: ServiceCredentials(directory: folder.path, name: "user-directory"))
    address = try server.listen(on: "127.0.0.1:0")
  }

  /// Runs `rollcall call` and gives its exit code and what it wrote.
  private func call(_ words: String..., to address: String? = nil) async -> (
    code: Int32, output: String, errors: String
  ) {
    await run(words, to: address)
  }

  private func run(_ words: [String], to address: String? = nil) async -> (
    code: Int32, output: String, errors: String
  ) {
    let typist = Typist()
    let console = typist.console(environment: ["ROLLCALL_CERTS": folder.path])
    let code = await Rollcall.run(["call", address ?? self.address] + words, console: console)
    await server.drain(until: .after(.zero))
    return (code, typist.seen, typist.told)
  }

  @Test("shows the operator's certificate, sends metadata, prints the answer and ends with 0")
  func success() async {
    let result = await call("-H", "Who: me", "GetUser", #"{"id": "1"}"#)
    #expect(result.code == 0)
    #expect(result.output == #"{"id":"1","email":"me","displayName":"operator"}"# + "\n")
    #expect(result.errors == "")
  }

  @Test("shows the certificate that --as names")
  func asSomebody() async {
    let result = await call("--as", "group-service", "UserDirectory/GetUser", #"{"id": "1"}"#)
    #expect(result.output.contains(#""displayName":"group-service""#))
  }

  @Test("speaks gRPC if it is told to, to our own servers as to others")
  func grpc() async {
    let result = await call("--protocol", "grpc", "-H", "Who: me", "GetUser", #"{"id": "1"}"#)
    #expect(result.output == #"{"id":"1","email":"me","displayName":"operator"}"# + "\n")
    #expect(result.errors == "")
  }

  @Test("tells a status that came over gRPC with its details")
  func grpcViolations() async {
    let violations = await call("--protocol=grpc", "GetUser", #"{"id": "2"}"#)
    #expect(violations.code == 67)
    #expect(violations.errors.contains("  id: is no UUID\n"))
  }

  @Test("takes its certificates out of files anywhere")
  func foreignFiles() async {
    let own = [
      "--cert", "\(folder.path)/group-service.pem", "--key", "\(folder.path)/group-service.key",
    ]
    let result = await run(
      ["--protocol", "grpc", "--authorities", "\(folder.path)/ca.pem"] + own
        + ["GetUser", #"{"id": "1"}"#])
    #expect(result.output.contains(#""displayName":"group-service""#))
  }

  @Test("shows no certificate if there is none to show, and tells what the server says to that")
  func nobody() async {
    let nobody = await call("--authorities", "\(folder.path)/ca.pem", "GetUser")
    #expect(nobody.code == 78)
    #expect(nobody.errors.contains("lets nobody in without a certificate"))
  }

  @Test("says what options don't go together, with the exit code of wrong usage")
  func contradictions() async {
    for (words, problem) in [
      (["--protocol", "soap"], "there is no protocol \"soap\"; there are rollcall and grpc"),
      (["--plaintext"], "--plaintext is for --protocol grpc"),
      (["--authorities", "a", "--cert", "b"], "--cert and --key go together"),
      (["--cert", "a", "--key", "b"], "--cert and --key need --authorities"),
      (["--protocol", "grpc", "--plaintext", "--authorities", "a"], "leave out --plaintext"),
    ] {
      let result = await run(words + ["GetUser"])
      #expect(result.code == 64)
      #expect(result.errors.contains(problem), "\(result.errors)")
    }
  }

  @Test("tells a status on standard error, each violation on its own line, and gives its code")
  func violations() async {
    let result = await call("GetUser", #"{"id": "2"}"#)
    #expect(result.code == 67)
    #expect(result.output == "")
    #expect(
      result.errors == """
        INVALID_ARGUMENT: id is not 1; id is no UUID
          id: is not 1
          id: is no UUID

        """)
  }

  @Test("refuses a caller that the method doesn't name, with PERMISSION_DENIED")
  func forbidden() async {
    let result = await call("--as", "guest", "ListUsers")
    #expect(result.code == 71)
    #expect(
      result.errors.contains("guest may not call rollcall.directory.v1.UserDirectory/ListUsers"))
  }

  @Test("gives up when its timeout is over, with DEADLINE_EXCEEDED")
  func timeout() async {
    let result = await call("--timeout", "150ms", "DeleteUser")
    #expect(result.code == 68)
    #expect(result.errors.hasPrefix("DEADLINE_EXCEEDED"))
  }

  @Test("a method that isn't served is UNIMPLEMENTED")
  func unimplemented() async {
    #expect(await call("GetGroup").code == 76)
  }

  @Test(
    "a mistake on the command line ends with 64 before anything is called",
    arguments: [
      ["GetUsr"], ["GetUser", "{"], ["GetUser", "@/nonexistent"], ["--timeout", "2", "GetUser"],
      ["-H", "x", "GetUser"], ["GetUser", "{}", "{}"],
    ])
  func mistakes(words: [String]) async {
    let typist = Typist()
    let console = typist.console(environment: ["ROLLCALL_CERTS": folder.path])
    #expect(await Rollcall.run(["call", address] + words, console: console) == 64)
    #expect(typist.told.hasPrefix("rollcall: "))
    #expect(typist.told.hasSuffix("Try: rollcall help call\n"))
  }

  @Test("text that is no address ends with 64 and says what one looks like")
  func badAddress() async {
    let result = await call("GetUser", to: "nowhere")
    #expect(result.code == 64)
    #expect(result.errors.contains("HOST:PORT"))
  }

  @Test("a certificate that isn't there ends with 1 and says how to make one")
  func missingCertificate() async {
    let result = await call("--as", "nobody", "GetUser")
    #expect(result.code == 1)
    #expect(result.errors.contains("nobody.pem doesn't exist; `rollcall certs"))
  }

  @Test("nobody listening is UNAVAILABLE with the operating system's words")
  func refused() async {
    let address = self.address
    await server.drain(until: .after(.zero))
    let result = await call("GetUser", to: address)
    #expect(result.code == 78)
    #expect(result.errors.contains("Connection refused"))
  }

  @Test("a port that speaks plain text is found out by what it says, long before any timeout")
  func plainText() async throws {
    let server = PlainServer(answering: "HTTP/1.1 400 Bad Request\r\n\r\n")
    let result = await call("--connect-timeout", "1h", "GetUser", to: server.address)
    #expect(result.code == 78)
    #expect(result.errors.contains("doesn't speak TLS"), "\(result.errors)")
    #expect(result.errors.contains("HTTP answer in plain text"), "\(result.errors)")
  }

  @Test("a port that speaks TLS is found out by a call without it, long before any timeout")
  func plainTextToTLS() async throws {
    let result = await call(
      "--protocol", "grpc", "--plaintext", "--connect-timeout", "1h", "GetUser")
    #expect(result.code == 78)
    #expect(result.errors.contains("TLS"), "\(result.errors)")
  }

  @Test("a port that takes connections and says nothing is given up, and it is said why")
  func silence() async throws {
    let server = PlainServer(answering: "")
    let result = await call("GetUser", to: server.address)
    #expect(result.code == 78)
    #expect(result.errors.contains("sends nothing"), "\(result.errors)")
  }

  @Test("an attempt to connect takes less than a second unless it is allowed more")
  func connectTimeout() throws {
    let usual = try CallCommand.syntax.parse(["x", "y"])
    let options = try ConnectionOptions(usual, console: Typist().console)
    #expect(options.connectTimeout == .milliseconds(900))
    let patient = try CallCommand.syntax.parse(["x", "y", "--connect-timeout", "3s"])
    let patientOptions = try ConnectionOptions(patient, console: Typist().console)
    #expect(patientOptions.connectTimeout == .seconds(3))
  }
}
