/// A picture in pixels.
package struct Bitmap: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// Red, green, blue and alpha of each pixel, in rows from the top; the colours are as they are
  /// without the alpha.
  package var pixels: [UInt8]

  /// - Precondition: There are four bytes for each pixel.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether nothing shines through.
  package var isOpaque: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }
}
