import Raster
import Screens
import TLS
import Testing

@testable import AvatarArt

@Suite("The avatars' pictures")
struct AvatarDrawingTests {
  @Test("every avatar has the same bytes in every release", arguments: AvatarCatalogue.all)
  func pinned(_ avatar: Avatar) throws {
    let pin = try #require(PinnedAvatars.all[avatar.name])
    let drawing = AvatarDrawing(of: avatar)
    let clear = drawing.bitmap(side: 64)
    let covered = drawing.bitmap(side: 32, on: avatar.background)
    let files = [
      Array(drawing.svg(side: 128).utf8), clear.png, clear.webP, covered.png, covered.webP,
    ]
    #expect(files.map(PinnedAvatars.digest) == pin)
  }

  @Test("large ones, with their background and clear, have the same bytes in every release")
  func pinnedLarge() throws {
    for (name, pin) in PinnedAvatars.large {
      let avatar = try #require(AvatarCatalogue.avatar(named: name))
      let drawing = AvatarDrawing(of: avatar)
      let bitmaps = [
        drawing.bitmap(side: 512), drawing.bitmap(side: 300, on: avatar.background),
        drawing.bitmap(side: 301, on: RGBColor(red: 1, green: 2, blue: 250)),
      ]
      let files = bitmaps.flatMap { [$0.png, $0.webP] }
      #expect(files.map(PinnedAvatars.digest) == pin)
    }
  }

  @Test("no two avatars look alike, even at 32 pixels")
  func distinct() {
    let bitmaps = AvatarCatalogue.all.map { ($0, AvatarDrawing(of: $0).bitmap(side: 32)) }
    for (index, one) in bitmaps.enumerated() {
      for other in bitmaps[(index + 1)...] {
        let differences = stride(from: 0, to: one.1.pixels.count, by: 4).count { pixel in
          (pixel..<pixel + 4).contains {
            abs(Int(one.1.pixels[$0]) - Int(other.1.pixels[$0])) > 48
          }
        }
        // A fifth of the square at least.
        #expect(differences > 32 * 32 / 5, "\(one.0.name) and \(other.0.name)")
      }
    }
  }

  @Test("an avatar without a background is clear around, and has edges of its own colours")
  func clear() {
    for avatar in AvatarCatalogue.all {
      let bitmap = AvatarDrawing(of: avatar).bitmap(side: 64)
      #expect(bitmap.pixels[3] == 0)
      #expect(!bitmap.isOpaque)
      let covered = stride(from: 3, to: bitmap.pixels.count, by: 4)
        .count { bitmap.pixels[$0] > 127 }
      // They fill their square about as well as one another.
      #expect((1_150...3_300).contains(covered), "\(avatar.name) covers \(covered) of 4096")
    }
  }

  @Test("with a background every pixel is covered, and the corners are the background's")
  func background() {
    let own = RGBColor(red: 0x12, green: 0x34, blue: 0x56)
    for avatar in AvatarCatalogue.all {
      for color in [avatar.background, own] {
        let bitmap = AvatarDrawing(of: avatar).bitmap(side: 40, on: color)
        #expect(bitmap.isOpaque)
        #expect(Array(bitmap.pixels[..<4]) == [color.red, color.green, color.blue, 255])
      }
    }
  }

  @Test("dark avatars are darker than what they lie on, light ones lighter")
  func contrast() {
    for avatar in AvatarCatalogue.all {
      let bitmap = AvatarDrawing(of: avatar).bitmap(side: 64)
      var (sum, count) = (0, 0)
      for pixel in stride(from: 0, to: bitmap.pixels.count, by: 4)
      where bitmap.pixels[pixel + 3] > 127 {
        // The weights of BT.601.
        sum += 299 * Int(bitmap.pixels[pixel]) + 587 * Int(bitmap.pixels[pixel + 1])
        sum += 114 * Int(bitmap.pixels[pixel + 2])
        count += 1000
      }
      let luma = sum / count
      switch avatar.style {
      case .dark: #expect(luma < 0xaa - 16, "\(avatar.name): \(luma)")
      case .light: #expect(luma > 0x55 + 70, "\(avatar.name): \(luma)")
      }
    }
  }

  @Test("the SVG holds paths with plain numbers, one for each shape, and nothing else")
  func svg() {
    for avatar in AvatarCatalogue.all {
      let text = AvatarDrawing(of: avatar).svg(side: 77, on: avatar.background)
      let lines = text.split(separator: "\n")
      #expect(
        lines[0]
          == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"77\" height=\"77\" viewBox=\"-6 -6 112 112\">"
      )
      #expect(
        lines[1]
          == "<rect x=\"-6\" y=\"-6\" width=\"112\" height=\"112\" fill=\"\(avatar.background.hex)\"/>"
      )
      #expect(lines.last == "</svg>")
      for line in lines[2..<(lines.count - 1)] {
        #expect(line.hasPrefix("<path fill=\"") && line.hasSuffix("\"/>"))
        let data = line.split(separator: " d=\"").last!.dropLast(3)
        #expect(data.allSatisfy { "MLCZ .-0123456789".contains($0) })
      }
    }
  }

  @Test(
    "numbers are written exactly",
    arguments: [
      (0, "0"), (-600, "-6"), (1234, "12.34"),
      (1230, "12.3"), (5, "0.05"), (-5, "-0.05"), (-1050, "-10.5"),
    ])
  func numbers(_ row: (hundredths: Int, text: String)) {
    #expect(SVGText.number(row.hundredths) == row.text)
  }

  @Test("the contact sheet has every avatar on its background, in whole rows")
  func contactSheet() {
    let sheet = ContactSheet(of: [.dark, .light], width: 500).bitmap
    #expect(sheet.width == 500)
    #expect(sheet.isOpaque)
    var canvas = Canvas(width: 32, height: 32, background: .lightGray)
    AvatarDrawing(of: AvatarCatalogue.avatars(of: .dark)[0]).draw(on: &canvas, x: 0, y: 0, side: 32)
    let first = canvas.bitmap
    // The first cell begins behind the gap of three pixels; its corners are round.
    for row in 4..<28 {
      let inSheet = sheet.pixels[((row + 3) * 500 + 7) * 4..<((row + 3) * 500 + 31) * 4]
      #expect(Array(inSheet) == Array(first.pixels[(row * 32 + 4) * 4..<(row * 32 + 28) * 4]))
    }
    #expect(ContactSheet(of: [.light], width: 500).bitmap.height > sheet.height)
  }
}
