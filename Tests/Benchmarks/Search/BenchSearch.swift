import EventLoop
import Glibc
import LoadGenerator
import Normalization
import Postgres
import ServiceStore
import UserDirectory

/// Fills a store of accounts, and searches it, without a service around it.
///
///     bench-search load|create STORE PEOPLE SKIPPED COUNT
///     bench-search search STORE < TERMS
///
/// STORE is a file or a postgresql: address. PEOPLE has an e-mail and a name a line, with a tab
/// between; TERMS has terms of one class a line, with tabs between. What was measured is printed as
/// JSON.
@main
struct BenchSearch {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 || arguments.count == 6 else {
      print("usage: bench-search load|create STORE PEOPLE SKIPPED COUNT | search STORE < TERMS")
      exit(64)
    }
    let store = try await open(arguments[2])
    if arguments.count == 3 {
      print("[\(try await search(store).joined(separator: ",\n"))]")
    } else {
      let people = People(arguments[3], skipping: Int(arguments[4]) ?? 0, Int(arguments[5]) ?? 0)
      let start = ContinuousClock.now
      let processor = processorSeconds()
      let count =
        arguments[1] == "load"
        ? try await load(people, into: store) : try await create(people, in: store)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      print(
        """
        {"people": \(count), "seconds": \(seconds), \
        "cpu_seconds": \(processorSeconds() - processor)}
        """)
    }
    await store.close()
  }

  private static func open(_ place: String) async throws -> StoredUsers {
    guard place.hasPrefix("postgresql:") else { return try await StoredUsers(path: place) }
    let database = try await PostgresDatabase.open(
      try PostgresAddress(place), schema: StoredUsers.schema,
      loops: try LoopGroup(count: 1, name: "bench"))
    return StoredUsers(over: database)
  }

  /// As one long stream of people does it.
  private static func load(_ people: People, into store: StoredUsers) async throws -> Int {
    var people = people
    var count = 0
    while let some = try people.next(2_000) {
      count += try await store.load(some).count
    }
    return count
  }

  /// As many callers do it, of whom each makes one account.
  private static func create(_ people: People, in store: StoredUsers) async throws -> Int {
    var people = people
    var count = 0
    try await withThrowingTaskGroup(of: Void.self) { group in
      while let person = try people.next(1)?.first {
        count += 1
        if count > 512 { try await group.next() }
        group.addTask {
          _ = try await store.create(
            email: person.email, displayName: person.displayName, once: nil)
        }
      }
      try await group.waitForAll()
    }
    return count
  }

  private static func search(_ store: StoredUsers) async throws -> [String] {
    var results: [String] = []
    while let line = readLine() {
      let terms = try line.split(separator: "\t").map { try SearchTerm(String($0)) }
      var times = LatencyHistogram()
      var found = 0
      let processor = processorSeconds()
      for term in terms {
        let start = ContinuousClock.now
        found += try await store.search(term, excluding: [], after: nil, limit: 20).records.count
        times.add(UInt64((ContinuousClock.now - start) / .nanoseconds(1)))
      }
      let used = (processorSeconds() - processor) * 1e6 / Double(max(1, terms.count))
      results.append(
        """
        {"p50": \(times.quantile(0.5) / 1000), "p99": \(times.quantile(0.99) / 1000), \
        "cpu_us": \(used), "found": \(found)}
        """)
    }
    return results
  }

  private static func processorSeconds() -> Double {
    var usage = rusage()
    unsafe getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }
}

/// People out of a file, a few at a time.
private struct People {
  private var left: Int

  init(_ path: String, skipping: Int, _ count: Int) {
    let file = unsafe open(path, O_RDONLY)
    guard file >= 0, dup2(file, STDIN_FILENO) >= 0 else {
      print("can't read \(path)")
      exit(66)
    }
    close(file)
    for _ in 0..<skipping { _ = readLine() }
    left = count
  }

  /// - Returns: `nil` when there are no more.
  mutating func next(_ count: Int) throws -> [NewUser]? {
    var people: [NewUser] = []
    while people.count < min(count, left), let line = readLine() {
      let parts = line.split(separator: "\t", maxSplits: 1)
      people.append(
        NewUser(
          email: try EmailAddress(String(parts[0])), displayName: String(parts[1]), once: nil))
    }
    left -= people.count
    return people.isEmpty ? nil : people
  }
}
