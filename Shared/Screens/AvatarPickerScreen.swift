/// The avatar picker: a switch between dark and light, and a grid of square cells under it.
///
/// A value with no I/O: `pick(at:)` says which avatar to save to the user.
public struct AvatarPickerScreen: Sendable, Hashable {
  /// The widest screen that still gets three columns, in points.
  public static let widestThreeColumnWidth = 320.0
  /// Left and right margins together, in points.
  public static let margins = 40.0
  /// Between two cells, in points.
  public static let spacing = 10.0

  /// The width of the screen, in points.
  public var width: Double

  /// Where the switch stands. It starts at dark.
  public var style: AvatarStyle = .dark

  /// The avatar that was picked last.
  public private(set) var picked: Avatar?

  /// - Parameters:
  ///   - width: The width of the screen, in points.
  ///   - picked: The avatar that the user has so far.
  public init(width: Double, picked: Avatar? = nil) {
    self.width = width
    self.picked = picked
  }

  /// Three up to 320 points of width, four above.
  public var columns: Int { width > Self.widestThreeColumnWidth ? 4 : 3 }

  /// The side of a cell, in points: what the margins and the gaps leave, shared by the columns.
  ///
  /// 0 on a screen too narrow for any cell.
  public var cellSide: Double {
    let gaps = Double(columns - 1) * Self.spacing
    return max(0, (width - Self.margins - gaps) / Double(columns))
  }

  /// What the cells show, left to right, top to bottom: every avatar of the style.
  public var cells: [Avatar] { AvatarCatalogue.avatars(of: style) }

  /// The cells by row of the grid. The last row may be short.
  public var rows: [[Avatar]] {
    let cells = cells
    return stride(from: 0, to: cells.count, by: columns).map { start in
      Array(cells[start..<min(start + columns, cells.count)])
    }
  }

  /// What the cells of this style lie on.
  public var background: RGBColor { style.background }

  /// Turns the switch the other way.
  public mutating func toggleStyle() {
    style = style == .dark ? .light : .dark
  }

  /// Takes a tap on a cell.
  ///
  /// - Returns: The avatar whose name is to be saved to the user, or `nil` if there is no such
  ///   cell; then nothing changes.
  @discardableResult
  public mutating func pick(at index: Int) -> Avatar? {
    let cells = cells
    guard cells.indices.contains(index) else { return nil }
    picked = cells[index]
    return picked
  }
}
