internal import CNGHTTP2

/// Where a name and its value stand in the bytes of a header block.
package struct HTTP2Field: Sendable, Hashable {
  package let start: Int
  package let nameCount: Int
  package let valueCount: Int

  package var name: Range<Int> { start..<(start + nameCount) }
  package var value: Range<Int> {
    (start + nameCount)..<(start + nameCount + valueCount)
  }
}

/// A header block to send: names in lower case, pseudo-headers first.
///
/// Its storage serves again after ``removeAll()``.
package struct HTTP2Headers: Sendable {
  private var bytes: [UInt8] = []
  private var fields: [HTTP2Field] = []

  package init() {}

  package var isEmpty: Bool { fields.isEmpty }
  package var count: Int { fields.count }
  /// As RFC 9113, section 6.5.2 counts them.
  package var listBytes: Int { bytes.count + 32 * fields.count }

  package mutating func append(_ name: StaticString, _ value: StaticString) {
    let start = bytes.count
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: name.utf8Start, count: name.utf8CodeUnitCount))
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: value.utf8Start, count: value.utf8CodeUnitCount))
    close(start, name.utf8CodeUnitCount)
  }

  package mutating func append(_ name: StaticString, _ value: String) {
    let start = bytes.count
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(contentsOf: value.utf8)
    close(start, name.utf8CodeUnitCount)
  }

  package mutating func append(_ name: String, _ value: String) {
    let start = bytes.count
    bytes.append(contentsOf: name.utf8)
    let nameCount = bytes.count - start
    bytes.append(contentsOf: value.utf8)
    close(start, nameCount)
  }

  /// - Parameter value: Appends the value, and nothing else.
  package mutating func append(_ name: String, writing value: (inout [UInt8]) -> Void) {
    let start = bytes.count
    bytes.append(contentsOf: name.utf8)
    let nameCount = bytes.count - start
    value(&bytes)
    close(start, nameCount)
  }

  private mutating func close(_ start: Int, _ nameCount: Int) {
    fields.append(
      HTTP2Field(
        start: start, nameCount: nameCount, valueCount: bytes.count - start - nameCount))
  }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
  }

  /// The library copies what it is given here before `body` returns.
  func withFields<Value>(
    flags: nghttp2_nv_flag = NGHTTP2_NV_FLAG_NONE,
    _ body: (UnsafePointer<nghttp2_nv>?, Int) -> Value
  ) -> Value {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: fields.count) { room in
        let base = unsafe UnsafeMutablePointer(mutating: bytes.baseAddress)
        for (index, field) in fields.enumerated() {
          unsafe room.initializeElement(
            at: index,
            to: nghttp2_nv(
              name: base.map { unsafe $0 + field.start },
              value: base.map { unsafe $0 + field.start + field.nameCount },
              namelen: field.nameCount, valuelen: field.valueCount,
              flags: UInt8(truncatingIfNeeded: flags.rawValue)))
        }
        return unsafe body(UnsafePointer(room.baseAddress), fields.count)
      }
    }
  }
}

/// A header block that is sent again and again. It lives as long as the process: the library points
/// into it instead of copying it.
///
/// Immutable, which makes it `Sendable`.
@safe package final class HTTP2FixedHeaders: @unchecked Sendable {
  let fields: UnsafePointer<nghttp2_nv>
  let count: Int

  /// - Parameter pairs: Name and value. Make few of these: their memory isn't given back.
  package init(_ pairs: KeyValuePairs<StaticString, StaticString>) {
    let room = UnsafeMutablePointer<nghttp2_nv>.allocate(capacity: max(1, pairs.count))
    let flags =
      NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue | NGHTTP2_NV_FLAG_NO_COPY_VALUE.rawValue
    for (index, (name, value)) in pairs.enumerated() {
      // Sound: static strings are never freed, and the library doesn't write to what it doesn't
      // copy.
      unsafe (room + index).initialize(
        to: nghttp2_nv(
          name: UnsafeMutablePointer(mutating: name.utf8Start),
          value: UnsafeMutablePointer(mutating: value.utf8Start),
          namelen: name.utf8CodeUnitCount, valuelen: value.utf8CodeUnitCount,
          flags: UInt8(truncatingIfNeeded: flags)))
    }
    unsafe fields = UnsafePointer(room)
    count = pairs.count
  }
}
