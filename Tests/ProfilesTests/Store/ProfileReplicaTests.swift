import PostgresStores
import ServiceStore
import Testing

@testable import Profiles

/// What holds however many replicas of the service there are.
@Suite("Replicas of the profile service", .timeLimit(.minutes(2)))
struct ProfileReplicaTests {
  private func replicas() async throws -> [ProfileDatabase] {
    let address = try await PostgresStores.newAddress()
    var replicas: [ProfileDatabase] = []
    for _ in 0..<3 {
      replicas.append(
        try await ProfileDatabase(
          database: try await PostgresStores.open(address, ProfileDatabase.schema)))
    }
    return replicas
  }

  private func close(_ replicas: [ProfileDatabase]) async {
    for replica in replicas { await replica.close() }
  }

  @Test("count every point that is recorded on a goal, and complete it once")
  func progress() async throws {
    let replicas = try await replicas()
    let draft = GoalDraft(
      userID: ProfileStoreFixture.id(1), text: "Run", term: .long, points: 30)
    guard case .carriedOut(let goal) = try await replicas[0].goals.create(draft, once: nil) else {
      throw ProfileStoreFixture.Unexpected()
    }
    let completions = try await withThrowingTaskGroup(of: Bool.self) { tasks in
      for caller in 0..<30 {
        tasks.addTask {
          let outcome = try await replicas[caller % 3].goals.record(
            1, on: goal.id, expecting: nil, once: nil)
          guard case .carriedOut(let after) = outcome else {
            throw ProfileStoreFixture.Unexpected()
          }
          return after.isCompletedNow
        }
      }
      return try await tasks.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(completions == 1)
    let after = try #require(try await replicas[1].goals.goal(goal.id))
    #expect(after.progress == 30)
    #expect(after.revision == 31)
    await close(replicas)
  }

  @Test("let one of those through who change a profile at one revision")
  func revisions() async throws {
    let replicas = try await replicas()
    let user = ProfileStoreFixture.id(1)
    for revision in 0..<3 as Range<UInt64> {
      let outcomes = try await withThrowingTaskGroup(of: Bool.self) { tasks in
        for caller in 0..<9 {
          tasks.addTask {
            do throws(StoreFailure) {
              _ = try await replicas[caller % 3].profiles.change(
                user, [.about("I sing, says \(caller) at \(revision).")], expecting: revision)
              return true
            } catch {
              guard case .stale = error else { throw error }
              return false
            }
          }
        }
        return try await tasks.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(outcomes == 1)
    }
    #expect(try await replicas[2].profiles.profile(of: user)?.revision == 3)
    await close(replicas)
  }

  @Test("tell a watcher on one of them what the others write")
  func watching() async throws {
    let replicas = try await replicas()
    let user = ProfileStoreFixture.id(1)
    let watching = Task {
      var position = ChangeNumber.none
      while true {
        let page = try await replicas[2].profiles.news(after: position, limit: 10)
        position = page.position
        for case .present(let profile) in page.changes { return profile.about }
        let signal = replicas[2].profiles.changeSignal
        guard case .changed = try await signal.wait(past: position, atMost: .seconds(30)) else {
          return "nothing was told"
        }
      }
    }
    _ = try await replicas[0].profiles.change(user, [.about("I sing.")], expecting: nil)
    #expect(try await watching.value == "I sing.")
    await close(replicas)
  }
}
