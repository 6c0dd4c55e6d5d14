import AvatarArt
import FoundationEssentials
import Raster
import Screens

/// Draws the avatars, for people who choose or look after them.
enum AvatarsCommand {
  private static let widths = 200...4_000

  static let syntax = CommandSyntax(
    name: "avatars", summary: "Draw the avatars", operands: "sheet", operandCounts: 1...1,
    options: [
      .init(names: ["--out"], value: "FILE.png", help: "Where to write the picture"),
      .init(
        names: ["--width"], value: "N",
        help: "In pixels, \(widths.lowerBound) to \(widths.upperBound) (default: 1400)"),
      .init(
        names: ["--style"], value: "STYLE", help: "Only these: dark or light (default: both)"),
    ],
    details: """
      Draws the contact sheet: every avatar on its background, in the order of the picker.

      Example:
        rollcall avatars sheet --out avatars.png --width 1000
      """)

  static let command = Command(syntax: syntax) { try run($0, console: $1) }

  private static func run(_ arguments: CommandSyntax.Arguments, console: Console) throws -> Int32 {
    guard arguments.operands == ["sheet"] else {
      throw UsageError("avatars draws a sheet, not \"\(arguments.operands.joined())\"")
    }
    guard let path = arguments["--out"], !path.isEmpty else {
      throw UsageError("say where to write the picture: --out FILE.png")
    }
    guard path.hasSuffix(".png") else {
      throw UsageError("--out takes the name of a .png file, not \"\(path)\"")
    }
    let widthText = arguments["--width"] ?? "1400"
    guard let width = Int(widthText), widths.contains(width) else {
      throw UsageError(
        "--width takes a number from \(widths.lowerBound) to \(widths.upperBound), "
          + "not \"\(widthText)\"")
    }
    var styles = AvatarStyle.allCases
    if let name = arguments["--style"] {
      guard let style = AvatarStyle(rawValue: name) else {
        throw UsageError("--style takes dark or light, not \"\(name)\"")
      }
      styles = [style]
    }
    let sheet = ContactSheet(of: styles, width: width).bitmap
    let file = sheet.png
    try Data(file).write(to: URL(filePath: path), options: .atomic)
    console.writeLine(
      "\(path): \(styles.count * AvatarCatalogue.countPerStyle) avatars, "
        + "\(sheet.width) × \(sheet.height) pixels, \(file.count) bytes")
    return ExitCode.success
  }
}
