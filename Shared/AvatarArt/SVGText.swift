internal import Raster
internal import Screens

/// Shapes as elements of SVG 1.1.
enum SVGText {
  static func element(_ shape: Shape) -> String {
    let outline = data(shape.path)
    switch shape.paint {
    case .filled: return "<path fill=\"\(shape.color.hex)\" d=\"\(outline)Z\"/>\n"
    case .drawn(let thickness):
      return
        "<path fill=\"none\" stroke=\"\(shape.color.hex)\" stroke-width=\"\(number(thickness))\" "
        + "stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"\(outline)\"/>\n"
    }
  }

  /// Hundredths as a decimal number, exactly.
  static func number(_ hundredths: Int) -> String {
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func data(_ path: Path) -> String {
    var text = "M\(place(path.start))"
    for piece in path.pieces {
      switch piece {
      case .line(let end): text += "L\(place(end))"
      case .curve(let first, let second, let end):
        text += "C\(place(first)) \(place(second)) \(place(end))"
      }
    }
    return text
  }

  private static func place(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
}
