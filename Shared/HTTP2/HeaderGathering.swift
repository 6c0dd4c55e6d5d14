internal import CNGHTTP2

/// The fields of the header block that comes now, copied out of the library one by one.
///
/// One block comes at a time, so a session needs one of these. Peers send nearly the same block again
/// and again: as long as a block goes on like the one before it, its fields are there already. It
/// keeps its memory up to the size of a usual block.
@safe struct HeaderGathering: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var fields: UnsafeMutablePointer<HTTP2Field>
  private var bytesCapacity = 1024
  private var fieldsCapacity = 32
  private var byteCount = 0
  private var fieldCount = 0
  /// Of the fields that are there, as many as have come in this block.
  private var seen = 0
  /// This block has been like the one before it so far.
  private var follows = false
  /// The fields that are there are those of the block that was handed over last. One that breaks off
  /// leaves others behind.
  private var areWhole = false
  /// As RFC 9113, section 6.5.2 counts it, what isn't kept included.
  private var listBytes = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    unsafe bytes = .allocate(capacity: bytesCapacity)
    unsafe fields = .allocate(capacity: fieldsCapacity)
  }

  deinit {
    unsafe bytes.deallocate()
    unsafe fields.deallocate()
  }

  var isOverLimit: Bool { listBytes > limit }
  /// The block is so far over the limit that it can only be meant to do harm.
  var isHopeless: Bool { listBytes > limit &* 16 }
  /// The whole block is the same as the one that was handed over before it.
  var isRepeat: Bool { follows && areWhole && seen == fieldCount }

  mutating func begin() {
    seen = 0
    follows = true
    listBytes = 0
  }

  mutating func append(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    listBytes += name.count + value.count + 32
    if follows {
      if unsafe isNext(name, value) {
        seen += 1
        return
      }
      leave()
    }
    guard !isOverLimit else { return }
    let added = name.count + value.count
    if byteCount + added > bytesCapacity { growBytes(by: added) }
    if fieldCount == fieldsCapacity { growFields() }
    // Sound: there is room for both, and neither is empty memory when its count isn't 0.
    if let start = name.baseAddress {
      unsafe (bytes + byteCount).update(from: start, count: name.count)
    }
    if let start = value.baseAddress {
      unsafe (bytes + byteCount + name.count).update(from: start, count: value.count)
    }
    unsafe (fields + fieldCount).initialize(
      to: HTTP2Field(start: byteCount, nameCount: name.count, valueCount: value.count))
    byteCount += added
    fieldCount += 1
    seen += 1
  }

  private func isNext(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    guard seen < fieldCount else { return false }
    let field = unsafe fields[seen]
    guard field.nameCount == name.count, field.valueCount == value.count else { return false }
    let start = unsafe bytes + field.start
    // Sound: all four have as many bytes as they say, and both have a place even if that is none.
    guard let names = name.baseAddress, let values = value.baseAddress else { return false }
    return unsafe memcmp(start, names, name.count) == 0
      && memcmp(start + name.count, values, value.count) == 0
  }

  /// From here on the block is another than the one before it.
  private mutating func leave() {
    follows = false
    areWhole = false
    guard seen < fieldCount else { return }
    byteCount = unsafe fields[seen].start
    fieldCount = seen
  }

  private mutating func growBytes(by added: Int) {
    let capacity = max(bytesCapacity * 2, byteCount + added)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe grown.update(from: bytes, count: byteCount)
    unsafe bytes.deallocate()
    unsafe bytes = grown
    bytesCapacity = capacity
  }

  private mutating func growFields() {
    let grown = UnsafeMutablePointer<HTTP2Field>.allocate(capacity: fieldsCapacity * 2)
    unsafe grown.update(from: fields, count: fieldCount)
    unsafe fields.deallocate()
    unsafe fields = grown
    fieldsCapacity *= 2
  }

  /// The block has been handed over: gives back the memory of an unusually large one.
  mutating func end() {
    if follows, seen < fieldCount { leave() }
    areWhole = true
    guard bytesCapacity > 4096 || fieldsCapacity > 128 else { return }
    drop()
    unsafe bytes.deallocate()
    unsafe fields.deallocate()
    bytesCapacity = 1024
    fieldsCapacity = 32
    unsafe bytes = .allocate(capacity: bytesCapacity)
    unsafe fields = .allocate(capacity: fieldsCapacity)
  }

  /// Forgets the last block.
  private mutating func drop() {
    byteCount = 0
    fieldCount = 0
    seen = 0
    follows = false
    areWhole = false
  }

  func withBlock(_ body: (borrowing Span<HTTP2Field>, borrowing RawSpan) -> Void) {
    // Sound: that much of both has been initialised, and neither changes while it is lent.
    let fields = unsafe Span(_unsafeElements: UnsafeBufferPointer(start: fields, count: seen))
    let end = seen == 0 ? 0 : unsafe self.fields[seen - 1].value.upperBound
    let bytes = unsafe RawSpan(_unsafeBytes: UnsafeRawBufferPointer(start: bytes, count: end))
    body(fields, bytes)
  }
}
