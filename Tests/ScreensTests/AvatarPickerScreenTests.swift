import Screens
import Testing

@Suite("Avatar picker screen")
struct AvatarPickerScreenTests {
  @Test("there are 28 dark and then 28 light avatars")
  func catalogue() {
    let names = (0...27).map { "dark\($0)" } + (0...27).map { "light\($0)" }
    #expect(AvatarCatalogue.all.map(\.name) == names)
    #expect(Set(AvatarCatalogue.all).count == 56)
  }

  @Test("finds an avatar by its name", arguments: AvatarCatalogue.all)
  func named(avatar: Avatar) {
    #expect(AvatarCatalogue.avatar(named: avatar.name) == avatar)
  }

  @Test(
    "knows no avatar by any other name",
    arguments: ["", "dark", "dark28", "light28", "dark-1", "dark05", "Dark5", "dark5 ", "gray1"])
  func unknownName(name: String) {
    #expect(AvatarCatalogue.avatar(named: name) == nil)
  }

  @Test("dark avatars lie on light gray, light ones on dark gray", arguments: AvatarCatalogue.all)
  func background(avatar: Avatar) {
    switch avatar.style {
    case .dark: #expect(avatar.background == .lightGray)
    case .light: #expect(avatar.background == .darkGray)
    }
  }

  @Test("colours are written as #rrggbb")
  func hex() {
    #expect(RGBColor.lightGray.hex == "#aaaaaa")
    #expect(RGBColor.darkGray.hex == "#555555")
    #expect(RGBColor(red: 0, green: 0x0a, blue: 0xff).hex == "#000aff")
  }

  @Test("the switch starts at dark, and turns both ways")
  func styleSwitch() {
    var screen = AvatarPickerScreen(width: 375)
    #expect(screen.style == .dark)
    #expect(screen.cells.map(\.name) == (0...27).map { "dark\($0)" })
    #expect(screen.background == .lightGray)
    screen.toggleStyle()
    #expect(screen.cells.map(\.name) == (0...27).map { "light\($0)" })
    #expect(screen.background == .darkGray)
    screen.toggleStyle()
    #expect(screen.style == .dark)
  }

  @Test("reads colours as they are written, and no other notation")
  func hexText() {
    #expect(RGBColor(hex: "#000aff") == RGBColor(red: 0, green: 0x0a, blue: 0xff))
    #expect(RGBColor(hex: "#2E7d32")?.hex == "#2e7d32")
    for text in [
      "", "#", "#fff", "2e7d32", "#2e7d3", "#2e7d322", "#2e7d3g", "#-e7d32", "green", "##e7d32",
      "#２e7d3",
    ] {
      #expect(RGBColor(hex: text) == nil, "\(text)")
    }
  }

  struct Layout: CustomTestStringConvertible {
    let width: Double
    let columns: Int
    let side: Double

    var testDescription: String { "\(width) points" }
  }

  static let layouts = [
    Layout(width: 320, columns: 3, side: (320 - 40 - 20) / 3),
    Layout(width: 321, columns: 4, side: 62.75),
    Layout(width: 375, columns: 4, side: 76.25),
    Layout(width: 414, columns: 4, side: 86),
  ]

  @Test("has 3 columns up to 320 points and 4 above, of square cells", arguments: layouts)
  func layout(_ layout: Layout) {
    let screen = AvatarPickerScreen(width: layout.width)
    #expect(screen.columns == layout.columns)
    #expect(screen.cellSide == layout.side)
    let filled =
      screen.cellSide * Double(screen.columns) + Double(screen.columns - 1) * 10 + 40
    #expect(abs(filled - layout.width) < 1e-9)
  }

  @Test("the grid holds every avatar once, row by row", arguments: layouts)
  func rows(_ layout: Layout) {
    let screen = AvatarPickerScreen(width: layout.width)
    #expect(screen.rows.flatMap(\.self) == screen.cells)
    #expect(screen.rows.dropLast().allSatisfy { $0.count == layout.columns })
    #expect(screen.rows.last?.count == (layout.columns == 3 ? 1 : 4))
  }

  @Test("cells never have a negative side", arguments: [-1, 0, 59, Double.nan])
  func tooNarrow(width: Double) {
    #expect(AvatarPickerScreen(width: width).cellSide == 0)
  }

  @Test("picking a cell gives the avatar whose name is saved", arguments: AvatarStyle.allCases)
  func picking(style: AvatarStyle) {
    var screen = AvatarPickerScreen(width: 414)
    screen.style = style
    for index in 0...27 {
      let avatar = screen.pick(at: index)
      #expect(avatar?.name == "\(style.rawValue)\(index)")
      #expect(screen.picked?.name == "\(style.rawValue)\(index)")
    }
  }

  @Test("what is picked stays picked when the switch turns")
  func pickSurvivesSwitch() {
    var screen = AvatarPickerScreen(width: 320, picked: AvatarCatalogue.avatar(named: "light3"))
    #expect(screen.picked?.name == "light3")
    screen.pick(at: 5)
    screen.toggleStyle()
    #expect(screen.picked?.name == "dark5")
  }

  @Test("a tap outside the grid picks nothing", arguments: [-1, 28])
  func outside(index: Int) {
    var screen = AvatarPickerScreen(width: 320)
    screen.pick(at: 1)
    let avatar = screen.pick(at: index)
    #expect(avatar == nil)
    #expect(screen.picked?.name == "dark1")
  }
}
