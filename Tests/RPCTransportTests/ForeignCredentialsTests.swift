import DirectoryAPI
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

@Suite("Credentials in files anywhere", .timeLimit(.minutes(1)))
struct ForeignCredentialsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try CertificateAuthority.writeDevelopmentCertificates(
      to: folder.path, trustDomain: "rollcall.test", names: ["probe", "operator"])
  }

  private func answer(as credentials: ServiceCredentials) async throws -> String {
    let server = try Server(
      serving: [Probe()], as: ServiceCredentials(directory: folder.path, name: "probe"))
    let channel = try Channel(to: try server.listen(on: "127.0.0.1:0"), as: credentials)
    let result: Result<String, any Error>
    do {
      let user: User = try await channel.unary(
        Probe.echo, GetUserRequest(id: "there"), options: CallOptions())
      result = .success(user.id)
    } catch {
      result = .failure(error)
    }
    channel.close()
    await server.drain(until: .after(.zero))
    return try result.get()
  }

  @Test("make a channel that knows its server and shows who it is")
  func withCertificate() async throws {
    let credentials = try ServiceCredentials(
      authorities: "\(folder.path)/ca.pem", certificate: "\(folder.path)/operator.pem",
      key: "\(folder.path)/operator.key")
    #expect(try await answer(as: credentials) == "there")
  }

  @Test("without a certificate are refused by a server that wants one, in its words")
  func withoutCertificate() async throws {
    let credentials = try ServiceCredentials(authorities: "\(folder.path)/ca.pem")
    let error = await #expect(throws: RPCError.self) { try await answer(as: credentials) }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("lets nobody in without a certificate") == true)
  }

  @Test("that don't go together are named")
  func mismatch() throws {
    let error = #expect(throws: RuntimeError.self) {
      try ServiceCredentials(
        authorities: "\(folder.path)/ca.pem", certificate: "\(folder.path)/operator.pem",
        key: "\(folder.path)/probe.key")
    }
    #expect(error?.code == .badCredentials)
    #expect(error?.message == "\(folder.path)/operator.pem and its key don't belong together")
    let missing = #expect(throws: RuntimeError.self) {
      try ServiceCredentials(authorities: "\(folder.path)/nothing.pem")
    }
    #expect(missing?.message.contains("\(folder.path)/nothing.pem doesn't exist") == true)
  }

  @Test("serve nobody, and a native channel doesn't do without")
  func wrongUse() throws {
    let credentials = try ServiceCredentials(authorities: "\(folder.path)/ca.pem")
    let server = #expect(throws: RuntimeError.self) {
      try Server(serving: [Probe()], as: credentials).listen(on: "127.0.0.1:0")
    }
    #expect(server?.code == .badCredentials)
    let channel = #expect(throws: RuntimeError.self) {
      try Channel(to: "127.0.0.1:1", as: .plaintext)
    }
    #expect(channel?.code == .badCredentials)
    #expect(channel?.message == "only channels that speak gRPC can do without TLS")
  }
}
