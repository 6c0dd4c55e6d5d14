import DirectoryAPI
import Foundation
import RPCCore
import RPCTransport
import Synchronization
import TestSupport
import Testing

@testable import RollcallCommand

/// A user directory that signs one person in.
private final class Doorkeeper: RPCService {
  let devices = Mutex<[String]>([])

  var methods: [ServerMethod] {
    [
      .unary(UserDirectoryMethods.authenticate) { (request: AuthenticateRequest, _) in
        guard request.email == "ann@example.com", request.password == "vx7-Krume.Ofen" else {
          throw RPCError(.unauthenticated, "the e-mail or the password is wrong")
        }
        self.devices.withLock { $0.append(request.device) }
        return SignIn(
          user: User(email: request.email), accessToken: "access.token",
          refreshToken: "refresh-token")
      }
    ]
  }
}

@Suite("rollcall sign-in", .timeLimit(.minutes(1)))
struct SignInCommandTests {
  let folder: TemporaryFolder
  let server: Server
  let address: String

  init() async throws {
    folder = try TemporaryFolder()
    _ = await Rollcall.run(["certs", folder.path], console: Typist().console)
    server = try Server(
      serving: [Doorkeeper()],
      as: ServiceCredentials(directory: folder.path, name: "user-directory"))
    address = try server.listen(on: "127.0.0.1:0")
  }

  func run(_ typist: Typist, _ words: [String] = []) async -> Int32 {
    await Rollcall.run(
      ["sign-in", "--certs", folder.path] + words + [address, "ann@example.com"],
      console: typist.console)
  }

  @Test("prints the access token alone, for a variable")
  func printing() async {
    let typist = Typist(["vx7-Krume.Ofen"])
    #expect(await run(typist) == 0)
    #expect(typist.seen == "access.token\n")
    #expect(typist.told == "")
    await server.drain(until: .after(.zero))
  }

  @Test("keeps both tokens in a file that only its owner can read, whatever was there before")
  func keeping() async throws {
    let path = folder.path(of: "ann.token")
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    let typist = Typist(["vx7-Krume.Ofen"])
    #expect(await run(typist, ["--keep", path]) == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "access.token\nrefresh-token\n")
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
    #expect(typist.seen == "")
    #expect(typist.told == "ann@example.com is signed in; use it as --token @\(path)\n")
    await server.drain(until: .after(.zero))
  }

  @Test("tells a wrong password by its status, and a missing one as a mistake")
  func refusals() async {
    let wrong = Typist(["wrong-Krume.Ofen"])
    #expect(await run(wrong) == 80)
    #expect(wrong.told == "UNAUTHENTICATED: the e-mail or the password is wrong\n")
    let silent = Typist()
    #expect(await run(silent) == 64)
    #expect(silent.told.hasPrefix("rollcall: there is no password on standard input\n"))
    await server.drain(until: .after(.zero))
  }
}
