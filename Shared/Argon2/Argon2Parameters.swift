/// What one hash of a password costs: whoever guesses pays it for every guess.
///
/// RFC 9106, section 3.1. One lane: a hash runs on one thread, and several run beside one another.
package struct Argon2Parameters: Hashable, Sendable {
  package let memoryKiB: Int
  /// How often the memory is gone over.
  package let passes: Int

  /// The first choice of OWASP's "Password Storage Cheat Sheet" for argon2id with one lane.
  package static let usual = Argon2Parameters(memoryKiB: 19 * 1024, passes: 2)

  /// The weakest that OWASP's list allows: 7 MiB five times over.
  package static let leastMemoryKiB = 7 * 1024
  package static let leastWorkKiB = leastMemoryKiB * 5

  /// No hash that is kept can ask for more, so that a damaged one doesn't take the machine's memory.
  package static let mostMemoryKiB = 1024 * 1024
  package static let mostPasses = 64

  package init(memoryKiB: Int, passes: Int) {
    self.memoryKiB = memoryKiB
    self.passes = passes
  }

  /// Whether they are no weaker than the weakest that are still advised.
  package var areSensible: Bool {
    memoryKiB >= Self.leastMemoryKiB && memoryKiB * passes >= Self.leastWorkKiB
  }

  /// Whether guessing costs more under these than under others, in memory or in work, and less in
  /// neither.
  package func areStronger(than other: Argon2Parameters) -> Bool {
    self != other && memoryKiB >= other.memoryKiB
      && memoryKiB * passes >= other.memoryKiB * other.passes
  }

  /// Whether the library takes them: RFC 9106 asks for 8 KiB a lane and one pass at least.
  var areAllowed: Bool {
    (8...Self.mostMemoryKiB).contains(memoryKiB) && (1...Self.mostPasses).contains(passes)
  }
}
