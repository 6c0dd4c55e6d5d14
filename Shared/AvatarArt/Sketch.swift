internal import Raster
internal import Screens

/// A shape of a drawing, in one colour.
struct Shape: Hashable, Sendable {
  enum Paint: Hashable, Sendable {
    /// The path is closed and filled.
    case filled
    /// The path is drawn with a round pen; in hundredths of a unit.
    case drawn(thickness: Int)
  }

  var path: Path
  var paint: Paint
  var color: RGBColor
}

/// What avatars are drawn with: a few round shapes on a square of 100 by 100 units, one over
/// another. Colours are written 0xrrggbb.
struct Sketch {
  typealias Color = UInt32
  typealias Spot = (x: Double, y: Double)

  private(set) var shapes: [Shape] = []

  // MARK: Shapes

  mutating func disc(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) {
    oval(x, y, radius, radius, color)
  }

  /// - Parameter tilt: In degrees, clockwise.
  mutating func oval(
    _ x: Double, _ y: Double, _ across: Double, _ down: Double, _ color: Color, tilt: Double = 0
  ) {
    // A quarter of a circle as a Bézier curve.
    let bend = 0.5522847498
    let turn = Turn(degrees: tilt)
    func spot(_ dx: Double, _ dy: Double) -> Point {
      let (turnedX, turnedY) = turn.apply(dx * across, dy * down)
      return Point(x + turnedX, y + turnedY)
    }
    fill(
      Path(
        start: spot(1, 0),
        pieces: [
          .curve(spot(1, bend), spot(bend, 1), to: spot(0, 1)),
          .curve(spot(-bend, 1), spot(-1, bend), to: spot(-1, 0)),
          .curve(spot(-1, -bend), spot(-bend, -1), to: spot(0, -1)),
          .curve(spot(bend, -1), spot(1, -bend), to: spot(1, 0)),
        ]), color)
  }

  /// A soft outline through the spots.
  mutating func blob(_ color: Color, _ spots: [Spot]) {
    let count = spots.count
    func spot(_ index: Int) -> Spot { spots[(index + count) % count] }
    fill(
      Path(
        start: Point(spots[0].x, spots[0].y),
        pieces: (0..<count).map { index in
          Self.curve(spot(index - 1), spot(index), spot(index + 1), spot(index + 2))
        }), color)
  }

  /// Corners with straight sides, each corner rounded off.
  ///
  /// - Parameter round: How far from the corner the rounding begins.
  mutating func facet(_ color: Color, round: Double = 0, _ corners: [Spot]) {
    let count = corners.count
    var path: Path?
    for (index, corner) in corners.enumerated() {
      let before = Self.toward(corners[(index + count - 1) % count], from: corner, by: round)
      let after = Self.toward(corners[(index + 1) % count], from: corner, by: round)
      let (first, last) = (Point(before.x, before.y), Point(after.x, after.y))
      if path == nil {
        path = Path(start: first, pieces: [])
      } else {
        path?.pieces.append(.line(to: first))
      }
      guard round > 0 else { continue }
      // Two thirds of the way to the corner: a quadratic curve around it.
      let toCorner = (
        Point(before.x + (corner.x - before.x) * 2 / 3, before.y + (corner.y - before.y) * 2 / 3),
        Point(after.x + (corner.x - after.x) * 2 / 3, after.y + (corner.y - after.y) * 2 / 3)
      )
      path?.pieces.append(.curve(toCorner.0, toCorner.1, to: last))
    }
    if let path { fill(path, color) }
  }

  /// A rectangle with round corners.
  mutating func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color, round: Double
  ) {
    facet(
      color, round: round, [(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  /// What of an oval lies between two heights.
  mutating func slice(
    _ x: Double, _ y: Double, _ across: Double, _ down: Double, _ color: Color,
    from top: Double, to bottom: Double
  ) {
    let steps = 16
    let edge = (0...steps).map { step in
      // Closer together at both ends, where the edge may be flat.
      let part = Double(step) / Double(steps)
      let height = top + (bottom - top) * part * part * (3 - 2 * part)
      let share = (height - y) / down
      return (x: across * max(0, 1 - share * share).squareRoot(), y: height)
    }
    facet(color, edge.map { (x + $0.x, $0.y) } + edge.reversed().map { (x - $0.x, $0.y) })
  }

  /// A line through the spots, drawn softly with a round pen.
  mutating func line(_ color: Color, _ thickness: Double, _ spots: [Spot]) {
    let last = spots.count - 1
    func spot(_ index: Int) -> Spot { spots[min(max(0, index), last)] }
    shapes.append(
      Shape(
        path: Path(
          start: Point(spots[0].x, spots[0].y),
          pieces: (0..<last).map { index in
            Self.curve(spot(index - 1), spot(index), spot(index + 1), spot(index + 2))
          }),
        paint: .drawn(thickness: Int((thickness * 100).rounded())), color: RGBColor(color)))
  }

  /// On the left as drawn, and mirrored on the right.
  mutating func both(_ draw: (inout Sketch) -> Void) {
    var side = Sketch()
    draw(&side)
    shapes += side.shapes
    shapes += side.shapes.map { shape in
      var mirrored = shape
      mirrored.path = shape.path.moved { Point(x: 10_000 - $0.x, y: $0.y) }
      return mirrored
    }
  }

  /// Several times around a spot.
  mutating func around(_ x: Double, _ y: Double, times: Int, _ draw: (inout Sketch) -> Void) {
    var one = Sketch()
    draw(&one)
    for number in 0..<times {
      let turn = Turn(degrees: 360 * Double(number) / Double(times))
      shapes += one.shapes.map { shape in
        var turned = shape
        turned.path = shape.path.moved { point in
          let (dx, dy) = turn.apply(Double(point.x) / 100 - x, Double(point.y) / 100 - y)
          return Point(x + dx, y + dy)
        }
        return turned
      }
    }
  }

  // MARK: How

  private mutating func fill(_ path: Path, _ color: Color) {
    shapes.append(Shape(path: path, paint: .filled, color: RGBColor(color)))
  }

  /// From the second spot to the third, on a soft curve through all four.
  private static func curve(_ a: Spot, _ b: Spot, _ c: Spot, _ d: Spot) -> Path.Piece {
    .curve(
      Point(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6),
      Point(c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6), to: Point(c.x, c.y))
  }

  private static func toward(_ goal: Spot, from start: Spot, by distance: Double) -> Spot {
    let (dx, dy) = (goal.x - start.x, goal.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return start }
    let share = min(distance / length, 0.5)
    return (start.x + dx * share, start.y + dy * share)
  }
}

/// A turn by an angle, from sums and products only: libraries differ in their sines.
private struct Turn {
  private var sine = 0.0
  private var cosine = 1.0

  init(degrees: Double) {
    // Taylor's series for an eighth of the angle, then doubled three times.
    let angle = degrees * 3.141592653589793 / 180 / 8
    let square = angle * angle
    sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
    cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    for _ in 0..<3 { (sine, cosine) = (2 * sine * cosine, cosine * cosine - sine * sine) }
  }

  func apply(_ x: Double, _ y: Double) -> (Double, Double) {
    (x * cosine - y * sine, x * sine + y * cosine)
  }
}

extension Point {
  /// - Parameters: In units.
  fileprivate init(_ x: Double, _ y: Double) {
    self.init(x: Int((x * 100).rounded()), y: Int((y * 100).rounded()))
  }
}

extension RGBColor {
  fileprivate init(_ color: Sketch.Color) {
    self.init(
      red: UInt8(color >> 16 & 255), green: UInt8(color >> 8 & 255), blue: UInt8(color & 255))
  }
}
