package import Argon2
internal import Glibc
internal import LinuxIO
package import Normalization
internal import RPCCore
internal import Synchronization
internal import TLS

/// Hashes passwords on threads of its own, one hash at a time each.
///
/// A hash is made to take long, so whoever waits is bounded: past `maximumWaiting` calls are refused
/// at once. The threads give way to all others of the machine, so that a storm of sign-ins costs
/// other calls nothing but what is left over.
package final class PasswordHasher: Sendable {
  package struct Settings: Sendable {
    /// Those of new hashes.
    package var parameters = Argon2Parameters.usual
    /// The memory in use at once is that of one hash, times these.
    package var threads = 1
    package var maximumWaiting = 128

    package init() {}
  }

  package let parameters: Argon2Parameters

  private let line: HashingLine
  private let beforeEach: @Sendable () -> Void
  /// What an account that isn't there is checked against.
  private let decoy: Argon2Hash
  private let runs = Atomic(0)

  /// How much the threads give way: the half of what is possible.
  private static let niceness: Int32 = 10

  /// Starts the threads.
  ///
  /// - Parameter beforeEach: Called on the thread that hashes, before each hash.
  /// - Throws: If there is no randomness, or no thread; `.badConfiguration` for parameters out of
  ///   bounds.
  package init(
    _ settings: Settings = Settings(), beforeEach: @escaping @Sendable () -> Void = {}
  ) throws {
    parameters = settings.parameters
    self.beforeEach = beforeEach
    let line = HashingLine(maximumWaiting: settings.maximumWaiting)
    self.line = line
    let random = try SecureRandom.bytes(Argon2Hash.decoyBytes)
    guard let decoy = Argon2Hash(decoyWith: random, settings.parameters) else {
      throw RuntimeError(.badConfiguration, "\(settings.parameters) are out of bounds")
    }
    self.decoy = decoy
    for number in 0..<max(1, settings.threads) {
      try OSThread.start(name: "password-\(number)") {
        // Of this thread alone: setpriority(2), "C library/kernel differences".
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Self.niceness)
        while let work = line.take() { work.carryOut() }
      }
    }
  }

  deinit { line.close() }

  /// A new hash, with the configured parameters.
  package func hash(_ password: Password) async throws(HashingFailure) -> Argon2Hash {
    try await run { [parameters] in
      try Argon2Hash.hash(
        password.bytes, salt: try SecureRandom.bytes(Argon2Hash.saltBytes), parameters)
    }
  }

  /// Whether a hash is that of the password.
  ///
  /// - Parameter hash: That of the account; `nil` if there is none, which takes the same work and
  ///   never matches.
  package func check(
    _ password: Password, against hash: Argon2Hash?
  ) async throws(HashingFailure) -> Bool {
    try await run { [decoy] in
      let matches = try (hash ?? decoy).matches(password.bytes)
      return matches && hash != nil
    }
  }

  /// Whether a hash costs less to guess than those that are made now.
  package func isOutdated(_ hash: Argon2Hash) -> Bool {
    parameters.areStronger(than: hash.parameters)
  }

  /// Those that wait for a thread.
  package var waitingCount: Int { line.count }

  /// Hashes that were begun.
  package var runCount: Int { runs.load(ordering: .relaxed) }

  /// Refuses what waits, and all that comes.
  package func close() { line.close() }

  private func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws(HashingFailure) -> Value {
    let work = PendingHash(deadline: Deadline.current) { [self] in
      runs.add(1, ordering: .relaxed)
      beforeEach()
      return try body()
    }
    return try await work.answer(in: line).get()
  }
}
