import DirectoryAPI
import ProfilesAPI
import RPCCore
import Screens

extension Walkthrough {
  /// Sets a goal and reaches it.
  func goal(_ goals: GoalsClient) async throws {
    chapter("New goal")
    var screen = NewGoalScreen()
    step("Open the screen: short term is chosen")
    show(screen)

    step("Type what to reach; the keyboard opens")
    _ = screen.keyboardWillChange(
      KeyboardChange(beginY: 667, endY: 451, durationSeconds: 0.25, curve: .keyboard))
    screen.text = "Climb ten routes"
    screen.points = 10
    show(screen)

    step("Tap long term; the keyboard closes")
    screen.choose(.long)
    _ = screen.keyboardWillChange(
      KeyboardChange(beginY: 451, endY: 667, durationSeconds: 0.25, curve: .keyboard))
    show(screen)

    step("Tap Save")
    guard let draft = screen.save(), let points = UInt32(exactly: draft.points) else {
      throw WalkthroughFailure("the goal can't be saved: \(screen.problems)")
    }
    var goal = try await goals.createGoal(
      CreateGoalRequest(
        requestID: Self.newRequestID(), userID: caller.id, text: draft.text,
        term: draft.term == .short ? .short : .long, points: points),
      options: Self.patience)
    show(goal)
    for points: UInt32 in [4, 9] {
      step("Report \(points) points")
      goal = try await goals.recordProgress(
        RecordProgressRequest(
          requestID: Self.newRequestID(), goalID: goal.id, points: points),
        options: Self.patience)
      show(goal)
    }
  }

  private func show(_ screen: NewGoalScreen) {
    console.writeLine(ScreenText.newGoal(screen))
  }

  private func show(_ goal: Goal) {
    let progress = GoalProgress(points: Int(goal.points), reached: Int(goal.progress))
    console.writeLine("\(goal.text): \(ScreenText.progress(progress))")
  }
}
