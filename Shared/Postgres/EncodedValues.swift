internal import CPQ

/// The parameters of one statement as libpq takes them, in the binary format.
///
/// Source: PostgreSQL, "libpq: Command Execution Functions", `PQsendQueryParams`.
struct EncodedValues {
  private(set) var types: [Oid] = []
  private var lengths: [Int32] = []
  /// Where in `bytes` each value begins; `nil` for NULL.
  private var offsets: [Int?] = []
  private var bytes: [UInt8] = []

  init(_ values: [PostgresValue]) throws(PostgresError) {
    types.reserveCapacity(values.count)
    lengths.reserveCapacity(values.count)
    offsets.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      let start = bytes.count
      types.append(value.dataType)
      offsets.append(start)
      switch value {
      case .null: offsets[index] = nil
      case .integer(let value): append(UInt64(bitPattern: value))
      case .real(let value): append(value.bitPattern)
      case .text(let value):
        bytes.append(contentsOf: value.utf8)
        guard !bytes[start...].contains(0) else {
          throw PostgresError(
            .zeroInText, "the text of parameter \(index + 1) holds U+0000, which can't be stored")
        }
      case .blob(let value): bytes.append(contentsOf: value)
      }
      lengths.append(Int32(clamping: bytes.count - start))
    }
    // So that the last value has an address even if it is empty.
    bytes.append(0)
  }

  private mutating func append(_ value: UInt64) {
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  /// The values' addresses, their lengths and their formats, each `count` long.
  typealias Body = (
    _ count: Int32, _ types: UnsafePointer<Oid>?,
    _ values: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<Int32>?,
    _ formats: UnsafePointer<Int32>?
  ) -> Int32

  /// Lends what libpq reads while it puts the statement into its buffer.
  func send(_ body: Body) -> Int32 {
    let binary = [Int32](repeating: 1, count: offsets.count)
    return unsafe bytes.withUnsafeBytes { bytes in
      let base = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      // The pointers are into `bytes`, which outlives them here.
      let addresses: [UnsafePointer<CChar>?] = unsafe offsets.map { offset in
        guard let offset, let base = unsafe base else { return nil }
        return unsafe base + offset
      }
      return unsafe types.withUnsafeBufferPointer { types in
        unsafe addresses.withUnsafeBufferPointer { addresses in
          unsafe lengths.withUnsafeBufferPointer { lengths in
            unsafe binary.withUnsafeBufferPointer { binary in
              unsafe body(
                Int32(clamping: offsets.count), types.baseAddress, addresses.baseAddress,
                lengths.baseAddress, binary.baseAddress)
            }
          }
        }
      }
    }
  }
}
