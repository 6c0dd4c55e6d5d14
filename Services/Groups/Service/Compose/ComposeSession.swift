internal import DirectoryAPI
internal import GroupsAPI
internal import People
internal import Protobuf
internal import RPCCore
internal import Screens
internal import ServiceStore

/// Carries a ``ComposeConversation`` out: reads events, asks the directory, makes the group, sends
/// states.
///
/// States are sent beside everything else. While a few of them wait for a client that doesn't read,
/// no event is read any more, so the client is held up in turn; what was typed last has taken the
/// place of what was typed before by then.
struct ComposeSession: Sendable {
  /// What one of the session's tasks brings.
  private enum Arrival: Sendable {
    case event(ComposeEvent?)
    case sent
    case lookedUp(RPCError?)
    case searched(UInt64, Result<[Person], RPCError>)
    case created(Result<Group, RPCError>, ComposeConversation.Draft)
  }

  private typealias Tasks = ThrowingTaskGroup<Arrival, any Error>

  /// Rows that the screen shows.
  private static let maximumRows: Int32 = 20

  /// States that may wait for a slow reader before no more events are read.
  static let maximumUnsent = 8

  let directory: any PeopleDirectory
  let portraits: any PortraitSource
  let maker: GroupMaker
  let caller: ActingCaller

  func run(
    _ requests: RequestStream<ComposeEvent>, responses: ResponseWriter<ComposeState>
  ) async throws {
    try await withThrowingTaskGroup(of: Arrival.self) { tasks in
      var conversation = ComposeConversation(for: caller)
      var search: Task<Result<[Person], RPCError>, Never>?
      var unsent: [ComposeState] = []
      var isSending = false
      var isEventWanted = false
      var isOver = false
      var actions: [ComposeConversation.Action] = [.readEvent]
      while true {
        for action in actions {
          switch action {
          case .readEvent: isEventWanted = true
          case .send(let state): unsent.append(state)
          case .lookUp(let id): lookUp(id, in: &tasks)
          case .search(let wanted): search = start(wanted, in: &tasks)
          case .abandonSearch: search?.cancel()
          case .create(let draft): create(draft, in: &tasks)
          case .end: isOver = true
          }
        }
        if !isSending, !unsent.isEmpty {
          isSending = true
          send(unsent.removeFirst(), to: responses, in: &tasks)
        }
        if isOver, !isSending { break }
        if isEventWanted, !isOver, unsent.count < Self.maximumUnsent {
          isEventWanted = false
          read(requests, in: &tasks)
        }
        guard let arrival = try await tasks.next() else { break }
        switch arrival {
        case .event(let event): actions = try conversation.received(event)
        case .sent:
          isSending = false
          actions = []
        case .lookedUp(let failure): actions = try conversation.lookedUp(failure)
        case .searched(let sequence, let result):
          actions = try conversation.searched(sequence, result)
        case .created(let result, let draft):
          actions = conversation.created(result, by: draft)
        }
      }
      tasks.cancelAll()
    }
  }

  private func read(_ requests: RequestStream<ComposeEvent>, in tasks: inout Tasks) {
    // One read at a time, so each iterator goes on where the last one stopped.
    tasks.addTask {
      var iterator = requests.makeAsyncIterator()
      return .event(try await iterator.next())
    }
  }

  private func send(
    _ state: ComposeState, to responses: ResponseWriter<ComposeState>, in tasks: inout Tasks
  ) {
    tasks.addTask {
      try await responses.send(state)
      return .sent
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
    let search = Task { await people(wanted) }
    tasks.addTask {
      await withTaskCancellationHandler {
        .searched(wanted.sequence, await search.value)
      } onCancel: {
        search.cancel()
      }
    }
    return search
  }

  private func people(_ wanted: NewGroupScreen.Search) async -> Result<[Person], RPCError> {
    do throws(RPCError) {
      let found = try await directory.search(
        SearchUsersRequest(
          term: wanted.term, pageSize: Self.maximumRows, sequence: wanted.sequence))
      let portraits = await portraits.portraits(of: found.users.map(\.id))
      return .success(
        found.users.map { user in
          Person(
            id: user.id, email: user.email, displayName: user.displayName,
            portrait: portraits[user.id])
        })
    } catch {
      return .failure(error)
    }
  }

  private func create(_ draft: ComposeConversation.Draft, in tasks: inout Tasks) {
    tasks.addTask { [maker] in
      do throws(RPCError) {
        return .created(.success(try await maker.make(draft.order)), draft)
      } catch {
        return .created(.failure(error), draft)
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
