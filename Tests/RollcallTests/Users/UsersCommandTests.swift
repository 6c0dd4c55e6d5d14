import DirectoryAPI
import Foundation
import RPCCore
import RPCTransport
import Synchronization
import TestSupport
import Testing

@testable import RollcallCommand

/// A user directory that takes people in, refuses those without an @, and breaks off as it is told to.
private final class LoadingDirectory: RPCService {
  private struct State {
    var users: [User] = []
    var requests = 0
    var failures: [Int] = []
  }

  private let state = Mutex(State())

  /// - Parameter failures: Numbers of requests, from 1 over all calls, that end their call.
  init(failingAt failures: [Int] = []) { state.withLock { $0.failures = failures } }

  var emails: [String] { state.withLock { $0.users.map(\.email) } }

  func add(_ user: User) { state.withLock { $0.users.append(user) } }

  private func load(_ person: CreateUserRequest) -> LoadedUser {
    state.withLock { state in
      guard person.email.contains("@") else {
        return LoadedUser(outcome: .refused, reason: "email has no @")
      }
      if let known = state.users.first(where: { $0.email == person.email }) {
        return LoadedUser(outcome: .exists, id: known.id)
      }
      let user = User(
        id: "id\(state.users.count)", email: person.email, displayName: person.displayName)
      state.users.append(user)
      return LoadedUser(outcome: .created, id: user.id)
    }
  }

  var methods: [ServerMethod] {
    [
      .bidirectionalStreaming(UserDirectoryMethods.loadUsers) {
        (requests: RequestStream<LoadUsersRequest>, responses: ResponseWriter<LoadUsersResponse>, _)
        in
        for try await request in requests {
          let number = self.state.withLock { state in
            state.requests += 1
            return state.requests
          }
          if self.state.withLock({ $0.failures.contains(number) }) {
            throw RPCError(.unavailable, "gone")
          }
          try await responses.send(LoadUsersResponse(users: request.users.map(self.load)))
        }
      },
      .unary(UserDirectoryMethods.listUsers) { (request: ListUsersRequest, _) in
        let start = Int(request.pageToken) ?? 0
        let users = self.state.withLock { $0.users }
        let page = Array(users.dropFirst(start).prefix(2))
        let next = start + page.count
        return ListUsersResponse(
          users: page, nextPageToken: next < users.count ? "\(next)" : "")
      },
    ]
  }
}

