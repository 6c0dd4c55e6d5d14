package import Pictures
internal import SQLite
package import ServiceStore
internal import TLS

/// People's own pictures, in the transactions of their profiles.
extension SQLiteProfileStore {
  package func keep(
    _ picture: PreparedPicture, of user: RecordID
  ) async throws(StoreFailure) -> ProfileRecord {
    let hash = SHA256.digest(picture.images.flatMap(\.file))
    return try await database.write { connection in
      try PictureTable(connection).put(picture, of: user)
      return try change(user, on: connection) { $0.picture = hash }
    }
  }

  package func erasePicture(of user: RecordID) async throws(StoreFailure) -> ProfileRecord? {
    try await database.write(erases: true) { connection in
      let profile = try ProfileTable(connection).profile(of: user)
      guard profile?.picture != nil else { return profile }
      try PictureTable(connection).erase(user)
      return try change(user, on: connection) { $0.picture = nil }
    }
  }

  package func picture(
    of user: RecordID, atLeast side: Int
  ) async throws(StoreFailure) -> (profile: ProfileRecord?, image: PictureImage?) {
    try await database.read { connection in
      (
        try ProfileTable(connection).profile(of: user),
        try PictureTable(connection).image(of: user, atLeast: side)
      )
    }
  }
}
