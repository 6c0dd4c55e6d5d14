import Foundation

/// The package's own executables, as the build that runs the tests made them.
package enum BuiltExecutable: String, Sendable {
  case userDirectory = "user-directory"
  case groupService = "group-service"
  case profileService = "profile-service"
  case rollcall
  case generator = "protoc-gen-rollcall"
  case storeWriter = "store-writer"
  /// A service of one method, for the tests of ServiceRuntime.
  case sampleService = "sample-service"
  /// A client of it.
  case sampleCaller = "sample-caller"
  case benchServer = "bench-server"
  case benchClient = "bench-client"
  case interopServer = "interop-server"

  /// They lie beside the test bundle; `swift build` has to have run.
  package var path: String { "\(Self.folder)/\(rawValue)" }

  /// A library that counts the allocations of a program; see `Tests/Support/Allocations`.
  package static var allocationCounter: String { "\(folder)/liballocation-counter.so" }

  private static let folder: String = {
    let bundle = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return bundle.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path } ?? "."
  }()
}
