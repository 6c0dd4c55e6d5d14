/// A place in a drawing, in hundredths of a unit; y grows downwards.
///
/// Whole numbers, so that what is written as text and what is turned into pixels are the same, and
/// no rounding differs between machines.
package struct Point: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// One outline or line of a drawing: straight pieces and cubic Bézier curves.
package struct Path: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case line(to: Point)
    case curve(Point, Point, to: Point)
  }

  package var start: Point
  package var pieces: [Piece]

  package init(start: Point, pieces: [Piece]) {
    self.start = start
    self.pieces = pieces
  }

  /// The same path with every point put elsewhere.
  package func moved(_ move: (Point) -> Point) -> Path {
    Path(
      start: move(start),
      pieces: pieces.map { piece in
        switch piece {
        case .line(let end): .line(to: move(end))
        case .curve(let first, let second, let end):
          .curve(move(first), move(second), to: move(end))
        }
      })
  }
}

/// A place among pixels, in 256ths of one.
struct Position: Hashable {
  static let perPixel = 256

  var x: Int
  var y: Int
}

extension Path {
  /// The corners of the path in a picture, its curves cut into so many straight pieces.
  ///
  /// - Parameters:
  ///   - pixels: As many as `units` of the drawing take; `units` are hundredths of its unit.
  ///   - origin: Where the drawing's own origin lies, in pixels.
  func corners(pixels: Int, per units: Int, at origin: (x: Int, y: Int), pieces count: Int)
    -> [Position]
  {
    // A quarter of a 256th more in between, for the curves: they are cut in these numbers.
    let factor = pixels * Position.perPixel
    func scaled(_ value: Int) -> Int { value * factor }
    func position(x: Int, y: Int, over divisor: Int) -> Position {
      Position(
        x: Self.rounded(x, over: divisor * units) + origin.x * Position.perPixel,
        y: Self.rounded(y, over: divisor * units) + origin.y * Position.perPixel)
    }
    var corners = [position(x: scaled(start.x), y: scaled(start.y), over: 1)]
    var here = start
    for piece in pieces {
      switch piece {
      case .line(let end):
        corners.append(position(x: scaled(end.x), y: scaled(end.y), over: 1))
        here = end
      case .curve(let first, let second, let end):
        for step in 1...count {
          let (a, b) = (count - step, step)
          let weights = (a * a * a, 3 * a * a * b, 3 * a * b * b, b * b * b)
          func mixed(_ part: (Point) -> Int) -> Int {
            part(here) * weights.0 + part(first) * weights.1 + part(second) * weights.2
              + part(end) * weights.3
          }
          corners.append(
            position(
              x: scaled(mixed(\.x)), y: scaled(mixed(\.y)), over: count * count * count))
        }
        here = end
      }
    }
    return corners
  }

  /// To the nearest whole number; halves go up, on either side of zero.
  private static func rounded(_ value: Int, over divisor: Int) -> Int {
    let twice = 2 * value + divisor
    let quotient = twice / (2 * divisor)
    return twice % (2 * divisor) < 0 ? quotient - 1 : quotient
  }
}
