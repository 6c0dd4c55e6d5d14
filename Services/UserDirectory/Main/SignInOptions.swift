import Argon2
import RPCCore
import ServiceRuntime
import UserDirectory

/// What an operator can set about sign-in, and the parts that are made of it.
enum SignInOptions {
  static let memory = OwnOption.number(
    "argon2-memory", meaning: "KiB of memory that the hash of a password takes",
    default: Argon2Parameters.usual.memoryKiB,
    allowed: Argon2Parameters.leastMemoryKiB...Argon2Parameters.mostMemoryKiB)
  static let passes = OwnOption.number(
    "argon2-passes", meaning: "how often it goes over that; the two together are 35840 at least",
    default: Argon2Parameters.usual.passes, allowed: 1...Argon2Parameters.mostPasses)
  static let threads = OwnOption.number(
    "argon2-threads", meaning: "passwords that are hashed at once, on threads of their own",
    default: 2, allowed: 1...256)
  static let queue = OwnOption.number(
    "argon2-queue", meaning: "passwords that may wait for that; more are refused",
    default: 128, allowed: 1...100_000)
  static let issuer = OwnOption.text(
    "issuer", placeholder: "NAME", meaning: "the name of this directory in its access tokens",
    default: "rollcall")
  static let keyFile = OwnOption.text(
    "key-file", placeholder: "FILE",
    meaning: "a key of 64 hexadecimal digits that seals signing keys in the store, or off",
    default: "off")

  static let all = [memory, passes, threads, queue, issuer, keyFile]

  static func hasher(_ settings: ServiceSettings) throws -> PasswordHasher {
    var hashing = PasswordHasher.Settings()
    hashing.parameters = Argon2Parameters(
      memoryKiB: settings.number(memory), passes: settings.number(passes))
    hashing.threads = settings.number(threads)
    hashing.maximumWaiting = settings.number(queue)
    guard hashing.parameters.areSensible else {
      let most = Argon2Parameters.leastWorkKiB
      throw RuntimeError(
        .badConfiguration,
        "--\(memory.name) times --\(passes.name) is "
          + "\(hashing.parameters.memoryKiB * hashing.parameters.passes), but less than \(most) is "
          + "too easy to guess at")
    }
    return try PasswordHasher(hashing)
  }

  static func keyBox(_ settings: ServiceSettings) throws(RuntimeError) -> KeyBox {
    let file = settings.text(keyFile)
    return file == "off" ? KeyBox(nil) : try KeyBox(file: file)
  }
}
