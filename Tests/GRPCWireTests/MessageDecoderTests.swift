import GRPCWire
import Testing

@Suite("Messages of gRPC")
struct MessageDecoderTests {
  struct Taken: Equatable {
    let bytes: [UInt8]
    let isCompressed: Bool
  }

  private func decode(_ reads: [[UInt8]], limit: Int = 1000) throws -> [Taken] {
    var decoder = MessageDecoder(maximumMessageBytes: limit)
    var taken: [Taken] = []
    for read in reads {
      // Sound: a UInt8 has no padding that could be read.
      try unsafe decoder.decode(read.span.bytes) { message, isCompressed in
        taken.append(
          Taken(
            bytes: unsafe message.withUnsafeBytes { unsafe Array($0) }, isCompressed: isCompressed))
        return true
      }
    }
    return taken
  }

  static let stream: [UInt8] = [
    0, 0, 0, 0, 1, 9, 1, 0, 0, 0, 3, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 5,
  ]
  static let messages = [
    Taken(bytes: [9], isCompressed: false), Taken(bytes: [1, 2, 3], isCompressed: true),
    Taken(bytes: [], isCompressed: false), Taken(bytes: [4, 5], isCompressed: false),
  ]

  @Test("reassembles messages cut at every byte, and at every two")
  func cuts() throws {
    let stream = Self.stream
    for first in 0...stream.count {
      for second in first...stream.count {
        let reads = [stream[..<first], stream[first..<second], stream[second...]].map { Array($0) }
        #expect(try decode(reads) == Self.messages, "cut at \(first) and \(second)")
      }
    }
    #expect(try decode(stream.map { [$0] }) == Self.messages)
  }

  @Test("refuses a message over the limit as soon as its prefix is there")
  func tooLarge() {
    let announced: [UInt8] = [0, 0, 0, 4, 0]
    for cut in 0...announced.count {
      #expect(throws: MessageDecoder.Failure.tooLarge(announced: 1024, limit: 1000)) {
        try decode([Array(announced[..<cut]), Array(announced[cut...])])
      }
    }
  }

  @Test("refuses a flag that it doesn't know")
  func flag() {
    #expect(throws: MessageDecoder.Failure.unknownFlag(2)) { try decode([[2, 0, 0, 0, 0]]) }
    #expect(throws: MessageDecoder.Failure.unknownFlag(255)) {
      try decode([[255, 0], [0, 0, 1, 7]])
    }
  }

  @Test("knows how much of a message is still missing, and stops where it is told to")
  func partial() throws {
    var decoder = MessageDecoder(maximumMessageBytes: 100)
    let bytes: [UInt8] = [0, 0, 0, 0, 1, 7, 0, 0, 0, 0, 9, 1, 2]
    var count = 0
    try unsafe decoder.decode(bytes.span.bytes) { _, _ in
      count += 1
      return true
    }
    #expect(count == 1)
    #expect(decoder.partialBytes == 7)
    decoder.reset()
    try unsafe decoder.decode(bytes.span.bytes) { _, _ in false }
    #expect(decoder.partialBytes == 0)
  }

  @Test("what the prefix says is what the decoder reads", arguments: [0, 1, 255, 256, 70_000])
  func prefix(_ count: Int) throws {
    var output: [UInt8] = [1, 2]
    let start = MessagePrefix.open(in: &output)
    output += [UInt8](repeating: 3, count: count)
    #expect(MessagePrefix.close(&output, from: start) == count)
    let taken = try decode([Array(output.dropFirst(2))], limit: 100_000)
    #expect(taken == [Taken(bytes: [UInt8](repeating: 3, count: count), isCompressed: false)])
  }
}
