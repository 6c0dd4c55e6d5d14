/// Fields that are not in the schema of the message they came in, in wire format.
public struct UnknownFields: Sendable, Hashable {
  /// `nil` rather than an empty array, which would cost a retain with every copy of a message.
  @usableFromInline internal var storage: [UInt8]?

  public init() {
    storage = nil
  }

  package init(wireFormat bytes: [UInt8]) {
    storage = bytes.isEmpty ? nil : bytes
  }

  @inlinable public var isEmpty: Bool { storage == nil }

  /// Tags and values, one field after the other, in the order of arrival.
  public var bytes: [UInt8] { storage ?? [] }

  public mutating func removeAll() {
    storage = nil
  }
}
