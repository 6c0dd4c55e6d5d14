/// How much of each pixel a round pen covers that is drawn along a line.
///
/// By the distance of the pixel's middle from the line, which is off by less than can be seen.
struct PenStroke {
  let columns: Range<Int>
  let rows: Range<Int>
  private var covered: [UInt8]

  /// - Parameters:
  ///   - corners: Where the line begins, bends and ends.
  ///   - radius: Of the pen, in 256ths of a pixel.
  init(along corners: [Position], radius: Int, width: Int, height: Int) {
    let reach = radius + Position.perPixel
    func pixels(_ part: (Position) -> Int, below limit: Int) -> Range<Int> {
      let least = corners.reduce(Int.max) { min($0, part($1)) }
      let most = corners.reduce(Int.min) { max($0, part($1)) }
      let first = min(max(0, (least - reach) >> 8), limit)
      return first..<max(first, min(limit, (most + reach) >> 8 + 1))
    }
    columns = pixels(\.x, below: width)
    rows = pixels(\.y, below: height)
    covered = [UInt8](repeating: 0, count: columns.count * rows.count)
    for (start, end) in zip(corners, corners.dropFirst()) {
      add(from: start, to: end, radius: radius, reach: reach)
    }
  }

  /// 0 to 255 for each pixel of a row, from the first of ``columns``.
  func row(_ row: Int) -> ArraySlice<UInt8> {
    let start = (row - rows.lowerBound) * columns.count
    return covered[start..<start + columns.count]
  }

  private mutating func add(from start: Position, to end: Position, radius: Int, reach: Int) {
    let unit = Position.perPixel
    let (across, down) = (end.x - start.x, end.y - start.y)
    let square = across * across + down * down
    let near = (
      columns.clamped(
        to: (min(start.x, end.x) - reach) >> 8..<(max(start.x, end.x) + reach) >> 8 + 1),
      rows.clamped(to: (min(start.y, end.y) - reach) >> 8..<(max(start.y, end.y) + reach) >> 8 + 1)
    )
    for row in near.1 {
      for column in near.0 {
        let x = column * unit + unit / 2 - start.x
        let y = row * unit + unit / 2 - start.y
        let along = square == 0 ? 0 : min(max(0, x * across + y * down), square)
        let (offX, offY) =
          square == 0
          ? (x, y) : (x - across * along / square, y - down * along / square)
        // The square root of IEEE 754 is exact to its last bit everywhere.
        let distance = Int(Double(offX * offX + offY * offY).squareRoot())
        let inside = radius + unit / 2 - distance
        guard inside > 0 else { continue }
        // A pen thinner than a pixel never covers one whole.
        let most = min(unit, 2 * radius)
        let value = UInt8(min(inside, most) * 255 / unit)
        let index = (row - rows.lowerBound) * columns.count + column - columns.lowerBound
        covered[index] = max(covered[index], value)
      }
    }
  }
}
