/// A type of messages: one that is compiled in, or one that the program has learnt of as it runs.
public struct MessageType: Sendable {
  private enum Source: Sendable {
    /// Its schema isn't looked at before it is asked for: schemas refer to one another in circles.
    case generated(any Message.Type)
    /// Made anew each time that it is asked for, so that types that refer to one another don't keep
    /// each other alive.
    case learned(
      fullName: String, owner: any AnyObject & Sendable, schema: @Sendable () -> MessageSchema)
  }

  private let source: Source

  public init(_ type: any Message.Type) { source = .generated(type) }

  /// - Parameter owner: What knows the type; two types of one owner and one name are the same.
  package init(
    learned fullName: String, owner: any AnyObject & Sendable,
    schema: @escaping @Sendable () -> MessageSchema
  ) {
    source = .learned(fullName: fullName, owner: owner, schema: schema)
  }

  /// "rollcall.groups.v1.Group"
  public var fullName: String {
    switch source {
    case .generated(let type): type.schema.fullName
    case .learned(let fullName, _, _): fullName
    }
  }

  /// If it is compiled in.
  public var generated: (any Message.Type)? {
    if case .generated(let type) = source { type } else { nil }
  }

  public var schema: MessageSchema {
    switch source {
    case .generated(let type): type.schema
    case .learned(_, _, let schema): schema()
    }
  }

  /// One packed message, checked, and with each value of its once.
  ///
  /// - Parameter isWhole: Whether every required field has to be there.
  /// - Throws: What is wrong with the bytes. Whatever they are, the process goes on.
  package func canonical(_ bytes: [UInt8], isWhole: Bool = false) throws -> [UInt8] {
    switch source {
    case .generated(let type): try type.init(packed: bytes).packed()
    case .learned(_, _, let schema):
      try SchemaNormalForm.of(bytes, schema(), isWhole: isWhole)
    }
  }
}

extension MessageType: Hashable {
  public static func == (left: MessageType, right: MessageType) -> Bool {
    left.fullName == right.fullName && left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fullName)
    hasher.combine(identifier)
  }

  private var identifier: ObjectIdentifier {
    switch source {
    case .generated(let type): ObjectIdentifier(type)
    case .learned(_, let owner, _): ObjectIdentifier(owner)
    }
  }
}

/// A type of enumerations: one that is compiled in, or one that the program has learnt of.
public struct EnumType: Sendable {
  private enum Source: Sendable {
    case generated(any OpenEnum.Type)
    case learned(EnumSchema)
  }

  private let source: Source

  public init(_ type: any OpenEnum.Type) { source = .generated(type) }

  package init(learned schema: EnumSchema) { source = .learned(schema) }

  public var schema: EnumSchema {
    switch source {
    case .generated(let type): type.schema
    case .learned(let schema): schema
    }
  }
}
