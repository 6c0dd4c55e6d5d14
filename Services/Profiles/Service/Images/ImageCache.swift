internal import LinuxIO

/// The pictures that were asked for last. What a key stands for never changes, so nothing in here
/// can be out of date.
final class ImageCache: Sendable {
  private struct Entry {
    var image: RenderedImage
    /// Grows with every use of the cache.
    var lastUse: UInt64
  }

  private struct State {
    var entries: [RenderedImage.Key: Entry] = [:]
    var bytes = 0
    var uses: UInt64 = 0
  }

  private let state = Lock(State())
  private let maximumBytes: Int

  init(maximumBytes: Int) {
    self.maximumBytes = maximumBytes
  }

  subscript(key: RenderedImage.Key) -> RenderedImage? {
    state.withLock { state in
      guard let image = state.entries[key]?.image else { return nil }
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return image
    }
  }

  /// Keeps a picture, in the place of those that weren't asked for the longest.
  func keep(_ image: RenderedImage, as key: RenderedImage.Key) {
    state.withLock { state in
      state.uses += 1
      let before = state.entries.updateValue(Entry(image: image, lastUse: state.uses), forKey: key)
      state.bytes += image.file.count - (before?.image.file.count ?? 0)
      guard state.bytes > maximumBytes else { return }
      // Down to three quarters, so that the next ones find room without a search.
      for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
        guard state.bytes > maximumBytes / 4 * 3 else { break }
        state.entries[key] = nil
        state.bytes -= entry.image.file.count
      }
    }
  }

  /// What is kept, in bytes of files.
  var bytes: Int { state.withLock { $0.bytes } }
}
