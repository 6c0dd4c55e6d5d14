internal import CNGHTTP2

/// Where the library's small pieces of memory come from and go to: it takes and gives back some of
/// the same few sizes for every stream, which costs a general allocator several times as much.
///
/// One for each session, whose thread is the only one that uses it. What is given back is kept for the
/// next, up to a bound.
@safe final class SessionMemory {
  /// Pieces of each class of size, linked by their first word.
  private let lists: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private let counts: UnsafeMutablePointer<Int32>

  /// Classes are multiples of this, and it is what stands in front of a piece: the number of its class,
  /// or `classes` for one that is too large for any.
  private static let step = 16
  private static let classes = 32
  private static let kept = 32

  init() {
    unsafe lists = .allocate(capacity: Self.classes)
    unsafe lists.initialize(repeating: nil, count: Self.classes)
    unsafe counts = .allocate(capacity: Self.classes)
    unsafe counts.initialize(repeating: 0, count: Self.classes)
  }

  deinit {
    shrink()
    unsafe lists.deallocate()
    unsafe counts.deallocate()
  }

  /// Gives back what nobody uses at the moment.
  func shrink() {
    for number in 0..<Self.classes {
      while let piece = unsafe lists[number] {
        unsafe lists[number] = unsafe piece.load(as: UnsafeMutableRawPointer?.self)
        unsafe free(piece - Self.step)
      }
      unsafe counts[number] = 0
    }
  }

  fileprivate func take(_ size: Int) -> UnsafeMutableRawPointer? {
    let number = max(0, size - 1) / Self.step
    guard number < Self.classes else {
      guard size <= Int.max - Self.step, let start = unsafe malloc(size + Self.step) else {
        return nil
      }
      unsafe start.storeBytes(of: Self.classes, as: Int.self)
      return unsafe start + Self.step
    }
    if let piece = unsafe lists[number] {
      unsafe lists[number] = unsafe piece.load(as: UnsafeMutableRawPointer?.self)
      unsafe counts[number] -= 1
      return unsafe piece
    }
    guard let start = unsafe malloc((number + 2) * Self.step) else { return nil }
    unsafe start.storeBytes(of: number, as: Int.self)
    return unsafe start + Self.step
  }

  fileprivate func give(_ piece: UnsafeMutableRawPointer) {
    let start = unsafe piece - Self.step
    let number = unsafe start.load(as: Int.self)
    guard number < Self.classes, unsafe counts[number] < Self.kept else {
      unsafe free(start)
      return
    }
    unsafe piece.storeBytes(of: lists[number], as: UnsafeMutableRawPointer?.self)
    unsafe lists[number] = unsafe piece
    unsafe counts[number] += 1
  }

  /// How many bytes can be used of a piece, at least.
  fileprivate static func room(_ piece: UnsafeMutableRawPointer) -> Int? {
    let number = unsafe (piece - step).load(as: Int.self)
    return number < classes ? (number + 1) * step : nil
  }

  /// The functions as the library takes them. They are good for as long as this is.
  var functions: nghttp2_mem {
    // Sound: the session that calls them holds this, and is freed before it.
    unsafe nghttp2_mem(
      mem_user_data: Unmanaged.passUnretained(self).toOpaque(), malloc: Self.takes,
      free: Self.gives,
      calloc: Self.clears, realloc: Self.moves)
  }

  @inline(__always)
  private static func with<Value>(
    _ user: UnsafeMutableRawPointer?, _ body: (SessionMemory) -> Value
  ) -> Value {
    unsafe Unmanaged<SessionMemory>.fromOpaque(user!)._withUnsafeGuaranteedRef(body)
  }

  private static let takes:
    @convention(c) (Int, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { size, user in
      unsafe with(user) { unsafe $0.take(size) }
    }

  private static let gives:
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void =
      { piece, user in
        guard let piece = unsafe piece else { return }
        unsafe with(user) { unsafe $0.give(piece) }
      }

  private static let clears:
    @convention(c) (Int, Int, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      count, size, user in
      let (bytes, overflow) = count.multipliedReportingOverflow(by: size)
      guard !overflow, let piece = unsafe with(user, { unsafe $0.take(bytes) }) else { return nil }
      unsafe piece.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
      return unsafe piece
    }

  private static let moves:
    @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) ->
      UnsafeMutableRawPointer? =
      { piece, size, user in
        guard let piece = unsafe piece else { return unsafe with(user) { unsafe $0.take(size) } }
        guard let room = unsafe room(piece) else {
          // Too large for any class before, and so it may stay: the number in front goes with it.
          let start = unsafe realloc(piece - step, size + step)
          return unsafe start.map { unsafe $0 + step }
        }
        guard size > room else { return unsafe piece }
        return unsafe with(user) { memory in
          guard let moved = unsafe memory.take(size) else { return nil }
          unsafe moved.copyMemory(from: piece, byteCount: room)
          unsafe memory.give(piece)
          return unsafe moved
        }
      }
}
