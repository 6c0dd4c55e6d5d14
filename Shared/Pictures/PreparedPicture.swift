internal import Raster
internal import Screens
internal import WebP

/// A picture that somebody sent, as it is kept: squares in four sizes, the right way up, without
/// anything else that was in the file.
///
/// A picture that is smaller than a size is made larger, so that every size is there.
package struct PreparedPicture: Hashable, Sendable {
  package static let maximumBytes = 5 << 20
  /// In pixels, the largest first.
  package static let sides = [512, 256, 128, 64]
  private static let quality: Float = 85

  /// One size of it.
  package struct Image: Hashable, Sendable {
    package let side: Int
    /// A lossy WebP.
    package let file: [UInt8]

    package init(side: Int, file: [UInt8]) {
      self.side = side
      self.file = file
    }
  }

  package let images: [Image]
  /// Whether nothing shines through.
  package let isOpaque: Bool

  package init(images: [Image], isOpaque: Bool) {
    self.images = images
    self.isOpaque = isOpaque
  }

  /// Reads a file. Takes a while: up to some seconds, and 200 MB for the strangest of files.
  ///
  /// - Throws: What is wrong with it.
  package init(of file: [UInt8]) throws(PictureRefusal) {
    guard file.count <= Self.maximumBytes else {
      throw PictureRefusal(
        "has \(file.count) bytes; at most \(Self.maximumBytes) are taken")
    }
    var bitmap = try PictureReading.square(of: file)
    isOpaque = bitmap.isOpaque
    var images: [Image] = []
    for side in Self.sides {
      bitmap = bitmap.resized(to: side)
      guard
        let file = WebPWriter.lossy(
          bitmap.pixels, width: side, height: side, quality: Self.quality)
      else { throw PictureRefusal("can't be kept now: there is no memory for it") }
      images.append(Image(side: side, file: file))
    }
    self.images = images
  }
}
