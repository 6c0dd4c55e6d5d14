/// A protobuf enumeration: the values of the schema, and any other number that came over the wire.
public protocol OpenEnum: RawRepresentable, Sendable, Hashable, CustomStringConvertible
where RawValue == Int32 {
  /// The value with the number 0, the default of a field.
  init()

  /// Never fails: a number that is not in the schema is kept as it is.
  init(rawValue: Int32)

  /// Names, numbers and comments of the values, as in the .proto file.
  static var schema: EnumSchema { get }
}

extension OpenEnum {
  /// The name in the .proto file, or the number when it has none.
  public var description: String {
    Self.schema.name(of: rawValue) ?? String(rawValue)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }
}
