internal import Pictures
internal import ServiceStore

/// The table `pictures`: each picture in its sizes.
struct PictureTable {
  static let migration = Migration(
    "pictures",
    script: """
      ALTER TABLE profiles ADD COLUMN picture BLOB;
      CREATE TABLE pictures (
        user_id BLOB NOT NULL,
        side INTEGER NOT NULL,
        is_opaque INTEGER NOT NULL,
        file BLOB NOT NULL,
        PRIMARY KEY (user_id, side)
      ) STRICT;
      """)

  private let connection: any StoreConnection

  init(_ connection: any StoreConnection) {
    self.connection = connection
  }

  /// Writes a picture down in the place of the one before.
  func put(_ picture: PreparedPicture, of user: RecordID) async throws {
    try await erase(user)
    for image in picture.images {
      try await connection.run(
        "INSERT INTO pictures (user_id, side, is_opaque, file) VALUES (?, ?, ?, ?)",
        .blob(user.bytes), .integer(image.side), .integer(picture.isOpaque ? 1 : 0),
        .blob(image.file))
    }
  }

  func image(of user: RecordID, atLeast side: Int) async throws -> PictureImage? {
    // In the order of the key, so that no other file is read.
    try await connection.first(
      """
      SELECT side, is_opaque, file FROM pictures WHERE user_id = ? AND side >= ?
      ORDER BY side LIMIT 1
      """, .blob(user.bytes), .integer(min(side, PreparedPicture.sides[0]))
    ) { row in
      PictureImage(
        side: Int(try row.integer(0)), isOpaque: try row.integer(1) != 0, file: try row.blob(2))
    }
  }

  func erase(_ user: RecordID) async throws {
    try await connection.run("DELETE FROM pictures WHERE user_id = ?", .blob(user.bytes))
  }
}
