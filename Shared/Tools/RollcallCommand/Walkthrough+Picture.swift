import ProfilesAPI
import RPCCore
import RPCTransport
import Screens

extension Walkthrough {
  /// Fetches the picture of an avatar as the grid's cell needs it, and again, when nothing has changed.
  func fetchPicture(of avatar: Screens.Avatar, _ screen: AvatarPickerScreen, _ options: CallOptions)
    async throws
  {
    // As many pixels as points: a screen of the simplest kind.
    let pixels = UInt32(min(512, max(32, screen.cellSide.rounded())))
    var request = GetAvatarImageRequest(
      subject: .avatarName(avatar.name), format: .png, size: pixels)
    let picture = try await fetch(request, options)
    note(
      "Its picture is there: \(picture.image.contentType), "
        + "\(picture.image.side) × \(picture.image.side) pixels, \(picture.bytes) bytes.")
    request.ifNoneMatch = picture.image.etag
    let again = try await fetch(request, options)
    guard again.image.notModified, again.bytes == 0 else {
      throw WalkthroughFailure("a picture that hasn't changed was sent again")
    }
    note("Asked for again, it is still the same, and isn't sent.")
  }

  /// - Returns: What was announced, and how many bytes came.
  private func fetch(
    _ request: GetAvatarImageRequest, _ options: CallOptions
  ) async throws -> (image: ImageDescription, bytes: Int) {
    var image: ImageDescription?
    var bytes = 0
    for try await response in try await avatars.getAvatarImage(request, options: options) {
      switch response.part {
      case .image(let description)?: image = description
      case .data(let data)?: bytes += data.count
      case nil: break
      }
    }
    guard let image, image.notModified || image.size == UInt64(bytes) else {
      throw WalkthroughFailure(
        "the picture of \(request.subject.map { "\($0)" } ?? "nobody") is cut off")
    }
    return (image, bytes)
  }
}
