internal import Raster

/// The square in the middle of a picture, made smaller while the picture is read.
///
/// Each pixel is added to the cell that it falls into, in any order: memory is that of the result,
/// 1,023 pixels square at most, whatever the size of the picture.
struct SquareReduction {
  /// Results are no smaller than this, unless the picture is.
  static let leastSide = 512

  /// Of the result.
  let side: Int
  /// How many pixels of the picture are one of the result, in each direction.
  private let factor: Int
  private let left: Int
  private let top: Int
  /// Red, green and blue times alpha, and alpha.
  private var sums: [UInt32]

  init(width: Int, height: Int) {
    let whole = min(width, height)
    factor = max(1, whole / Self.leastSide)
    side = whole / factor
    left = (width - side * factor) / 2
    top = (height - side * factor) / 2
    sums = [UInt32](repeating: 0, count: side * side * 4)
  }

  /// - Parameters:
  ///   - first: The column of the first pixel.
  ///   - step: From each column to the next.
  mutating func add(row: Int, first: Int = 0, step: Int = 1, _ pixels: Span<UInt8>) {
    guard row >= top, row < top + side * factor else { return }
    let start = (row - top) / factor * side * 4
    var column = first - left
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      defer { column += step }
      guard column >= 0, column < side * factor else { continue }
      let cell = start + column / factor * 4
      let alpha = UInt32(pixels[pixel + 3])
      sums[cell] &+= UInt32(pixels[pixel]) * alpha
      sums[cell + 1] &+= UInt32(pixels[pixel + 1]) * alpha
      sums[cell + 2] &+= UInt32(pixels[pixel + 2]) * alpha
      sums[cell + 3] &+= alpha
    }
  }

  var bitmap: Bitmap {
    let count = UInt32(factor * factor)
    var pixels = [UInt8](repeating: 0, count: sums.count)
    for cell in stride(from: 0, to: sums.count, by: 4) {
      let alpha = sums[cell + 3]
      guard alpha > 0 else { continue }
      for channel in cell..<cell + 3 {
        pixels[channel] = UInt8((sums[channel] + alpha / 2) / alpha)
      }
      pixels[cell + 3] = UInt8((alpha + count / 2) / count)
    }
    return Bitmap(width: side, height: side, pixels: pixels)
  }
}
