/// A value bound to a parameter of a statement.
package enum PostgresValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  /// PostgreSQL stores no U+0000: a statement with one is refused before it is sent.
  case text(String)
  case blob([UInt8])

  package static func integer(_ value: Int) -> PostgresValue { .integer(Int64(value)) }

  /// `NULL` for `nil`.
  package static func text(_ value: String?) -> PostgresValue {
    guard let value else { return .null }
    return PostgresValue.text(value)
  }

  /// `NULL` for `nil`.
  package static func blob(_ value: [UInt8]?) -> PostgresValue {
    guard let value else { return .null }
    return PostgresValue.blob(value)
  }
}

extension PostgresValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByNilLiteral
{
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(stringLiteral value: String) { self = .text(value) }
  package init(nilLiteral: ()) { self = .null }
}
