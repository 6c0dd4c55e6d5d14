import DirectoryAPI
import RPCCore
import RPCTransport
import Testing
import WellKnownTypes

@Suite("The user directory, over the wire", .timeLimit(.minutes(2)))
struct DirectoryTests {
  @Test("accounts are made, found, listed, changed and erased")
  func accounts() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let client = try suite.users()
    let requestID = "0190a5f0-0000-7000-8000-000000000001"
    let request = CreateUserRequest(
      requestID: requestID, email: " Zoë@Example.com ", displayName: "Zoë")
    let zoe = try await client.createUser(request)
    #expect(try await client.createUser(request) == zoe)
    #expect(try await client.getUser(GetUserRequest(id: zoe.id)) == zoe)
    let others = try await suite.people("ana@example.com", "bob@example.com", "kim@example.org")

    let batch = try await client.batchGetUsers(
      BatchGetUsersRequest(ids: [others[0].id], emails: ["ZOË@example.com", "no@example.com"]))
    #expect(batch.users.map(\.id) == [others[0].id, zoe.id])
    #expect(batch.unknownEmails == ["no@example.com"])

    let found = try await client.searchUsers(SearchUsersRequest(term: "EXAMPLE.C", sequence: 9))
    #expect(found.users.map(\.email) == ["ana@example.com", "bob@example.com", zoe.email])
    #expect(found.sequence == 9)

    var listed: [String] = []
    var token = ""
    repeat {
      let page = try await client.listUsers(ListUsersRequest(pageSize: 3, pageToken: token))
      listed += page.users.map(\.id)
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(listed == [zoe.id] + others.map(\.id))

    var changed = zoe
    changed.displayName = "Zoe"
    let update = UpdateUserRequest(user: changed, updateMask: FieldMask(paths: ["display_name"]))
    let updated = try await client.updateUser(update)
    #expect(updated.displayName == "Zoe")
    #expect(updated.revision == 2)
    let stale = await status { _ = try await client.updateUser(update) }
    #expect(stale?.code == .aborted)
    #expect(stale?.message.contains("at revision 2, not 1") == true)

    _ = try await client.deleteUser(DeleteUserRequest(id: zoe.id))
    let gone = await status { _ = try await client.getUser(GetUserRequest(id: zoe.id)) }
    #expect(gone?.code == .notFound)
  }

  @Test("one of many simultaneous accounts for an address is made, however it is spelled")
  func race() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let client = try suite.users()
    let outcomes = await withTaskGroup(of: StatusCode.self) { group in
      for number in 0..<8 {
        group.addTask {
          let email = number.isMultiple(of: 2) ? "ana@example.com" : "ANA@Example.com"
          let error = await status {
            _ = try await client.createUser(CreateUserRequest(email: email, displayName: "Ana"))
          }
          return error?.code ?? .ok
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 == .ok } == 1)
    #expect(outcomes.count { $0 == .alreadyExists } == 7)
    // Nor can another account move to it.
    let bob = try #require(try await suite.people("bob@example.com").first)
    let moved = await status {
      _ = try await client.updateUser(
        UpdateUserRequest(
          user: User(id: bob.id, email: "aNa@example.com"),
          updateMask: FieldMask(paths: ["email"])))
    }
    #expect(moved?.code == .alreadyExists)
  }

  @Test("a request id belongs to one request, and outlives what it made")
  func requestID() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let client = try suite.users()
    var request = CreateUserRequest(
      requestID: "0190a5f0-0000-7000-8000-000000000001", email: "ana@example.com",
      displayName: "Ana")
    let made = try await client.createUser(request)
    _ = try await client.deleteUser(DeleteUserRequest(id: made.id))
    #expect(await status { _ = try await client.createUser(request) }?.code == .notFound)
    request.displayName = "Anna"
    let reused = await status { _ = try await client.createUser(request) }
    #expect(reused?.violations.map(\.field) == ["request_id"])
  }

  @Test("every broken rule of a request is named")
  func violations() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let client = try suite.users()
    let error = await status {
      _ = try await client.createUser(
        CreateUserRequest(requestID: "7", email: "nobody", displayName: " "))
    }
    #expect(error?.code == .invalidArgument)
    #expect(error?.violations.map(\.field) == ["request_id", "email", "display_name"])
    let mask = await status {
      _ = try await client.updateUser(
        UpdateUserRequest(user: User(), updateMask: FieldMask(paths: ["id", "email"])))
    }
    #expect(mask?.violations.map(\.field).contains("update_mask.paths[0]") == true)
  }

  @Test("a page token from elsewhere is refused, and so is one of another search")
  func foreignTokens() async throws {
    let (suite, other) = (try await RunningSuite(), try await RunningSuite())
    defer {
      suite.end()
      other.end()
    }
    for suite in [suite, other] {
      _ = try await suite.people("ana@example.com", "bob@example.com", "cleo@example.com")
    }
    let client = try suite.users()
    func token(_ client: UserDirectoryClient, _ term: String) async throws -> String {
      try await client.searchUsers(SearchUsersRequest(term: term, pageSize: 1)).nextPageToken
    }
    let own = try await token(client, "example")
    let foreign = try await token(try other.users(), "example")
    let ofAnotherSearch = try await token(client, "e")
    #expect(!own.isEmpty && !foreign.isEmpty && !ofAnotherSearch.isEmpty)
    let continued = await status {
      _ = try await client.searchUsers(SearchUsersRequest(term: "example", pageToken: own))
    }
    #expect(continued == nil)
    for bad in [foreign, ofAnotherSearch, "rubbish", own + "A"] {
      let error = await status {
        _ = try await client.searchUsers(SearchUsersRequest(term: "example", pageToken: bad))
      }
      #expect(error?.violations.map(\.field) == ["page_token"], "\(bad)")
    }
  }

  @Test("only an operator lists everybody or erases an account")
  func access() async throws {
    let suite = try await RunningSuite()
    defer { suite.end() }
    let person = try #require(try await suite.people("ana@example.com").first)
    let service = try suite.users(as: "group-service")
    let list = await status { _ = try await service.listUsers(ListUsersRequest()) }
    #expect(list?.code == .permissionDenied)
    #expect(list?.message.contains("only operator may") == true)
    let erase = await status {
      _ = try await service.deleteUser(DeleteUserRequest(id: person.id))
    }
    // A person may erase their own.
    #expect(erase?.code == .unauthenticated)
    let allowed = await status { _ = try await service.getUser(GetUserRequest(id: person.id)) }
    #expect(allowed == nil)
  }
}
