import DirectoryAPI
import GroupsAPI
import ProfilesAPI
import Protobuf
import RPCCore

/// Everything that the three services hold on one person, as one JSON text.
struct PersonExport {
  let directory: UserDirectoryClient
  let profiles: ProfilesClient
  let goals: GoalsClient
  let groups: GroupsClient

  /// - Throws: The status of the call that failed: what is missing must not look like nothing.
  func json(of id: String) async throws -> String {
    let options = JSONOptions(isPretty: false, protoFieldNames: true)
    let account = try await directory.exportUser(ExportUserRequest(id: id))
    let profile = try await profiles.getProfile(GetProfileRequest(userID: id))
    var members = JSONMembers()
    members.add("account", literal: try account.json(options: options))
    members.add("profile", literal: try profile.json(options: options))
    members.add("goals", literal: try await Self.list { try await goals(of: id, $0, options) })
    members.add("groups", literal: try await Self.list { try await groups(of: id, $0, options) })
    return members.object
  }

  private func goals(
    of id: String, _ token: String, _ options: JSONOptions
  ) async throws -> ([String], String) {
    let page = try await goals.listGoals(
      ListGoalsRequest(userID: id, pageSize: 100, pageToken: token))
    return (try page.goals.map { try $0.json(options: options) }, page.nextPageToken)
  }

  private func groups(
    of id: String, _ token: String, _ options: JSONOptions
  ) async throws -> ([String], String) {
    let page = try await groups.listGroups(
      ListGroupsRequest(memberID: id, pageSize: 100, pageToken: token))
    // Of a group only what tells of this person; the others' data is theirs.
    return (
      try page.groups.map { group in
        var group = group
        group.members = group.members.filter { $0.userID == id }
        return try group.json(options: options)
      }, page.nextPageToken
    )
  }

  private static func list(
    _ page: (String) async throws -> ([String], String)
  ) async throws -> String {
    var all: [String] = []
    var token = ""
    repeat {
      let (some, next) = try await page(token)
      all += some
      token = next
    } while !token.isEmpty
    return "[\(all.joined(separator: ","))]"
  }
}
