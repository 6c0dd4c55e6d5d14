package import Raster
package import Screens

/// Many avatars on one picture, each on its background, in the order of the picker.
package struct ContactSheet: Sendable {
  private let avatars: [Avatar]
  private let width: Int
  private let columns: Int

  /// - Parameters:
  ///   - styles: Which avatars; each style takes whole rows.
  ///   - width: In pixels.
  package init(of styles: [AvatarStyle], width: Int) {
    avatars = styles.flatMap(AvatarCatalogue.avatars(of:))
    self.width = width
    columns = styles.count > 1 ? 14 : 7
  }

  private var gap: Int { width / 140 }

  /// Where a row or a column of cells begins.
  private func edge(_ number: Int) -> Int { gap + (width - gap) * number / columns }

  package var bitmap: Bitmap {
    let rows = (avatars.count + columns - 1) / columns
    var canvas = Canvas(
      width: width, height: edge(rows), background: RGBColor(red: 255, green: 255, blue: 255))
    for (index, avatar) in avatars.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let (x, y) = (edge(column), edge(row))
      let side = edge(1) - edge(0) - gap
      canvas.fill(
        Self.tile, avatar.background, in: Canvas.Frame(x: x, y: y, side: side, units: 100))
      AvatarDrawing(of: avatar).draw(on: &canvas, x: x, y: y, side: side)
    }
    return canvas.bitmap
  }

  /// A square with round corners, 100 by 100.
  private static let tile = Path(
    start: Point(x: 8, y: 0),
    pieces: [
      .line(to: Point(x: 92, y: 0)),
      .curve(Point(x: 97, y: 0), Point(x: 100, y: 3), to: Point(x: 100, y: 8)),
      .line(to: Point(x: 100, y: 92)),
      .curve(Point(x: 100, y: 97), Point(x: 97, y: 100), to: Point(x: 92, y: 100)),
      .line(to: Point(x: 8, y: 100)),
      .curve(Point(x: 3, y: 100), Point(x: 0, y: 97), to: Point(x: 0, y: 92)),
      .line(to: Point(x: 0, y: 8)),
      .curve(Point(x: 0, y: 3), Point(x: 3, y: 0), to: Point(x: 8, y: 0)),
    ])
}
