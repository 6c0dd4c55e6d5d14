import DirectoryAPI
import FoundationEssentials
import GroupsAPI
import RPCCore

/// One person's way through the screens.
struct Walkthrough {
  /// Where the services are.
  struct Addresses {
    let directory: String
    let groups: String
    let profiles: String
  }

  let caller: User
  let console: Console

  /// A person who waits longer than this has given up.
  static let patience = CallOptions(timeout: .seconds(10))

  /// The first of the sample people.
  static func caller(in directory: UserDirectoryClient, at address: String) async throws -> User {
    let emails = SamplePeople.first(1).map(\.email)
    let found = try await directory.batchGetUsers(
      BatchGetUsersRequest(emails: emails), options: patience)
    guard let user = found.users.first else {
      throw WalkthroughFailure(
        "the user directory at \(address) doesn't know \(emails.joined()); "
          + "load the sample people first: rollcall people --load \(address)")
    }
    return user
  }

  func chapter(_ title: String) {
    console.writeLine("\n━━ \(title) \(String(repeating: "━", count: max(0, 58 - title.count)))")
  }

  func step(_ text: String) {
    console.writeLine("\n→ \(text)")
  }

  /// Commands to copy that go on from here.
  func nextCommands(_ addresses: Addresses, group: Group) {
    chapter("Go on from here")
    let email = group.members.last?.email ?? caller.email
    func call(_ address: String, _ method: String, _ json: String) {
      console.writeLine("\(console.program) call \(address) \(method) '\(json)'")
    }
    console.writeLine("")
    call(addresses.directory, "GetUser", #"{"id": "\#(caller.id)"}"#)
    call(addresses.directory, "SearchUsers", #"{"term": "kow", "page_size": 5}"#)
    call(
      addresses.groups, "CreateGroup",
      #"{"creator_id": "\#(caller.id)", "title": "Choir", "member_emails": ["\#(email)"]}"#)
    call(addresses.groups, "GetGroup", #"{"id": "\#(group.id)"}"#)
    call(
      addresses.profiles, "ChooseAvatar",
      #"{"user_id": "\#(caller.id)", "avatar_name": "dark3"}"#)
    call(
      addresses.profiles, "CreateGoal",
      #"{"user_id": "\#(caller.id)", "text": "Read a book", "points": 12}"#)
    console.writeLine("\(console.program) describe")
  }

  /// A request id nobody used before.
  static func newRequestID() -> String { UUID().uuidString.lowercased() }
}

/// The services answered, and not with what the screens need.
struct WalkthroughFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
