import LinuxIO
import Testing

/// Files beside these tests: pictures of 64 pixels square that are red, green, blue and white by
/// quarters, in every way that a file can say so, and broken ones.
enum PictureFile {
  static func named(_ name: String) throws -> [UInt8] {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let file = try FileContents.read("/\(folder)/Files/\(name)", limit: 1 << 20)
    try #require(!file.isEmpty)
    return file
  }
}
