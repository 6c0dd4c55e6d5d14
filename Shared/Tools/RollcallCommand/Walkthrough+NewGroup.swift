import DirectoryAPI
import GroupsAPI
import RPCCore
import RPCTransport

extension Walkthrough {
  /// Makes a group in a conversation with the service, which keeps the screen's state.
  ///
  /// - Returns: The group.
  func newGroup(_ groups: GroupsClient) async throws -> Group {
    chapter("New group")
    let call = try await groups.compose(options: Self.patience)
    var states = call.responses.makeAsyncIterator()

    /// Does one thing on the screen and shows what it looks like then.
    func act(_ text: String, _ event: ComposeEvent.Event) async throws -> ComposeState {
      step(text)
      try await call.send(ComposeEvent(event: event))
      guard let state = try await states.next() else {
        throw WalkthroughFailure("the group service ended the conversation too early")
      }
      guard state.problem.isEmpty else { throw WalkthroughFailure(state.problem) }
      if state.created == nil { show(state) }
      return state
    }
    func tap(_ row: ComposeState.Row) async throws -> ComposeState {
      try await act("Tap \(row.displayName)", .tap(row.userID))
    }
    /// The first rows that aren't the caller's own.
    func others(in state: ComposeState, _ count: Int) throws -> [ComposeState.Row] {
      let rows = state.rows.filter { $0.userID != caller.id }.prefix(count)
      guard rows.count == count else {
        throw WalkthroughFailure(
          "the search for \"\(state.search)\" found fewer than \(count) people; "
            + "load the sample people: rollcall people --load ADDRESS")
      }
      return Array(rows)
    }

    _ = try await act("Open the screen", .start(.init(creatorID: caller.id)))
    for text in ["m", "ma"] { _ = try await act("Type \"\(text)\"", .search(text)) }
    let found = try others(in: try await act("Type \"mar\"", .search("mar")), 2)
    _ = try await tap(found[0])
    let away = try await act("Search for somebody else: type \"kow\"", .search("kow"))
    _ = try await tap(try others(in: away, 1)[0])
    _ = try await act("Back to \"mar\": the checkmark is still there", .search("mar"))
    _ = try await tap(found[1])
    _ = try await tap(found[1])
    _ = try await act("Name the group", .title("Saturday climbing"))
    let last = try await act("Tap Done", .done(.init(requestID: Self.newRequestID())))
    call.finishSending()
    guard let created = last.created else {
      throw WalkthroughFailure("Done was tapped, and no group came back")
    }
    let group = try await groups.getGroup(GetGroupRequest(id: created.id), options: Self.patience)
    console.writeLine("\n\(group.title), \(group.id):")
    for member in group.members {
      let mark = member.userID == group.creatorID ? "★" : "·"
      console.writeLine("  \(mark) \(member.displayName)  \(member.email)")
    }
    return group
  }

  private func show(_ state: ComposeState) {
    console.writeLine(
      ScreenText.newGroup(
        search: state.search,
        rows: state.rows.map { row in
          .init(displayName: row.displayName, email: row.email, isChecked: row.checked)
        },
        label: state.label, isDoneShown: state.doneShown, title: state.title))
  }
}
