import PNG
import Raster
import Testing
import WebP

@Suite("Our encoders, read by libpng and libwebp")
struct EncodersTests {
  /// Pictures with few colours and with many, opaque and not, of many sizes.
  static let bitmaps: [Bitmap] = [(1, 1), (32, 32), (33, 7), (41, 60)].flatMap { size in
    [0, 1, 2].map { kind in
      let (width, height) = size
      let pixels = (0..<width * height).flatMap { index -> [UInt8] in
        let mixed = (index &* 2_654_435_761) >> 7
        return switch kind {
        case 0: [10, 20, 30, 255]
        case 1: [UInt8(index / 9 % 5 * 50), 7, UInt8(index / width % 3), index % 11 < 3 ? 0 : 255]
        default:
          [
            UInt8(mixed & 255), UInt8(mixed >> 8 & 255), UInt8(mixed >> 16 & 255),
            UInt8(index % 256),
          ]
        }
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
  }

  @Test("libpng reads the same pixels out of the PNG", arguments: bitmaps)
  func png(_ bitmap: Bitmap) throws {
    let reader = try PNGReader(bitmap.png, time: .seconds(60))
    #expect(reader.width == bitmap.width && reader.height == bitmap.height)
    var pixels: [UInt8] = []
    try reader.readRows(
      { (_, _, _, row) throws(PNGFailure) in
        for index in row.indices { pixels.append(row[index]) }
      }, or: { $0 })
    #expect(pixels == bitmap.pixels)
  }

  @Test("libwebp reads the same pixels out of the WebP", arguments: bitmaps)
  func webP(_ bitmap: Bitmap) throws {
    let reader = try WebPReader(bitmap.webP)
    #expect(reader.width == bitmap.width && reader.height == bitmap.height)
    let side = min(bitmap.width, bitmap.height)
    let pixels = try reader.pixels(left: 0, top: 0, side: side, result: side)
    for row in 0..<side {
      for column in 0..<side {
        let (found, wanted) = ((row * side + column) * 4, (row * bitmap.width + column) * 4)
        // What is clear has no colour.
        let expected =
          bitmap.pixels[wanted + 3] == 0
          ? [0, 0, 0, 0] : Array(bitmap.pixels[wanted..<wanted + 4])
        #expect(Array(pixels[found..<found + 4]) == expected)
      }
    }
  }
}
