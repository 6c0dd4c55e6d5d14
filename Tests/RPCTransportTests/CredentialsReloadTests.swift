import DirectoryAPI
import Foundation
import LinuxIO
import RPCCore
import RPCTransport
import TLS
import TestSupport
import Testing

@Suite("New certificates while a server runs", .timeLimit(.minutes(1)))
struct CredentialsReloadTests {
  /// A server with its folder of certificates.
  struct Site {
    let folder: TemporaryFolder
    let server: Server
    let credentials: ServiceCredentials
    let address: String
    let log: RefusalLog

    init() throws {
      folder = try Self.certificates()
      credentials = try ServiceCredentials(directory: folder.path, name: "probe")
      var configuration = ServerConfiguration()
      let refusals = RefusalLog()
      configuration.report = { event in
        if case .connectionRefused(let refusal, _, _) = event { refusals.add(refusal) }
      }
      log = refusals
      server = try Server(serving: [Probe()], as: credentials, configuration: configuration)
      address = try server.listen(on: "127.0.0.1:0")
    }

    static func certificates() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try CertificateAuthority.writeDevelopmentCertificates(
        to: folder.path, trustDomain: "rollcall.test", names: ["probe", "operator"])
      return folder
    }

    /// Puts the certificates of another authority in the place of these.
    func replaceAll() throws -> TemporaryFolder {
      let new = try Self.certificates()
      for file in ["ca.pem", "probe.pem", "probe.key", "operator.pem", "operator.key"] {
        try Data(contentsOf: URL(fileURLWithPath: new.path(of: file))).write(
          to: URL(fileURLWithPath: folder.path(of: file)))
      }
      return new
    }
  }

  final class RefusalLog: Sendable {
    private let refusals = Lock<[ConnectionRefusal]>([])
    func add(_ refusal: ConnectionRefusal) { refusals.withLock { $0.append(refusal) } }
    var all: [ConnectionRefusal] { refusals.withLock { $0 } }
  }

  private func echo(_ channel: Channel, _ id: String = "x") async throws -> String {
    let user: User = try await channel.unary(
      Probe.echo, GetUserRequest(id: id), options: CallOptions())
    return user.id
  }

  @Test("serve new connections, and leave the calls that run alone")
  func rotation() async throws {
    let site = try Site()
    let own = try ServiceCredentials(directory: site.folder.path, name: "operator")
    let old = try Channel(to: site.address, as: own)
    let chat: BidirectionalCall<GetUserRequest, User> =
      try await old.bidirectionalStreaming(Probe.chat, options: CallOptions())
    var answers = chat.responses.makeAsyncIterator()
    try await chat.send(GetUserRequest(id: "before"))
    #expect(try await answers.next()?.id == "before")

    let new = try site.replaceAll()
    #expect(try site.credentials.reload())
    #expect(try site.credentials.reload() == false)

    let channel = try Channel(
      to: site.address, as: ServiceCredentials(directory: new.path, name: "operator"))
    #expect(try await echo(channel) == "x")
    try await chat.send(GetUserRequest(id: "after"))
    #expect(try await answers.next()?.id == "after")
    #expect(try await echo(old) == "x")

    // Whoever still has the old ones is not let in any more, and comes in with the new ones.
    let late = try Channel(to: site.address, as: own)
    let error = await #expect(throws: RPCError.self) { try await echo(late) }
    #expect(error?.code == .unavailable)
    #expect(try own.reload())
    let options = CallOptions(timeout: .seconds(30), waitForReady: true)
    let user: User = try await late.unary(Probe.echo, GetUserRequest(id: "in"), options: options)
    #expect(user.id == "in")
    for channel in [old, channel, late] { channel.close() }
    await site.server.drain(until: .after(.zero))
  }

  @Test(
    "that aren't whole change nothing",
    arguments: ["ca.pem", "probe.pem", "probe.key"])
  func halfWritten(_ file: String) async throws {
    let site = try Site()
    let path = site.folder.path(of: file)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: RuntimeError.self) { try site.credentials.reload() }
    #expect(error?.code == .badCredentials)
    #expect(error?.message.contains(path) == true)
    try whole.write(to: URL(fileURLWithPath: path))
    let channel = try Channel(
      to: site.address, as: ServiceCredentials(directory: site.folder.path, name: "operator"))
    try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path))
    #expect(throws: RuntimeError.self) { try site.credentials.reload() }
    #expect(try await echo(channel) == "x")
    channel.close()
    await site.server.drain(until: .after(.zero))
  }

  @Test("a caller whose certificate names nobody of the trust domain is refused, and told apart")
  func stranger() async throws {
    let site = try Site()
    let authority = try CertificateAuthority(
      certificatePEM: Array(
        try Data(contentsOf: URL(fileURLWithPath: site.folder.path(of: "ca.pem")))),
      keyPEM: Array(try Data(contentsOf: URL(fileURLWithPath: site.folder.path(of: "ca.key")))))
    let issued = try authority.issue(
      CertificateRequest(
        commonName: "guest", uriNames: ["spiffe://elsewhere.test/guest"],
        notBefore: UTCTime.now.advanced(byDays: -1), notAfter: UTCTime.now.advanced(byDays: 1)))
    try Data(issued.certificatePEM).write(
      to: URL(fileURLWithPath: site.folder.path(of: "guest.pem")))
    try Data(issued.keyPEM).write(to: URL(fileURLWithPath: site.folder.path(of: "guest.key")))
    let channel = try Channel(
      to: site.address, as: ServiceCredentials(directory: site.folder.path, name: "guest"))
    let error = await #expect(throws: RPCError.self) { try await echo(channel) }
    #expect(error?.code == .unavailable)
    #expect(error?.message.contains("the server refuses our certificate") == true)
    #expect(site.log.all.allSatisfy { $0 == .trustDomain } && !site.log.all.isEmpty)
    #expect(site.server.connectionCount == 0)
    channel.close()
    await site.server.drain(until: .after(.zero))
  }
}
