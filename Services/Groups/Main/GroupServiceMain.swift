import DirectoryAPI
import Groups
import People
import RPCCore
import RPCTransport
import ServiceHosting
import ServiceRuntime

@main
enum GroupServiceMain {
  static func main() {
    ServiceMain.run(
      ServiceDefinition(
        name: "group-service", summary: "groups, their members, and the new-group conversation",
        port: 7402, adminPort: 9402, callsDirectory: true, keepsData: true)
    ) { context in
      let store = try await StoreOpening.open(context.settings.store) { path in
        try await SQLiteGroupStore(path: path)
      }
      let readiness = StoreReadiness(of: store)
      let channel = try context.directoryChannel()
      let dependency = DependencyReadiness(
        "user-directory", on: channel, service: UserDirectoryMethods.getUser.service)
      let directory = RemotePeopleDirectory(UserDirectoryClient(channel))
      return ServiceAssembly(
        serving: [GroupsHandlers(store: store, directory: directory)],
        readiness: [readiness.check, dependency.check],
        stop: {
          readiness.stop()
          dependency.stop()
          channel.close()
          await store.close()
        })
    }
  }
}
