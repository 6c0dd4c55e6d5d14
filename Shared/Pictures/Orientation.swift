internal import Raster

/// Which way up a picture was taken: EXIF's tag "Orientation", 1 to 8.
enum Orientation: Int, CaseIterable {
  case upright = 1
  case mirrored, upsideDown, mirroredUpsideDown
  case transposed, onItsLeft, transverse, onItsRight

  /// What the file says; upright if it says nothing that can be read.
  init(of file: [UInt8], _ format: PictureFormat) {
    let name =
      switch format {
      case .png: "eXIf"
      case .jpeg: "e1"
      case .webP: "EXIF"
      }
    for part in FileParts(of: file, format) where part.name == name {
      var content = part.content
      let prefix = Array("Exif\0\0".utf8)
      if content.starts(with: prefix) {
        content = content.dropFirst(prefix.count)
      } else if format == .jpeg {
        continue
      }
      self = Self.read(Array(content)) ?? .upright
      return
    }
    self = .upright
  }

  /// TIFF 6.0, section 2, as far as the first directory.
  private static func read(_ tiff: [UInt8]) -> Orientation? {
    let isLittle = tiff.starts(with: Array("II".utf8))
    guard isLittle || tiff.starts(with: Array("MM".utf8)) else { return nil }
    func number(at start: Int, bytes: Int) -> Int? {
      guard start >= 0, start + bytes <= tiff.count else { return nil }
      let digits = tiff[start..<start + bytes]
      return isLittle
        ? digits.reversed().reduce(0) { $0 << 8 | Int($1) }
        : digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(at: 2, bytes: 2) == 42, let directory = number(at: 4, bytes: 4),
      let count = number(at: directory, bytes: 2)
    else { return nil }
    for entry in 0..<count {
      let start = directory + 2 + 12 * entry
      guard let tag = number(at: start, bytes: 2) else { return nil }
      // One number of two bytes.
      if tag == 0x0112, number(at: start + 2, bytes: 2) == 3 {
        return number(at: start + 8, bytes: 2).flatMap(Orientation.init(rawValue:))
      }
    }
    return nil
  }

  /// The square as it was seen.
  func applied(to bitmap: Bitmap) -> Bitmap {
    guard self != .upright else { return bitmap }
    let side = bitmap.width
    let last = side - 1
    var pixels = [UInt8](repeating: 0, count: bitmap.pixels.count)
    for y in 0..<side {
      for x in 0..<side {
        let (fromX, fromY) =
          switch self {
          case .upright: (x, y)
          case .mirrored: (last - x, y)
          case .upsideDown: (last - x, last - y)
          case .mirroredUpsideDown: (x, last - y)
          case .transposed: (y, x)
          case .onItsLeft: (y, last - x)
          case .transverse: (last - y, last - x)
          case .onItsRight: (last - y, x)
          }
        let (from, to) = ((fromY * side + fromX) * 4, (y * side + x) * 4)
        for channel in 0..<4 { pixels[to + channel] = bitmap.pixels[from + channel] }
      }
    }
    return Bitmap(width: side, height: side, pixels: pixels)
  }
}
