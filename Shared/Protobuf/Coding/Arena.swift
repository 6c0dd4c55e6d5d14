/// Memory for protobuf-c's structs while one message is packed or unpacked: taken from the front of
/// a block, given back all at once.
///
/// The first block is the caller's, on the stack, and does for most messages without any allocation.
@safe @usableFromInline package struct Arena: ~Copyable {
  /// Every struct of protobuf-c's wants this and none wants more.
  private static let alignment = 8
  private static let smallestBlock = 4096

  private var cursor: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer

  /// Blocks of our own, each beginning with a pointer to the one before.
  private var lastBlock: UnsafeMutableRawPointer?
  private var nextBlockBytes = smallestBlock

  /// How much more `allocateWithinLimit` gives out.
  private var remaining: Int

  /// An allocation was refused, so what protobuf-c reports as an error was that.
  package private(set) var wasExhausted = false

  /// protobuf-c gave something back. See `unpack` for what that tells.
  package private(set) var wasFreedInto = false

  package init(firstBlock: UnsafeMutableRawBufferPointer, limit: Int = .max) {
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
  @usableFromInline package mutating func allocate(_ bytes: Int) -> UnsafeMutableRawPointer {
    let rounded = (bytes + (Self.alignment - 1)) & ~(Self.alignment - 1)
    guard unsafe rounded <= end - cursor else { return unsafe allocateInNewBlock(rounded) }
    let result = unsafe cursor
    unsafe cursor += rounded
    return unsafe result
  }

  /// As `allocate`, but `nil` once the limit is reached.
  package mutating func allocateWithinLimit(_ bytes: Int) -> UnsafeMutableRawPointer? {
    guard bytes <= remaining else {
      wasExhausted = true
      return nil
    }
    remaining -= bytes
    return unsafe allocate(bytes)
  }

  /// Nothing is reused, only noted.
  package mutating func noteFree() {
    wasFreedInto = true
  }

  private mutating func allocateInNewBlock(_ bytes: Int) -> UnsafeMutableRawPointer {
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
