import DirectoryAPI
import Groups
import Identity
import People
import ProfilesAPI
import RPCCore
import RPCTransport
import ServiceHosting
import ServiceRuntime
import ServiceStore

@main
enum GroupServiceMain {
  private static let maximumMembers = OwnOption.number(
    "max-members", meaning: "how many members a group may have", default: 20_000,
    allowed: 2...1_000_000)
  private static let profiles = OwnOption.target(
    "profiles", meaning: "the profile service, for the avatars that people have chosen")

  static func main() {
    ServiceMain.run(
      ServiceDefinition(
        name: "group-service", summary: "groups, their members, and the new-group conversation",
        port: 7402, adminPort: 9402, callsDirectory: true, keepsData: true,
        schema: StoreOpening.tasks(StoredGroups.schema),
        ownOptions: [maximumMembers, profiles])
    ) { context in
      var limits = GroupLimits()
      limits.members = context.settings.number(maximumMembers)
      let store = try await StoreOpening.open(context, StoredGroups.schema) { path in
        try await StoredGroups(
          database: try SQLiteDatabase(path: path, schema: StoredGroups.schema), limits: limits)
      } server: {
        try await StoredGroups(database: $0, limits: limits)
      }
      let readiness = StoreReadiness(of: store)
      let channel = try context.directoryChannel()
      let dependency = DependencyReadiness(
        "user-directory", on: channel, service: UserDirectoryMethods.getUser.service)
      let users = UserDirectoryClient(channel)
      let follower = PeopleFollower(users, into: store, context.logger, context.metrics)
      let profileChannel = try context.settings.target(profiles).map {
        target throws(RuntimeError) in
        try context.channel(to: target)
      }
      let portraits: any PortraitSource =
        profileChannel.map { RemotePortraits(ProfilesClient($0)) } ?? FirstPortraits()
      let tokens = context.tokenAuthenticator(on: channel)
      return ServiceAssembly(
        serving: [
          GroupsHandlers(
            store: store, directory: RemotePeopleDirectory(users), portraits: portraits)
        ],
        readiness: [readiness.check, dependency.check], authenticator: tokens,
        drain: { store.changes.close() },
        stop: {
          readiness.stop()
          dependency.stop()
          await follower.stop()
          tokens.stop()
          profileChannel?.close()
          channel.close()
          await store.close()
        })
    }
  }
}
