import Screens
import Testing

@testable import RollcallCommand

@Suite("The screens as text")
struct ScreenTextTests {
  @Test("the new-group screen shows the field, rows with checkmarks, the label and Done")
  func newGroup() {
    let text = ScreenText.newGroup(
      search: "mar",
      rows: [
        .init(displayName: "Marta García", email: "marta@example.com", isChecked: true),
        .init(displayName: "Mara", email: "mara@example.com", isChecked: false),
      ],
      label: "marta@example.com", isDoneShown: true, title: "Choir")
    #expect(
      text == """
        ┌──────────────────────────────────────────────────────────────
        │ New group: Choir                                       [Done]
        ├──────────────────────────────────────────────────────────────
        │ Search: mar▏
        │ ✓ Marta García  marta@example.com
        │   Mara          mara@example.com
        │
        │ marta@example.com
        └──────────────────────────────────────────────────────────────
        """)
  }

  @Test("of many rows the first ones show, and how many more there are")
  func manyRows() {
    let rows = (1...7).map {
      ScreenText.GroupRow(displayName: "P\($0)", email: "p\($0)@example.com", isChecked: false)
    }
    let text = ScreenText.newGroup(
      search: "p", rows: rows, label: "", isDoneShown: false, title: "")
    #expect(text.contains("p5@example.com\n│   … and 2 more\n"))
    #expect(!text.contains("p6@example.com"))
    #expect(!text.contains("[Done]"))
  }

  @Test("the avatar picker shows the switch, the grid with the picked one, and the cells' size")
  func avatars() {
    var screen = AvatarPickerScreen(width: 320)
    screen.toggleStyle()
    screen.pick(at: 1)
    let lines = ScreenText.avatarPicker(screen).split(separator: "\n")
    #expect(lines[1].contains("320 points wide"))
    #expect(lines[1].contains("( ) dark  (●) light"))
    #expect(lines[3] == "│  light0   [light1]   light2")
    #expect(lines.dropLast().last == "│ 3 columns; cells of 86.67 × 86.67 on #555555")
  }

  @Test("the goal screen shows the chosen term, both colours, and where the keyboard moves it")
  func goal() {
    var screen = NewGoalScreen(text: "Run", points: 3)
    screen.choose(.long)
    _ = screen.keyboardWillChange(
      KeyboardChange(beginY: 667, endY: 451, durationSeconds: 0.25, curve: .keyboard))
    let text = ScreenText.newGoal(screen)
    #expect(text.contains("[Save]"))
    #expect(text.contains(" short term  #c8e6c9   [long term] #2e7d32"))
    #expect(text.contains("moved by -216 points"))
    #expect(!ScreenText.newGoal(NewGoalScreen()).contains("[Save]"))
  }

  @Test("names in wide characters stay in their column")
  func wideNames() {
    let text = ScreenText.newGroup(
      search: "",
      rows: [
        .init(displayName: "王伟", email: "a@example.com", isChecked: false),
        .init(displayName: "Ewa", email: "b@example.com", isChecked: false),
      ],
      label: "", isDoneShown: false, title: "")
    #expect(text.contains("│   王伟  a@example.com\n│   Ewa   b@example.com\n"))
  }

  @Test("a row ends with the avatar of its person, if that is known")
  func rowAvatars() {
    let text = ScreenText.newGroup(
      search: "",
      rows: [
        .init(
          displayName: "Mara", email: "mara@example.com", isChecked: false, avatar: "light3"),
        .init(displayName: "Ewa", email: "e@example.com", isChecked: true, avatar: "dark27"),
      ],
      label: "", isDoneShown: true, title: "")
    #expect(
      text.contains(
        "│   Mara  mara@example.com  light3\n│ ✓ Ewa   e@example.com     dark27\n"))
  }

  @Test("the move of a view is told with its way, its time and its curve")
  func move() {
    var binding = KeyboardBinding()
    func text(_ curve: AnimationCurve) -> String {
      ScreenText.move(
        binding.follow(
          KeyboardChange(beginY: 667, endY: 451, durationSeconds: 0.25, curve: curve)))
    }
    #expect(
      text(.keyboard)
        == "The view moves by -216 points in 0.25 s, along the keyboard's own curve.")
    #expect(text(.linear).hasSuffix(", evenly."))
    #expect(text(AnimationCurve(rawValue: 9)).hasSuffix(", along curve 9."))
  }

  @Test("progress is a bar that fills up")
  func progress() {
    var progress = GoalProgress(points: 10, reached: 4)
    #expect(ScreenText.progress(progress) == "▓▓▓▓▓▓▓▓░░░░░░░░░░░░ 4 of 10")
    progress.record(10)
    #expect(ScreenText.progress(progress) == "▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓ 10 of 10, reached!")
  }
}
