import Foundation
import TestSupport
import Testing

/// A file system of a few megabytes, which can be made read-only. Takes root, as CI is.
final class SmallDisk: Sendable {
  let path: String

  /// Mounts one in a folder.
  init(in folder: TemporaryFolder, mebibytes: Int = 8) async throws {
    path = folder.path(of: "disk")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try await Self.run(
      "mount", ["-t", "tmpfs", "-o", "size=\(mebibytes)m,mode=0700", "tmpfs", path])
  }

  /// What is still open in it keeps it until it is closed.
  deinit { _ = try? RunningProcess("/bin/umount", ["--lazy", path]) }

  /// Nothing may have a file open in it for writing.
  func remount(_ mode: String) async throws {
    try await Self.run("mount", ["-o", "remount,\(mode)", path])
  }

  /// Leaves no room on it.
  func fill() throws {
    let piece = [UInt8](repeating: 1, count: 4_096)
    _ = FileManager.default.createFile(atPath: path + "/filling", contents: nil)
    let file = try #require(FileHandle(forWritingAtPath: path + "/filling"))
    while (try? file.write(contentsOf: piece)) != nil {}
    try? file.close()
  }

  func makeRoom() throws { try FileManager.default.removeItem(atPath: path + "/filling") }

  private static func run(_ name: String, _ arguments: [String]) async throws {
    let process = try RunningProcess("/bin/\(name)", arguments)
    try #require(await process.exitCode() == 0, "\(name): \(process.errorText)")
  }
}
