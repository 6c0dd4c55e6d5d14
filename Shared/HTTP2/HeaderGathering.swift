/// The fields of the header block that comes now, copied out of the library one by one.
///
/// One block comes at a time, so a session needs one of these. It keeps its memory up to the size of
/// a usual block.
@safe struct HeaderGathering: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var fields: UnsafeMutablePointer<HTTP2Field>
  private var bytesCapacity = 1024
  private var fieldsCapacity = 32
  private(set) var byteCount = 0
  private(set) var fieldCount = 0
  /// As RFC 9113, section 6.5.2 counts it, what isn't kept included.
  private(set) var listBytes = 0
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

  mutating func begin() {
    byteCount = 0
    fieldCount = 0
    listBytes = 0
  }

  mutating func append(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    let added = name.count + value.count
    listBytes += added + 32
    guard !isOverLimit else { return }
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

  /// Gives back the memory of an unusually large block.
  mutating func shrink() {
    begin()
    guard bytesCapacity > 4096 || fieldsCapacity > 128 else { return }
    unsafe bytes.deallocate()
    unsafe fields.deallocate()
    bytesCapacity = 1024
    fieldsCapacity = 32
    unsafe bytes = .allocate(capacity: bytesCapacity)
    unsafe fields = .allocate(capacity: fieldsCapacity)
  }

  func withBlock(_ body: (borrowing Span<HTTP2Field>, borrowing RawSpan) -> Void) {
    // Sound: that much of both has been initialised, and neither changes while it is lent.
    let fields = unsafe Span(
      _unsafeElements: UnsafeBufferPointer(start: fields, count: fieldCount))
    let bytes = unsafe RawSpan(
      _unsafeBytes: UnsafeRawBufferPointer(start: bytes, count: byteCount))
    body(fields, bytes)
  }
}
