import Raster
import Testing

@testable import Pictures

@Suite("Reading pictures")
struct PictureReadingTests {
  private static let quarters: [[Int]] = [
    [220, 30, 30], [30, 200, 40], [30, 40, 220], [240, 240, 240],
  ]

  /// The colours in the middle of the quarters, with their alpha.
  private func quarters(of bitmap: Bitmap) -> [[Int]] {
    let (near, far) = (bitmap.width / 4, bitmap.width * 3 / 4)
    return [(near, near), (far, near), (near, far), (far, far)].map { x, y in
      let pixel = (y * bitmap.width + x) * 4
      return bitmap.pixels[pixel..<pixel + 4].map(Int.init)
    }
  }

  private func expectQuarters(
    _ bitmap: Bitmap, _ expected: [[Int]] = quarters, within tolerance: Int = 6,
    _ comment: Comment? = nil
  ) {
    for (found, wanted) in zip(quarters(of: bitmap), expected) {
      for (one, other) in zip(found, wanted) {
        #expect(abs(one - other) <= tolerance, comment)
      }
    }
  }

  @Test(
    "every orientation that EXIF knows is turned the right way up",
    arguments: (1...8).map { "orientation-\($0).jpg" } + [
      "orientation-6.png", "orientation-6.webp",
    ])
  func orientation(_ name: String) throws {
    let bitmap = try PictureReading.square(of: PictureFile.named(name))
    #expect(bitmap.width == 64 && bitmap.isOpaque)
    expectQuarters(bitmap)
  }

  @Test(
    "every way to write pixels down is read",
    arguments: [
      "rgb.png", "rgb16.png", "palette4.png", "interlaced.png", "text-bomb.png", "zip-behind.png",
      "rgb.jpg", "progressive.jpg", "comment.jpg", "lossy.webp", "lossless.webp",
    ])
  func kinds(_ name: String) throws {
    let bitmap = try PictureReading.square(of: PictureFile.named(name))
    #expect(bitmap.width == 64 && bitmap.height == 64 && bitmap.isOpaque)
    expectQuarters(bitmap, within: name == "lossy.webp" ? 12 : 6)
  }

  @Test("the colours of print are what they look like")
  func print() throws {
    expectQuarters(try PictureReading.square(of: PictureFile.named("cmyk.jpg")))
  }

  @Test("gray of every depth is gray", arguments: ["gray.png", "gray16.png"])
  func gray(_ name: String) throws {
    expectQuarters(
      try PictureReading.square(of: PictureFile.named(name)),
      [[10, 10, 10], [90, 90, 90], [170, 170, 170], [250, 250, 250]])
  }

  @Test("a picture of two colours is read, and a gray JPEG")
  func fewColours() throws {
    let halves = try PictureReading.square(of: PictureFile.named("gray1.png"))
    expectQuarters(halves, [[255, 255, 255], [0, 0, 0], [255, 255, 255], [0, 0, 0]])
    let gray = try quarters(of: PictureReading.square(of: PictureFile.named("gray.jpg")))
    for quarter in gray { #expect(Set(quarter[..<3]).count == 1) }
  }

  @Test("what is clear stays clear", arguments: ["rgba.png", "alpha.webp", "alpha-lossy.webp"])
  func alpha(_ name: String) throws {
    let bitmap = try PictureReading.square(of: PictureFile.named(name))
    #expect(!bitmap.isOpaque)
    expectQuarters(
      bitmap,
      [[220, 30, 30, 255], [30, 200, 40, 128], [30, 40, 220, 255], [240, 240, 240, 128]], within: 12
    )
  }

  @Test("gray with alpha, and colours of a palette that are clear")
  func clear() throws {
    let gray = try PictureReading.square(of: PictureFile.named("gray-alpha.png"))
    #expect(quarters(of: gray).map { $0[3] } == [255, 255, 0, 0])
    let palette = try PictureReading.square(of: PictureFile.named("palette.png"))
    #expect(quarters(of: palette).map { $0[3] } == [255, 255, 255, 0])
    expectQuarters(palette, Array(Self.quarters.prefix(3)))
  }

  @Test("the smallest interlaced pictures are read, though most passes are empty")
  func smallInterlaced() throws {
    let bitmap = try PictureReading.square(of: PictureFile.named("interlaced-3x2.png"))
    #expect(
      bitmap
        == Bitmap(
          width: 2, height: 2,
          pixels: [0, 0, 7, 255, 80, 0, 7, 255, 0, 200, 7, 255, 80, 200, 7, 255]))
  }

