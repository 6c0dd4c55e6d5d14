import DirectoryAPI
import Identity
import People
import Profiles
import RPCCore
import RPCTransport
import ServiceHosting
import ServiceRuntime
import ServiceStore

@main
enum ProfileServiceMain {
  private static let undoWindow = OwnOption.duration(
    "undo-window", meaning: "for how long the deletion of a goal can be undone; then it is erased",
    default: "10m")

  static func main() {
    ServiceMain.run(
      ServiceDefinition(
        name: "profile-service", summary: "profiles, the avatars to choose from, and goals",
        port: 7403, adminPort: 9403, callsDirectory: true, keepsData: true,
        schema: StoreOpening.tasks(ProfileDatabase.schema),
        ownOptions: [undoWindow])
    ) { context in
      let window = context.settings.duration(undoWindow)
      let database = try await StoreOpening.open(context, ProfileDatabase.schema) { path in
        try await ProfileDatabase(
          database: try SQLiteDatabase(path: path, schema: ProfileDatabase.schema),
          undoWindow: window)
      } server: {
        try await ProfileDatabase(database: $0, undoWindow: window)
      }
      let sweep = DeletedGoalSweep(of: database.goals)
      let readiness = StoreReadiness(of: database.profiles)
      let channel = try context.directoryChannel()
      let dependency = DependencyReadiness(
        "user-directory", on: channel, service: UserDirectoryMethods.getUser.service)
      let directory = RemotePeopleDirectory(UserDirectoryClient(channel))
      let studio = try ImageStudio()
      let follower = PeopleFollower(
        UserDirectoryClient(channel), into: database, context.logger, context.metrics)
      let tokens = context.tokenAuthenticator(on: channel)
      return ServiceAssembly(
        serving: [
          ProfilesHandlers(store: database.profiles, directory: directory),
          AvatarsHandlers(store: database.profiles, directory: directory, studio: studio),
          GoalsHandlers(store: database.goals, directory: directory),
        ],
        readiness: [readiness.check, dependency.check], authenticator: tokens,
        drain: { database.endWatches() },
        stop: {
          sweep.stop()
          readiness.stop()
          dependency.stop()
          await follower.stop()
          tokens.stop()
          channel.close()
          studio.close()
          await database.close()
        })
    }
  }
}
