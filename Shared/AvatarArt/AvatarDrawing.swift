package import Raster
package import Screens

/// The picture of one avatar: our own art, the same for ever.
///
/// A pure function of the avatar: shapes in whole hundredths of a unit, which ``svg(side:on:)``
/// writes as text and ``bitmap(side:on:)`` turns into pixels. Both, and the files that Raster makes
/// of the pixels, are our own code, for their bytes have to be the same in every release; those of
/// librsvg, libpng or libwebp change with the version that happens to be installed. Changing a
/// motif, or anything below it, changes people's faces: a test pins them all.
package struct AvatarDrawing: Sendable {
  /// The square that avatars are drawn on, in hundredths of a unit.
  private static let units = 10_000
  /// What a background has around it on each side.
  private static let margin = 600

  private let shapes: [Shape]

  package init(of avatar: Avatar) {
    var sketch = Sketch()
    let motifs =
      switch avatar.style {
      case .dark: Sketch.darkMotifs
      case .light: Sketch.lightMotifs
      }
    motifs[avatar.number](&sketch)
    shapes = sketch.shapes
  }

  /// - Parameters:
  ///   - side: In pixels.
  ///   - background: `nil` leaves what is around the avatar clear, and the avatar fills the square.
  package func bitmap(side: Int, on background: RGBColor? = nil) -> Bitmap {
    var canvas = Canvas(width: side, height: side, background: background)
    let margin = background == nil ? 0 : Self.margin
    draw(on: &canvas, x: 0, y: 0, side: side, margin: margin)
    return canvas.bitmap
  }

  /// Draws the avatar on a part of a canvas that has its background, with the margin around it.
  package func draw(on canvas: inout Canvas, x: Int, y: Int, side: Int) {
    draw(on: &canvas, x: x, y: y, side: side, margin: Self.margin)
  }

  private func draw(on canvas: inout Canvas, x: Int, y: Int, side: Int, margin: Int) {
    let frame = Canvas.Frame(x: x, y: y, side: side, units: Self.units + 2 * margin)
    for shape in shapes {
      let path = shape.path.moved { Point(x: $0.x + margin, y: $0.y + margin) }
      switch shape.paint {
      case .filled: canvas.fill(path, shape.color, in: frame)
      case .drawn(let thickness):
        canvas.stroke(path, shape.color, thickness: thickness, in: frame)
      }
    }
  }

  /// The avatar as an SVG document: paths only, no text, no filters, nothing from outside.
  ///
  /// - Parameters:
  ///   - side: How large it wants to be shown, in pixels.
  ///   - background: As for ``bitmap(side:on:)``.
  package func svg(side: Int, on background: RGBColor? = nil) -> String {
    let margin = background == nil ? 0 : Self.margin
    let origin = SVGText.number(-margin)
    let extent = SVGText.number(Self.units + 2 * margin)
    let box = "\(origin) \(origin) \(extent) \(extent)"
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\" "
      + "viewBox=\"\(box)\">\n"
    if let background {
      text +=
        "<rect x=\"\(origin)\" y=\"\(origin)\" width=\"\(extent)\" height=\"\(extent)\" "
        + "fill=\"\(background.hex)\"/>\n"
    }
    for shape in shapes { text += SVGText.element(shape) }
    return text + "</svg>\n"
  }
}
