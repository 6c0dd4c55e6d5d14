internal import Argon2
package import DirectoryAPI
internal import Normalization
package import RPCCore
internal import ServiceRequests
internal import ServiceStore
internal import WellKnownTypes

/// The methods of the user directory over any store of accounts.
package struct UserDirectoryHandlers: UserDirectoryService {
  let store: any UserStore
  let authentication: Authentication

  /// Keys that one BatchGetUsers may ask for.
  static let maximumKeys = 1_000

  package init(store: any UserStore, authentication: Authentication) {
    self.store = store
    self.authentication = authentication
  }

  package func createUser(
    _ request: CreateUserRequest, context: CallContext
  ) async throws -> User {
    var fields = FieldViolations()
    let requestID = fields.requestID(request.requestID)
    let checkedEmail = fields.email(request.email, in: "email")
    let checkedName = fields.displayName(request.displayName, in: "display_name")
    var password: Password?
    if !request.password.isEmpty, let checkedEmail, let checkedName {
      password = fields.chosenPassword(
        request.password, in: "password", email: checkedEmail, displayName: checkedName)
    }
    let (email, name) = try fields.checked(checkedEmail, checkedName)
    // Of the password nothing may be kept that a fast hash was made of, so it is left out here.
    var fingerprinted = request
    fingerprinted.password = ""
    let once = try OnceOnly<UserRecord>.request(
      fingerprinted, id: requestID, method: UserDirectoryMethods.createUser, answer: User.init)
    var hash: Argon2Hash?
    if let password { hash = try await authentication.hashed(password) }
    let kept = hash
    let outcome = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.create(email: email, displayName: name, password: kept, once: once)
    }
    return try outcome.answer(User.init)
  }

  package func getUser(_ request: GetUserRequest, context: CallContext) async throws -> User {
    var fields = FieldViolations()
    let checkedID = fields.id(request.id, in: "id")
    let id = try fields.checked(checkedID)
    return try await answeringStoreFailures { () throws(StoreFailure) in
      guard let user = try await store.user(id) else {
        throw .notFound(kind: "user", key: id.description)
      }
      return User(user)
    }
  }

  package func batchGetUsers(
    _ request: BatchGetUsersRequest, context: CallContext
  ) async throws -> BatchGetUsersResponse {
    var fields = FieldViolations()
    let count = request.ids.count + request.emails.count
    if count > Self.maximumKeys {
      fields.add(
        "ids", "and emails have \(count) keys together; at most \(Self.maximumKeys) are allowed")
    }
    try fields.check()
    // A key that can't be anybody's is unknown like one that could.
    let ids = request.ids.map { (written: $0, key: RecordID($0)) }
    let emails = request.emails.map { (written: $0, key: try? EmailAddress($0)) }
    let found = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.users(ids: ids.compactMap(\.key), addresses: emails.compactMap(\.key))
    }
    var response = BatchGetUsersResponse()
    var shown: Set<RecordID> = []
    for (written, key) in ids {
      if let user = key.flatMap({ found.byID[$0] }) {
        if shown.insert(user.id).inserted { response.users.append(User(user)) }
      } else {
        response.unknownIDs.append(written)
      }
    }
    for (written, key) in emails {
      if let user = key.flatMap({ found.byAddress[$0] }) {
        if shown.insert(user.id).inserted { response.users.append(User(user)) }
      } else {
        response.unknownEmails.append(written)
      }
    }
    return response
  }

  package func searchUsers(
    _ request: SearchUsersRequest, context: CallContext
  ) async throws -> SearchUsersResponse {
    var fields = FieldViolations()
    let checkedTerm = fields.term(request.term, in: "term")
    let query = "SearchUsers\n\(checkedTerm?.text.spelled ?? "")"
    let checkedSize = fields.pageSize(request.pageSize, usual: 20, maximum: 100)
    let position = fields.position(
      in: request.pageToken, of: query, store.pageTokens, read: SearchPosition.init(bytes:))
    // Not a part of the query: whom the caller chooses between two pages changes nothing in them.
    let excluded = fields.excludedIDs(request.excludeIDs, in: "exclude_ids")
    let (term, size) = try fields.checked(checkedTerm, checkedSize)
    let page = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.search(term, excluding: excluded, after: position, limit: size)
    }
    return SearchUsersResponse(
      users: page.records.map(User.init),
      nextPageToken: page.next.map { store.pageTokens.token(at: $0.bytes, of: query) } ?? "",
      term: request.term, sequence: request.sequence)
  }

  package func listUsers(
    _ request: ListUsersRequest, context: CallContext
  ) async throws -> ListUsersResponse {
    var fields = FieldViolations()
    let query = "ListUsers"
    let checkedSize = fields.pageSize(request.pageSize, usual: 100, maximum: 1_000)
    let position = fields.position(
      in: request.pageToken, of: query, store.pageTokens, read: RecordID.init(bytes:))
    let size = try fields.checked(checkedSize)
    let page = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.list(after: position, limit: size)
    }
    return ListUsersResponse(
      users: page.records.map(User.init),
      nextPageToken: page.next.map { store.pageTokens.token(at: $0.bytes, of: query) } ?? "")
  }

  package func updateUser(
    _ request: UpdateUserRequest, context: CallContext
  ) async throws -> User {
    var fields = FieldViolations()
    let mask = fields.mask(request.updateMask, allowed: ["email", "display_name"])
    if request.user == nil { fields.add("user", "is missing") }
    let user = request.user ?? User()
    let checkedID = request.user == nil ? nil : fields.id(user.id, in: "user.id")
    var changes = UserChanges()
    if mask.contains("email") { changes.email = fields.email(user.email, in: "user.email") }
    if mask.contains("display_name") {
      changes.displayName = fields.displayName(user.displayName, in: "user.display_name")
    }
    let id = try fields.checked(checkedID)
    let checkedChanges = changes
    return try await answeringStoreFailures { () throws(StoreFailure) in
      User(
        try await store.update(id, checkedChanges, expecting: expected(user.revision)))
    }
  }
}
