import DirectoryAPI
import FoundationEssentials
import GroupsAPI
import ProfilesAPI
import RPCCore
import RPCTransport

/// Three people's way through the screens.
///
/// Each screen has a file of its own: `Walkthrough+NewGroup`, `+Avatar` and `+NewGoal`.
struct Walkthrough {
  /// Where the services are.
  struct Addresses {
    let directory: String
    let groups: String
    let profiles: String
  }

  let directory: UserDirectoryClient
  let groups: GroupsClient
  let profiles: ProfilesClient
  let avatars: AvatarsClient
  let goals: GoalsClient
  let console: Console
  /// Of the screen, in points.
  let width: Double

  /// A person who waits longer than this has given up.
  static let patience = Duration.seconds(10)

  /// Begins a part of the story.
  func chapter(_ title: String) {
    console.writeLine("\n━━ \(title) \(String(repeating: "━", count: max(0, 58 - title.count)))")
  }

  /// What somebody does.
  func step(_ text: String) {
    console.writeLine("\n→ \(text)")
  }

  /// What comes of it, beside what the screen shows.
  func note(_ text: String) {
    console.writeLine(Columns.trimmed("  \(text)"))
  }

  /// A request id nobody used before.
  static func newRequestID() -> String { UUID().uuidString.lowercased() }

  /// A call that is to be refused, and why it was.
  func refusal(of body: () async throws -> Void) async throws -> RPCError {
    do {
      try await body()
    } catch let error as RPCError {
      guard [.unauthenticated, .failedPrecondition, .notFound].contains(error.code) else {
        throw error
      }
      return error
    }
    throw WalkthroughFailure("a call that should have been refused was carried out")
  }
}

/// The services answered, and not with what the screens need.
struct WalkthroughFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