  @Test("40 megapixels are not too many")
  func large() throws {
    let bitmap = try PictureReading.square(of: PictureFile.named("forty-megapixels.webp"))
    #expect(bitmap.width == 6_324 / 12)
    #expect(Array(bitmap.pixels.prefix(4)) == [10, 200, 30, 255])
  }

  static let refused = [
    ("huge.png", "is 20000 × 20000 pixels; at most 40 megapixels are taken"),
    ("huge-interlaced.png", "is 20000 × 20000 pixels; at most 40 megapixels are taken"),
    ("huge.jpg", "is 20000 × 20000 pixels; at most 40 megapixels are taken"),
    ("huge.webp", "is 16383 × 16383 pixels; at most 40 megapixels are taken"),
    ("one-row.png", "is 40000000 × 1 pixels; at most 65500 are taken on a side"),
    ("animated.webp", "moves; only still pictures are taken"),
    ("apng.png", "moves; only still pictures are taken"),
    ("zero-width.png", "is a broken PNG: "), ("zero-height.png", "is a broken PNG: "),
    ("bad-crc.png", "is a broken PNG: "), ("short-data.png", "is a broken PNG: "),
    ("long-chunk.png", "is a broken PNG: the file ends too early"),
    ("zero-width.jpg", "is a broken JPEG: "), ("zero-height.jpg", "is a broken JPEG: "),
    ("taller-than-data.jpg", "is a broken JPEG: "),
    ("many-scans.jpg", "is a broken JPEG: it has too many scans"),
    ("picture.gif", "is a GIF; PNG, JPEG and WebP are taken"),
    ("picture.bmp", "is a BMP; PNG, JPEG and WebP are taken"),
    ("picture.svg", "is an SVG; PNG, JPEG and WebP are taken"),
  ]

  @Test(
    "what is too large, moves, is broken or something else is refused, and why", arguments: refused)
  func refusal(_ row: (name: String, reason: String)) throws {
    let file = try PictureFile.named(row.name)
    let refusal = #expect(throws: PictureRefusal.self) { try PictureReading.square(of: file) }
    #expect(
      refusal?.description.hasPrefix(row.reason) == true, "\(refusal?.description ?? "taken")")
  }

  @Test("nothing is no picture, and neither is text")
  func nothing() {
    #expect(throws: PictureRefusal("is empty")) { try PictureReading.square(of: []) }
    #expect(
      throws: PictureRefusal("is no picture that is known; PNG, JPEG and WebP are taken")
    ) { try PictureReading.square(of: Array("hello".utf8)) }
  }

  static let whole = [
    "rgb.png", "interlaced.png", "rgb16.png", "palette.png", "rgb.jpg", "progressive.jpg",
    "cmyk.jpg", "lossy.webp", "lossless.webp", "alpha-lossy.webp", "orientation-6.jpg",
    "orientation-6.webp",
  ]

  /// A picture whose pixels are all there may be taken, whatever is missing behind them.
  @Test(
    "files that were cut off anywhere do no harm, and with their pixels cut are refused",
    arguments: whole)
  func truncated(_ name: String) throws {
    let file = try PictureFile.named(name)
    var taken: [Int] = []
    for count in 0..<file.count where (try? PictureReading.square(of: Array(file[..<count]))) != nil
    {
      taken.append(count)
    }
    // In front of the last few bytes, nothing is taken.
    #expect(taken.allSatisfy { $0 > file.count - 110 }, "\(taken.prefix(5)) of \(file.count)")
  }

  @Test("files with bits turned over do no harm", arguments: whole)
  func flipped(_ name: String) throws {
    let file = try PictureFile.named(name)
    // Always the same bits.
    var random: UInt64 = 88_172_645_463_325_252
    var outcomes: Set<Bool> = []
    for _ in 0..<400 {
      var broken = file
      for _ in 0..<3 {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        broken[Int(random % UInt64(file.count))] ^= 1 << UInt8(random >> 60 & 7)
      }
      outcomes.insert((try? PictureReading.square(of: broken)) != nil)
    }
    #expect(outcomes.contains(false))
  }

  @Test("garbage behind a good beginning does no harm", arguments: PictureFormat.allCases)
  func garbage(_ format: PictureFormat) throws {
    let name = ["rgb.png", "rgb.jpg", "lossy.webp"][PictureFormat.allCases.firstIndex(of: format)!]
    let file = try PictureFile.named(name)
    for kept in [4, 12, 16, 24] {
      let noise = (0..<2_000).map { UInt8(truncatingIfNeeded: $0 &* 37 ^ $0 >> 3) }
      let isTaken = (try? PictureReading.square(of: file.prefix(kept) + noise)) != nil
      #expect(!isTaken)
    }
  }
}
