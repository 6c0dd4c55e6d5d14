import DirectoryAPI
import GroupsAPI
import ProfilesAPI
import RPCCore
import RPCTransport
import Synchronization

/// The people, groups and goals that the cases are about, made first, and the clients.
final class Fixture: Sendable {
  let directory: UserDirectoryClient
  let groups: GroupsClient
  let profiles: ProfilesClient
  let avatars: AvatarsClient
  let goals: GoalsClient

  let people: [User]
  let madeGroups: [Group]
  /// Each caller's own, large enough never to be reached.
  let madeGoals: [Goal]
  /// The file of a picture, to send.
  let picture: [UInt8]

  /// Of this run, so that a second one on the same data finds nothing in its way.
  private let tag: String
  private let count = Atomic(0)

  private static let numberOfPeople = 512
  private static let numberOfGroups = 64
  /// The most callers that a case is carried out by.
  private static let numberOfGoals = 64

  init(_ targets: Targets) async throws {
    let credentials = try ServiceCredentials(directory: targets.certificates, name: "operator")
    directory = UserDirectoryClient(try Channel(to: targets.directory, as: credentials))
    groups = GroupsClient(try Channel(to: targets.groups, as: credentials))
    let channel = try Channel(to: targets.profiles, as: credentials)
    profiles = ProfilesClient(channel)
    avatars = AvatarsClient(channel)
    goals = GoalsClient(channel)
    let tag = String(UInt32.random(in: 0...UInt32.max), radix: 36)
    self.tag = tag

    let (directory, groups, goals) = (self.directory, self.groups, self.goals)
    let people = try await Self.made(Self.numberOfPeople) { number in
      try await directory.createUser(
        CreateUserRequest(email: "person\(number).\(tag)@example.com", displayName: "A person"))
    }
    madeGroups = try await Self.made(Self.numberOfGroups) { number in
      try await groups.createGroup(
        CreateGroupRequest(
          creatorID: people[number].id, title: "Group \(number) of \(tag)",
          memberEmails: (1...8).map { people[(number + $0) % people.count].email }))
    }
    madeGoals = try await Self.made(Self.numberOfGoals) { number in
      try await goals.createGoal(
        CreateGoalRequest(userID: people[number].id, text: "Go far", points: 1_000_000))
    }
    self.people = people
    picture = try await Self.image(
      GetAvatarImageRequest(
        subject: .avatarName("dark1"), format: .png, size: 512, background: .avatar), avatars)
  }

  /// The file of a picture.
  static func image(
    _ request: GetAvatarImageRequest, _ avatars: AvatarsClient
  ) async throws -> [UInt8] {
    var file: [UInt8] = []
    for try await response in try await avatars.getAvatarImage(request) {
      if case .data(let bytes) = response.part { file += bytes }
    }
    return file
  }

  /// A number that no other call has been given.
  var fresh: String { "\(tag)-\(count.add(1, ordering: .relaxed).newValue)" }

  func person(_ turn: Turn) -> User { people[turn.index(of: people.count)] }

  /// The caller's own.
  func goal(_ turn: Turn) -> Goal { madeGoals[turn.caller % madeGoals.count] }

  func group(_ turn: Turn) -> Group { madeGroups[turn.index(of: madeGroups.count)] }

  /// In their order, several at once.
  private static func made<Value: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int) async throws -> Value
  ) async throws -> [Value] {
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
      for number in 0..<count { group.addTask { (number, try await make(number)) } }
      var made: [(Int, Value)] = []
      for try await one in group { made.append(one) }
      return made.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}
