internal import GroupsAPI
internal import RPCCore
internal import Screens
internal import ServiceRequests
internal import ServiceStore

/// The "new group" screen as a conversation: events and answers go in, actions come out.
///
/// Every event is answered with one state, in the order of the events. While a search is under way
/// one more event is read: another search takes its place, and the late answer is dropped; anything
/// else waits for the search. A failure of the directory is a problem on the screen, from which the
/// person goes on; only a breach of the protocol ends the conversation.
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
    /// An event may come. Next: `searching`, `creating`, `ended`.
    case ready
    /// The answer of a search may come, and an event. Next: `ready`, or another `searching`.
    case searching(UInt64, then: Waiting?)
    /// The group is being made. Next: `ended`, or `ready` if that fails.
    case creating
    case ended
  }

  /// What came while a search was under way.
  private enum Waiting {
    case event(ComposeEvent.Event)
    case end
  }

  /// People whom one group may be made of; a tap past it is a problem.
  private static let maximumChosen = FieldViolations.maximumPeople

  private var state = State.fresh
  private var screen = NewGroupScreen()
  private var creatorID: RecordID?
  private var answered: UInt64 = 0

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
      let checkedID = fields.id(start.creatorID, in: "start.creator_id")
      let id = try fields.checked(checkedID)
      creatorID = id
      state = .lookingUp
      return [.lookUp(id)]
    case .ready:
      return try apply(event)
    case .searching(let sequence, nil):
      guard case .search = event else {
        state = .searching(sequence, then: .event(event))
        return []
      }
      return [.abandonSearch, answer()] + (try apply(event))
    case .searching, .lookingUp, .creating, .ended:
      assertionFailure("an event was read that nobody asked for")
      throw RPCError(.internalError, "the conversation lost its order")
    }
  }

  /// - Throws: NOT_FOUND if the creator has no account.
  mutating func lookedUp(_ failure: RPCError?) throws(RPCError) -> [Action] {
    state = .ready
    if let failure, failure.code == .notFound { throw failure }
    // An unreachable directory is asked again by Done.
    return [answer(problem: failure?.message), .readEvent]
  }

  mutating func searched(
    _ sequence: UInt64, _ result: Result<[Person], RPCError>
  ) throws(RPCError) -> [Action] {
    guard case .searching(sequence, let waiting) = state else { return [] }
    state = .ready
    let answer: Action
    switch result {
    case .success(let people):
      screen.show(people, answering: sequence)
      answer = self.answer()
    case .failure(let error):
      answer = self.answer(problem: error.message)
    }
    switch waiting {
    case .event(let event): return [answer] + (try apply(event))
    case .end: return [answer] + endOfEvents()
    // The next event is being read already.
    case nil: return [answer]
    }
  }

  mutating func created(_ result: Result<Group, RPCError>) -> [Action] {
    switch result {
    case .success(let group):
      state = .ended
      return [answer(created: group), .end]
    case .failure(let error):
      state = .ready
      return [answer(problem: error.message), .readEvent]
    }
  }

  private mutating func endOfEvents() -> [Action] {
    if case .searching(let sequence, _) = state {
      // The last event still gets its answer.
      state = .searching(sequence, then: .end)
      return []
    }
    state = .ended
    return [.end]
  }

  private mutating func apply(_ event: ComposeEvent.Event) throws(RPCError) -> [Action] {
    switch event {
    case .start:
      throw Self.breach("may be start only the first time")
    case .search(let text):
      guard let search = screen.search(for: text) else {
        state = .ready
        return [answer(), .readEvent]
      }
      state = .searching(search.sequence, then: nil)
      return [.search(search), .readEvent]
    case .tap(let id):
      return [answer(problem: tap(id)), .readEvent]
    case .title(let title):
      screen.title = title
      var fields = FieldViolations()
      _ = fields.groupTitle(title)
      return [answer(problem: Self.problem(fields)), .readEvent]
    case .done(let done):
      return finish(done)
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
    return [
      .create(
        Draft(creatorID: creatorID, title: title, chosen: screen.chosen, requestID: requestID))
    ]
  }

  /// The state that answers the next event in line.
  private mutating func answer(problem: String? = nil, created: Group? = nil) -> Action {
    answered += 1
    return .send(
      ComposeState(
        sequence: answered, search: screen.searchText,
        rows: screen.rows.map { row in
          ComposeState.Row(
            userID: row.person.id, email: row.person.email, displayName: row.person.displayName,
            checked: row.isChecked)
        },
        label: screen.label, doneShown: screen.isDoneShown, title: screen.title,
        problem: problem ?? "", created: created))
  }

  private static func problem(_ fields: FieldViolations) -> String? {
    fields.all.isEmpty
      ? nil : fields.all.map { "\($0.field) \($0.description)" }.joined(separator: "; ")
  }

  private static func breach(_ description: String) -> RPCError {
    .invalidArgument([FieldViolation(field: "event", description: description)])
  }
}
