/// Choices that proto3 JSON leaves open.
public struct JSONOptions: Sendable, Hashable {
  /// Writes one field per line, indented by two spaces.
  public var isPretty: Bool

  /// Writes fields at their default too, unless they can be absent.
  public var includesDefaults: Bool

  /// Writes `member_emails` instead of `memberEmails`. Reading takes both.
  public var protoFieldNames: Bool

  /// Skips fields that the schema doesn't have, instead of refusing them by name; names that an
  /// enumeration doesn't have too.
  public var ignoresUnknownFields: Bool

  /// What a google.protobuf.Any can hold. Another type is refused by name.
  public var types: MessageTypes

  public init(
    isPretty: Bool = false, includesDefaults: Bool = false, protoFieldNames: Bool = false,
    ignoresUnknownFields: Bool = false, types: MessageTypes = MessageTypes()
  ) {
    self.isPretty = isPretty
    self.includesDefaults = includesDefaults
    self.protoFieldNames = protoFieldNames
    self.ignoresUnknownFields = ignoresUnknownFields
    self.types = types
  }
}
