import Screens

/// The three screens as text: what the person would see.
enum ScreenText {
  /// A row of the new-group screen, wherever it was made.
  struct GroupRow: Hashable {
    let displayName: String
    let email: String
    let isChecked: Bool
    /// The name of their avatar; empty if it isn't known.
    var avatar = ""
  }

  /// Rows of the new-group screen that can be seen without scrolling.
  static let usualRows = 5

  /// The new-group screen; of many rows, the first ones and how many more there are.
  static func newGroup(
    search: String, rows: [GroupRow], label: String, isDoneShown: Bool, title: String,
    shownRows: Int = usualRows
  ) -> String {
    let shown = rows.prefix(shownRows)
    let names = shown.map { Columns.width(of: $0.displayName) }.max() ?? 0
    let emails = shown.map { Columns.width(of: $0.email) }.max() ?? 0
    var lines = shown.map { row in
      "\(row.isChecked ? "✓" : " ") \(Columns.left(row.displayName, width: names))  "
        + "\(Columns.left(row.email, width: emails))  \(row.avatar)"
    }
    if rows.count > shownRows { lines.append("  … and \(rows.count - shownRows) more") }
    if rows.isEmpty { lines = [search.isEmpty ? "  (type to search)" : "  (nobody)"] }
    return frame(
      title: "New group" + (title.isEmpty ? "" : ": \(title)"),
      corner: isDoneShown ? "[Done]" : "", lines: ["Search: \(search)▏"] + lines + ["", label])
  }

  /// The avatar picker: a cell is its avatar's name, the picked one in brackets.
  static func avatarPicker(_ screen: AvatarPickerScreen) -> String {
    let rows = screen.rows.map { row in
      row.map { avatar in
        let name = avatar == screen.picked ? "[\(avatar.name)]" : " \(avatar.name) "
        return Columns.left(name, width: 9)
      }.joined(separator: " ")
    }
    let styleSwitch =
      screen.style == .dark ? "(●) dark  ( ) light" : "( ) dark  (●) light"
    return frame(
      title: "Avatar, \(number(screen.width)) points wide", corner: styleSwitch,
      lines: rows + [
        "",
        "\(screen.columns) columns; cells of \(number(screen.cellSide)) × "
          + "\(number(screen.cellSide)) on \(screen.background)",
      ])
  }

  /// The new-goal screen: the chosen term's button in brackets, with both buttons' colours.
  static func newGoal(_ screen: NewGoalScreen) -> String {
    let buttons = GoalTerm.allCases.map { term in
      let label = "\(term.rawValue) term"
      return (screen.isSelected(term) ? "[\(label)]" : " \(label) ") + " \(screen.color(of: term))"
    }
    let offset = screen.keyboard.offsetY
    return frame(
      title: "New goal", corner: screen.isSaveEnabled ? "[Save]" : "",
      lines: [
        "Goal: \(screen.text)▏", buttons.joined(separator: "   "), "Points: \(screen.points)",
        offset == 0
          ? "(keyboard closed)" : "(keyboard open, the view is moved by \(number(offset)) points)",
      ])
  }

  /// "The view moves by -216 points in 0.25 s, along the keyboard's own curve."
  static func move(_ move: ViewMove) -> String {
    let curve =
      switch move.curve {
      case .easeInOut: "eased at both ends"
      case .easeIn: "eased in"
      case .easeOut: "eased out"
      case .linear: "evenly"
      case .keyboard: "along the keyboard's own curve"
      default: "along curve \(move.curve.rawValue)"
      }
    return "The view moves by \(number(move.deltaY)) points in \(number(move.durationSeconds)) s, "
      + "\(curve)."
  }

  /// "▓▓▓▓░░░░░░ 4 of 10".
  static func progress(_ progress: GoalProgress) -> String {
    let width = 20
    let filled = progress.points == 0 ? width : progress.reached * width / progress.points
    return String(repeating: "▓", count: filled) + String(repeating: "░", count: width - filled)
      + " \(progress.reached) of \(progress.points)" + (progress.isComplete ? ", reached!" : "")
  }

  private static func frame(title: String, corner: String, lines: [String]) -> String {
    let width = 62
    let gap = max(1, width - Columns.width(of: title) - Columns.width(of: corner) - 1)
    let line = String(repeating: "─", count: width)
    let head = title + String(repeating: " ", count: gap) + corner
    let rows = [head].map { "│ \($0)" } + ["├\(line)"] + lines.map { "│ \($0)" }
    return "┌\(line)\n" + rows.map(Columns.trimmed).joined(separator: "\n") + "\n└\(line)"
  }

  /// A number of points without a needless ".0".
  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() && abs(hundredths) < 1e9
      ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
