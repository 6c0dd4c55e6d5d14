import DirectoryAPI
import GroupsAPI
import ProfilesAPI
import RPCCore
import RPCTransport
import TLS
import TestSupport

/// The three services, as processes that call one another.
struct RunningSuite: Sendable {
  let folder: TemporaryFolder
  let directory: ServiceProcess
  let groups: ServiceProcess
  let profiles: ServiceProcess

  static let names = ["user-directory", "group-service", "profile-service", "operator"]

  /// - Parameters:
  ///   - directoryOptions: For the user directory, as "--NAME=VALUE".
  ///   - groupOptions: For the group service.
  ///   - profileOptions: For the profile service.
  init(
    directoryOptions: [String] = [], groupOptions: [String] = [], profileOptions: [String] = []
  ) async throws {
    let folder = try Self.certificates()
    let directory = try await ServiceProcess(
      .userDirectory, in: folder, options: directoryOptions)
    async let groups = ServiceProcess(
      .groupService, in: folder, directory: directory.address, options: groupOptions)
    async let profiles = ServiceProcess(
      .profileService, in: folder, directory: directory.address, options: profileOptions)
    (self.groups, self.profiles) = (try await groups, try await profiles)
    (self.folder, self.directory) = (folder, directory)
  }

  /// A folder with a certificate for each service and for the operator.
  static func certificates() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try CertificateAuthority.writeDevelopmentCertificates(
      to: folder.path, trustDomain: "rollcall.test", names: names)
    return folder
  }

  /// Ends the services now. Without it they could end as soon as a test no longer mentions them.
  func end() {
    for service in [directory, groups, profiles] { service.end() }
  }

  func channel(to address: String, as name: String = "operator") throws -> Channel {
    try Channel(to: address, as: ServiceCredentials(directory: folder.path, name: name))
  }

  func users(as name: String = "operator") throws -> UserDirectoryClient {
    UserDirectoryClient(try channel(to: directory.address, as: name))
  }

  func groupsClient(over callProtocol: CallProtocol = .native) throws -> GroupsClient {
    var configuration = ChannelConfiguration()
    configuration.callProtocol = callProtocol
    return GroupsClient(
      try Channel(
        to: groups.address, as: ServiceCredentials(directory: folder.path, name: "operator"),
        configuration: configuration))
  }

  /// Everybody in a group, page by page.
  func members(of group: String, from client: GroupsClient? = nil) async throws -> [Member] {
    let client = try client ?? groupsClient()
    var members: [Member] = []
    var request = ListMembersRequest(groupID: group, pageSize: 50)
    repeat {
      let page = try await client.listMembers(request)
      members += page.members
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return members
  }

  /// Makes accounts of these e-mails, with the local part as the name.
  func people(_ emails: String...) async throws -> [User] {
    let client = try users()
    var people: [User] = []
    for email in emails {
      let name = String(email.prefix { $0 != "@" })
      people.append(
        try await client.createUser(CreateUserRequest(email: email, displayName: name)))
    }
    return people
  }
}

/// The status that a call ends with; `nil` for OK.
func status(_ body: () async throws -> Void) async -> RPCError? {
  do {
    try await body()
    return nil
  } catch {
    return error as? RPCError ?? RPCError(.unknown, "\(error)")
  }
}
