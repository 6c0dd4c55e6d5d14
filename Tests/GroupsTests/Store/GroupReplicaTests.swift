import PostgresStores
import ServiceStore
import Testing

@testable import Groups

/// Three replicas of the service over one database.
final class GroupReplicas: Sendable {
  let replicas: [StoredGroups]

  init(places: Int = 20_000) async throws {
    var limits = GroupLimits()
    limits.members = places
    let address = try await PostgresStores.newAddress()
    var replicas: [StoredGroups] = []
    for _ in 0..<3 {
      replicas.append(
        try await StoredGroups(
          database: try await PostgresStores.open(address, StoredGroups.schema), limits: limits))
    }
    self.replicas = replicas
  }

  deinit {
    let replicas = replicas
    Task { for replica in replicas { await replica.close() } }
  }

  /// A replica for each caller, in turn.
  subscript(caller: Int) -> StoredGroups { replicas[caller % replicas.count] }

  func create(
    _ title: String, by creator: Int = 1, with others: [Int] = [], on replica: Int = 0
  ) async throws -> GroupRecord {
    let draft = GroupDraft(
      title: title, creatorID: GroupStoreFixture.id(creator),
      memberIDs: others.map(GroupStoreFixture.id))
    guard case .carriedOut(let group) = try await self[replica].create(draft, once: nil) else {
      throw GroupStoreFixture.Unexpected()
    }
    return group
  }

  /// What came of something that many callers do at once.
  func outcomes<Value: Sendable>(
    of callers: Range<Int>, _ body: @escaping @Sendable (Int, StoredGroups) async throws -> Value
  ) async -> [Result<Value, any Error>] {
    await withTaskGroup(of: Result<Value, any Error>.self) { tasks in
      for caller in callers {
        let replica = self[caller]
        tasks.addTask {
          do {
            return .success(try await body(caller, replica))
          } catch {
            return .failure(error)
          }
        }
      }
      return await tasks.reduce(into: []) { $0.append($1) }
    }
  }
}

/// What holds however many replicas there are.
@Suite("Replicas of the group service", .timeLimit(.minutes(2)))
struct GroupReplicaTests {
  private func id(_ number: Int) -> RecordID { GroupStoreFixture.id(number) }

  @Test("admit exactly k of many to k places, and refuse the others for want of room")
  func places() async throws {
    let replicas = try await GroupReplicas(places: 12)
    let group = try await replicas.create("Choir")
    let outcomes = await replicas.outcomes(of: 0..<39) { caller, replica in
      try await replica.add(
        [GroupStoreFixture.id(caller + 2)], to: group.id, by: .service, expecting: nil)
    }
    var admitted = 0
    for outcome in outcomes {
      switch outcome {
      case .success: admitted += 1
      case .failure(let error):
        #expect(isFailure(error) { if case .full = $0 { true } else { false } }, "\(error)")
      }
    }
    #expect(admitted == 11)
    let (page, count) = try await replicas[1].members(
      of: group.id, for: .service, after: nil, limit: 100)
    #expect(page.records.count == 12)
    #expect(count == 12)
  }

  @Test("make one of racing groups of one title")
  func titles() async throws {
    let replicas = try await GroupReplicas()
    let outcomes = await replicas.outcomes(of: 0..<12) { _, replica in
      try await replica.create(
        GroupDraft(title: "Choir", creatorID: GroupStoreFixture.id(1), memberIDs: []), once: nil)
    }
    var made = 0
    for outcome in outcomes {
      switch outcome {
      case .success: made += 1
      case .failure(let error):
        #expect(
          isFailure(error) { if case .alreadyExists = $0 { true } else { false } }, "\(error)")
      }
    }
    #expect(made == 1)
    #expect(try await replicas[2].groups(of: id(1), after: nil, limit: 5).records.count == 1)
  }

  @Test("carry a request out once, and give its first answer to its repetitions")
  func replay() async throws {
    let replicas = try await GroupReplicas()
    let key = RequestKey(method: "CreateGroup", id: id(1), request: [1])
    let outcomes = await replicas.outcomes(of: 0..<12) { _, replica in
      try await replica.create(
        GroupDraft(title: "Choir", creatorID: GroupStoreFixture.id(1), memberIDs: []),
        once: OnceOnly(key: key) { $0.id.bytes })
    }
    var answers: Set<[UInt8]> = []
    var made = 0
    for outcome in outcomes {
      switch try outcome.get() {
      case .carriedOut(let group):
        made += 1
        answers.insert(group.id.bytes)
      case .replayed(let answer): answers.insert(answer)
      }
    }
    #expect(made == 1)
    #expect(answers.count == 1)
    for replica in replicas.replicas {
      #expect(try await replica.groups(of: id(1), after: nil, limit: 5).records.count == 1)
    }
  }

  @Test("tell a watcher on one of them everything that the others write, and nothing late")
  func watching() async throws {
    let replicas = try await GroupReplicas()
    let writing = Task {
      await replicas.outcomes(of: 0..<30) { caller, _ in
        // The watcher's own replica writes nothing.
        try await replicas.create("Group \(caller)", by: caller + 1, on: caller % 2)
      }
    }
    var position = ChangeNumber.none
    var seen: Set<RecordID> = []
    while seen.count < 30 {
      let page = try await replicas[2].changes(in: .everything, after: position, limit: 4)
      #expect(page.position >= position)
      for case .present(let group) in page.changes { seen.insert(group.group.id) }
      position = page.position
      if page.isLast, seen.count < 30 {
        let wake = try await replicas[2].changes.wait(past: position, atMost: .seconds(30))
        try #require(wake == .changed, "a change was passed over: \(seen.count) of 30 were told")
      }
    }
    let made = try await writing.value.map { try $0.get().id }
    #expect(seen == Set(made))
    // A watcher elsewhere goes on where this one is.
    try await replicas[0].delete(made[3], by: .service, expecting: nil)
    let next = try await replicas[1].changes(in: .everything, after: position, limit: 4)
    #expect(next.changes == [.gone(made[3])])
  }

  @Test("take each other's page tokens")
  func tokens() async throws {
    let replicas = try await GroupReplicas()
    let token = replicas[0].pageTokens.token(at: [1, 2], of: "groups of 1")
    #expect(try replicas[1].pageTokens.position(in: token, of: "groups of 1") == [1, 2])
  }

  @Test("forget somebody once, however many of them are told of it")
  func forgetting() async throws {
    let replicas = try await GroupReplicas()
    let group = try await replicas.create("Choir", by: 1, with: [2, 3])
    let other = try await replicas.create("Band", by: 2)
    let outcomes = await replicas.outcomes(of: 0..<6) { caller, replica in
      try await replica.forget([GroupStoreFixture.id(2)], movingTo: "position")
    }
    for outcome in outcomes { try outcome.get() }
    let left = try await replicas[1].group(group.id, for: .service).group
    #expect(left.members.map(\.userID) == [1, 3].map(id))
    #expect(left.memberCount == 2)
    #expect(left.revision == 2)
    #expect(
      await refusal { try await replicas[2].group(other.id, for: .service) } == .notFound("group"))
    #expect(
      await refusal {
        try await replicas[0].add([id(2)], to: group.id, by: .service, expecting: nil)
      } == .notFound("user"))
  }
}
