import Foundation

/// An empty folder of the test's own, gone with this object.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    path = NSTemporaryDirectory() + "rollcall-\(UUID().uuidString.prefix(8).lowercased())"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  package func path(of name: String) -> String { "\(path)/\(name)" }
}
