package import Screens

/// A picture that shapes are laid on, one over another, with smooth edges.
///
/// All in whole numbers: the same shapes give the same pixels on every machine.
package struct Canvas {
  package let width: Int
  package let height: Int
  /// Colours are multiplied with the alpha.
  private var pixels: [UInt8]

  /// - Parameter background: `nil` begins with nothing at all.
  package init(width: Int, height: Int, background: RGBColor? = nil) {
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height * 4)
    guard let background else { return }
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      pixels[pixel] = background.red
      pixels[pixel + 1] = background.green
      pixels[pixel + 2] = background.blue
      pixels[pixel + 3] = 255
    }
  }

  /// Where a drawing lies on a canvas, and how large.
  package struct Frame: Hashable, Sendable {
    package var x: Int
    package var y: Int
    /// In pixels.
    package var side: Int
    /// Of the drawing, in hundredths of its unit.
    package var units: Int

    package init(x: Int = 0, y: Int = 0, side: Int, units: Int) {
      self.x = x
      self.y = y
      self.side = side
      self.units = units
    }

    /// As many straight pieces for a curve that no corner shows.
    var pieces: Int { max(8, side / 16) }
  }

  /// Fills a closed path; it must not cross itself.
  package mutating func fill(_ path: Path, _ color: RGBColor, in frame: Frame) {
    let corners = path.corners(
      pixels: frame.side, per: frame.units, at: (frame.x, frame.y), pieces: frame.pieces)
    let coverage = Coverage(of: corners, width: width, height: height)
    for row in coverage.rows {
      blend(color, coverage.row(row), row: row, column: coverage.columns.lowerBound)
    }
  }

  /// Draws along a path with a round pen.
  ///
  /// - Parameter thickness: In hundredths of the drawing's unit.
  package mutating func stroke(
    _ path: Path, _ color: RGBColor, thickness: Int, in frame: Frame
  ) {
    let corners = path.corners(
      pixels: frame.side, per: frame.units, at: (frame.x, frame.y), pieces: frame.pieces)
    let pen = PenStroke(
      along: corners, radius: thickness * frame.side * Position.perPixel / (2 * frame.units),
      width: width, height: height)
    for row in pen.rows {
      blend(color, pen.row(row), row: row, column: pen.columns.lowerBound)
    }
  }

  private mutating func blend(
    _ color: RGBColor, _ coverage: some Sequence<UInt8>, row: Int, column: Int
  ) {
    var pixel = (row * width + column) * 4
    for covered in coverage {
      defer { pixel += 4 }
      guard covered > 0 else { continue }
      let (over, under) = (Int(covered), 255 - Int(covered))
      func mixed(_ above: Int, _ below: UInt8) -> UInt8 {
        UInt8((above * over + Int(below) * under + 127) / 255)
      }
      pixels[pixel] = mixed(Int(color.red), pixels[pixel])
      pixels[pixel + 1] = mixed(Int(color.green), pixels[pixel + 1])
      pixels[pixel + 2] = mixed(Int(color.blue), pixels[pixel + 2])
      pixels[pixel + 3] = mixed(255, pixels[pixel + 3])
    }
  }

  /// What is on the canvas now.
  package var bitmap: Bitmap {
    var straight = pixels
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[pixel + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for channel in pixel..<pixel + 3 {
        straight[channel] = UInt8(min(255, (Int(pixels[channel]) * 255 + alpha / 2) / alpha))
      }
    }
    return Bitmap(width: width, height: height, pixels: straight)
  }
}
