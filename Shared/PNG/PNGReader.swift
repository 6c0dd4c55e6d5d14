internal import CPNG

/// Reads the pixels of one PNG, row by row, with libpng.
///
/// Nothing but the pixels is read, so memory stays under a few rows and a mebibyte, whatever the
/// file says. The caller looks at ``width`` and ``height`` before it asks for pixels.
@safe package struct PNGReader: ~Copyable {
  /// Freed with this value; it points into `bytes`, which stay where they are.
  private let png: OpaquePointer
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  package let width: Int
  package let height: Int
  /// Whether the pixels come in seven passes, each of a part of them.
  package let isInterlaced: Bool

  /// Reads all that stands before the pixels.
  ///
  /// - Parameter time: What reading may take of the processor, on this thread.
  /// - Throws: If that is no PNG, or a broken one.
  package init(_ file: [UInt8], time: Duration) throws(PNGFailure) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.count)
    _ = unsafe bytes.initialize(from: file)
    let (seconds, attoseconds) = time.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    guard let png = unsafe rollcall_png_open(bytes.baseAddress, bytes.count, nanoseconds) else {
      unsafe bytes.deallocate()
      throw PNGFailure(problem: "there is no memory for it")
    }
    var (width, height, interlaced) = (0 as UInt32, 0 as UInt32, 0 as Int32)
    guard unsafe rollcall_png_read_header(png, &width, &height, &interlaced) == 0 else {
      let failure = unsafe Self.failure(of: png)
      unsafe rollcall_png_close(png)
      unsafe bytes.deallocate()
      throw failure
    }
    unsafe self.png = png
    unsafe self.bytes = bytes
    self.width = Int(width)
    self.height = Int(height)
    isInterlaced = interlaced != 0
  }

  deinit {
    unsafe rollcall_png_close(png)
    unsafe bytes.deallocate()
  }

  /// The pixels that a pass brings: every so many-th of a row, in every so many-th row.
  private struct Pass {
    var column = 0
    var columnStep = 1
    var row = 0
    var rowStep = 1

    /// PNG, 8.2, "Interlace methods".
    static let interlaced = [
      Pass(columnStep: 8, rowStep: 8), Pass(column: 4, columnStep: 8, rowStep: 8),
      Pass(columnStep: 4, row: 4, rowStep: 8), Pass(column: 2, columnStep: 4, rowStep: 4),
      Pass(columnStep: 2, row: 2, rowStep: 4), Pass(column: 1, columnStep: 2, rowStep: 2),
      Pass(row: 1, rowStep: 2),
    ]
  }

  /// Lends the rows as red, green, blue and alpha, eight bits each, whatever the file has.
  ///
  /// - Parameter body: Gets the row's number, and of its pixels the first and the distance from
  ///   one to the next. Interlaced pictures come in parts of rows.
  /// - Throws: If the file turns out to be broken; pixels may have been lent then.
  package consuming func readRows<Refusal: Error>(
    _ body: (_ row: Int, _ first: Int, _ step: Int, _ pixels: Span<UInt8>) throws(Refusal) -> Void,
    or refusal: (PNGFailure) -> Refusal
  ) throws(Refusal) {
    guard unsafe rollcall_png_begin(png) == 0 else { throw unsafe refusal(Self.failure(of: png)) }
    var pixels = [UInt8](repeating: 0, count: width * 4)
    for pass in isInterlaced ? Pass.interlaced : [Pass()] {
      guard pass.column < width, pass.row < height else { continue }
      let columns = (width - pass.column + pass.columnStep - 1) / pass.columnStep
      for row in stride(from: pass.row, to: height, by: pass.rowStep) {
        guard unsafe rollcall_png_read_row(png, &pixels) == 0 else {
          throw unsafe refusal(Self.failure(of: png))
        }
        try body(row, pass.column, pass.columnStep, pixels.span.extracting(0..<columns * 4))
      }
    }
  }

  private static func failure(of png: OpaquePointer) -> PNGFailure {
    let words = unsafe rollcall_png_problem(png)
    return PNGFailure(problem: unsafe words.map { unsafe String(cString: $0) } ?? "it is broken")
  }
}

/// Why a PNG can't be read.
package struct PNGFailure: Error, Hashable, Sendable {
  /// libpng's words.
  package let problem: String
}
