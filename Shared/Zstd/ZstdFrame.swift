internal import CZstd

/// What a zstd frame says of itself before anything of it is decompressed.
package enum ZstdFrame {
  /// How many bytes it holds, as it says; `nil` if the bytes begin no frame, or one that doesn't say.
  ///
  /// Source: RFC 8878, section 3.1.1.1.
  package static func contentSize(_ bytes: RawSpan) -> UInt64? {
    let size = unsafe bytes.withUnsafeBytes { bytes in
      unsafe ZSTD_getFrameContentSize(bytes.baseAddress, bytes.count)
    }
    guard size != shim_ZSTD_CONTENTSIZE_UNKNOWN(), size != shim_ZSTD_CONTENTSIZE_ERROR() else {
      return nil
    }
    return size
  }
}

/// Why bytes can't be decompressed.
package struct ZstdFailure: Error, Hashable {
  /// In the library's words.
  package let reason: String
}
