internal import CZstd

/// Compresses and decompresses whole messages; one user at a time.
///
/// It keeps what zstd needs in between, some hundreds of kibibytes, so make few and use them again.
@safe package final class ZstdCodec: @unchecked Sendable {
  // Unchecked because of the pointers: whoever has the codec is the only one that uses them.
  private let compressor: OpaquePointer
  private let decompressor: OpaquePointer

  /// `nil` if memory is short.
  package init?() {
    guard let compressor = unsafe ZSTD_createCCtx() else { return nil }
    guard let decompressor = unsafe ZSTD_createDCtx() else {
      unsafe ZSTD_freeCCtx(compressor)
      return nil
    }
    unsafe self.compressor = compressor
    unsafe self.decompressor = decompressor
  }

  deinit {
    unsafe ZSTD_freeCCtx(compressor)
    unsafe ZSTD_freeDCtx(decompressor)
  }

  /// One frame that says how much it holds; `nil` if it would take more than `limit` bytes.
  package func compress(_ bytes: RawSpan, limit: Int) -> [UInt8]? {
    let output = [UInt8](capacity: limit) { output in
      unsafe output.withUnsafeMutableBufferPointer { room, count in
        let written = unsafe bytes.withUnsafeBytes { bytes in
          unsafe ZSTD_compressCCtx(
            compressor, room.baseAddress, room.count, bytes.baseAddress, bytes.count, Self.level)
        }
        count = ZSTD_isError(written) == 0 ? written : 0
      }
    }
    return output.isEmpty ? nil : output
  }

  /// What a frame holds. Never takes more memory than `size`, whatever the frame turns out to be.
  ///
  /// - Parameter size: What ``ZstdFrame/contentSize(_:)`` said, checked by the caller.
  /// - Throws: If the frame is damaged, or holds another number of bytes.
  package func decompress(_ bytes: RawSpan, size: Int) throws(ZstdFailure) -> [UInt8] {
    var failure: String?
    let output = [UInt8](capacity: size) { output in
      unsafe output.withUnsafeMutableBufferPointer { room, count in
        let written = unsafe bytes.withUnsafeBytes { bytes in
          unsafe ZSTD_decompressDCtx(
            decompressor, room.baseAddress, size, bytes.baseAddress, bytes.count)
        }
        if ZSTD_isError(written) != 0 {
          failure = unsafe String(cString: ZSTD_getErrorName(written))
        } else if written != size {
          failure = "it holds \(written) bytes and says \(size)"
        } else {
          count = written
        }
      }
    }
    if let failure { throw ZstdFailure(reason: failure) }
    return output
  }

  /// The quickest of the usual ones: what it leaves costs less on a local network than more effort.
  private static let level: Int32 = 1
}
