import LinuxIO
import TestSupport
import Testing

@testable import RollcallCommand

@Suite("rollcall avatars")
struct AvatarsCommandTests {
  @Test("draws the contact sheet as wide as asked, of both styles or of one")
  func sheet() async throws {
    let folder = try TemporaryFolder()
    var heights: [[UInt8]] = []
    for style in [[], ["--style", "light"]] {
      let path = folder.path(of: "sheet\(style.count).png")
      let typist = Typist()
      let code = await Rollcall.run(
        ["avatars", "sheet", "--out", path, "--width", "300"] + style, console: typist.console)
      #expect(code == 0)
      #expect(typist.seen.hasPrefix("\(path): \(style.isEmpty ? 56 : 28) avatars, 300 × "))
      let file = try FileContents.read(path, limit: 1 << 20)
      // PNG's signature, the header's length and name, and the width.
      #expect(
        Array(file.prefix(20)) == [
          0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0,
          0, 1, 44,
        ])
      heights.append(Array(file[20..<24]))
    }
    #expect(heights[0] != heights[1])
  }

  @Test(
    "says what it can't do",
    arguments: [
      ["avatars", "sheet"], ["avatars", "sheet", "--out", "sheet.jpg"],
      ["avatars", "sheet", "--out", "a.png", "--width", "7"],
      ["avatars", "sheet", "--out", "a.png", "--style", "gray"],
      ["avatars", "poster", "--out", "a.png"], ["avatars"],
    ])
  func usage(_ words: [String]) async {
    let typist = Typist()
    #expect(await Rollcall.run(words, console: typist.console) == 64)
    #expect(typist.told.contains("rollcall"))
  }
}
