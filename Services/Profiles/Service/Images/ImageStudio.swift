internal import AvatarArt
package import LinuxIO
internal import Pictures
internal import RPCCore
internal import Raster
internal import Screens

/// Draws avatars and reads people's pictures, on threads of its own: one that draws what somebody
/// waits to see, and one that reads what was sent, which may take long.
///
/// Memory is bounded: 16 MiB of files in the cache, 64 MiB of uploads under way, and what the
/// strangest of pictures takes to read, some 280 MB, once.
package final class ImageStudio: Sendable {
  private let drawing: PictureThread
  private let reading: PictureThread
  private let cache = ImageCache(maximumBytes: 16 << 20)

  /// Uploads that are coming in share this.
  let uploadRoom = UploadRoom(bytes: 64 << 20)

  /// - Parameter maximumUploads: Pictures that wait to be read at once.
  package init(maximumUploads: Int = 64) throws(SystemError) {
    drawing = try PictureThread(name: "pictures-draw", maximumWaiting: 512)
    reading = try PictureThread(name: "pictures-read", maximumWaiting: maximumUploads)
  }

  /// Takes no more work.
  package func close() {
    drawing.close()
    reading.close()
  }

  /// A file that somebody sent, as it is to be kept.
  func prepare(_ file: [UInt8]) async throws(RPCError) -> PreparedPicture {
    try await Self.answering { try await self.reading.run { try PreparedPicture(of: file) } }
  }

  func avatar(
    _ avatar: Screens.Avatar, _ format: RenderedImage.Format, side: Int, on background: RGBColor?
  ) async throws(RPCError) -> RenderedImage {
    let key = RenderedImage.Key(
      motif: .avatar(avatar), format: format, side: side, background: background)
    return try await image(key) {
      let drawing = AvatarDrawing(of: avatar)
      return switch format {
      case .svg: Array(drawing.svg(side: side, on: background).utf8)
      case .png: drawing.bitmap(side: side, on: background).png
      case .webP: drawing.bitmap(side: side, on: background).webP
      }
    }
  }

  /// - Parameter hash: The one that the profile bears.
  func picture(
    _ picture: PictureImage, hash: [UInt8], _ format: RenderedImage.Format, on background: RGBColor?
  ) async throws(RPCError) -> RenderedImage {
    // Nothing of a background would be seen under an opaque one.
    let background = picture.isOpaque ? nil : background
    let key = RenderedImage.Key(
      motif: .picture(hash: hash), format: format, side: picture.side, background: background)
    guard format == .png || background != nil else {
      if let kept = cache[key] { return kept }
      let image = RenderedImage(.webP, side: picture.side, file: picture.file)
      cache.keep(image, as: key)
      return image
    }
    return try await image(key) {
      var bitmap = try KeptPicture.bitmap(of: picture.file)
      if let background { bitmap = bitmap.laid(on: background) }
      if format == .png { return bitmap.png }
      guard let file = KeptPicture.webP(of: bitmap) else {
        throw RPCError(.resourceExhausted, "there is no memory for the picture now")
      }
      return file
    }
  }

  private func image(
    _ key: RenderedImage.Key, make: @escaping @Sendable () throws -> [UInt8]
  ) async throws(RPCError) -> RenderedImage {
    if let kept = cache[key] { return kept }
    let image = try await Self.answering {
      try await self.drawing.run {
        // Others may have asked for the same while this one waited.
        if let kept = self.cache[key] { return kept }
        return RenderedImage(key.format, side: key.side, file: try make())
      }
    }
    cache.keep(image, as: key)
    return image
  }

  private static func answering<Value: Sendable>(
    _ body: () async throws -> Value
  ) async throws(RPCError) -> Value {
    do {
      return try await body()
    } catch let error as RPCError {
      throw error
    } catch let refusal as PictureRefusal {
      throw RPCError.picture(refusal)
    } catch is PictureThread.Busy {
      throw RPCError(
        .resourceExhausted, "too many pictures wait already",
        details: [.retryInfo(delay: .seconds(1))])
    } catch is CancellationError {
      throw RPCError(.cancelled, "the call was given up")
    } catch {
      throw RPCError(.internalError, "the picture can't be made", cause: error)
    }
  }
}

extension RPCError {
  /// Somebody's picture isn't taken.
  static func picture(_ refusal: PictureRefusal) -> RPCError {
    RPCError(
      .invalidArgument, "the picture \(refusal.description)",
      details: [.badRequest([FieldViolation(field: "data", description: refusal.description)])])
  }
}
