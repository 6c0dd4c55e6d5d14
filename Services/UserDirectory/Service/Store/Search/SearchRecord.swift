internal import ServiceStore

/// What an answer says of somebody, in few bytes.
///
/// Little endian: the length of it all in two bytes, a byte of flags, the id in 16, the creation time
/// in eight; the update time in eight unless it is the same; the revision in groups of seven bits, the
/// lowest first; the address in two bytes of length and its text, unless it is the first line of what the
/// search goes through; the name.
enum SearchRecord {
  private static let hasUpdateTime: UInt8 = 1
  private static let hasEmail: UInt8 = 2

  /// - Returns: 0 for bytes that are none.
  @inline(__always)
  static func length(at start: Int, in bytes: Span<UInt8>) -> Int {
    guard start + 1 < bytes.count else { return 0 }
    return Int(bytes[start]) | Int(bytes[start + 1]) << 8
  }

  /// - Parameter email: `nil` if it is the first line of what the search goes through.
  static func bytes(
    id: some Collection<UInt8>, createTime: Int64, updateTime: Int64, revision: UInt64,
    email: [UInt8]?, displayName: [UInt8]
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(48 + (email?.count ?? 0) + displayName.count)
    bytes.append(contentsOf: [0, 0])
    bytes.append(
      (updateTime == createTime ? 0 : hasUpdateTime) | (email == nil ? 0 : hasEmail))
    bytes.append(contentsOf: id)
    bytes.append(number: UInt64(bitPattern: createTime), bytes: 8)
    if updateTime != createTime {
      bytes.append(number: UInt64(bitPattern: updateTime), bytes: 8)
    }
    var rest = revision
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
    if let email {
      bytes.append(number: UInt64(email.count), bytes: 2)
      bytes.append(contentsOf: email)
    }
    bytes.append(contentsOf: displayName)
    let count = bytes.count
    bytes[0] = UInt8(truncatingIfNeeded: count)
    bytes[1] = UInt8(truncatingIfNeeded: count >> 8)
    return bytes
  }

  /// Where the parts of a record lie.
  struct Parts {
    let id: Range<Int>
    let createTime: Int64
    let updateTime: Int64
    let revision: UInt64
    let email: Range<Int>?
    let displayName: Range<Int>

    init(_ record: Range<Int>, in bytes: Span<UInt8>) {
      var index = record.lowerBound + 2
      let flags = bytes[index]
      id = index + 1..<index + 17
      index += 17
      createTime = Int64(bitPattern: bytes.number(at: index, bytes: 8))
      index += 8
      if flags & SearchRecord.hasUpdateTime != 0 {
        updateTime = Int64(bitPattern: bytes.number(at: index, bytes: 8))
        index += 8
      } else {
        updateTime = createTime
      }
      var revision: UInt64 = 0
      var shift: UInt64 = 0
      while bytes[index] >= 0x80 {
        revision |= UInt64(bytes[index] & 0x7f) << shift
        shift += 7
        index += 1
      }
      self.revision = revision | UInt64(bytes[index]) << shift
      index += 1
      if flags & SearchRecord.hasEmail != 0 {
        let length = Int(bytes.number(at: index, bytes: 2))
        email = index + 2..<index + 2 + length
        index += 2 + length
      } else {
        email = nil
      }
      displayName = index..<record.upperBound
    }
  }
}

extension [UInt8] {
  /// Little endian.
  mutating func append(number: UInt64, bytes: Int) {
    for shift in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> UInt64(shift * 8))) }
  }
}

extension Span<UInt8> {
  /// Little endian.
  @inline(__always)
  func number(at start: Int, bytes: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in (start..<start + bytes).reversed() { number = number << 8 | UInt64(self[index]) }
    return number
  }
}
