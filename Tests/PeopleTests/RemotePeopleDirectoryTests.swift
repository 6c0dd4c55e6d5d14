import DirectoryAPI
import People
import RPCCore
import RPCTransport
import ServiceStore
import Synchronization
import Testing

@Suite("The user directory over the wire")
struct RemotePeopleDirectoryTests {
  /// A user directory that tells what it was asked and answers as a test wants.
  final class ScriptedDirectory: RPCService {
    typealias Answer = @Sendable (BatchGetUsersRequest) async throws -> BatchGetUsersResponse

    struct Seen: Sendable {
      let request: BatchGetUsersRequest
      let caller: String?
      let deadline: Deadline?
    }

    private let answer: Answer
    private let log = Mutex<[Seen]>([])

    init(_ answer: @escaping Answer) { self.answer = answer }

    var seen: [Seen] { log.withLock { $0 } }

    func batchGetUsers(
      _ request: BatchGetUsersRequest, context: CallContext
    ) async throws -> BatchGetUsersResponse {
      let seen = Seen(
        request: request, caller: context.peer?.name, deadline: context.deadline)
      log.withLock { $0.append(seen) }
      return try await answer(request)
    }

    func searchUsers(
      _ request: SearchUsersRequest, context: CallContext
    ) async throws -> SearchUsersResponse {
      if request.term.isEmpty {
        throw RPCError.invalidArgument([FieldViolation(field: "term", description: "is empty")])
      }
      return SearchUsersResponse(term: request.term, sequence: request.sequence)
    }

    var methods: [ServerMethod] {
      [
        .unary(UserDirectoryMethods.batchGetUsers) { (request: BatchGetUsersRequest, context) in
          try await self.batchGetUsers(request, context: context)
        },
        .unary(UserDirectoryMethods.searchUsers) { (request: SearchUsersRequest, context) in
          try await self.searchUsers(request, context: context)
        },
      ]
    }
  }

  /// Runs a test against a directory behind a channel, and then stops both.
  func with(
    _ service: ScriptedDirectory, _ body: (RemotePeopleDirectory) async throws -> Void
  ) async throws {
    let server = try Server(inMemoryServing: [service])
    let channel = try Channel(
      inMemoryTo: server, as: PeerIdentity(trustDomain: "rollcall.test", name: "group-service"))
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(RemotePeopleDirectory(UserDirectoryClient(channel))))
    } catch {
      result = .failure(error)
    }
    channel.close()
    await server.drain(until: .after(.zero))
    try result.get()
  }

  /// A directory in which everybody has an account.
  static func everybody() -> ScriptedDirectory {
    ScriptedDirectory { request in
      BatchGetUsersResponse(users: request.ids.map { User(id: $0) })
    }
  }

  let ann = RecordID(value: 1)

  @Test("knows who asks by the certificate, and how much time is left")
  func context() async throws {
    let service = Self.everybody()
    try await with(service) { directory in
      // Nearer than the five seconds that the directory is given otherwise.
      let deadline = Deadline.after(.seconds(4))
      try await Deadline.$current.withValue(deadline) {
        let user = try await directory.requirePerson(ann)
        #expect(user.id == ann.description)
      }
      let seen = try #require(service.seen.first)
      #expect(seen.caller == "group-service")
      let left = try #require(seen.deadline)
      #expect(left.instant <= deadline.instant + .milliseconds(50))
    }
  }

  @Test("is asked for many people in calls of at most 1,000 keys")
  func chunks() async throws {
    let service = Self.everybody()
    try await with(service) { directory in
      let ids = Set((1...2_001).map { RecordID(value: UInt128($0)) })
      let people = try await directory.people(ids)
      #expect(Set(people.keys) == ids)
      #expect(service.seen.map(\.request.ids.count) == [1_000, 1_000, 1])
    }
  }

  @Test("answers NOT_FOUND for somebody without an account")
  func unknownPerson() async throws {
    let service = ScriptedDirectory { BatchGetUsersResponse(unknownIDs: $0.ids) }
    try await with(service) { directory in
      let error = await #expect(throws: RPCError.self) { try await directory.requirePerson(ann) }
      #expect(error?.code == .notFound)
      #expect(error?.message == "there is no user \(ann)")
    }
  }

  struct Mapping: Sendable, CustomTestStringConvertible {
    let code: StatusCode
    let message: String
    var testDescription: String { code.name }
  }

  static let mappings = [
    Mapping(code: .unavailable, message: "the user directory can't be reached now; try again"),
    Mapping(
      code: .resourceExhausted, message: "the user directory can't be reached now; try again"),
    Mapping(code: .internalError, message: "the user directory refused to answer"),
    Mapping(code: .permissionDenied, message: "the user directory refused to answer"),
  ]

  @Test(
    "that fails is UNAVAILABLE to our caller, whose words are not passed on", arguments: mappings)
  func failure(_ mapping: Mapping) async throws {
    let service = ScriptedDirectory { _ in throw RPCError(mapping.code, "secret words") }
    try await with(service) { directory in
      let error = await #expect(throws: RPCError.self) { try await directory.requirePerson(ann) }
      #expect(error?.code == .unavailable)
      #expect(error?.message == mapping.message)
      #expect((error?.cause as? RPCError)?.message == "secret words")
    }
  }

  @Test("that doesn't answer in our caller's time is DEADLINE_EXCEEDED, and says where")
  func deadline() async throws {
    let service = ScriptedDirectory { _ in
      try await Task.sleep(for: .seconds(60))
      return BatchGetUsersResponse()
    }
    try await with(service) { directory in
      let error = await #expect(throws: RPCError.self) {
        try await Deadline.$current.withValue(.after(.milliseconds(50))) {
          try await directory.requirePerson(ann)
        }
      }
      #expect(error?.code == .deadlineExceeded)
      #expect(error?.message == "the deadline passed while waiting for the user directory")
    }
  }

  @Test("tells what is wrong with a search term in its own words")
  func search() async throws {
    try await with(Self.everybody()) { directory in
      let found = try await directory.search(SearchUsersRequest(term: "ann", sequence: 7))
      #expect(found.sequence == 7)
      let error = await #expect(throws: RPCError.self) {
        try await directory.search(SearchUsersRequest())
      }
      #expect(error?.code == .invalidArgument)
      #expect(error?.violations.map(\.field) == ["term"])
    }
  }
}
