package import Raster
internal import WebP

/// Pixels of a picture that is kept as ``PreparedPicture`` made it.
package enum KeptPicture {
  /// - Throws: If the file isn't one that was kept.
  package static func bitmap(of file: [UInt8]) throws(PictureRefusal) -> Bitmap {
    do throws(WebPFailure) {
      let reader = try WebPReader(file)
      let side = reader.width
      guard side == reader.height, side <= PreparedPicture.sides[0] else {
        throw WebPFailure(problem: "its size is none that is kept")
      }
      return Bitmap(
        width: side, height: side,
        pixels: try reader.pixels(left: 0, top: 0, side: side, result: side))
    } catch {
      throw PictureRefusal("is damaged: \(error.problem)")
    }
  }

  /// - Returns: `nil` if memory is short.
  package static func webP(of bitmap: Bitmap) -> [UInt8]? {
    WebPWriter.lossy(bitmap.pixels, width: bitmap.width, height: bitmap.height, quality: 85)
  }
}
