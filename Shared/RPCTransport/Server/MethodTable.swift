import RPCCore
import RPCWire

/// The methods of a server by the bytes of their path, so that finding one makes no string.
struct MethodTable: Sendable {
  private var slots: [ServedMethod?]
  private let services: Set<String>

  /// - Parameters:
  ///   - gate: What limits how many calls of a method run.
  ///   - isShed: Whether they are refused when an event loop has more to do than it can.
  /// - Throws: The path of a method that is there twice.
  init(
    _ services: [any RPCService], gate: (MethodDescriptor) -> ConcurrencyGate? = { _ in nil },
    isShed: (MethodDescriptor) -> Bool = { _ in false }
  ) throws(DuplicateMethod) {
    let methods = services.flatMap(\.methods).map { method in
      ServedMethod(
        method, gate: gate(method.descriptor), isShed: isShed(method.descriptor))
    }
    self.services = Set(methods.map(\.descriptor.service))
    // At most half full, so that a probe ends soon.
    var size = 8
    while size < methods.count * 2 { size *= 2 }
    slots = Array(repeating: nil, count: size)
    for method in methods {
      let path = method.path
      // Sound: a UInt8 has no padding that could be read.
      guard unsafe find(path.span.bytes, 0..<path.count) == nil else {
        throw DuplicateMethod(path: method.descriptor.path)
      }
      var slot = unsafe index(of: Self.hash(path.span.bytes, 0..<path.count))
      while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = method
    }
  }

  struct DuplicateMethod: Error {
    let path: String
  }

  /// The methods whose calls are limited, and what limits them.
  var gates: [(method: MethodDescriptor, gate: ConcurrencyGate)] {
    slots.compactMap { method in
      guard let method, let gate = method.gate else { return nil }
      return (method.descriptor, gate)
    }
  }

  var tallies: [MethodTally] {
    slots.compactMap { $0?.tally }.sorted { $0.method.path < $1.method.path }
  }

  func find(_ bytes: borrowing RawSpan, _ range: Range<Int>) -> ServedMethod? {
    var slot = index(of: Self.hash(bytes, range))
    while let method = slots[slot] {
      if Self.matches(method.path, bytes, range) { return method }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// What to tell a caller who asked for a method that isn't here.
  func unimplemented(_ path: String) -> RPCError {
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      return RPCError(
        .unimplemented, "\"\(path.prefix(200))\" names no method; it takes package.Service/Method")
    }
    let service = String(parts[0].prefix(200))
    return services.contains(service)
      ? RPCError(.unimplemented, "\(service) has no method \(parts[1].prefix(200))")
      : RPCError(
        .unimplemented,
        "no service \(service) here; this server has \(services.sorted().joined(separator: ", "))")
  }

  private func index(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }

  /// Eight bytes at a time. The table holds only our own paths, so nobody can fill it with
  /// collisions.
  private static func hash(_ bytes: borrowing RawSpan, _ range: Range<Int>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: range.count)
    var index = range.lowerBound
    while range.upperBound - index >= 8 {
      hash = (hash ^ bytes.word(at: index)) &* multiplier
      hash ^= hash >> 32
      index += 8
    }
    while index < range.upperBound {
      hash = (hash ^ UInt64(bytes[index])) &* multiplier
      index += 1
    }
    return hash ^ hash >> 32
  }

  /// Odd, with bits set all over: 2^64 divided by the golden ratio.
  private static let multiplier: UInt64 = 0x9e37_79b9_7f4a_7c15

  private static func matches(_ path: [UInt8], _ bytes: borrowing RawSpan, _ range: Range<Int>)
    -> Bool
  {
    guard path.count == range.count else { return false }
    // Sound: a UInt8 has no padding that could be read.
    let path = unsafe path.span.bytes
    var index = 0
    while range.count - index >= 8 {
      guard path.word(at: index) == bytes.word(at: range.lowerBound + index) else { return false }
      index += 8
    }
    while index < range.count {
      guard path[index] == bytes[range.lowerBound + index] else { return false }
      index += 1
    }
    return true
  }
}
