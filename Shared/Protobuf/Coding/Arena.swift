/// Memory for protobuf-c's structs while one message is packed or unpacked: taken from the front of
/// a block, given back all at once.
///
/// The first block is the caller's, on the stack, and does for most messages without any allocation.
@_spi(GeneratedCode) @safe public struct Arena: ~Copyable {
  /// Every struct of protobuf-c's wants this and none wants more.
  @inlinable static var alignment: Int { 8 }
  private static let smallestBlock = 4096

  @usableFromInline var cursor: UnsafeMutableRawPointer
  @usableFromInline var end: UnsafeMutableRawPointer

  /// Blocks of our own, each beginning with a pointer to the one before.
  private var lastBlock: UnsafeMutableRawPointer?
  private var nextBlockBytes = smallestBlock

  /// At most so many bytes will the messages take that were written into the arena.
  ///
  /// Adding up what each field can take at most while it is written costs less than
  /// `protobuf_c_message_get_packed_size`, which goes over the whole message a second time.
  @usableFromInline var packedBound = 0

  /// How much more `allocateWithinLimit` gives out.
  private var remaining: Int

  /// An allocation was refused, so what protobuf-c reports as an error was that.
  private(set) var wasExhausted = false

  /// protobuf-c gave a message back. See `unpack` for what that tells.
  private(set) var gotMessageBack = false

  init(firstBlock: UnsafeMutableRawBufferPointer, limit: Int = .max) {
    unsafe cursor = firstBlock.baseAddress!
    unsafe end = cursor + firstBlock.count
    unsafe lastBlock = nil
    remaining = limit
  }

  deinit {
    var block = unsafe lastBlock
    while let current = unsafe block {
      unsafe block = current.load(as: UnsafeMutableRawPointer?.self)
      unsafe current.deallocate()
    }
  }

  /// Uninitialised memory that lives as long as the arena.
  @inlinable public mutating func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
    let rounded = (bytes &+ (Self.alignment &- 1)) & ~(Self.alignment &- 1)
    guard unsafe rounded <= end - cursor else { return unsafe allocateInNewBlock(rounded) }
    let result = unsafe cursor
    unsafe cursor += rounded
    return unsafe result
  }

  /// Counts `bytes` more into `packedBound`.
  @inlinable public mutating func expect(_ bytes: Int) {
    packedBound &+= bytes
  }

  /// As `allocate`, but `nil` once the limit is reached.
  mutating func allocateWithinLimit(_ bytes: Int) -> UnsafeMutableRawPointer? {
    guard bytes <= remaining else {
      wasExhausted = true
      return nil
    }
    remaining -= bytes
    // Never nothing: `noteFree` looks at the first eight bytes.
    return unsafe allocate(max(bytes, 1))
  }

  /// Nothing is reused. Only messages are noted: protobuf-c clears the pointer that they begin with
  /// before it gives them back, and what else it allocates seldom begins with eight zeros.
  mutating func noteFree(of pointer: UnsafeMutableRawPointer) {
    if unsafe pointer.load(as: UInt64.self) == 0 {
      gotMessageBack = true
    }
  }

  @usableFromInline mutating func allocateInNewBlock(_ bytes: Int) -> UnsafeMutableRawPointer {
    let header = Self.alignment
    let blockBytes = max(nextBlockBytes, bytes + header)
    nextBlockBytes = min(blockBytes * 2, 1 << 20)
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: blockBytes, alignment: Self.alignment)
    unsafe block.storeBytes(of: lastBlock, as: UnsafeMutableRawPointer?.self)
    unsafe lastBlock = block
    unsafe cursor = block + header + bytes
    unsafe end = block + blockBytes
    return unsafe block + header
  }
}
