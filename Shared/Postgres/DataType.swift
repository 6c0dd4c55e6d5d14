/// The types of PostgreSQL that this wrapper speaks, by their numbers in `pg_type`, which are the
/// same in every installation.
enum DataType {
  /// The server finds out by itself.
  static let undeclared: UInt32 = 0
  static let boolean: UInt32 = 16
  static let bytea: UInt32 = 17
  static let character: UInt32 = 18
  static let name: UInt32 = 19
  static let int8: UInt32 = 20
  static let int2: UInt32 = 21
  static let int4: UInt32 = 23
  static let text: UInt32 = 25
  static let oid: UInt32 = 26
  static let float4: UInt32 = 700
  static let float8: UInt32 = 701
  static let unknown: UInt32 = 705
  static let bpchar: UInt32 = 1042
  static let varchar: UInt32 = 1043
  static let numeric: UInt32 = 1700
  static let xid8: UInt32 = 5069
}

extension PostgresValue {
  /// What a parameter with this value is declared as.
  var dataType: UInt32 {
    switch self {
    case .null: DataType.undeclared
    case .integer: DataType.int8
    case .real: DataType.float8
    case .text: DataType.text
    case .blob: DataType.bytea
    }
  }
}
