import DirectoryAPI
import RPCCore
import ServiceStore
import Testing
import WellKnownTypes

@testable import UserDirectory

@Suite("The user directory")
struct UserDirectoryHandlersTests {
  let fixture: UserStoreFixture
  let directory: UserDirectoryHandlers

  init() async throws {
    fixture = try await UserStoreFixture(UserStoreMaker.all[0])
    directory = try UserDirectoryHandlers(store: fixture.store)
  }

  func context(_ method: MethodDescriptor = UserDirectoryMethods.getUser) -> CallContext {
    CallContext(
      method: method, peer: nil, address: "test", metadata: Metadata(), deadline: nil)
  }

  func create(_ email: String, name: String = "Ann", request: String = "") async throws -> User {
    try await directory.createUser(
      CreateUserRequest(requestID: request, email: email, displayName: name), context: context())
  }

  /// The error with which a call ends.
  func failure(_ body: () async throws -> Void) async -> RPCError? {
    await #expect(throws: RPCError.self) { try await body() }
  }

  static let requestID = "0190c1a2-0000-7000-8000-000000000001"

  @Test("makes an account and finds it again")
  func create() async throws {
    let user = try await create(" Ann@Example.com ", name: " Ann Lee ")
    #expect(user.email == "Ann@Example.com")
    #expect(user.displayName == "Ann Lee")
    #expect(user.revision == 1)
    #expect(user.createTime == user.updateTime)
    #expect(user.createTime?.seconds == 1_700_000_000)
    #expect(RecordID(user.id) != nil)
    #expect(try await directory.getUser(GetUserRequest(id: user.id), context: context()) == user)
    #expect(
      try await directory.getUser(
        GetUserRequest(id: user.id.uppercased()), context: context()) == user)
  }

  @Test("names every violated field of a new account")
  func createViolations() async throws {
    let error = await failure { _ = try await create("ann", name: "  ", request: "7") }
    #expect(error?.code == .invalidArgument)
    #expect(
      error?.violations == [
        FieldViolation(field: "request_id", description: "is not a UUID: \"7\""),
        FieldViolation(field: "email", description: "has no @"),
        FieldViolation(field: "display_name", description: "is empty"),
      ])
  }

  @Test("answers ALREADY_EXISTS for an address in another spelling")
  func alreadyExists() async throws {
    _ = try await create("A@x")
    let error = await failure { _ = try await create("a@X") }
    #expect(error?.code == .alreadyExists)
    #expect(error?.message == "there is a user a@X already")
  }

  @Test("gives a repeated request its first answer, and refuses another with its id")
  func replay() async throws {
    let user = try await create("ann@x", request: Self.requestID)
    let renamed = User(id: user.id, displayName: "Anna")
    _ = try await directory.updateUser(
      UpdateUserRequest(user: renamed, updateMask: FieldMask(paths: ["display_name"])),
      context: context())
    #expect(try await create("ann@x", request: Self.requestID) == user)
    let error = await failure { _ = try await create("bob@x", request: Self.requestID) }
    #expect(error?.code == .invalidArgument)
    #expect(error?.violations.map(\.field) == ["request_id"])
  }

  @Test("tells an unknown id from one that is none")
  func getUser() async throws {
    let unknown = await failure {
      _ = try await directory.getUser(GetUserRequest(id: Self.requestID), context: context())
    }
    #expect(unknown?.code == .notFound)
    #expect(unknown?.message == "there is no user \(Self.requestID)")
    let wrong = await failure {
      _ = try await directory.getUser(GetUserRequest(id: "7"), context: context())
    }
    #expect(wrong?.code == .invalidArgument)
    let missing = await failure {
      _ = try await directory.getUser(GetUserRequest(), context: context())
    }
    #expect(missing?.message == "id is missing")
  }

  @Test("answers each account of a batch once, in the order of keys, and names unknown keys")
  func batch() async throws {
    let ann = try await create("ann@x")
    let bob = try await create("bob@x")
    let response = try await directory.batchGetUsers(
      BatchGetUsersRequest(
        ids: [bob.id, Self.requestID, "7", bob.id],
        emails: ["ANN@x", "bob@X", "zoe@x", "no address", "ann@x", "zoe@x"]),
      context: context())
    #expect(response.users == [bob, ann])
    #expect(response.unknownIDs == [Self.requestID, "7"])
    #expect(response.unknownEmails == ["zoe@x", "no address", "zoe@x"])
    let nothing = try await directory.batchGetUsers(BatchGetUsersRequest(), context: context())
    #expect(nothing == BatchGetUsersResponse())
  }

  @Test("takes 1,000 keys in a batch and refuses more")
  func batchLimit() async throws {
    let emails = (0..<500).map { "user\($0)@x" }
    let ids = Array(repeating: Self.requestID, count: 500)
    let response = try await directory.batchGetUsers(
      BatchGetUsersRequest(ids: ids, emails: emails), context: context())
    #expect(response.unknownEmails.count == 500)
    let error = await failure {
      _ = try await directory.batchGetUsers(
        BatchGetUsersRequest(ids: ids + [""], emails: emails), context: context())
    }
    #expect(error?.code == .invalidArgument)
  }

  @Test("echoes the term and the sequence, and pages through what it finds")
  func search() async throws {
    for number in 0..<5 { _ = try await create("ann\(number)@x") }
    var request = SearchUsersRequest(term: " ANN ", pageSize: 2, sequence: 7)
    var found: [String] = []
    var pages = 0
    repeat {
      let response = try await directory.searchUsers(request, context: context())
      #expect(response.term == " ANN ")
      #expect(response.sequence == 7)
      found += response.users.map(\.email)
      request.pageToken = response.nextPageToken
      // The next page may have another size.
      request.pageSize = 1
      pages += 1
    } while !request.pageToken.isEmpty
    #expect(found == (0..<5).map { "ann\($0)@x" })
    #expect(pages == 4)
  }

  @Test("leaves out the people whom a search excludes, up to 500 of them")
  func exclusion() async throws {
    let ann = try await create("ann@x")
    let anna = try await create("anna@x")
    func found(excluding ids: [String]) async throws -> [String] {
      try await directory.searchUsers(
        SearchUsersRequest(term: "ann@", excludeIDs: ids), context: context()
      ).users.map(\.id)
    }
    let many = Array(repeating: ann.id, count: 500)
    #expect(try await found(excluding: []) == [ann.id])
    #expect(try await found(excluding: [anna.id]) == [ann.id])
    #expect(try await found(excluding: many) == [])
    let tooMany = await failure { _ = try await found(excluding: many + [anna.id]) }
    #expect(
      tooMany?.violations == [
        FieldViolation(
          field: "exclude_ids", description: "has 501 ids; at most 500 are allowed")
      ])
    let noID = await failure { _ = try await found(excluding: [ann.id, "ann"]) }
    #expect(noID?.violations.map(\.field) == ["exclude_ids[1]"])
  }

  @Test("refuses a page token of another term, of another method, and one that was made up")
  func pageTokens() async throws {
    for number in 0..<3 { _ = try await create("ann\(number)@x") }
    let search = try await directory.searchUsers(
      SearchUsersRequest(term: "ann", pageSize: 1), context: context())
    let list = try await directory.listUsers(ListUsersRequest(pageSize: 1), context: context())
    for (term, token, reason) in [
      ("an", search.nextPageToken, "belongs to another query"),
      ("ann", list.nextPageToken, "belongs to another query"),
      ("ann", "AAAA", "was not given out by this service"),
      ("ann", String(search.nextPageToken.dropLast()), "was not given out by this service"),
    ] {
      let error = await failure {
        _ = try await directory.searchUsers(
          SearchUsersRequest(term: term, pageToken: token), context: context())
      }
      #expect(error?.violations.map(\.field) == ["page_token"])
      #expect(error?.message.contains(reason) == true, "\(term)")
    }
    // Another spelling of the same term is the same query.
    let next = try await directory.searchUsers(
      SearchUsersRequest(term: "ANN", pageToken: search.nextPageToken), context: context())
    #expect(next.users.count == 2)
  }

  @Test("names what is wrong with a search")
  func searchViolations() async throws {
    let error = await failure {
      _ = try await directory.searchUsers(
        SearchUsersRequest(term: " ", pageSize: 101, pageToken: "x"), context: context())
    }
    #expect(error?.violations.map(\.field) == ["term", "page_size", "page_token"])
  }

  @Test("lists everybody in the order of creation")
  func list() async throws {
    for name in ["zoe", "bob", "ann"] { _ = try await create("\(name)@x") }
    let first = try await directory.listUsers(ListUsersRequest(pageSize: 2), context: context())
    #expect(first.users.map(\.email) == ["zoe@x", "bob@x"])
    let last = try await directory.listUsers(
      ListUsersRequest(pageToken: first.nextPageToken), context: context())
    #expect(last.users.map(\.email) == ["ann@x"])
    #expect(last.nextPageToken == "")
  }

  @Test("changes only the fields of the mask")
  func update() async throws {
    let user = try await create("ann@x", name: "Ann")
    let sent = User(id: user.id, email: "anna@x", displayName: "not meant", revision: 1)
    let updated = try await directory.updateUser(
      UpdateUserRequest(user: sent, updateMask: FieldMask(paths: ["email"])), context: context())
    #expect(updated.email == "anna@x")
    #expect(updated.displayName == "Ann")
    #expect(updated.revision == 2)
  }

  @Test("tells both revisions when a change comes too late")
  func stale() async throws {
    let user = try await create("ann@x", name: "Ann")
    let sent = User(id: user.id, displayName: "Anna", revision: 5)
    let error = await failure {
      _ = try await directory.updateUser(
        UpdateUserRequest(user: sent, updateMask: FieldMask(paths: ["display_name"])),
        context: context())
    }
    #expect(error?.code == .aborted)
    #expect(error?.message.contains("is at revision 1, not 5") == true)
    let deletion = await failure {
      _ = try await directory.deleteUser(
        DeleteUserRequest(id: user.id, revision: 5), context: context())
    }
    #expect(deletion?.code == .aborted)
  }

  @Test("refuses an update that names no field, or one that can't be changed")
  func updateMask() async throws {
    let user = try await create("ann@x")
    let noMask = await failure {
      _ = try await directory.updateUser(UpdateUserRequest(user: user), context: context())
    }
    #expect(noMask?.violations.map(\.field) == ["update_mask"])
    let wrong = await failure {
      _ = try await directory.updateUser(
        UpdateUserRequest(
          user: user, updateMask: FieldMask(paths: ["email", "id", "nickname", "*"])),
        context: context())
    }
    #expect(
      wrong?.violations.map(\.field) == [
        "update_mask.paths[1]", "update_mask.paths[2]", "update_mask.paths[3]",
      ])
    let nothing = await failure {
      _ = try await directory.updateUser(UpdateUserRequest(), context: context())
    }
    #expect(nothing?.violations.map(\.field) == ["update_mask", "user"])
  }

  @Test("erases an account, whose address may be used again")
  func delete() async throws {
    let user = try await create("ann@x", request: Self.requestID)
    _ = try await directory.deleteUser(DeleteUserRequest(id: user.id), context: context())
    let gone = await failure {
      _ = try await directory.getUser(GetUserRequest(id: user.id), context: context())
    }
    #expect(gone?.code == .notFound)
    let again = await failure {
      _ = try await directory.deleteUser(DeleteUserRequest(id: user.id), context: context())
    }
    #expect(again?.code == .notFound)
    let replayed = await failure { _ = try await create("ann@x", request: Self.requestID) }
    #expect(replayed?.code == .notFound)
    #expect(try await create("ann@x").id != user.id)
  }
}
