internal import DirectoryAPI
internal import GroupsAPI
internal import People
internal import Protobuf
internal import RPCCore
internal import Screens
internal import ServiceStore

/// Carries a ``ComposeConversation`` out: reads events, asks the directory, makes the group.
struct ComposeSession: Sendable {
  /// What one of the session's tasks brings.
  private enum Arrival: Sendable {
    case event(ComposeEvent?)
    case lookedUp(RPCError?)
    case searched(UInt64, Result<[Person], RPCError>)
    case created(Result<Group, RPCError>)
  }

  private typealias Tasks = ThrowingTaskGroup<Arrival, any Error>

  /// Rows that the screen shows.
  private static let maximumRows: Int32 = 20

  let directory: any PeopleDirectory
  let maker: GroupMaker

  func run(
    _ requests: RequestStream<ComposeEvent>, responses: ResponseWriter<ComposeState>
  ) async throws {
    try await withThrowingTaskGroup(of: Arrival.self) { tasks in
      var conversation = ComposeConversation()
      var search: Task<Result<[Person], RPCError>, Never>?
      var actions: [ComposeConversation.Action] = [.readEvent]
      while true {
        for action in actions {
          switch action {
          case .readEvent: read(requests, in: &tasks)
          case .send(let state): try await responses.send(state)
          case .lookUp(let id): lookUp(id, in: &tasks)
          case .search(let wanted): search = start(wanted, in: &tasks)
          case .abandonSearch: search?.cancel()
          case .create(let draft): create(draft, in: &tasks)
          case .end: return
          }
        }
        guard let arrival = try await tasks.next() else { return }
        switch arrival {
        case .event(let event): actions = try conversation.received(event)
        case .lookedUp(let failure): actions = try conversation.lookedUp(failure)
        case .searched(let sequence, let result):
          actions = try conversation.searched(sequence, result)
        case .created(let result): actions = conversation.created(result)
        }
      }
    }
  }

  private func read(_ requests: RequestStream<ComposeEvent>, in tasks: inout Tasks) {
    // One read at a time, so each iterator goes on where the last one stopped.
    tasks.addTask {
      var iterator = requests.makeAsyncIterator()
      return .event(try await iterator.next())
    }
  }

  private func lookUp(_ id: RecordID, in tasks: inout Tasks) {
    tasks.addTask { [directory] in
      do throws(RPCError) {
        _ = try await directory.requirePerson(id)
        return .lookedUp(nil)
      } catch {
        return .lookedUp(error)
      }
    }
  }

  /// - Returns: The search alone, so that it can be cancelled without the session.
  private func start(
    _ wanted: NewGroupScreen.Search, in tasks: inout Tasks
  ) -> Task<Result<[Person], RPCError>, Never> {
    let search = Task { [directory] in
      do throws(RPCError) {
        let found = try await directory.search(
          SearchUsersRequest(
            term: wanted.term, pageSize: Self.maximumRows, sequence: wanted.sequence))
        return Result<[Person], RPCError>.success(
          found.users.map { Person(id: $0.id, email: $0.email, displayName: $0.displayName) })
      } catch {
        return .failure(error)
      }
    }
    tasks.addTask {
      await withTaskCancellationHandler {
        .searched(wanted.sequence, await search.value)
      } onCancel: {
        search.cancel()
      }
    }
    return search
  }

  private func create(_ draft: ComposeConversation.Draft, in tasks: inout Tasks) {
    tasks.addTask { [maker] in
      do throws(RPCError) {
        return .created(.success(try await maker.make(draft.order)))
      } catch {
        return .created(.failure(error))
      }
    }
  }
}

extension ComposeConversation.Draft {
  var order: GroupMaker.Order {
    let people = chosen.compactMap { person in
      RecordID(person.id).map { (id: $0, email: person.email) }
    }
    let once = requestID.map { requestID in
      let asked = [creatorID.description, title] + people.map(\.id.description)
      return OnceOnly<GroupRecord>(
        key: RequestKey(
          method: GroupsMethods.compose.path, id: requestID,
          request: Array(asked.joined(separator: "\n").utf8))
      ) { try Group($0).packed() }
    }
    return GroupMaker.Order(
      creatorID: creatorID, title: title, people: .chosen(people), once: once)
  }
}
