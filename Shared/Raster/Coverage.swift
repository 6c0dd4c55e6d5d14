/// How much of each pixel of a rectangle lies inside an outline: exact areas, in whole numbers.
///
/// Every edge adds the area to its right to the pixel it runs through, and its height to all behind
/// that; the running sum along a row is what is covered.
struct Coverage {
  /// Of a pixel that is covered whole: twice the square of ``Position/perPixel``.
  private static let whole = 2 * Position.perPixel * Position.perPixel

  let columns: Range<Int>
  let rows: Range<Int>
  /// One column more on the right, for what lies behind the last.
  private var sums: [Int32]
  private var stride: Int { columns.count + 1 }

  /// - Parameters:
  ///   - corners: Of a closed outline that doesn't cross itself.
  ///   - width: Of the picture; what lies outside isn't looked at.
  init(of corners: [Position], width: Int, height: Int) {
    let unit = Position.perPixel
    let left = corners.reduce(Int.max) { min($0, $1.x) }
    let right = corners.reduce(Int.min) { max($0, $1.x) }
    let top = corners.reduce(Int.max) { min($0, $1.y) }
    let bottom = corners.reduce(Int.min) { max($0, $1.y) }
    let firstColumn = min(max(0, left >> 8), width)
    let firstRow = min(max(0, top >> 8), height)
    columns = firstColumn..<max(firstColumn, min(width, (right + unit - 1) >> 8))
    rows = firstRow..<max(firstRow, min(height, (bottom + unit - 1) >> 8))
    sums = [Int32](repeating: 0, count: (columns.count + 1) * rows.count)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    var last = corners[corners.count - 1]
    for corner in corners {
      add(from: last, to: corner)
      last = corner
    }
  }

  /// 0 to 255 for each pixel of a row, from the first of ``columns``.
  func row(_ row: Int) -> [UInt8] {
    let start = (row - rows.lowerBound) * stride
    var sum = 0
    return (0..<columns.count).map { column in
      sum += Int(sums[start + column])
      return UInt8(min(255, (abs(sum) * 255 + Self.whole / 2) / Self.whole))
    }
  }

  /// An edge, cut at the borders of the rows.
  private mutating func add(from start: Position, to end: Position) {
    guard start.y != end.y else { return }
    let unit = Position.perPixel
    let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    let sign = start.y < end.y ? 1 : -1
    let firstRow = max(rows.lowerBound, top.y >> 8)
    let lastRow = min(rows.upperBound - 1, (bottom.y - 1) >> 8)
    guard firstRow <= lastRow else { return }
    func x(at y: Int) -> Int {
      let x = top.x + (y - top.y) * (bottom.x - top.x) / (bottom.y - top.y)
      return min(max(x, columns.lowerBound * unit), columns.upperBound * unit)
        - columns.lowerBound * unit
    }
    var y = max(top.y, firstRow * unit)
    var here = x(at: y)
    for row in firstRow...lastRow {
      let nextY = min(bottom.y, (row + 1) * unit)
      let next = x(at: nextY)
      add(
        height: sign * (nextY - y), from: here, to: next, row: (row - rows.lowerBound) * stride)
      (y, here) = (nextY, next)
    }
  }

  /// A piece of an edge within one row, cut at the borders of the pixels.
  private mutating func add(height: Int, from start: Int, to end: Int, row: Int) {
    let unit = Position.perPixel
    let (left, right) = start < end ? (start, end) : (end, start)
    guard left >> 8 != right >> 8 else {
      add(height, left & 255, right & 255, at: row + left >> 8)
      return
    }
    var (x, done) = (left, 0)
    while x < right {
      let next = min(right, (x >> 8 + 1) * unit)
      let reached = height * (next - left) / (right - left)
      add(reached - done, x & 255, next - (x >> 8) * unit, at: row + x >> 8)
      (x, done) = (next, reached)
    }
  }

  private mutating func add(_ height: Int, _ start: Int, _ end: Int, at index: Int) {
    let behind = height * (start + end)
    sums[index] += Int32(height * 2 * Position.perPixel - behind)
    if index + 1 < sums.count { sums[index + 1] += Int32(behind) }
  }
}
