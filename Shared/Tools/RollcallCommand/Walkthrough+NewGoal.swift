import DirectoryAPI
import ProfilesAPI
import RPCCore
import RPCTransport
import Screens

extension Walkthrough {
  /// Sets a goal, reaches it, and takes a deletion back.
  func newGoal(_ cast: WalkthroughCast) async throws {
    chapter("New goal")
    let draft = try draftGoal()
    var watch = try await GoalWatch(goals, of: cast.marta.user.id, as: cast.asMarta)
    var goal = try await goals.createGoal(
      CreateGoalRequest(
        requestID: Self.newRequestID(), userID: cast.marta.user.id, text: draft.text,
        term: draft.term == .short ? .short : .long, points: UInt32(clamping: draft.points)),
      options: cast.asMarta)
    show(goal)
    try await hear(&watch)
    step("Mario, who has heard of it, asks for Marta's goal")
    let refusal = try await refusal {
      _ = try await goals.getGoal(GetGoalRequest(id: goal.id), options: cast.asMario)
    }
    note("\(refusal.code.name): \(refusal.message)")

    for points: UInt32 in [4, 9] {
      step("Report \(points) points")
      goal = try await goals.recordProgress(
        RecordProgressRequest(
          requestID: Self.newRequestID(), goalID: goal.id, points: points),
        options: cast.asMarta)
      show(goal)
      try await hear(&watch)
      if goal.completedNow { note("This was the step that did it. No other will say so again.") }
    }

    step("Delete it by mistake")
    _ = try await goals.deleteGoal(
      DeleteGoalRequest(id: goal.id, revision: goal.revision, requestID: Self.newRequestID()),
      options: cast.asMarta)
    try await list(cast)
    try await hear(&watch)
    step("Undo")
    _ = try await goals.undeleteGoal(
      UndeleteGoalRequest(userID: cast.marta.user.id, requestID: Self.newRequestID()),
      options: cast.asMarta)
    try await list(cast)
    try await hear(&watch)
  }

  /// What Marta's other device, which watches, is told.
  private func hear(_ watch: inout GoalWatch) async throws {
    let news =
      switch try await watch.change() {
      case .present(let goal):
        "\(goal.text), \(goal.progress) of \(goal.points)"
          + (goal.completedNow ? ", reached just now" : "")
      case .deletedID: "the goal is gone"
      }
    note("Her other phone hears: \(news)")
  }

  /// What the person does on the screen, until Save.
  private func draftGoal() throws -> NewGoalScreen.Draft {
    var screen = NewGoalScreen()
    step("Open the screen: short term is chosen")
    show(screen)

    step("Type what to reach; the keyboard opens, and the view moves out of its way")
    describe(
      screen.keyboardWillChange(
        KeyboardChange(beginY: 667, endY: 451, durationSeconds: 0.25, curve: .keyboard)))
    screen.text = "Climb ten routes"
    screen.points = 10
    show(screen)

    step("Tap long term; the keyboard closes")
    screen.choose(.long)
    describe(
      screen.keyboardWillChange(
        KeyboardChange(beginY: 451, endY: 667, durationSeconds: 0.25, curve: .keyboard)))
    show(screen)

    step("Tap Save")
    guard let draft = screen.save() else {
      throw WalkthroughFailure("the goal can't be saved: \(screen.problems)")
    }
    return draft
  }

  private func describe(_ move: ViewMove) {
    note(ScreenText.move(move))
  }

  private func list(_ cast: WalkthroughCast) async throws {
    let done = try await goals.listGoals(
      ListGoalsRequest(userID: cast.marta.user.id, state: .done), options: cast.asMarta)
    note("Goals that Marta has reached:\(done.goals.isEmpty ? " none" : "")")
    for goal in done.goals { show(goal) }
  }

  private func show(_ screen: NewGoalScreen) {
    console.writeLine(ScreenText.newGoal(screen))
  }

  private func show(_ goal: Goal) {
    let progress = GoalProgress(points: Int(goal.points), reached: Int(goal.progress))
    note("\(goal.text): \(ScreenText.progress(progress))")
  }
}
