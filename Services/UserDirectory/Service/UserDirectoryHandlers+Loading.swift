package import DirectoryAPI
internal import Protobuf
package import RPCCore
internal import ServiceRequests
internal import ServiceStore
internal import WellKnownTypes

/// How many people come in at once.
extension UserDirectoryHandlers {
  /// People in one request of a load.
  static let maximumLoaded = 1_000

  /// The people of one request, each with what is wrong with them.
  private typealias People = [Result<NewUser, RPCError>]

  private enum Arrival: Sendable {
    /// `nil` when no more will come.
    case request(People?)
    case loaded([LoadUsersResponse])
  }

  /// People who may wait while others are written. The more are written together, the less each costs.
  private static let maximumWaiting = 4_000

  /// While some requests' people are written, the next ones are read and checked; further ones wait with
  /// their sender.
  package func loadUsers(
    _ requests: RequestStream<LoadUsersRequest>, responses: ResponseWriter<LoadUsersResponse>,
    context: CallContext
  ) async throws {
    try await withThrowingTaskGroup(of: Arrival.self) { group in
      var waiting: [People] = []
      var (isLoading, isReading, isOver) = (false, false, false)
      func advance() {
        if !isLoading, !waiting.isEmpty {
          let people = waiting
          (waiting, isLoading) = ([], true)
          group.addTask { .loaded(try await load(people)) }
        }
        let count = waiting.reduce(0) { $0 + $1.count }
        guard !isReading, !isOver, count < Self.maximumWaiting else { return }
        isReading = true
        group.addTask {
          // One read at a time, so each iterator goes on where the last one stopped.
          var iterator = requests.makeAsyncIterator()
          return .request(try await iterator.next().map(Self.checked))
        }
      }
      advance()
      // The last of all to arrive is the end of the requests or the answer to the last of them.
      while let arrival = try await group.next() {
        switch arrival {
        case .request(let people):
          isReading = false
          if let people { waiting.append(people) } else { isOver = true }
          advance()
        case .loaded(let answers):
          isLoading = false
          advance()
          for answer in answers { try await responses.send(answer) }
        }
      }
    }
  }

  /// - Returns: An answer for each of the requests.
  private func load(_ requests: [People]) async throws -> [LoadUsersResponse] {
    var outcomes = try await answeringStoreFailures { () throws(StoreFailure) in
      try await store.load(requests.flatMap { $0.compactMap { try? $0.get() } })
    }[...]
    return try requests.map { people in
      LoadUsersResponse(
        users: try people.map { person in
          switch person {
          case .failure(let error): return LoadedUser(refusedFor: error)
          case .success:
            guard let outcome = outcomes.popFirst() else {
              throw RPCError(.internalError, "the store answered for too few people")
            }
            return LoadedUser(outcome)
          }
        })
    }
  }

  /// What is wrong with one person is that person's answer; only a request of the wrong size ends the
  /// call.
  private static func checked(
    _ request: LoadUsersRequest
  ) throws(RPCError) -> People {
    guard (1...maximumLoaded).contains(request.users.count) else {
      throw .invalidArgument([
        FieldViolation(
          field: "users",
          description: "has \(request.users.count) people; 1 to \(maximumLoaded) are allowed")
      ])
    }
    return request.users.map { user in
      do throws(RPCError) {
        return .success(try person(user))
      } catch {
        return .failure(error)
      }
    }
  }

  private static func person(_ request: CreateUserRequest) throws(RPCError) -> NewUser {
    var fields = FieldViolations()
    let requestID = fields.requestID(request.requestID)
    let checkedEmail = fields.email(request.email, in: "email")
    let checkedName = fields.displayName(request.displayName, in: "display_name")
    if !request.password.isEmpty {
      fields.add(
        "password", "isn't taken in a load: its people choose one with CreatePasswordReset")
    }
    let (email, name) = try fields.checked(checkedEmail, checkedName)
    return NewUser(
      email: email, displayName: name,
      // The id of the account is the whole answer, and the ledger has it in any case.
      once: try OnceOnly<UserRecord>.request(
        request, id: requestID, method: UserDirectoryMethods.loadUsers, answer: { _ in Empty() }))
  }
}

extension LoadedUser {
  init(_ outcome: LoadOutcome) {
    switch outcome {
    case .created(let id): self.init(outcome: .created, id: id.description)
    case .exists(let id): self.init(outcome: .exists, id: id.description)
    case .refused(let failure): self.init(refusedFor: RPCError(failure))
    }
  }

  init(refusedFor error: RPCError) {
    self.init(outcome: .refused, reason: error.message)
  }
}
