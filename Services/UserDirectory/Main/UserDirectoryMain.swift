import ServiceHosting
import ServiceRuntime
import UserDirectory

@main
enum UserDirectoryMain {
  static func main() {
    ServiceMain.run(
      ServiceDefinition(
        name: "user-directory", summary: "accounts, and the search that finds people as you type",
        port: 7401, adminPort: 9401, keepsData: true)
    ) { context in
      let store = try await StoreOpening.open(context.settings.store) { path in
        try await SQLiteUserStore(path: path)
      }
      let readiness = StoreReadiness(of: store)
      return ServiceAssembly(
        serving: [UserDirectoryHandlers(store: store)], readiness: [readiness.check],
        drain: { store.endWatches() },
        stop: {
          readiness.stop()
          await store.close()
        })
    }
  }
}
