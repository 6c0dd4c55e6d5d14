package import Raster
package import Screens

extension Bitmap {
  /// The square in another size, by a triangle filter as wide as a pixel of the smaller of both.
  ///
  /// - Precondition: It is a square.
  func resized(to side: Int) -> Bitmap {
    precondition(width == height)
    guard side != width else { return self }
    // Colours times alpha: what is clear has no say in the colour of its neighbours.
    var values = [Float](repeating: 0, count: pixels.count)
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Float(pixels[pixel + 3]) / 255
      for channel in pixel..<pixel + 3 { values[channel] = Float(pixels[channel]) * alpha }
      values[pixel + 3] = Float(pixels[pixel + 3])
    }
    let taps = Self.taps(from: width, to: side)
    let narrow = Self.filtered(values, taps, lines: width, along: 4, across: width * 4, side: side)
    // Each line has become `side` long; now the same down the columns.
    let small = Self.filtered(narrow, taps, lines: side, along: side * 4, across: 4, side: side)
    var result = [UInt8](repeating: 0, count: side * side * 4)
    // The last filter left rows and columns in each other's places.
    for row in 0..<side {
      for column in 0..<side {
        let (from, to) = ((column * side + row) * 4, (row * side + column) * 4)
        let alpha = min(255, max(0, small[from + 3]))
        guard alpha > 0 else { continue }
        for channel in 0..<3 {
          result[to + channel] = UInt8(min(255, max(0, small[from + channel] * 255 / alpha)) + 0.5)
        }
        result[to + 3] = UInt8(alpha + 0.5)
      }
    }
    return Bitmap(width: side, height: side, pixels: result)
  }

  /// Which values make one of the result, and with which weight.
  private struct Taps {
    var first: Int
    var weights: [Float]
  }

  private static func taps(from: Int, to: Int) -> [Taps] {
    let scale = Float(from) / Float(to)
    let radius = max(1, scale)
    return (0..<to).map { index in
      let middle = (Float(index) + 0.5) * scale - 0.5
      let first = max(0, Int((middle - radius).rounded(.up)))
      let last = min(from - 1, Int((middle + radius).rounded(.down)))
      let weights = (first...last).map { max(0, 1 - abs(Float($0) - middle) / radius) }
      let sum = weights.reduce(0, +)
      return Taps(first: first, weights: weights.map { $0 / sum })
    }
  }

  /// - Parameters:
  ///   - along: From a value to the next of its line.
  ///   - across: From a line to the next.
  private static func filtered(
    _ values: [Float], _ taps: [Taps], lines: Int, along: Int, across: Int, side: Int
  ) -> [Float] {
    var result = [Float](repeating: 0, count: lines * side * 4)
    for line in 0..<lines {
      for (index, tap) in taps.enumerated() {
        var (red, green, blue, alpha) = (0 as Float, 0 as Float, 0 as Float, 0 as Float)
        var from = line * across + tap.first * along
        for weight in tap.weights {
          red += values[from] * weight
          green += values[from + 1] * weight
          blue += values[from + 2] * weight
          alpha += values[from + 3] * weight
          from += along
        }
        let to = (line * side + index) * 4
        result[to] = red
        result[to + 1] = green
        result[to + 2] = blue
        result[to + 3] = alpha
      }
    }
    return result
  }

  /// The picture with a colour under what is clear.
  package func laid(on background: RGBColor) -> Bitmap {
    var result = self
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      let (alpha, rest) = (Int(pixels[pixel + 3]), 255 - Int(pixels[pixel + 3]))
      func mixed(_ above: UInt8, _ below: UInt8) -> UInt8 {
        UInt8((Int(above) * alpha + Int(below) * rest + 127) / 255)
      }
      result.pixels[pixel] = mixed(pixels[pixel], background.red)
      result.pixels[pixel + 1] = mixed(pixels[pixel + 1], background.green)
      result.pixels[pixel + 2] = mixed(pixels[pixel + 2], background.blue)
      result.pixels[pixel + 3] = 255
    }
    return result
  }
}
