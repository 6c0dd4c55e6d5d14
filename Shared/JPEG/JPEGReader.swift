internal import CJPEG

/// Reads the pixels of one JPEG, row by row and made smaller on the way, with libjpeg.
@safe package struct JPEGReader: ~Copyable {
  /// What reading may take.
  package struct Limits: Hashable, Sendable {
    /// Bytes. Most pictures take a few rows; progressive ones two bytes for each pixel of each
    /// colour.
    package var memory: Int
    /// Of the processor, on the thread that reads.
    package var time: Duration

    package init(memory: Int, time: Duration) {
      self.memory = memory
      self.time = time
    }
  }

  /// Freed with this value; it points into `bytes`, which stay where they are.
  private let jpeg: OpaquePointer
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  package let width: Int
  package let height: Int

  /// Reads all that stands before the pixels.
  ///
  /// - Throws: If that is no JPEG, or a broken one.
  package init(_ file: [UInt8], limits: Limits) throws(JPEGFailure) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.count)
    _ = unsafe bytes.initialize(from: file)
    let time = limits.time.components
    let nanoseconds = time.seconds * 1_000_000_000 + time.attoseconds / 1_000_000_000
    guard
      let jpeg = unsafe rollcall_jpeg_open(
        bytes.baseAddress, bytes.count, limits.memory, nanoseconds)
    else {
      unsafe bytes.deallocate()
      throw JPEGFailure(problem: "there is no memory for it")
    }
    var (width, height) = (0 as UInt32, 0 as UInt32)
    guard unsafe rollcall_jpeg_read_header(jpeg, &width, &height) == 0 else {
      let failure = unsafe Self.failure(of: jpeg)
      unsafe rollcall_jpeg_close(jpeg)
      unsafe bytes.deallocate()
      throw failure
    }
    unsafe self.jpeg = jpeg
    unsafe self.bytes = bytes
    self.width = Int(width)
    self.height = Int(height)
  }

  deinit {
    unsafe rollcall_jpeg_close(jpeg)
    unsafe bytes.deallocate()
  }

  /// Lends the rows from the top, as red, green, blue and an alpha of 255, eight bits each.
  ///
  /// - Parameters:
  ///   - eighths: How large, 1 to 8; 8 is as it is.
  ///   - begin: Gets the size of what comes, before its first row.
  /// - Throws: If the file turns out to be broken or to take too much; rows may have been lent then.
  package consuming func readRows<Refusal: Error>(
    eighths: Int, begin: (_ width: Int, _ height: Int) -> Void,
    _ body: (_ row: Int, _ pixels: Span<UInt8>) throws(Refusal) -> Void,
    or refusal: (JPEGFailure) -> Refusal
  ) throws(Refusal) {
    var (width, height) = (0 as UInt32, 0 as UInt32)
    var (isPrint, isInverted) = (0 as Int32, 0 as Int32)
    guard
      unsafe rollcall_jpeg_begin(
        jpeg, Int32(eighths), &width, &height, &isPrint, &isInverted) == 0
    else { throw unsafe refusal(Self.failure(of: jpeg)) }
    begin(Int(width), Int(height))
    var pixels = [UInt8](repeating: 0, count: Int(width) * 4)
    for row in 0..<Int(height) {
      guard unsafe rollcall_jpeg_read_row(jpeg, &pixels) == 0 else {
        throw unsafe refusal(Self.failure(of: jpeg))
      }
      if isPrint != 0 {
        Self.convertPrint(&pixels, isInverted: isInverted != 0)
      } else {
        for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 }
      }
      try body(row, pixels.span)
    }
  }

  /// Cyan, magenta, yellow and black to what they look like on a screen, without profiles.
  private static func convertPrint(_ pixels: inout [UInt8], isInverted: Bool) {
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      let black = isInverted ? Int(pixels[pixel + 3]) : 255 - Int(pixels[pixel + 3])
      for channel in pixel..<pixel + 3 {
        let light = isInverted ? Int(pixels[channel]) : 255 - Int(pixels[channel])
        pixels[channel] = UInt8(light * black / 255)
      }
      pixels[pixel + 3] = 255
    }
  }

  private static func failure(of jpeg: OpaquePointer) -> JPEGFailure {
    let words = unsafe rollcall_jpeg_problem(jpeg)
    return JPEGFailure(problem: unsafe words.map { unsafe String(cString: $0) } ?? "it is broken")
  }
}

/// Why a JPEG can't be read.
package struct JPEGFailure: Error, Hashable, Sendable {
  /// libjpeg's words.
  package let problem: String
}
