package import Pictures
package import ServiceStore
internal import TLS

/// People's own pictures, in the transactions of their profiles.
extension StoredProfiles {
  package func keep(
    _ picture: PreparedPicture, of user: RecordID
  ) async throws(StoreFailure) -> ProfileRecord {
    let hash = SHA256.digest(picture.images.flatMap(\.file))
    return try await database.write(for: user, in: turns) { connection in
      // The profile comes first: it is what others who want to change it wait for.
      let profile = try await change(user, on: connection) { $0.picture = hash }
      try await PictureTable(connection).put(picture, of: user)
      return profile
    }
  }

  package func erasePicture(of user: RecordID) async throws(StoreFailure) -> ProfileRecord? {
    try await database.write(for: user, in: turns, erases: true) { connection in
      let profile = try await ProfileTable(connection).profileToChange(of: user)
      guard profile?.picture != nil else { return profile }
      try await PictureTable(connection).erase(user)
      return try await change(user, on: connection) { $0.picture = nil }
    }
  }

  package func picture(
    of user: RecordID, atLeast side: Int
  ) async throws(StoreFailure) -> (profile: ProfileRecord?, image: PictureImage?) {
    try await database.read { connection in
      (
        try await ProfileTable(connection).profile(of: user),
        try await PictureTable(connection).image(of: user, atLeast: side)
      )
    }
  }
}
