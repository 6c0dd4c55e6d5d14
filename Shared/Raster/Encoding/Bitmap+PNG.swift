extension Bitmap {
  /// The picture as a PNG: the same bytes for the same pixels, for ever.
  ///
  /// Eight bits a channel, without alpha where nothing shines through, each row as its difference
  /// from the one above.
  package var png: [UInt8] {
    let channels = isOpaque ? 3 : 4
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (1 + width * channels))
    for row in 0..<height {
      rows.append(2)
      for column in 0..<width {
        let pixel = (row * width + column) * 4
        let above = pixel - width * 4
        for channel in 0..<channels {
          rows.append(pixels[pixel + channel] &- (row == 0 ? 0 : pixels[above + channel]))
        }
      }
    }
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    func add(_ kind: String, _ data: [UInt8]) {
      let chunk = Array(kind.utf8) + data
      file += Checksums.bigEndian(UInt32(data.count)) + chunk
      file += Checksums.bigEndian(Checksums.crc32(chunk))
    }
    add(
      "IHDR",
      Checksums.bigEndian(UInt32(width)) + Checksums.bigEndian(UInt32(height))
        + [8, channels == 3 ? 2 : 6, 0, 0, 0])
    add("IDAT", Deflate.zlib(rows))
    add("IEND", [])
    return file
  }
}
