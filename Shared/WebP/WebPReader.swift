internal import CWebP

/// Reads one WebP whole, cut and made smaller on the way, with libwebp.
///
/// A lossy one takes little more memory than what comes out, a lossless one four bytes for each of
/// its pixels besides; the caller looks at ``width`` and ``height`` first.
package struct WebPReader: Sendable {
  private let file: [UInt8]
  package let width: Int
  package let height: Int
  package let isAnimated: Bool

  /// Reads the header.
  ///
  /// - Throws: If that is no WebP, or a broken one.
  package init(_ file: [UInt8]) throws(WebPFailure) {
    var features = WebPBitstreamFeatures()
    let status = unsafe WebPGetFeatures(file, file.count, &features)
    guard status == VP8_STATUS_OK else { throw WebPFailure(status) }
    self.file = file
    width = Int(features.width)
    height = Int(features.height)
    isAnimated = features.has_animation != 0
  }

  /// The pixels of a square in it, as red, green, blue and alpha, eight bits each.
  ///
  /// - Parameters:
  ///   - left: Where the square begins; libwebp may begin a pixel before.
  ///   - side: Of the square.
  ///   - result: The side that it is to have; not more than `side`.
  package func pixels(left: Int, top: Int, side: Int, result: Int) throws(WebPFailure) -> [UInt8] {
    var configuration = unsafe WebPDecoderConfig()
    guard unsafe WebPInitDecoderConfig(&configuration) != 0 else {
      throw WebPFailure(problem: "libwebp is of another version")
    }
    unsafe configuration.options.use_cropping = 1
    unsafe configuration.options.crop_left = Int32(left)
    unsafe configuration.options.crop_top = Int32(top)
    unsafe configuration.options.crop_width = Int32(side)
    unsafe configuration.options.crop_height = Int32(side)
    if result != side {
      unsafe configuration.options.use_scaling = 1
      unsafe configuration.options.scaled_width = Int32(result)
      unsafe configuration.options.scaled_height = Int32(result)
    }
    unsafe configuration.output.colorspace = MODE_RGBA
    unsafe configuration.output.is_external_memory = 1
    var pixels = [UInt8](repeating: 0, count: result * result * 4)
    let status = unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      // libwebp writes into the array, and keeps no pointer to it.
      unsafe configuration.output.u.RGBA.rgba = pixels.baseAddress
      unsafe configuration.output.u.RGBA.stride = Int32(result * 4)
      unsafe configuration.output.u.RGBA.size = pixels.count
      return unsafe WebPDecode(file, file.count, &configuration)
    }
    unsafe WebPFreeDecBuffer(&configuration.output)
    guard status == VP8_STATUS_OK else { throw WebPFailure(status) }
    return pixels
  }
}

/// Why a WebP can't be read.
package struct WebPFailure: Error, Hashable, Sendable {
  package let problem: String

  package init(problem: String) {
    self.problem = problem
  }

  fileprivate init(_ status: VP8StatusCode) {
    switch status {
    case VP8_STATUS_OUT_OF_MEMORY: problem = "there is no memory for it"
    case VP8_STATUS_UNSUPPORTED_FEATURE: problem = "it has something that libwebp doesn't know"
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: problem = "the file ends too early"
    default: problem = "its data is damaged"
    }
  }
}
