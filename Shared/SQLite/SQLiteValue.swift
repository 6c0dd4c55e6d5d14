/// A value bound to a parameter of a statement.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  /// Bound with its length: U+0000 is a character like any other.
  case text(String)
  case blob([UInt8])

  package static func integer(_ value: Int) -> SQLiteValue { .integer(Int64(value)) }

  /// `NULL` for `nil`.
  package static func text(_ value: String?) -> SQLiteValue {
    guard let value else { return .null }
    return SQLiteValue.text(value)
  }

  /// `NULL` for `nil`.
  package static func blob(_ value: [UInt8]?) -> SQLiteValue {
    guard let value else { return .null }
    return SQLiteValue.blob(value)
  }
}

extension SQLiteValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByNilLiteral
{
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(stringLiteral value: String) { self = .text(value) }
  package init(nilLiteral: ()) { self = .null }
}
