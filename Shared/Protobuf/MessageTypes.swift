/// Message types by their full name, for JSON in which one names its type: google.protobuf.Any.
///
/// Each generated module has its own: `JSONOptions(types: [.groupsAPI, .wellKnownTypes])`.
public struct MessageTypes: Sendable {
  private var types: [String: any Message.Type]

  public init(_ types: [any Message.Type] = []) {
    self.types = [:]
    for type in types {
      self.types[type.schema.fullName] = type
    }
  }

  /// - Parameter fullName: "rollcall.groups.v1.Group"
  public subscript(_ fullName: String) -> (any Message.Type)? {
    types[fullName]
  }

  /// Sorted.
  public var fullNames: [String] {
    types.keys.sorted()
  }

  /// Adds those of `other`.
  public mutating func formUnion(_ other: MessageTypes) {
    types.merge(other.types) { own, _ in own }
  }
}

extension MessageTypes: ExpressibleByArrayLiteral {
  public init(arrayLiteral parts: MessageTypes...) {
    self.init()
    for part in parts {
      formUnion(part)
    }
  }
}

extension MessageTypes: Hashable {
  public static func == (left: MessageTypes, right: MessageTypes) -> Bool {
    left.identifiers == right.identifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifiers)
  }

  private var identifiers: Set<ObjectIdentifier> {
    Set(types.values.map { ObjectIdentifier($0) })
  }
}
