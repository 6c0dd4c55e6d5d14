import Screens
import Testing

@testable import Raster

@Suite("Shapes on a canvas")
struct CanvasTests {
  private let red = RGBColor(red: 200, green: 0, blue: 0)
  private let blue = RGBColor(red: 0, green: 0, blue: 200)

  private func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Path {
    Path(
      start: Point(x: x, y: y),
      pieces: [
        .line(to: Point(x: x + width, y: y)), .line(to: Point(x: x + width, y: y + height)),
        .line(to: Point(x: x, y: y + height)),
      ])
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(bitmap.pixels[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
  }

  @Test("a pixel that is covered in part is that much there")
  func partial() {
    var canvas = Canvas(width: 4, height: 4)
    // From 0.5 to 2.25 across and from 1 to 3 down.
    canvas.fill(rectangle(50, 100, 175, 200), red, in: Canvas.Frame(side: 4, units: 400))
    let bitmap = canvas.bitmap
    #expect(pixel(bitmap, 0, 1)[3] == 128)
    #expect((199...200).contains(pixel(bitmap, 0, 1)[0]))
    #expect(pixel(bitmap, 1, 1) == [200, 0, 0, 255])
    #expect(pixel(bitmap, 2, 2)[3] == 64)
    #expect(pixel(bitmap, 3, 1) == [0, 0, 0, 0])
    #expect(pixel(bitmap, 1, 0) == [0, 0, 0, 0])
    #expect(!bitmap.isOpaque)
  }

  @Test("a slanted edge covers exactly its triangle")
  func slanted() {
    var canvas = Canvas(width: 8, height: 8)
    let triangle = Path(
      start: Point(x: 0, y: 0),
      pieces: [.line(to: Point(x: 800, y: 0)), .line(to: Point(x: 0, y: 800))])
    canvas.fill(triangle, red, in: Canvas.Frame(side: 8, units: 800))
    let bitmap = canvas.bitmap
    for y in 0..<8 {
      for x in 0..<8 {
        let expected: UInt8 = x + y < 7 ? 255 : x + y == 7 ? 128 : 0
        #expect(pixel(bitmap, x, y)[3] == expected)
      }
    }
  }

  @Test("a path is the same whichever way round it goes")
  func direction() {
    let path = rectangle(30, 30, 333, 301)
    let turned = Path(
      start: Point(x: 30, y: 30),
      pieces: [
        .line(to: Point(x: 30, y: 331)), .line(to: Point(x: 363, y: 331)),
        .line(to: Point(x: 363, y: 30)),
      ])
    var (one, other) = (Canvas(width: 9, height: 9), Canvas(width: 9, height: 9))
    one.fill(path, blue, in: Canvas.Frame(side: 9, units: 400))
    other.fill(turned, blue, in: Canvas.Frame(side: 9, units: 400))
    #expect(one.bitmap == other.bitmap)
  }

  @Test("what is laid on top covers what lies under it, and blends at its edge")
  func layers() {
    let gray = RGBColor(red: 100, green: 100, blue: 100)
    var canvas = Canvas(width: 2, height: 1, background: gray)
    canvas.fill(rectangle(0, 0, 150, 200), red, in: Canvas.Frame(side: 2, units: 200))
    #expect(pixel(canvas.bitmap, 0, 0) == [200, 0, 0, 255])
    #expect(pixel(canvas.bitmap, 1, 0) == [150, 50, 50, 255])
    #expect(canvas.bitmap.isOpaque)
  }

  @Test(
    "shapes that lie outside, in part or wholly, are cut off",
    arguments: [(-300, -300), (-50, 20), (250, 250), (900, 0), (0, -900), (-10_000, 5)])
  func outside(_ place: (x: Int, y: Int)) {
    let frame = Canvas.Frame(side: 4, units: 400)
    var canvas = Canvas(width: 4, height: 4)
    canvas.fill(rectangle(place.x, place.y, 200, 200), red, in: frame)
    let bitmap = canvas.bitmap
    for y in 0..<4 {
      for x in 0..<4 {
        let across = max(0, min(place.x + 200, (x + 1) * 100) - max(place.x, x * 100))
        let down = max(0, min(place.y + 200, (y + 1) * 100) - max(place.y, y * 100))
        let expected = across * down * 255 / 10_000
        #expect(abs(Int(pixel(bitmap, x, y)[3]) - expected) <= 2)
      }
    }
    canvas.stroke(rectangle(place.x, place.y, 200, 200), red, thickness: 40, in: frame)
  }

  @Test("a curve encloses the area of its circle, at every size", arguments: [8, 32, 64, 200])
  func circle(_ side: Int) {
    let bend = 55
    let path = Path(
      start: Point(x: 200, y: 100),
      pieces: [
        .curve(
          Point(x: 200, y: 100 + bend), Point(x: 100 + bend, y: 200), to: Point(x: 100, y: 200)),
        .curve(Point(x: 100 - bend, y: 200), Point(x: 0, y: 100 + bend), to: Point(x: 0, y: 100)),
        .curve(Point(x: 0, y: 100 - bend), Point(x: 100 - bend, y: 0), to: Point(x: 100, y: 0)),
        .curve(Point(x: 100 + bend, y: 0), Point(x: 200, y: 100 - bend), to: Point(x: 200, y: 100)),
      ])
    var canvas = Canvas(width: side, height: side)
    canvas.fill(path, blue, in: Canvas.Frame(side: side, units: 200))
    let pixels = canvas.bitmap.pixels
    let covered = stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Int(pixels[$1]) }
    let expected = Double.pi / 4 * Double(side * side) * 255
    #expect(abs(Double(covered) / expected - 1) < 0.01)
  }

  @Test("a pen draws as thick as it is, with round ends")
  func pen() {
    var canvas = Canvas(width: 20, height: 20)
    let line = Path(start: Point(x: 500, y: 1000), pieces: [.line(to: Point(x: 1500, y: 1000))])
    canvas.stroke(line, red, thickness: 400, in: Canvas.Frame(side: 20, units: 2000))
    let bitmap = canvas.bitmap
    #expect((7..<13).map { pixel(bitmap, 10, $0)[3] } == [0, 255, 255, 255, 255, 0])
    #expect(pixel(bitmap, 3, 9)[3] > 100)
    #expect(pixel(bitmap, 2, 9)[3] == 0)
    #expect(pixel(bitmap, 3, 8)[3] < pixel(bitmap, 3, 9)[3])
  }
}
