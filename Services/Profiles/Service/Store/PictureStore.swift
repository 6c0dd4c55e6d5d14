package import Pictures
package import ServiceStore

/// One size of somebody's own picture, as it is kept.
package struct PictureImage: Hashable, Sendable {
  /// In pixels.
  package let side: Int
  /// Whether nothing shines through.
  package let isOpaque: Bool
  /// A WebP.
  package let file: [UInt8]

  package init(side: Int, isOpaque: Bool, file: [UInt8]) {
    self.side = side
    self.isOpaque = isOpaque
    self.file = file
  }
}

/// Where people's own pictures are kept, together with their profiles.
package protocol PictureStore: RecordStore {
  /// Keeps a picture in the place of the one before, and tells of it in the profile; all or nothing.
  ///
  /// - Throws: `.notFound` if the person has been forgotten.
  func keep(
    _ picture: PreparedPicture, of user: RecordID
  ) async throws(StoreFailure) -> ProfileRecord

  /// Erases somebody's own picture; without one, their profile stays as it is.
  ///
  /// - Returns: `nil` for a profile that nobody has changed yet.
  func erasePicture(of user: RecordID) async throws(StoreFailure) -> ProfileRecord?

  /// Somebody's profile, and the smallest of their pictures that is as large as asked, or else the
  /// largest; both of one moment.
  func picture(
    of user: RecordID, atLeast side: Int
  ) async throws(StoreFailure) -> (profile: ProfileRecord?, image: PictureImage?)
}
