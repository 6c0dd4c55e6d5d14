/// One row of an answer.
///
/// Columns are numbered from 0. Reading another type than the column holds throws ``PostgresError``
/// of the kind `mismatch`; nothing is converted silently. Columns come in the binary format.
package struct PostgresRow: Sendable {
  private let answer: Answer
  private let row: Int

  init(_ answer: Answer, _ row: Int) {
    self.answer = answer
    self.row = row
  }

  /// A column that there isn't reads as NULL.
  package func isNull(_ column: Int) -> Bool { answer.type(ofRow: row, column: column) == nil }

  /// Every type of whole numbers, and booleans as 1 and 0. A `numeric`, such as a sum of whole
  /// numbers, if it is one.
  package func integer(_ column: Int) throws(PostgresError) -> Int64 {
    let type = answer.type(ofRow: row, column: column)
    let value: Int64?
    switch type {
    case DataType.int8, DataType.int4, DataType.int2: value = bytes(column, Self.signed)
    case DataType.boolean, DataType.oid, DataType.xid8: value = bytes(column, Self.unsigned)
    case DataType.numeric: value = bytes(column, Self.wholeNumeric)
    default: value = nil
    }
    guard let value else { throw mismatch(column, wanted: "a whole number") }
    return value
  }

  /// Whole numbers too.
  package func real(_ column: Int) throws(PostgresError) -> Double {
    switch answer.type(ofRow: row, column: column) {
    case DataType.float8:
      return Double(bitPattern: UInt64(bitPattern: bytes(column, Self.signed) ?? 0))
    case DataType.float4:
      return Double(
        Float(bitPattern: UInt32(truncatingIfNeeded: bytes(column, Self.unsigned) ?? 0)))
    case DataType.int8, DataType.int4, DataType.int2: return Double(try integer(column))
    default: throw mismatch(column, wanted: "a number")
    }
  }

  package func text(_ column: Int) throws(PostgresError) -> String {
    switch answer.type(ofRow: row, column: column) {
    case DataType.text, DataType.varchar, DataType.bpchar, DataType.name, DataType.unknown,
      DataType.character:
      let text = bytes(column) { bytes in
        unsafe bytes.withUnsafeBufferPointer { bytes in
          unsafe String(validating: bytes, as: UTF8.self)
        }
      }
      guard let text else { throw mismatch(column, wanted: "UTF-8") }
      return text
    default: throw mismatch(column, wanted: "text")
    }
  }

  package func blob(_ column: Int) throws(PostgresError) -> [UInt8] {
    guard answer.type(ofRow: row, column: column) == DataType.bytea else {
      throw mismatch(column, wanted: "a blob")
    }
    return bytes(column) { bytes in
      unsafe bytes.withUnsafeBufferPointer { bytes in unsafe Array(bytes) }
    }
  }

  /// `nil` for NULL.
  package func optionalText(_ column: Int) throws(PostgresError) -> String? {
    isNull(column) ? nil : try text(column)
  }

  /// `nil` for NULL.
  package func optionalBlob(_ column: Int) throws(PostgresError) -> [UInt8]? {
    isNull(column) ? nil : try blob(column)
  }

  /// Lends the bytes of a text or a blob without copying them.
  package func withBytes<Value>(
    _ column: Int, _ body: (Span<UInt8>) -> Value
  ) throws(PostgresError) -> Value {
    switch answer.type(ofRow: row, column: column) {
    case DataType.bytea, DataType.text, DataType.varchar, DataType.bpchar:
      return bytes(column, body)
    default: throw mismatch(column, wanted: "text or a blob")
    }
  }

  private func bytes<Value>(_ column: Int, _ body: (Span<UInt8>) -> Value) -> Value {
    answer.withBytes(ofRow: row, column: column, body)
  }

  private func mismatch(_ column: Int, wanted: String) -> PostgresError {
    PostgresError(.mismatch, "column \(column) is not \(wanted)", sql: answer.sql)
  }

  // MARK: The binary formats: big-endian

  private static func signed(_ bytes: Span<UInt8>) -> Int64? {
    guard [2, 4, 8].contains(bytes.count) else { return nil }
    var value = bytes[0] >= 0x80 ? Int64(-1) : 0
    for index in bytes.indices { value = value << 8 | Int64(bytes[index]) }
    return value
  }

  private static func unsigned(_ bytes: Span<UInt8>) -> Int64? {
    guard bytes.count >= 1, bytes.count <= 8 else { return nil }
    var value: UInt64 = 0
    for index in bytes.indices { value = value << 8 | UInt64(bytes[index]) }
    return Int64(exactly: value)
  }

  /// Four 16-bit fields (digits, weight of the first, sign, scale), then the digits, to base 10,000.
  private static func wholeNumeric(_ bytes: Span<UInt8>) -> Int64? {
    func field(_ index: Int) -> Int {
      Int(Int16(bitPattern: UInt16(bytes[2 * index]) << 8 | UInt16(bytes[2 * index + 1])))
    }
    guard bytes.count >= 8 else { return nil }
    let (digits, weight, sign) = (field(0), field(1), UInt16(bitPattern: Int16(field(2))))
    guard digits >= 0, bytes.count == 8 + 2 * digits, weight < 5, digits <= weight + 1,
      sign == 0 || sign == 0x4000
    else { return nil }
    var value: Int64 = 0
    guard digits > 0 else { return 0 }
    for place in 0...weight {
      let digit = place < digits ? Int64(field(4 + place)) : 0
      let (raised, isTooLarge) = value.multipliedReportingOverflow(by: 10_000)
      let (sum, isStillTooLarge) = raised.addingReportingOverflow(sign == 0 ? digit : -digit)
      guard !isTooLarge, !isStillTooLarge else { return nil }
      value = sum
    }
    return value
  }
}
