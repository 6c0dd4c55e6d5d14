internal import JPEG
internal import PNG
internal import Raster
internal import WebP

/// Turns a file that somebody sent into pixels, trusting nothing of it.
enum PictureReading {
  static let maximumPixels = 40_000_000
  /// What a decoder may take: memory above what the result takes, and time of the processor.
  private static let limits = JPEGReader.Limits(memory: 256 << 20, time: .seconds(10))

  /// The square in the middle, the right way up, 1,023 pixels a side at most.
  ///
  /// - Throws: If the file is none of the formats, is too large, moves, or is broken; of too large
  ///   ones no pixel is read.
  static func square(of file: [UInt8]) throws(PictureRefusal) -> Bitmap {
    let format = try PictureFormat(of: file)
    let bitmap =
      switch format {
      case .png: try png(file)
      case .jpeg: try jpeg(file)
      case .webP: try webP(file)
      }
    return Orientation(of: file, format).applied(to: bitmap)
  }

  private static func png(_ file: [UInt8]) throws(PictureRefusal) -> Bitmap {
    let reader: PNGReader
    do throws(PNGFailure) {
      reader = try PNGReader(file, time: limits.time)
    } catch {
      throw broken(.png, error.problem)
    }
    try check(width: reader.width, height: reader.height)
    if FileParts(of: file, .png).contains(where: { $0.name == "acTL" }) { throw moving }
    var square = SquareReduction(width: reader.width, height: reader.height)
    try reader.readRows(
      { (row, first, step, pixels) throws(PictureRefusal) in
        square.add(row: row, first: first, step: step, pixels)
      }, or: { broken(.png, $0.problem) })
    return square.bitmap
  }

  private static func jpeg(_ file: [UInt8]) throws(PictureRefusal) -> Bitmap {
    let reader: JPEGReader
    do throws(JPEGFailure) {
      reader = try JPEGReader(file, limits: limits)
    } catch {
      throw broken(.jpeg, error.problem)
    }
    let (width, height) = (reader.width, reader.height)
    try check(width: width, height: height)
    // The decoder leaves out what isn't needed: the smallest size that is large enough.
    let eighths =
      (1...8).first { min(width, height) * $0 / 8 >= SquareReduction.leastSide } ?? 8
    var square = SquareReduction(width: 1, height: 1)
    try reader.readRows(
      eighths: eighths, begin: { square = SquareReduction(width: $0, height: $1) },
      { (row, pixels) throws(PictureRefusal) in square.add(row: row, pixels) },
      or: { broken(.jpeg, $0.problem) })
    return square.bitmap
  }

  private static func webP(_ file: [UInt8]) throws(PictureRefusal) -> Bitmap {
    func reading<Value>(
      _ body: () throws(WebPFailure) -> Value
    ) throws(PictureRefusal) -> Value {
      do throws(WebPFailure) {
        return try body()
      } catch {
        throw broken(.webP, error.problem)
      }
    }
    let reader = try reading { () throws(WebPFailure) in try WebPReader(file) }
    try check(width: reader.width, height: reader.height)
    if reader.isAnimated { throw moving }
    let side = min(reader.width, reader.height)
    let result = side / max(1, side / SquareReduction.leastSide)
    let pixels = try reading { () throws(WebPFailure) in
      try reader.pixels(
        left: (reader.width - side) / 2, top: (reader.height - side) / 2, side: side,
        result: result)
    }
    return Bitmap(width: result, height: result, pixels: pixels)
  }

  /// That of JPEG.
  private static let maximumSide = 65_500

  private static func check(width: Int, height: Int) throws(PictureRefusal) {
    // Decoders hold rows whole, and one could be as long as all pixels.
    guard max(width, height) <= maximumSide else {
      throw PictureRefusal(
        "is \(width) × \(height) pixels; at most \(maximumSide) are taken on a side")
    }
    guard width * height <= maximumPixels else {
      throw PictureRefusal(
        "is \(width) × \(height) pixels; at most \(maximumPixels / 1_000_000) megapixels are taken")
    }
  }

  private static let moving = PictureRefusal("moves; only still pictures are taken")

  private static func broken(_ format: PictureFormat, _ problem: String) -> PictureRefusal {
    PictureRefusal("is a broken \(format.rawValue): \(problem)")
  }
}
