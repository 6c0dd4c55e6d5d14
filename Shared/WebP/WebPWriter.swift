internal import CWebP

/// Writes photographs as lossy WebP, with libwebp.
package enum WebPWriter {
  /// - Parameters:
  ///   - pixels: Red, green, blue and alpha, eight bits each, in rows from the top.
  ///   - quality: 0 to 100.
  /// - Returns: `nil` if memory is short.
  /// - Precondition: There are four bytes for each pixel.
  package static func lossy(
    _ pixels: [UInt8], width: Int, height: Int, quality: Float
  ) -> [UInt8]? {
    precondition(pixels.count == width * height * 4)
    var file: UnsafeMutablePointer<UInt8>?
    let size = unsafe WebPEncodeRGBA(
      pixels, Int32(width), Int32(height), Int32(width * 4), quality, &file)
    defer { unsafe WebPFree(file) }
    guard size > 0, let file = unsafe file else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: file, count: size))
  }
}
