import DirectoryAPI
import GroupsAPI
import RPCCore
import RPCTransport

extension Walkthrough {
  /// Typed at least before a person looks at what was found.
  private static let fewestLetters = 3

  /// Makes a group in a conversation with the service, which keeps the screen's state.
  func newGroup(_ cast: WalkthroughCast) async throws {
    chapter("New group")
    let call = try await groups.compose(options: cast.asMarta)
    var states = call.responses.makeAsyncIterator()

    /// Does one thing on the screen and brings what it looks like then.
    func act(_ event: ComposeEvent.Event) async throws -> ComposeState {
      try await call.send(ComposeEvent(event: event))
      guard let state = try await states.next() else {
        throw WalkthroughFailure("the group service ended the conversation too early")
      }
      guard state.problem.isEmpty else { throw WalkthroughFailure(state.problem) }
      return state
    }
    func showing(_ text: String, _ event: ComposeEvent.Event) async throws {
      step(text)
      show(try await act(event))
    }
    /// Types somebody's address, letter by letter, until their row can be seen.
    ///
    /// - Returns: What had to be typed.
    func look(for member: WalkthroughCast.Member) async throws -> String {
      var typed = ""
      for letter in member.user.email {
        typed.append(letter)
        let state = try await act(.search(typed))
        guard typed.count >= Self.fewestLetters else { continue }
        let seen = state.rows.prefix(ScreenText.usualRows)
        guard seen.contains(where: { $0.userID == member.user.id }) else { continue }
        step("Look for \(member.firstName): \(Self.typing(typed))")
        show(state)
        return typed
      }
      throw WalkthroughFailure("the search doesn't find \(member.user.email)")
    }

    try await showing("Open the screen", .start(.init(creatorID: cast.marta.user.id)))
    let typed = try await look(for: cast.mario)
    try await showing("Tap Mario", .tap(cast.mario.user.id))
    _ = try await look(for: cast.ewa)
    try await showing("Tap Ewa", .tap(cast.ewa.user.id))
    try await showing("Back to \"\(typed)\": the checkmark is still there", .search(typed))
    try await showing("Tap Mario again: he is out", .tap(cast.mario.user.id))
    try await showing("And in again, behind Ewa now", .tap(cast.mario.user.id))
    try await showing("Name the group", .title("Saturday climbing"))
    step("Tap Done")
    let last = try await act(.done(.init(requestID: Self.newRequestID())))
    call.finishSending()
    guard let created = last.created else {
      throw WalkthroughFailure("Done was tapped, and no group came back")
    }
    note("\(created.title) is made.")
    try await groupLife(created, cast)
  }

  /// "m", "ma", "mar": what a person types, as far as it is good to read.
  private static func typing(_ text: String) -> String {
    let prefixes = (1...text.count).map { "\"\(text.prefix($0))\"" }
    guard prefixes.count > fewestLetters else { return "type " + prefixes.joined(separator: ", ") }
    return "type \(prefixes[0]), \(prefixes[1]), and so on to \(prefixes[prefixes.count - 1])"
  }

  private func show(_ state: ComposeState) {
    console.writeLine(
      ScreenText.newGroup(
        search: state.search,
        rows: state.rows.map { row in
          .init(
            displayName: row.displayName, email: row.email, isChecked: row.checked,
            avatar: row.avatar)
        },
        label: state.label, isDoneShown: state.doneShown, title: state.title))
  }
}