@Suite("rollcall users", .timeLimit(.minutes(5)))
struct UsersCommandTests {
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    _ = await Rollcall.run(["certs", folder.path], console: Typist().console)
  }

  private func run(
    _ words: String..., on directory: LoadingDirectory, typist: Typist = Typist()
  ) async throws -> (code: Int32, typist: Typist) {
    let server = try Server(
      serving: [directory],
      as: ServiceCredentials(directory: folder.path, name: "user-directory"))
    let address = try server.listen(on: "127.0.0.1:0")
    let code = await Rollcall.run(
      ["users"] + words + ["--directory", address, "--certs", folder.path],
      console: typist.console)
    await server.drain(until: .after(.zero))
    return (code, typist)
  }

  private func write(_ text: String, _ name: String) throws -> String {
    let path = folder.path(of: name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: folder.path(of: name)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test("loads a file, and tells each bad line by its number and reason")
  func importing() async throws {
    let directory = LoadingDirectory()
    directory.add(User(id: "old", email: "ann@x"))
    let path = try write(
      "email,display_name,id\nann@x,Ann,1\nbob@x,Bob,2\nnobody,N,3\nkim@x\nzoe@x,Zoe,4\n",
      "people.csv")
    let (code, typist) = try await run("import", path, on: directory)
    #expect(code == 1)
    #expect(typist.seen == "2 created, 1 there already, 2 refused\n")
    #expect(
      typist.told == """
        \(path): columns that are not loaded: id
        \(path):4: email has no @
        \(path):5: has 1 fields, and the header has 3

        """)
    #expect(directory.emails == ["ann@x", "bob@x", "zoe@x"])
    #expect(text("people.csv.import-state") == nil)
  }

  private func manyLines(_ count: Int) -> String {
    "email,display_name\n" + (0..<count).map { "\($0)@x,Number \($0)\n" }.joined()
  }

  @Test("tries again when the directory goes away in the middle, and makes nobody twice")
  func tryingAgain() async throws {
    let directory = LoadingDirectory(failingAt: [2, 4])
    let path = try write(manyLines(2_100), "people.csv")
    let (code, typist) = try await run("import", path, on: directory)
    #expect(code == 0, "\(typist.told)")
    #expect(directory.emails == (0..<2_100).map { "\($0)@x" })
    #expect(typist.told.contains("UNAVAILABLE: gone; trying again"))
    #expect(typist.seen.hasSuffix(" 0 refused\n"))
  }

  @Test("goes on where an earlier import ended, unless it is told to begin anew")
  func resuming() async throws {
    let lines = manyLines(1_000)
    let path = try write(lines, "people.csv")
    let offset = try #require(lines.range(of: "600@x")).lowerBound.utf16Offset(in: lines)
    let state = "rollcall-import-1 \(lines.utf8.count) \(offset) 602 600 0 0\n"
    _ = try write(state, "people.csv.import-state")
    let directory = LoadingDirectory()
    let (code, typist) = try await run("import", path, on: directory)
    #expect(code == 0)
    #expect(typist.told.hasPrefix("\(path): going on at line 602, where the last import ended\n"))
    #expect(typist.seen == "1000 created, 0 there already, 0 refused\n")
    #expect(directory.emails.count == 400)
    #expect(text("people.csv.import-state") == nil)

    _ = try write(state, "people.csv.import-state")
    let anew = try await run("import", path, "--restart", on: directory)
    #expect(anew.typist.seen == "600 created, 400 there already, 0 refused\n")
    // Another file under the same name.
    _ = try write(state.replacing("600 0 0", with: "600 0 0"), "people.csv.import-state")
    _ = try write(lines + "more@x,More\n", "people.csv")
    let other = try await run("import", path, on: directory)
    #expect(other.code == 64)
    #expect(other.typist.told.contains("with --restart"))
  }

  @Test("writes everybody to a file that can be imported again", arguments: ["csv", "jsonl"])
  func roundTrip(_ format: String) async throws {
    let directory = LoadingDirectory()
    let names = ["Ann", "Lee, \"Bob\"", "Zoë\u{2028}x", "Ким", "E"]
    for (number, name) in names.enumerated() {
      directory.add(User(id: "id\(number)", email: "\(number)@x", displayName: name))
    }
    let path = folder.path(of: "all.\(format)")
    let (code, typist) = try await run("export", path, on: directory)
    #expect(code == 0)
    #expect(typist.seen == "5 people are in \(path)\n")
    #expect(text("all.\(format).part") == nil && text("all.\(format).export-state") == nil)
    let other = LoadingDirectory()
    #expect(try await run("import", path, on: other).code == 0)
    #expect(other.emails == directory.emails)
    #expect(try await run("export", folder.path(of: "again.\(format)"), on: other).code == 0)
    #expect(text("again.\(format)") == text("all.\(format)"))
  }

  @Test("goes on with an export that was cut off, and drops what was half written")
  func resumingExport() async throws {
    let directory = LoadingDirectory()
    for number in 0..<5 { directory.add(User(id: "id\(number)", email: "\(number)@x")) }
    let path = folder.path(of: "all.jsonl")
    _ = try await run("export", path, on: directory)
    let whole = try #require(text("all.jsonl"))
    let first =
      whole.split(separator: "\n", omittingEmptySubsequences: false).prefix(2)
      .joined(separator: "\n") + "\n"
    _ = try write(first + "{\"half", "all.jsonl.part")
    _ = try write("rollcall-export-1 \(first.utf8.count) 2 2\n", "all.jsonl.export-state")
    let (_, typist) = try await run("export", path, on: directory)
    #expect(typist.told.contains("going on after 2 people"))
    #expect(text("all.jsonl") == whole)
  }

  @Test("writes to standard output without a file")
  func standardOutput() async throws {
    let directory = LoadingDirectory()
    directory.add(User(id: "id0", email: "a@x", displayName: "A"))
    #expect(
      try await run("export", on: directory).typist.seen
        == "{\"id\":\"id0\",\"email\":\"a@x\",\"display_name\":\"A\"}\n")
    #expect(
      try await run("export", "--format", "csv", on: directory).typist.seen.hasSuffix(
        "id0,a@x,A,false,,,0\r\n"))
  }

  @Test(
    "says what is wrong with the command line",
    arguments: [
      (["import"], "import needs a FILE"), (["export-person"], "needs the ID"),
      (["imprt", "x.csv"], "did you mean import"), (["import", "people.txt"], "say --format"),
      (["import", "people.csv", "--format", "xml"], "it takes csv or jsonl"),
    ])
  func usage(_ words: [String], _ complaint: String) async {
    let typist = Typist()
    #expect(await Rollcall.run(["users"] + words, console: typist.console) == 64)
    #expect(typist.told.contains(complaint), "\(typist.told)")
  }

  @Test("fails without a call when the file can't be read or has no header")
  func badFile() async throws {
    let directory = LoadingDirectory()
    let missing = try await run("import", folder.path(of: "no.csv"), on: directory)
    #expect(missing.code == 1)
    #expect(missing.typist.told.contains("No such file"))
    let path = try write("ann@x,Ann\n", "people.csv")
    let headless = try await run("import", path, on: directory)
    #expect(headless.code == 1)
    #expect(headless.typist.told.contains("\(path):1: the header has no column \"email\""))
  }
}
