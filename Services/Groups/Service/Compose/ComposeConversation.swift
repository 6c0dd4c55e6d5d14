internal import GroupsAPI
internal import RPCCore
internal import Screens
internal import ServiceRequests
internal import ServiceStore

/// The "new group" screen as a conversation: events and answers go in, actions come out.
///
/// Every event is answered with one state, in the order of the events. A search runs beside the
/// conversation. Its event is answered when the rows are there, or as soon as another event comes;
/// the rows come in a state of their own then, unless another search has taken its place. Only a tap
/// on somebody whom no row shows yet waits for the rows: it is meant for them. A failure of the
/// directory is a problem on the screen, which the person can have tried again; only a breach of the
/// protocol ends the conversation.
struct ComposeConversation {
  enum Action: Equatable {
    case readEvent
    case send(ComposeState)
    /// Ask the directory for the creator.
    case lookUp(RecordID)
    case search(NewGroupScreen.Search)
    /// The answer of the search is no longer wanted.
    case abandonSearch
    case create(Draft)
    /// The conversation is over.
    case end
  }

  /// What Done makes.
  struct Draft: Equatable {
    let creatorID: RecordID
    let title: String
    let chosen: [Person]
    let requestID: RecordID?
  }

  private enum State {
    /// Start is due. Next: `lookingUp`.
    case fresh
    /// The directory is asked for the creator. Next: `ready`, or the end if there is no such person.
    case lookingUp
    /// An event may come. Next: any of the following.
    case ready
    /// A tap waits for the rows of the search. Next: `ready`.
    case holding(ComposeEvent.Event)
    /// No more events come; a search is still to be answered. Next: `ended`.
    case finishing
    /// The group is being made. Next: `ended`, or `ready` if that fails.
    case creating
    case ended
  }

  /// A search whose answer is still wanted.
  private struct Pending {
    let sequence: UInt64
    /// Whether its event has been answered without the rows.
    var isAnswered = false
  }

  /// What the directory failed to answer.
  private enum Failed {
    case lookUp
    case search
    case done(ComposeEvent.Done)
  }

  /// People whom one group may be made of; a tap past it is a problem.
  private static let maximumChosen = FieldViolations.maximumPeople

  private var state = State.fresh
  private var screen = NewGroupScreen()
  private var pending: Pending?
  private var failed: Failed?
  private var creatorID: RecordID?
  private var sent: UInt64 = 0
  private var answered: UInt64 = 0
  private let caller: ActingCaller

  init(for caller: ActingCaller) {
    self.caller = caller
  }

  /// - Parameter event: `nil` when no more will come.
  /// - Throws: INVALID_ARGUMENT for an event that the conversation can't go on after.
  mutating func received(_ event: ComposeEvent?) throws(RPCError) -> [Action] {
    guard let event else { return endOfEvents() }
    guard let event = event.event else {
      throw Self.breach("names no event that this service knows")
    }
    switch state {
    case .fresh:
      guard case .start(let start) = event else {
        throw Self.breach("must be start the first time")
      }
      var fields = FieldViolations()
      let checkedID = try caller.person(start.creatorID, in: "start.creator_id", &fields)
      creatorID = try fields.checked(checkedID)
      return lookUp()
    case .ready:
      if pending != nil, case .tap(let id) = event, !screen.isInReach(id) {
        state = .holding(event)
        return []
      }
      return answerPendingSearch() + (try apply(event))
    case .holding, .finishing, .lookingUp, .creating, .ended:
      assertionFailure("an event was read that nobody asked for")
      throw RPCError(.internalError, "the conversation lost its order")
    }
  }

  /// - Throws: NOT_FOUND if the creator has no account.
  mutating func lookedUp(_ failure: RPCError?) throws(RPCError) -> [Action] {
    state = .ready
    if let failure, failure.code == .notFound { throw failure }
    // An unreachable directory is asked again by Done, at the latest.
    failed = failure.map { _ in .lookUp }
    return [answer(problem: failure?.message), .readEvent]
  }

  mutating func searched(
    _ sequence: UInt64, _ result: Result<[Person], RPCError>
  ) throws(RPCError) -> [Action] {
    guard let pending, pending.sequence == sequence else { return [] }
    self.pending = nil
    var problem: String?
    switch result {
    case .success(let people):
      screen.show(people, answering: sequence)
    case .failure(let error):
      problem = error.message
      if Self.canBeTriedAgain(error) { failed = .search }
    }
    let shown = pending.isAnswered ? update(problem: problem) : answer(problem: problem)
    switch state {
    case .holding(let event):
      state = .ready
      return [shown] + (try apply(event))
    case .finishing:
      state = .ended
      return [shown, .end]
    // The next event is being read already, or waits for the group.
    case .ready, .creating, .lookingUp: return [shown]
    case .fresh, .ended: return []
    }
  }

