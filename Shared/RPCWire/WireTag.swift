/// What stands in front of each value in packed protobuf bytes: a field number and a wire type.
struct WireTag: Equatable {
  let rawValue: UInt64

  static let varintType: UInt64 = 0
  static let fixed64Type: UInt64 = 1
  static let delimitedType: UInt64 = 2
  static let fixed32Type: UInt64 = 5

  static func varint(_ field: UInt32) -> WireTag { WireTag(field, varintType) }
  static func fixed64(_ field: UInt32) -> WireTag { WireTag(field, fixed64Type) }
  static func delimited(_ field: UInt32) -> WireTag { WireTag(field, delimitedType) }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(_ field: UInt32, _ type: UInt64) { rawValue = UInt64(field) << 3 | type }

  var type: UInt64 { rawValue & 7 }

  /// Groups have types of their own, which nothing here uses.
  var hasKnownType: Bool { type <= Self.delimitedType || type == Self.fixed32Type }

  var isValid: Bool { hasKnownType && rawValue >= 8 && rawValue < 1 << 32 }
}

/// So that tags can be the cases of a switch.
func ~= (pattern: WireTag, tag: WireTag) -> Bool { pattern == tag }
