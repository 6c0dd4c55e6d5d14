import DirectoryAPI
import Protobuf
import RPCCore
import RPCTransport
import Synchronization
import TestSupport
import Testing

@testable import RollcallCommand

/// A user directory that takes accounts, and remembers whom it was asked for.
private final class Accounts: RPCService {
  private let users = Mutex<[String: String]>([:])
  private let atOnce = Mutex((now: 0, most: 0))

  var count: Int { users.withLock { $0.count } }
  var mostAtOnce: Int { atOnce.withLock { $0.most } }

  var methods: [ServerMethod] {
    [
      .unary(UserDirectoryMethods.createUser) { (request: CreateUserRequest, _) in
        self.atOnce.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        defer { self.atOnce.withLock { $0.now -= 1 } }
        await Task.yield()
        guard !request.email.hasPrefix("emma") else {
          throw RPCError(.resourceExhausted, "no place left")
        }
        let isNew = self.users.withLock { users in
          users.updateValue(request.requestID, forKey: request.email) == nil
        }
        guard isNew else { throw RPCError(.alreadyExists, "somebody has it") }
        return User(id: request.requestID, email: request.email)
      }
    ]
  }
}

@Suite("rollcall people", .timeLimit(.minutes(5)))
struct PeopleCommandTests {
  @Test("prints a request for CreateUser a line")
  func printing() async throws {
    let typist = Typist()
    #expect(await Rollcall.run(["people", "--count", "3"], console: typist.console) == 0)
    let requests = try typist.seen.split(separator: "\n").map {
      try CreateUserRequest(json: String($0), options: JSONOptions())
    }
    #expect(requests.map(\.email) == SamplePeople.first(3).map(\.email))
    #expect(requests.first?.displayName == "Marta García")
  }

  @Test("refuses a count that is none", arguments: ["0", "-1", "many", "100000001"])
  func badCount(count: String) async {
    #expect(await Rollcall.run(["people", "--count", count], console: Typist().console) == 64)
  }

  /// Loads people into a directory behind a real server.
  private func load(_ count: Int, into accounts: Accounts) async throws -> (Int32, Typist) {
    let folder = try TemporaryFolder()
    _ = await Rollcall.run(["certs", folder.path], console: Typist().console)
    let server = try Server(
      serving: [accounts],
      as: ServiceCredentials(directory: folder.path, name: "user-directory"))
    let address = try server.listen(on: "127.0.0.1:0")
    let typist = Typist()
    let code = await Rollcall.run(
      ["people", "--count", "\(count)", "--load", address, "--certs", folder.path],
      console: typist.console)
    await server.drain(until: .after(.zero))
    return (code, typist)
  }

  @Test("creates each once, at most 64 at a time, and tells who had an account already")
  func loading() async throws {
    let accounts = Accounts()
    let (first, firstTypist) = try await load(2, into: accounts)
    #expect(first == 0)
    #expect(firstTypist.seen.hasPrefix("2 people are in the user directory at 127.0.0.1:"))
    let (second, typist) = try await load(2, into: accounts)
    #expect(second == 0)
    #expect(typist.seen.hasSuffix("; 2 of them had an account already\n"))
    #expect(accounts.count == 2)
    #expect(accounts.mostAtOnce <= 64)
  }

  @Test("a refusal ends it, and says whom it was about")
  func refusal() async throws {
    let (code, typist) = try await load(100, into: Accounts())
    #expect(code == 72)
    #expect(typist.told.hasPrefix("RESOURCE_EXHAUSTED: emma"))
    #expect(typist.told.contains("@example.com: no place left"))
  }
}