  mutating func created(_ result: Result<Group, RPCError>, by done: Draft) -> [Action] {
    switch result {
    case .success(let group):
      state = .ended
      let abandoned: [Action] = pending == nil ? [] : [.abandonSearch]
      pending = nil
      return abandoned + [answer(created: group), .end]
    case .failure(let error):
      state = .ready
      if Self.canBeTriedAgain(error) {
        failed = .done(ComposeEvent.Done(requestID: done.requestID?.description ?? ""))
      }
      return [answer(problem: error.message), .readEvent]
    }
  }

  private mutating func endOfEvents() -> [Action] {
    // The last search still gets its rows.
    state = pending == nil ? .ended : .finishing
    return pending == nil ? [.end] : []
  }

  private mutating func apply(_ event: ComposeEvent.Event) throws(RPCError) -> [Action] {
    switch event {
    case .start:
      throw Self.breach("may be start only the first time")
    case .search(let text):
      return search(for: text)
    case .tap(let id):
      return [answer(problem: tap(id)), .readEvent]
    case .title(let title):
      screen.title = title
      var fields = FieldViolations()
      _ = fields.groupTitle(title)
      return [answer(problem: Self.problem(fields)), .readEvent]
    case .done(let done):
      return finish(done)
    case .retry:
      return retry()
    }
  }

  /// The event of a search doesn't wait for the rows when another event has come.
  private mutating func answerPendingSearch() -> [Action] {
    guard let pending, !pending.isAnswered else { return [] }
    self.pending?.isAnswered = true
    return [answer()]
  }

  private mutating func lookUp() -> [Action] {
    guard let creatorID else { return [] }
    state = .lookingUp
    return [.lookUp(creatorID)]
  }

  private mutating func search(for text: String) -> [Action] {
    let abandoned: [Action] = pending == nil ? [] : [.abandonSearch]
    pending = nil
    if case .search = failed { failed = nil }
    guard let search = screen.search(for: text) else {
      return abandoned + [answer(), .readEvent]
    }
    pending = Pending(sequence: search.sequence)
    return abandoned + [.search(search), .readEvent]
  }

  private mutating func retry() -> [Action] {
    let failed = self.failed
    self.failed = nil
    switch failed {
    case .lookUp: return lookUp()
    case .search: return search(for: screen.searchText)
    case .done(let done): return finish(done)
    case nil:
      return [answer(problem: "nothing has failed that could be tried again"), .readEvent]
    }
  }

  /// - Returns: What is wrong with the tap.
  private mutating func tap(_ id: String) -> String? {
    if screen.chosen.count >= Self.maximumChosen, !screen.isChosen(id) {
      return "a group is made of at most \(Self.maximumChosen) people"
    }
    return screen.tap(id) ? nil : "no row shows the person \(FieldViolations.quoted(id))"
  }

  private mutating func finish(_ done: ComposeEvent.Done) -> [Action] {
    var fields = FieldViolations()
    let requestID = fields.requestID(done.requestID)
    let title = fields.groupTitle(screen.title)
    if !screen.isDoneShown { fields.add("the group", "needs somebody: choose people first") }
    guard fields.all.isEmpty, let title, let creatorID else {
      return [answer(problem: Self.problem(fields)), .readEvent]
    }
    state = .creating
    failed = nil
    return [
      .create(
        Draft(creatorID: creatorID, title: title, chosen: screen.chosen, requestID: requestID))
    ]
  }

  /// The state that answers the next event in line.
  private mutating func answer(problem: String? = nil, created: Group? = nil) -> Action {
    answered += 1
    return update(problem: problem, created: created)
  }

  /// The next state.
  private mutating func update(problem: String? = nil, created: Group? = nil) -> Action {
    sent += 1
    return .send(
      ComposeState(
        sequence: sent, search: screen.searchText, rows: screen.rows.map(ComposeState.Row.init),
        label: screen.label, doneShown: screen.isDoneShown, title: screen.title,
        problem: problem ?? "", created: created, searching: pending != nil,
        retryShown: failed != nil, events: answered))
  }

  private static func canBeTriedAgain(_ error: RPCError) -> Bool {
    [.unavailable, .deadlineExceeded, .resourceExhausted].contains(error.code)
  }

  private static func problem(_ fields: FieldViolations) -> String? {
    fields.all.isEmpty
      ? nil : fields.all.map { "\($0.field) \($0.description)" }.joined(separator: "; ")
  }

  private static func breach(_ description: String) -> RPCError {
    .invalidArgument([FieldViolation(field: "event", description: description)])
  }
}

extension ComposeState.Row {
  init(_ row: NewGroupScreen.Row) {
    self.init(
      userID: row.person.id, email: row.person.email, displayName: row.person.displayName,
      checked: row.isChecked, avatar: row.person.portrait?.avatar.name ?? "",
      avatarBackground: row.person.portrait?.background.hex ?? "")
  }
}
