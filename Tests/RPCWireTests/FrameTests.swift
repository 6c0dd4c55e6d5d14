import FrameAPI
import Protobuf
import RPCWire
import Testing

/// Our reader and writer of frames beside protobuf-c's code for the same schema.
@Suite("Frames")
struct FrameTests {
  static let metadata = [
    RPCWire.Frame.Metadata(key: "tenant", value: Array("blue".utf8)),
    RPCWire.Frame.Metadata(key: "trace-bin", value: [0, 255, 7]),
  ]

  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let ours: @Sendable (inout FrameWriter) -> Void
    let theirs: FrameAPI.Frame
    var testDescription: String { name }
  }

  static let samples = [
    Sample(
      name: "a message that is compressed",
      ours: { writer in
        writer.append(callID: 9, .halfClose, message: [UInt8](repeating: 1, count: 300))
        writer.replaceMessage(from: 0, count: 300, with: [7, 8, 9], encoding: "zstd")
      },
      theirs: .with {
        $0.callID = 9
        $0.halfClose = true
        $0.encoding = "zstd"
        $0.message = [7, 8, 9]
      }),
    Sample(
      name: "settings with an encoding",
      ours: { writer in
        writer.append(
          callID: 0,
          .settings(
            WireSettings(
              maximumFrameBytes: 1, maximumCalls: 2, callCredit: 3, connectionCredit: 4,
              takesZstd: true)))
      },
      theirs: .with {
        $0.settings = Settings(
          maximumFrameBytes: 1, maximumCalls: 2, callCredit: 3, connectionCredit: 4,
          encodings: ["zstd"])
      }),
    Sample(
      name: "a unary request",
      ours: { writer in
        writer.append(
          callID: 7, .begin(method: "a.B/C", timeoutMicroseconds: 1_500_000, metadata: metadata),
          .halfClose, message: [1, 2, 3])
      },
      theirs: .with {
        $0.callID = 7
        $0.begin = Begin(
          method: "a.B/C", timeoutUs: 1_500_000,
          metadata: [
            Metadata(key: "tenant", value: Array("blue".utf8)),
            Metadata(key: "trace-bin", value: [0, 255, 7]),
          ])
        $0.halfClose = true
        $0.message = [1, 2, 3]
      }),
    Sample(
      name: "a unary reply with an empty message",
      ours: { $0.append(callID: 300, .end(.init()), message: []) },
      theirs: .with {
        $0.callID = 300
        $0.end = End()
        $0.message = []
      }),
    Sample(
      name: "an end with everything",
      ours: {
        $0.append(
          callID: 1,
          .end(
            .init(
              code: 5, message: "nobody: ü", trailers: metadata,
              details: [.init(typeURL: "type.googleapis.com/x.Y", value: [9, 9])])))
      },
      theirs: .with {
        $0.callID = 1
        $0.end = End(
          code: 5, message: "nobody: ü",
          trailers: [
            Metadata(key: "tenant", value: Array("blue".utf8)),
            Metadata(key: "trace-bin", value: [0, 255, 7]),
          ], details: [Detail(typeURL: "type.googleapis.com/x.Y", value: [9, 9])])
      }),
    Sample(
      name: "a head, and a credit beside a message of 300 bytes",
      ours: {
        $0.append(
          callID: 2, .head(metadata), .credit(70_000), message: [UInt8](repeating: 5, count: 300))
      },
      theirs: .with {
        $0.callID = 2
        $0.head = Head(metadata: [
          Metadata(key: "tenant", value: Array("blue".utf8)),
          Metadata(key: "trace-bin", value: [0, 255, 7]),
        ])
        $0.credit = 70_000
        $0.message = [UInt8](repeating: 5, count: 300)
      }),
    Sample(
      name: "settings",
      ours: {
        $0.append(
          callID: 0,
          .settings(
            .init(
              maximumFrameBytes: 1 << 22, maximumCalls: 1000, callCredit: 1, connectionCredit: 2)))
      },
      theirs: .with {
        $0.settings = Settings(
          maximumFrameBytes: 1 << 22, maximumCalls: 1000, callCredit: 1, connectionCredit: 2)
      }),
    Sample(
      name: "a ping and its answer",
      ours: {
        $0.append(callID: 0, .ping(.init(opaque: 0x1122_3344_5566_7788, isAnswer: true)))
      },
      theirs: .with { $0.ping = Ping(opaque: 0x1122_3344_5566_7788, answer: true) }),
    Sample(
      name: "a go-away",
      ours: {
        $0.append(callID: 0, .goAway(.init(lastCallID: 9, code: 3, reason: "too large")))
      },
      theirs: .with { $0.goAway = GoAway(lastCallID: 9, code: 3, reason: "too large") }),
    Sample(
      name: "a cancel without a reason",
      ours: { $0.append(callID: 4, .cancel(reason: "")) },
      theirs: .with {
        $0.callID = 4
        $0.cancel = Cancel()
      }),
  ]

  @Test("writes the bytes that protobuf-c writes", arguments: samples)
  func sameBytes(_ sample: Sample) throws {
    var writer = FrameWriter()
    sample.ours(&writer)
    let packed = try sample.theirs.packed()
    #expect(Array(writer.output.dropFirst(4)) == packed)
    let length = writer.output.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    #expect(length == packed.count)
  }

  @Test("reads what protobuf-c writes", arguments: samples)
  func sameValues(_ sample: Sample) throws {
    let packed = try sample.theirs.packed()
    let frame = try parse(packed)
    #expect(frame.callID == sample.theirs.callID)
    #expect(frame.halfClose == sample.theirs.halfClose)
    #expect(frame.credit == sample.theirs.credit)
    #expect(frame.message.map { Array(packed[$0]) } == sample.theirs.message)
    #expect(
      frame.begin.map { Array(packed[$0.method]) }
        == sample.theirs.begin.map { Array($0.method.utf8) })
    #expect(frame.begin?.timeoutMicroseconds == sample.theirs.begin?.timeoutUs)
    #expect(frame.begin?.metadata.map(\.key) == sample.theirs.begin?.metadata.map(\.key))
    #expect(frame.head?.map(\.value) == sample.theirs.head?.metadata.map(\.value))
    #expect(frame.end?.code == sample.theirs.end?.code)
    #expect(frame.end?.message == sample.theirs.end?.message)
    #expect(frame.end?.trailers.map(\.key) == sample.theirs.end?.trailers.map(\.key))
    #expect(frame.end?.details.map(\.typeURL) == sample.theirs.end?.details.map(\.typeURL))
    #expect(frame.cancel == sample.theirs.cancel?.reason)
    #expect(frame.settings?.maximumCalls == sample.theirs.settings?.maximumCalls)
    #expect(frame.ping?.opaque == sample.theirs.ping?.opaque)
    #expect(frame.ping?.isAnswer == sample.theirs.ping?.answer)
    #expect(frame.goAway?.lastCallID == sample.theirs.goAway?.lastCallID)
    #expect(frame.goAway?.reason == sample.theirs.goAway?.reason)
  }

  @Test("never traps on a frame cut short or with a byte changed", arguments: samples)
  func damaged(_ sample: Sample) throws {
    let packed = try sample.theirs.packed()
    for end in packed.indices { _ = try? parse(Array(packed[..<end])) }
    for index in packed.indices {
      for value: UInt8 in [0, 1, 0x7f, 0x80, 0xff] {
        var changed = packed
        changed[index] = value
        _ = try? parse(changed)
      }
    }
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let says: String
    var testDescription: String { name }
  }

  static let bad = [
    Bad(name: "a varint that doesn't end", bytes: [0x08, 0xff, 0xff], says: "varint"),
    Bad(
      name: "a varint of over 64 bits",
      bytes: [0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f], says: "varint"),
    Bad(
      name: "a message longer than the frame", bytes: [0x7a, 0x05, 1], says: "5 bytes announced"),
    Bad(
      name: "a length near 2^64",
      bytes: [0x7a, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01], says: "length"),
    Bad(name: "a group", bytes: [0x0b], says: "wire type 3"),
    Bad(name: "field number 0", bytes: [0x00, 0x00], says: "field number 0"),
    Bad(name: "a reason that isn't UTF-8", bytes: [0x3a, 0x03, 0x0a, 0x01, 0xff], says: "UTF-8"),
    Bad(
      name: "a field that has to be understood", bytes: [0x58, 0x63],
      says: "field 99 has to be understood"),
    Bad(
      name: "one of several packed fields that have to be understood",
      bytes: [0x5a, 0x02, 0x02, 0x63], says: "field 99 has to be understood"),
  ]

  @Test("refuses bytes that are no frame and says why", arguments: bad)
  func refused(_ bad: Bad) {
    let error = #expect(throws: ProtocolViolation.self) { try parse(bad.bytes) }
    #expect(error?.description.contains(bad.says) == true, "\(error?.description ?? "")")
  }

  @Test("passes over fields that it doesn't know")
  func unknown() throws {
    // Fields 20 (varint), 21 (fixed 64), 22 (delimited), 23 (fixed 32), then call_id 5.
    let bytes: [UInt8] =
      [0xa0, 0x01, 0x01] + [0xa9, 0x01, 1, 2, 3, 4, 5, 6, 7, 8] + [0xb2, 0x01, 0x02, 9, 9]
      + [0xbd, 0x01, 1, 2, 3, 4] + [0x08, 0x05]
    #expect(try parse(bytes).callID == 5)
  }

  @Test("merges a message that comes twice, and takes the last of a value")
  func twice() throws {
    // begin{method "x"}, begin{timeout 9}, call_id 1, call_id 2.
    let frame = try parse([0x12, 3, 0x0a, 1, 0x78, 0x12, 2, 0x10, 9, 0x08, 1, 0x08, 2])
    #expect(frame.callID == 2)
    #expect(frame.begin?.method.count == 1)
    #expect(frame.begin?.timeoutMicroseconds == 9)
  }

  @Test("takes back a frame whose message could not be packed")
  func failedPack() {
    var writer = FrameWriter()
    writer.append(callID: 1, .halfClose)
    let before = writer.output
    let frame = writer.open(callID: 2, .halfClose)
    writer.output += [1, 2]
    writer.drop(from: frame.start)
    #expect(writer.output == before)
  }

  private func parse(_ bytes: [UInt8]) throws -> RPCWire.Frame {
    try unsafe RPCWire.Frame(parsing: bytes.span.bytes)
  }
}

extension FrameWriter {
  fileprivate mutating func append(
    callID: UInt64, _ first: Part?, _ second: Part? = nil, message: [UInt8]
  ) {
    let frame = open(callID: callID, first, second)
    output += message
    finish(frame)
  }
}
