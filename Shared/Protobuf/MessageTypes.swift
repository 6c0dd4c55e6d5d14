/// Message types by their full name, for JSON in which one names its type: google.protobuf.Any.
///
/// Each generated module has its own: `JSONOptions(types: [.groupsAPI, .wellKnownTypes])`.
public struct MessageTypes: Sendable {
  private var types: [String: MessageType]

  public init(_ types: [any Message.Type] = []) {
    self.init(types.map { MessageType($0) })
  }

  public init(_ types: [MessageType]) {
    self.types = [:]
    for type in types {
      self.types[type.fullName] = type
    }
  }

  /// One that is compiled in.
  ///
  /// - Parameter fullName: "rollcall.groups.v1.Group"
  public subscript(_ fullName: String) -> (any Message.Type)? {
    types[fullName]?.generated
  }

  /// One that is compiled in, or that the program has learnt of.
  public func type(named fullName: String) -> MessageType? {
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

extension MessageTypes: Hashable {}
