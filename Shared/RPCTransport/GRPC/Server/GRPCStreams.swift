import HTTP2

/// The streams of a connection by their tags: a tag is a place here, and serves again.
struct GRPCStreams {
  private var places: [GRPCServerStream?] = []
  private var free: [Int] = []
  /// Emptied, for the next.
  private var spare: [GRPCServerStream] = []
  private(set) var count = 0
  private let maximumMessageBytes: Int

  init(maximumMessageBytes: Int) {
    self.maximumMessageBytes = maximumMessageBytes
  }

  /// - Returns: The tag, which is never 0.
  mutating func begin(_ id: Int32) -> (tag: Int, stream: GRPCServerStream) {
    let stream = spare.popLast() ?? GRPCServerStream(maximumMessageBytes: maximumMessageBytes)
    stream.begin(id)
    count += 1
    guard let place = free.popLast() else {
      places.append(stream)
      return (places.count, stream)
    }
    places[place] = stream
    return (place + 1, stream)
  }

  subscript(tag: Int) -> GRPCServerStream? {
    tag > 0 && tag <= places.count ? places[tag - 1] : nil
  }

  /// The stream is gone.
  mutating func end(_ tag: Int) {
    guard let stream = self[tag] else { return }
    places[tag - 1] = nil
    free.append(tag - 1)
    count -= 1
    stream.reset()
    if spare.count < Self.spares { spare.append(stream) }
  }

  /// Gives back what an idle connection has no need of.
  mutating func shrink() {
    guard count == 0 else { return }
    places = []
    free = []
    spare = []
  }

  var all: [GRPCServerStream] { places.compactMap { $0 } }

  private static let spares = 64
}
