import Raster
import Screens
import Testing

@testable import Pictures

@Suite("Pictures made ready to be kept")
struct PreparedPictureTests {
  @Test("four squares come out, and nothing of what was beside the pixels")
  func sizes() throws {
    let prepared = try PreparedPicture(of: PictureFile.named("comment.jpg"))
    #expect(prepared.isOpaque)
    #expect(prepared.images.map(\.side) == [512, 256, 128, 64])
    for image in prepared.images {
      let bitmap = try KeptPicture.bitmap(of: image.file)
      #expect(bitmap.width == image.side && bitmap.height == image.side)
      let text = String(decoding: image.file, as: UTF8.self)
      for secret in ["secret", "script", "Exif", "EXIF", "ICCP", "XMP"] {
        #expect(!text.contains(secret))
      }
    }
  }

  @Test("a file of more than 5 MB is refused unread")
  func tooManyBytes() {
    let file = PictureFormat.pngSignature + [UInt8](repeating: 0, count: 5 << 20)
    #expect(throws: PictureRefusal("has 5242888 bytes; at most 5242880 are taken")) {
      try PreparedPicture(of: file)
    }
  }

  @Test("the square is the middle of the picture, from wide ones and from tall ones")
  func middle() {
    for (width, height) in [(1_500, 600), (600, 1_500), (513, 512), (5, 3), (3_100, 1_025)] {
      var square = SquareReduction(width: width, height: height)
      #expect((min(512, min(width, height))...1_023).contains(square.side))
      for row in 0..<height {
        // Red grows to the right, green downwards.
        var pixels: [UInt8] = []
        for column in 0..<width {
          pixels += [UInt8(column * 255 / width), UInt8(row * 255 / height), 0, 255]
        }
        square.add(row: row, pixels.span)
      }
      let bitmap = square.bitmap
      #expect(bitmap.isOpaque)
      let (first, last) = (0, bitmap.pixels.count - 4)
      for (pixel, channel, length) in [
        (first, 0, width), (first, 1, height), (last, 0, width), (last, 1, height),
      ] {
        let side = min(width, height)
        let edge = pixel == first ? (length - side) / 2 : (length + side) / 2 - 1
        #expect(abs(Int(bitmap.pixels[pixel + channel]) - edge * 255 / length) <= 2)
      }
    }
  }

  @Test("what shines through leaves no dark edges when it is made smaller")
  func resizing() {
    let side = 100
    // Opaque orange on the left, clear black on the right.
    var pixels: [UInt8] = []
    for index in 0..<side * side {
      pixels += index % side < 47 ? [255, 128, 0, 255] : [0, 0, 0, 0]
    }
    let bitmap = Bitmap(width: side, height: side, pixels: pixels)
    for size in [64, 33, 256] {
      let resized = bitmap.resized(to: size)
      #expect(resized.width == size)
      for pixel in stride(from: 0, to: resized.pixels.count, by: 4)
      where resized.pixels[pixel + 3] > 8 {
        #expect(resized.pixels[pixel] > 250 && abs(Int(resized.pixels[pixel + 1]) - 128) < 4)
      }
    }
    let laid = bitmap.laid(on: RGBColor(red: 1, green: 2, blue: 3))
    #expect(laid.isOpaque)
    #expect(Array(laid.pixels[(side * 4 - 4)...].prefix(4)) == [1, 2, 3, 255])
  }

  @Test("rows stay rows and columns columns when the size changes")
  func directions() {
    var pixels: [UInt8] = []
    for index in 0..<16 { pixels += [UInt8(index % 4 * 60), UInt8(index / 4 * 60), 0, 255] }
    let resized = Bitmap(width: 4, height: 4, pixels: pixels).resized(to: 8)
    func start(_ column: Int, _ row: Int) -> [UInt8] {
      Array(resized.pixels[((row * 8 + column) * 4)...].prefix(2))
    }
    #expect(start(7, 0) == [180, 0])
    #expect(start(0, 7) == [0, 180])
  }
}
