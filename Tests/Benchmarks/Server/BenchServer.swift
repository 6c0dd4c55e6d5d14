import Glibc
import PeerAPI
import RPCCore
import RPCTransport
import TLS

/// Serves peer.proto over the native protocol and gRPC: `bench-server --port P --certs DIR`.
///
/// `--no-client-cert` also takes clients that can show none, such as h2load.
/// `--work-us N` lets each GetUser keep its processor busy for so long, as one that computes does.
/// `--slow-permille N --slow-us M` lets so many of a thousand wait for so long, as for a disk.
/// `--concurrency adaptive` sheds what it can't do.
@main
struct BenchServer {
  static func main() async throws {
    let options = BenchOptions(CommandLine.arguments)
    try CertificateAuthority.writeDevelopmentCertificates(
      to: options.certificates, trustDomain: "bench.test", names: ["server", "client"])
    var configuration = ServerConfiguration()
    configuration.maximumConnections = options.maximumConnections
    if options.isAdaptive { configuration.concurrency = .adaptive(ceiling: 10_000) }
    let server = try Server(
      serving: [Peers(options.burden)],
      as: try options.credentials(),
      configuration: configuration)
    print("listening on", try server.listen(on: "127.0.0.1:\(options.port)"))
    // Whoever started it reads this line through a pipe.
    fflush(nil)
    // Until whoever started it ends it.
    try await Task.sleep(for: .seconds(options.lifetimeSeconds))
  }
}

struct BenchOptions {
  let port: Int
  let certificates: String
  let lifetimeSeconds: Int
  let isAdaptive: Bool
  let maximumConnections: Int
  let burden: Burden
  let takesAnybody: Bool

  /// The certificates in the folder.
  func credentials() throws -> ServiceCredentials {
    takesAnybody
      ? try ServiceCredentials(
        directory: certificates, name: "server",
        anonymous: PeerIdentity(trustDomain: "bench.test", name: "client"))
      : try ServiceCredentials(directory: certificates, name: "server")
  }

  init(_ arguments: [String]) {
    func value(_ name: String, _ standard: String) -> String {
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
        return standard
      }
      return arguments[index + 1]
    }
    port = Int(value("--port", "50400")) ?? 50400
    certificates = value("--certs", "certs")
    lifetimeSeconds = Int(value("--lifetime", "900")) ?? 900
    takesAnybody = arguments.contains("--no-client-cert")
    maximumConnections = Int(value("--max-connections", "10000")) ?? 10_000
    isAdaptive = value("--concurrency", "off") == "adaptive"
    burden = Burden(
      work: .microseconds(Int(value("--work-us", "0")) ?? 0),
      slowPermille: UInt32(value("--slow-permille", "0")) ?? 0,
      slow: .microseconds(Int(value("--slow-us", "0")) ?? 0))
  }
}

/// What a call costs beside the look-up.
struct Burden: Sendable {
  let work: Duration
  let slowPermille: UInt32
  let slow: Duration

  var isAny: Bool { work > .zero || slowPermille > 0 }

  /// Which calls are slow depends on the user, so that the caller can tell them apart.
  func isSlow(_ id: String) -> Bool {
    guard slowPermille > 0, let number = UInt32(id.dropFirst()) else { return false }
    return number % 1000 < slowPermille
  }

  /// Of this thread: what others take of the processor meanwhile is no work of ours.
  private static func processorTime() -> Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  func bear(_ id: String) async throws {
    if work > .zero {
      let end = Self.processorTime() + work
      while Self.processorTime() < end {}
    }
    if isSlow(id) { try await Task.sleep(for: slow) }
  }
}

/// 100,000 users in a dictionary, the same ones that every contender serves.
struct Peers: DirectoryService {
  private let inOrder: [User]
  private let users: [String: User]
  private let burden: Burden

  init(_ burden: Burden) {
    self.burden = burden
    inOrder = (0..<100_000).map(Self.user)
    users = Dictionary(uniqueKeysWithValues: inOrder.map { ($0.userID, $0) })
  }

  func getUser(_ request: GetUserRequest, context: CallContext) async throws -> User {
    if burden.isAny { try await burden.bear(request.userID) }
    return try find(request.userID)
  }

  func watchUsers(
    _ request: WatchUsersRequest, responses: ResponseWriter<User>, context: CallContext
  ) async throws {
    for index in 0..<Int(request.count) {
      try await responses.send(inOrder[index % inOrder.count])
    }
  }

  func chat(
    _ requests: RequestStream<GetUserRequest>, responses: ResponseWriter<User>, context: CallContext
  ) async throws {
    for try await request in requests { try await responses.send(try find(request.userID)) }
  }

  private func find(_ id: String) throws(RPCError) -> User {
    guard let user = users[id] else { throw RPCError(.notFound, "no user \(id)") }
    return user
  }

  private static func id(_ index: Int) -> String {
    let digits = String(index)
    return "u" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func user(_ index: Int) -> User {
    let given = [
      "Amelia", "Bruno", "Chiara", "Dmitri", "Esther", "Farid", "Greta", "Hiroshi", "Ingrid",
      "Joaquin", "Katya", "Liam", "Miriam", "Nikhil", "Olga", "Pablo",
    ][index % 16]
    let family = [
      "Abernathy", "Bergstrom", "Castellano", "Dupont", "Eriksson", "Fitzgerald", "Goldberg",
      "Hernandez", "Ibrahim", "Johansson", "Kowalski", "Lindqvist", "Montgomery", "Nakamura",
      "Oyelaran", "Petrov",
    ][index / 16 % 16]
    let avatar = String(index % 4096)
    return User(
      userID: id(index), email: "\(given).\(family).\(id(index).dropFirst())@mail.example.com",
      displayName: "\(given) \(family)",
      avatarName: "avatar-" + String(repeating: "0", count: 4 - avatar.count) + avatar + ".png",
      avatarColor: (0..<4).map { Double((index * 7 + $0 * 61) % 256) / 255 },
      createdAtMs: 1_700_000_000_000 + Int64(index) * 60_000, revision: UInt64(1 + index % 5000))
  }
}
