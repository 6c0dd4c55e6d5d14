import Foundation

/// What tests of random input have in common: where the randomness comes from, and how long they go
/// on.
enum RandomTests {
  /// PROTOBUF_SEED, or one that is always the same.
  static let seed = UInt64(count("PROTOBUF_SEED", default: 20_260_731))

  static func count(_ variable: String, default fallback: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? fallback
  }
}

/// A generator with a seed, so that a failure comes again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var result = state
    result = (result ^ (result >> 30)) &* 0xbf58_476d_1ce4_e5b9
    result = (result ^ (result >> 27)) &* 0x94d0_49bb_1331_11eb
    return result ^ (result >> 31)
  }
}
