/// A value bound to a placeholder of a statement, in the types that every database has.
package enum StoreValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  package static func integer(_ value: Int) -> StoreValue { .integer(Int64(value)) }

  /// `NULL` for `nil`.
  package static func text(_ value: String?) -> StoreValue {
    guard let value else { return .null }
    return StoreValue.text(value)
  }

  /// `NULL` for `nil`.
  package static func blob(_ value: [UInt8]?) -> StoreValue {
    guard let value else { return .null }
    return StoreValue.blob(value)
  }

  package static func id(_ id: RecordID) -> StoreValue { .blob(id.bytes) }

  package static func time(_ time: WallTime) -> StoreValue { .integer(time.microseconds) }

  package static func change(_ number: ChangeNumber) -> StoreValue { .integer(number.value) }
}
