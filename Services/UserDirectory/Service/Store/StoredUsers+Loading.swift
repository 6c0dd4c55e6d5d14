internal import Normalization
package import ServiceStore

/// How many people come in at once.
extension StoredUsers {
  /// How long a piece of a load keeps the writing thread of SQLite, before the index is brought up to date.
  private static let slice = Duration.milliseconds(50)

  /// How many people one transaction brings into a database server. Each takes a few trips there,
  /// whose cost the people share.
  private static let together = 512

  package func load(_ people: [NewUser]) async throws(StoreFailure) -> [LoadOutcome] {
    var outcomes: [LoadOutcome] = []
    while outcomes.count < people.count {
      let rest = people[outcomes.count...]
      outcomes += try await database.write(isBulk: true) { connection in
        switch connection.dialect {
        case .sqlite: try await loadOneByOne(rest, on: connection)
        case .postgresql: try await loadTogether(Self.unalike(rest), on: connection)
        }
      }
    }
    return outcomes
  }

  // MARK: In a file

  private func loadOneByOne(
    _ people: ArraySlice<NewUser>, on connection: any StoreConnection
  ) async throws -> [LoadOutcome] {
    let end = ContinuousClock.now + Self.slice
    var outcomes: [LoadOutcome] = []
    for person in people {
      outcomes.append(try await load(person, on: connection))
      if .now >= end { break }
    }
    return outcomes
  }

  /// What is refused here is refused before anything is written.
  private func load(
    _ person: NewUser, on connection: any StoreConnection
  ) async throws -> LoadOutcome {
    let ledger = RequestLedger(connection)
    do {
      if let once = person.once, try await ledger.answer(to: once.key) != nil,
        let id = try await ledger.subject(of: once.key)
      {
        return .created(id)
      }
    } catch let failure as StoreFailure {
      return .refused(failure)
    }
    if let owner = try await UserTable(connection).owner(of: person.email) { return .exists(owner) }
    switch try await create(person, isKnownToBeFree: true, on: connection) {
    case .carriedOut(let user): return .created(user.id)
    case .replayed: throw StoreFailure.defect(RequestIsKnown())
    }
  }

  /// The ledger didn't know a request, and in the same transaction it does.
  private struct RequestIsKnown: Error {}

  // MARK: On a server

  /// The first of the people, up to one who has an address or a request in common with another: what
  /// becomes of that one depends on the other.
  private static func unalike(_ people: ArraySlice<NewUser>) -> [NewUser] {
    var addresses: Set<EmailAddress> = []
    var requests: Set<RecordID> = []
    let first = people.prefix(together).prefix { person in
      addresses.insert(person.email).inserted
        && person.once.map { requests.insert($0.key.id).inserted } ?? true
    }
    return Array(first)
  }

  private func loadTogether(
    _ people: [NewUser], on connection: any StoreConnection
  ) async throws -> [LoadOutcome] {
    let now = now()
    let ledger = RequestLedger(connection)
    let earlier = try await ledger.earlier(people.compactMap(\.once?.key))
    let new = people.filter { person in person.once.map { earlier[$0.key.id] == nil } ?? true }
    let arrivals = new.map { person in
      UserRecord(
        id: ids.next(at: now), email: person.email.written, displayName: person.displayName,
        createTime: now, updateTime: now, revision: 1)
    }

    let addresses = AddressTable(connection: connection)
    let taken = try await addresses.take(
      zip(new, arrivals).map { ($0.email.normalized, $1.id) })
    let made = zip(new, arrivals).filter { taken.contains($0.0.email.normalized) }
    try await UserTable(connection).insert(made.map { ($1, $0.email) })
    try await ledger.remember(
      made.compactMap { person, user in
        try person.once.map { once in
          RequestLedger.Entry(key: once.key, subject: user.id, answer: try once.answer(user))
        }
      }, kind: "user", at: now)
    let passwords = PasswordTable(connection: connection)
    for (person, user) in made {
      if let password = person.password { try await passwords.set(password, of: user.id) }
    }

    var owners = try await addresses.owners(
      of: new.map(\.email.normalized).filter { !taken.contains($0) })
    for (person, user) in made { owners[person.email.normalized] = user.id }
    return try people.map { person in
      if let once = person.once, let earlier = earlier[once.key.id] {
        switch earlier {
        case .made(let id): return .created(id)
        case .refused(let failure): return .refused(failure)
        }
      }
      guard let owner = owners[person.email.normalized] else {
        throw MissingAnswer("who has an address that is taken")
      }
      return taken.contains(person.email.normalized) ? .created(owner) : .exists(owner)
    }
  }
}
