import RPCTransport
import ServiceHosting
import ServiceRuntime
import UserDirectory

@main
enum UserDirectoryMain {
  static func main() {
    ServiceMain.run(
      ServiceDefinition(
        name: "user-directory", summary: "accounts, and the search that finds people as you type",
        port: 7401, adminPort: 9401, keepsData: true,
        schema: StoreOpening.tasks(StoredUsers.schema), ownOptions: SignInOptions.all)
    ) { context in
      let hasher = try SignInOptions.hasher(context.settings)
      let keyBox = try SignInOptions.keyBox(context.settings)
      let store = try await StoreOpening.open(context, StoredUsers.schema) { path in
        try await StoredUsers(path: path)
      } server: {
        StoredUsers(over: $0)
      }
      let keys = DirectorySigningKeys(
        store: store, issuer: context.settings.text(SignInOptions.issuer), box: keyBox)
      try await keys.prepare()
      let keeping = Task { await keys.keepCurrent() }
      let authentication = Authentication(
        store: store, hasher: hasher, keys: keys,
        metrics: SignInMetrics(context.metrics, hasher: hasher))
      let readiness = StoreReadiness(of: store)
      return ServiceAssembly(
        serving: [UserDirectoryHandlers(store: store, authentication: authentication)],
        readiness: [readiness.check],
        authenticator: SessionAuthenticator(store: store, keys: keys),
        drain: { store.endWatches() },
        stop: {
          readiness.stop()
          keeping.cancel()
          hasher.close()
          await store.close()
        })
    }
  }
}
