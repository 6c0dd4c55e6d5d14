internal import CZlib

/// Compresses and decompresses whole messages; one user at a time.
///
/// It keeps what zlib needs in between, some 300 KiB, so make few and use them again. Format:
/// RFC 1952.
@safe package final class GzipCodec: @unchecked Sendable {
  // Unchecked because of the pointers: whoever has the codec is the only one that uses them. They
  // stay where they are: zlib's state points back to its stream.
  private let deflater: UnsafeMutablePointer<z_stream>
  private let inflater: UnsafeMutablePointer<z_stream>

  /// `nil` if memory is short.
  package init?() {
    let deflater = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    let inflater = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    guard unsafe rollcall_deflate_gzip(deflater, Self.level) == Z_OK else {
      unsafe deflater.deallocate()
      unsafe inflater.deallocate()
      return nil
    }
    guard unsafe rollcall_inflate_gzip(inflater) == Z_OK else {
      _ = unsafe deflateEnd(deflater)
      unsafe deflater.deallocate()
      unsafe inflater.deallocate()
      return nil
    }
    unsafe self.deflater = deflater
    unsafe self.inflater = inflater
  }

  deinit {
    _ = unsafe deflateEnd(deflater)
    _ = unsafe inflateEnd(inflater)
    unsafe deflater.deallocate()
    unsafe inflater.deallocate()
  }

  /// One member; `nil` if it would take more than `limit` bytes.
  package func compress(_ bytes: RawSpan, limit: Int) -> [UInt8]? {
    guard limit > 0, unsafe deflateReset(deflater) == Z_OK else { return nil }
    let output = [UInt8](capacity: limit) { output in
      unsafe output.withUnsafeMutableBufferPointer { room, count in
        let outcome = unsafe bytes.withUnsafeBytes { bytes in
          unsafe Self.lend(bytes, room, to: deflater) { unsafe deflate($0, Z_FINISH) }
        }
        count = outcome.code == Z_STREAM_END ? outcome.written : 0
      }
    }
    return output.isEmpty ? nil : output
  }

  /// What a member holds. Never takes more memory than `limit`, whatever the bytes turn out to be.
  ///
  /// - Throws: If the bytes are no gzip, go on behind it, or hold more than `limit`.
  package func decompress(_ bytes: RawSpan, limit: Int) throws(GzipFailure) -> [UInt8] {
    // Text and messages shrink to a fourth or so. What shrinks more costs another look.
    var room = min(limit, max(1024, bytes.byteCount * 4))
    while true {
      do throws(GzipFailure) {
        return try decompress(bytes, room: room)
      } catch {
        guard case .tooLarge = error, room < limit else { throw error }
        room = min(limit, room * 8)
      }
    }
  }

  private func decompress(_ bytes: RawSpan, room size: Int) throws(GzipFailure) -> [UInt8] {
    guard unsafe inflateReset(inflater) == Z_OK else {
      throw .damaged(reason: "zlib can't begin")
    }
    var failure: GzipFailure?
    let inflater = unsafe self.inflater
    // One byte more, which only what is too large writes.
    let output = [UInt8](capacity: size + 1) { output in
      unsafe output.withUnsafeMutableBufferPointer { room, count in
        let outcome = unsafe bytes.withUnsafeBytes { bytes in
          unsafe Self.lend(bytes, room, to: inflater) { unsafe inflate($0, Z_FINISH) }
        }
        switch outcome.code {
        case Z_STREAM_END where outcome.written <= size:
          count = outcome.written
          if outcome.left > 0 { failure = .damaged(reason: "more bytes follow its end") }
        case Z_STREAM_END: failure = .tooLarge(limit: size)
        case Z_BUF_ERROR where outcome.written > size, Z_OK where outcome.written > size:
          failure = .tooLarge(limit: size)
        case Z_BUF_ERROR, Z_OK: failure = .damaged(reason: "it ends too early")
        default:
          let words = unsafe inflater.pointee.msg
          failure = .damaged(
            reason: unsafe words.map { unsafe String(cString: $0) }
              ?? "zlib's error \(outcome.code)")
        }
      }
    }
    if let failure { throw failure }
    return output
  }

  private static func lend(
    _ bytes: UnsafeRawBufferPointer, _ room: UnsafeMutableBufferPointer<UInt8>,
    to stream: UnsafeMutablePointer<z_stream>, _ body: (UnsafeMutablePointer<z_stream>) -> Int32
  ) -> (code: Int32, written: Int, left: Int) {
    let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: start)
    unsafe stream.pointee.avail_in = UInt32(clamping: bytes.count)
    unsafe stream.pointee.next_out = room.baseAddress
    unsafe stream.pointee.avail_out = UInt32(clamping: room.count)
    let code = unsafe body(stream)
    return unsafe (
      code, room.count - Int(stream.pointee.avail_out), Int(stream.pointee.avail_in)
    )
  }

  /// Nearly as small as the usual level, for a third of the effort.
  private static let level: Int32 = 3
}

/// Why bytes can't be decompressed.
package enum GzipFailure: Error, Sendable, Hashable {
  case damaged(reason: String)
  case tooLarge(limit: Int)
}
