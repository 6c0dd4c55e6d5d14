import Screens
import Testing

@Suite("New goal screen")
struct NewGoalScreenTests {
  @Test("short term is the default: its button has the selected colour, the other the deselected")
  func defaultTerm() {
    let screen = NewGoalScreen()
    #expect(screen.term == .short)
    #expect(screen.color(of: .short) == NewGoalScreen.selectedColor)
    #expect(screen.color(of: .long) == NewGoalScreen.deselectedColor)
    #expect(NewGoalScreen.selectedColor != NewGoalScreen.deselectedColor)
    #expect(screen.isSelected(.short))
    #expect(!screen.isSelected(.long))
  }

  @Test("a goal that switches its term twice is back at the first, and so are the colours")
  func switchTwice() {
    var screen = NewGoalScreen()
    let before = screen
    screen.choose(.long)
    #expect(screen.term == .long)
    #expect(screen.color(of: .long) == NewGoalScreen.selectedColor)
    #expect(screen.color(of: .short) == NewGoalScreen.deselectedColor)
    screen.choose(.short)
    #expect(screen == before)
  }

  @Test("choosing the chosen term again keeps it", arguments: GoalTerm.allCases)
  func sameTerm(term: GoalTerm) {
    var screen = NewGoalScreen()
    screen.choose(term)
    screen.choose(term)
    #expect(screen.term == term)
    #expect(screen.color(of: term) == NewGoalScreen.selectedColor)
  }

  @Test("saving gives the text, the term and the points")
  func saving() throws {
    var screen = NewGoalScreen(text: "Run every week", points: 52)
    screen.choose(.long)
    let draft = try #require(screen.save())
    #expect(draft.text == "Run every week")
    #expect(draft.term == .long)
    #expect(draft.points == 52)
  }

  struct Refusal: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let points: Int
    let problems: [NewGoalScreen.Problem]
  }

  static let refusals = [
    Refusal(testDescription: "no text", text: "", points: 1, problems: [.textMissing]),
    Refusal(testDescription: "a blank text", text: " \n", points: 1, problems: [.textMissing]),
    Refusal(
      testDescription: "201 characters", text: String(repeating: "é", count: 201), points: 1,
      problems: [.textTooLong]),
    Refusal(
      testDescription: "40 families, of seven scalars each",
      text: String(repeating: "👨‍👩‍👧‍👦", count: 40), points: 1, problems: [.textTooLong]),
    Refusal(
      testDescription: "a pasted line break", text: "Run\nfar", points: 1,
      problems: [.textHasControlCharacter]),
    Refusal(testDescription: "no points", text: "Run", points: 0, problems: [.pointsOutOfRange]),
    Refusal(
      testDescription: "1,000,001 points", text: "Run", points: 1_000_001,
      problems: [.pointsOutOfRange]),
    Refusal(
      testDescription: "nothing filled in", text: "", points: 0,
      problems: [.textMissing, .pointsOutOfRange]),
  ]

  @Test("saves nothing while something is missing or out of range", arguments: refusals)
  func refusal(_ refusal: Refusal) {
    let screen = NewGoalScreen(text: refusal.text, points: refusal.points)
    #expect(screen.problems == refusal.problems)
    #expect(screen.save() == nil)
    #expect(!screen.isSaveEnabled)
  }

  @Test("saves the text without white space at its ends, which doesn't count")
  func trimming() {
    let screen = NewGoalScreen(
      text: "\n  \(String(repeating: "a", count: 200))\u{3000} ", points: 1)
    #expect(screen.isSaveEnabled)
    #expect(screen.save()?.text == String(repeating: "a", count: 200))
  }

  @Test("saves texts of 1 and 200 characters, and 1 and 1,000,000 points")
  func bounds() {
    #expect(NewGoalScreen(text: "R", points: 1).save() != nil)
    #expect(
      NewGoalScreen(text: String(repeating: "é", count: 200), points: 1_000_000).save() != nil)
  }

  @Test("the view follows the keyboard as it opens, changes its height and closes")
  func keyboard() {
    var screen = NewGoalScreen()

    let opening = screen.keyboardWillChange(
      KeyboardChange(beginY: 667, endY: 451, durationSeconds: 0.25, curve: .keyboard))
    #expect(opening.deltaY == -216)
    #expect(opening.durationSeconds == 0.25)
    #expect(opening.curve == .keyboard)
    #expect(screen.keyboard.offsetY == -216)

    let taller = screen.keyboardWillChange(
      KeyboardChange(beginY: 451, endY: 409, durationSeconds: 0.1, curve: .easeOut))
    #expect(taller.deltaY == -42)
    #expect(taller.durationSeconds == 0.1)
    #expect(taller.curve == .easeOut)
    #expect(screen.keyboard.offsetY == -258)

    let closing = screen.keyboardWillChange(
      KeyboardChange(
        beginY: 409, endY: 667, durationSeconds: 0.3, curve: AnimationCurve(rawValue: 42)))
    #expect(closing.deltaY == 258)
    #expect(closing.durationSeconds == 0.3)
    #expect(closing.curve.rawValue == 42)
    #expect(screen.keyboard.offsetY == 0)
  }

  @Test("a keyboard that stays where it is moves nothing")
  func keyboardStays() {
    var binding = KeyboardBinding()
    let move = binding.follow(
      KeyboardChange(beginY: 451, endY: 451, durationSeconds: 0, curve: .linear))
    #expect(move.deltaY == 0)
    #expect(binding == KeyboardBinding())
  }
}

@Suite("Goal progress")
struct GoalProgressTests {
  @Test("counts up to the goal's points and stops there")
  func counting() {
    var progress = GoalProgress(points: 10)
    progress.record(4)
    #expect(progress.reached == 4)
    #expect(!progress.isComplete)
    progress.record(6)
    #expect(progress.isComplete)
    progress.record(1)
    #expect(progress.reached == 10)
  }

  @Test("one step beyond the goal, however big, reaches just the goal")
  func saturates() {
    var progress = GoalProgress(points: 10, reached: 9)
    progress.record(.max)
    #expect(progress.reached == 10)
  }

  @Test("never goes back", arguments: [0, -1, Int.min])
  func neverBack(points: Int) {
    var progress = GoalProgress(points: 10, reached: 3)
    progress.record(points)
    #expect(progress.reached == 3)
  }

  @Test("starts within the goal whatever it is given")
  func startsWithin() {
    #expect(GoalProgress(points: 10, reached: 12).reached == 10)
    #expect(GoalProgress(points: 10, reached: -2).reached == 0)
    #expect(GoalProgress(points: -5).points == 0)
  }
}
