/// Where a change stands among all changes of one database: the later, the greater.
///
/// Numbers are given out inside of the transactions that write, by the one counter of the database,
/// so they become visible in their order: whoever has seen one has seen all smaller ones, or can see
/// them.
package struct ChangeNumber: Hashable, Comparable, Sendable {
  package let value: Int64

  /// Before every change.
  package static let none = ChangeNumber(0)

  package init(_ value: Int64) {
    self.value = value
  }

  package static func < (left: ChangeNumber, right: ChangeNumber) -> Bool {
    left.value < right.value
  }
}

/// The form in which resume tokens hold it.
extension ChangeNumber {
  /// - Returns: `nil` unless there are 8 bytes of a number that can be one.
  init?(bytes: [UInt8]) {
    guard bytes.count == 8 else { return nil }
    let value = Int64(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) })
    guard value >= 0 else { return nil }
    self.init(value)
  }

  /// Big-endian.
  var bytes: [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> Int64(56 - 8 * $0)) }
  }
}
