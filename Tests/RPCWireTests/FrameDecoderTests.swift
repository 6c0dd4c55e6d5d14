import RPCWire
import Testing

@Suite("Frame decoder")
struct FrameDecoderTests {
  struct Cut: Sendable, CustomTestStringConvertible {
    let name: String
    let reads: [[UInt8]]
    let frames: [[UInt8]]
    var testDescription: String { name }
  }

  static let cuts = [
    Cut(name: "one frame in one read", reads: [[0, 0, 0, 1, 9]], frames: [[9]]),
    Cut(name: "header in two reads", reads: [[0, 0], [0, 1, 9]], frames: [[9]]),
    Cut(name: "header and payload apart", reads: [[0, 0, 0, 2], [8, 9]], frames: [[8, 9]]),
    Cut(
      name: "two frames in one read", reads: [[0, 0, 0, 1, 9, 0, 0, 0, 1, 7]], frames: [[9], [7]]),
    Cut(
      name: "the end of one and the start of the next",
      reads: [[0, 0, 0, 2, 1], [2, 0, 0], [0, 1, 3]],
      frames: [[1, 2], [3]]),
    Cut(name: "an empty read between", reads: [[0, 0, 0], [], [1, 5]], frames: [[5]]),
    Cut(name: "an unfinished frame", reads: [[0, 0, 0, 3, 1, 2]], frames: []),
  ]

  @Test("reassembles frames however the bytes are cut", arguments: cuts)
  func reassembly(_ cut: Cut) throws {
    #expect(try decode(cut.reads) == cut.frames)
  }

  @Test("reassembles a stream cut at every byte")
  func everyCut() throws {
    let stream: [UInt8] = [0, 0, 0, 1, 9, 0, 0, 0, 3, 1, 2, 3, 0, 0, 0, 2, 4, 5]
    for cut in 0...stream.count {
      let frames = try decode([Array(stream[..<cut]), Array(stream[cut...])])
      #expect(frames == [[9], [1, 2, 3], [4, 5]], "cut at \(cut)")
    }
    #expect(try decode(stream.map { [$0] }) == [[9], [1, 2, 3], [4, 5]])
  }

  @Test("rejects a frame over the limit as soon as its header is there")
  func tooLarge() {
    #expect(throws: ProtocolViolation.frameTooLarge(announced: 17, limit: 16)) {
      try decode([[0, 0, 0, 17]])
    }
    #expect(throws: ProtocolViolation.frameTooLarge(announced: 0xffff_ffff, limit: 16)) {
      try decode([[255, 255], [255, 255]])
    }
  }

  @Test("rejects a frame of no bytes")
  func empty() {
    #expect(throws: ProtocolViolation.emptyFrame) { try decode([[0, 0, 0, 0]]) }
    #expect(throws: ProtocolViolation.emptyFrame) { try decode([[0, 0], [0, 0, 1]]) }
  }

  @Test("knows whether the bytes so far end inside a frame")
  func inside() throws {
    var decoder = FrameDecoder(maximumFrameBytes: 16)
    #expect(!decoder.isInsideFrame)
    try unsafe decoder.decode(([0, 0] as [UInt8]).span.bytes) { _ in }
    #expect(decoder.isInsideFrame)
    try unsafe decoder.decode(([0, 1, 7] as [UInt8]).span.bytes) { _ in }
    #expect(!decoder.isInsideFrame)
  }

  private func decode(_ reads: [[UInt8]]) throws -> [[UInt8]] {
    var decoder = FrameDecoder(maximumFrameBytes: 16)
    var frames: [[UInt8]] = []
    for read in reads {
      try unsafe decoder.decode(read.span.bytes) { frame in
        frames.append(unsafe frame.withUnsafeBytes { unsafe Array($0) })
      }
    }
    return frames
  }
}
