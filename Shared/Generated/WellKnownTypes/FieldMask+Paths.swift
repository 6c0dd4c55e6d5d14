public import Protobuf

extension FieldMask: ExpressibleByArrayLiteral {
  /// `["display_name", "about"]`
  public init(arrayLiteral paths: String...) {
    self.init(paths: paths)
  }

  /// A mask of every field of a message.
  public init<M: Message>(allFieldsOf type: M.Type) {
    self.init(paths: M.schema.fields.map(\.name))
  }

  /// Whether the mask names this field, or the message that it is part of.
  public func contains(_ path: String) -> Bool {
    paths.contains { Self.covers($0, path) }
  }

  /// Whether every field of the other mask is in this one.
  public func isSuperset(of other: FieldMask) -> Bool {
    other.paths.allSatisfy(contains)
  }

  /// The fields of both, in the shortest form.
  public func union(_ other: FieldMask) -> FieldMask {
    FieldMask(paths: paths + other.paths).canonical
  }

  /// The fields that both have, in the shortest form.
  public func intersection(_ other: FieldMask) -> FieldMask {
    FieldMask(paths: paths.filter(other.contains) + other.paths.filter(contains)).canonical
  }

  /// The same fields sorted, without those that are part of others, and without repetitions.
  public var canonical: FieldMask {
    var shortest: [String] = []
    for path in paths.sorted(by: Self.comesBefore) {
      if let last = shortest.last, Self.covers(last, path) { continue }
      shortest.append(path)
    }
    return FieldMask(paths: shortest)
  }

  /// The paths that name nothing in a message of this type: a service refuses them, rather than
  /// let somebody believe that they changed something.
  ///
  /// A path goes through messages, "avatar.name", and not into lists and maps.
  public func unknownPaths<M: Message>(in type: M.Type) -> [String] {
    paths.filter { !Self.names($0, in: M.schema) }
  }

  private static func names(_ path: String, in schema: MessageSchema) -> Bool {
    let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let field = schema.fields.first(where: { $0.name == parts[0] }) else { return false }
    guard parts.count == 2 else { return true }
    guard case .message(let inner) = field.type, field.label != .repeated else { return false }
    return names(String(parts[1]), in: inner.schema)
  }

  private static func covers(_ path: String, _ other: String) -> Bool {
    other == path || other.hasPrefix("\(path).")
  }

  /// Part by part, so that what covers others comes right before them.
  private static func comesBefore(_ left: String, _ right: String) -> Bool {
    left.split(separator: ".", omittingEmptySubsequences: false)
      .lexicographicallyPrecedes(right.split(separator: ".", omittingEmptySubsequences: false))
  }
}
