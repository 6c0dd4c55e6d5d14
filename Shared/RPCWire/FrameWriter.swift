/// Appends frames to a connection's output, as protobuf would pack them.
package struct FrameWriter: Sendable {
  /// Frames, one behind the other. Only a message is written here from outside.
  package var output: [UInt8] = []
  /// What the length of the last message took: the next one's probably takes as much.
  private var lengthBytes = 1

  package init() {}

  /// What stands in a frame before its message.
  package enum Part: Sendable {
    case begin(method: String, timeoutMicroseconds: UInt64, metadata: [Frame.Metadata])
    case head([Frame.Metadata])
    case end(Frame.End)
    /// The end of a call that went well, without trailers.
    case endOfGoodCall
    case halfClose
    case credit(UInt32)
    case cancel(reason: String)
    case settings(WireSettings)
    case ping(Frame.Ping)
    case goAway(Frame.GoAway)
  }

  /// Appends one frame without a message. Parts stand in the order of their cases.
  package mutating func append(
    callID: UInt64, _ first: Part, _ second: Part? = nil, _ third: Part? = nil
  ) {
    let start = open(callID: callID)
    append(first)
    if let second { append(second) }
    if let third { append(third) }
    close(from: start)
  }

  /// A frame that waits for its message.
  package struct OpenFrame: Sendable {
    /// Where the frame begins in `output`.
    package let start: Int
    fileprivate let body: Int
  }

  /// Appends the start of a frame with a message. The message is to be appended to `output` next, and
  /// then ``finish(_:)`` to be called; or ``drop(from:)`` if it can't be packed. Parts stand in the
  /// order of their cases.
  package mutating func open(callID: UInt64, _ first: Part? = nil, _ second: Part? = nil)
    -> OpenFrame
  {
    let start = open(callID: callID)
    if let first { append(first) }
    if let second { append(second) }
    output.append(addingCapacity: Self.longestVarint + 1) { [lengthBytes] span in
      span.append(Self.messageTag)
      for _ in 0..<lengthBytes { span.append(0) }
    }
    return OpenFrame(start: start, body: output.count)
  }

  private static let messageTag = UInt8(WireTag.delimited(FrameField.message).rawValue)
  private static let longestVarint = 10

  /// Ends the frame behind its message.
  ///
  /// - Returns: The message's bytes.
  @discardableResult
  package mutating func finish(_ frame: OpenFrame) -> Int {
    let count = output.count - frame.body
    setLength(count, at: frame.body - lengthBytes, reserved: lengthBytes)
    lengthBytes = Self.varintBytes(count)
    close(from: frame.start)
    return count
  }

  /// Puts the compressed form of a message in its place.
  ///
  /// - Parameters:
  ///   - start: Where its frame begins, which is the last one.
  ///   - count: The message's bytes.
  package mutating func replaceMessage(
    from start: Int, count: Int, with bytes: [UInt8], encoding: String
  ) {
    output.removeSubrange((output.count - count - Self.varintBytes(count) - 1)...)
    appendText(FrameField.encoding, encoding)
    append(.delimited(FrameField.message))
    appendVarint(UInt64(bytes.count))
    output.append(contentsOf: bytes)
    close(from: start)
  }

  /// Takes back what was appended from that byte on.
  package mutating func drop(from start: Int) { output.removeSubrange(start...) }

  /// Gives the bytes so far away and begins anew.
  package mutating func take() -> [UInt8] {
    defer { output = [] }
    return output
  }

  /// Puts an emptied buffer back, so that its storage serves again.
  package mutating func recycle(_ buffer: [UInt8]) {
    if output.isEmpty { output = buffer }
  }

  // MARK: Frames

  private mutating func open(callID: UInt64) -> Int {
    let start = output.count
    output.append(addingCapacity: Wire.headerBytes + Self.longestVarint + 1) { span in
      for _ in 0..<Wire.headerBytes { span.append(0) }
      guard callID != 0 else { return }
      span.append(Self.callIDTag)
      var rest = callID
      while rest >= 0x80 {
        span.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      span.append(UInt8(rest))
    }
    return start
  }

  private static let callIDTag = UInt8(WireTag.varint(FrameField.callID).rawValue)

  private mutating func close(from start: Int) {
    let length = output.count - start - Wire.headerBytes
    var span = output.mutableSpan
    for index in 0..<Wire.headerBytes {
      span[start + index] = UInt8(
        truncatingIfNeeded: length >> (8 * (Wire.headerBytes - 1 - index)))
    }
  }

  // MARK: Parts

  private mutating func append(_ part: Part) {
    switch part {
    case .begin(let method, let timeout, let metadata):
      appendMessage(FrameField.begin) { writer in
        writer.appendText(1, method)
        writer.appendVarintField(2, timeout)
        writer.append(3, metadata)
      }
    case .head(let metadata):
      appendMessage(FrameField.head) { $0.append(1, metadata) }
    case .end(let end):
      appendMessage(FrameField.end) { writer in
        writer.appendVarintField(1, UInt64(end.code))
        writer.appendText(2, end.message)
        writer.append(3, end.trailers)
        for detail in end.details {
          writer.appendMessage(4) { writer in
            writer.appendText(1, detail.typeURL)
            writer.appendBytes(2, detail.value)
          }
        }
      }
    case .endOfGoodCall:
      output.append(addingCapacity: 2) { span in
        span.append(Self.endTag)
        span.append(0)
      }
    case .halfClose: appendVarintField(FrameField.halfClose, 1)
    case .credit(let bytes): appendVarintField(FrameField.credit, UInt64(bytes))
    case .cancel(let reason):
      appendMessage(FrameField.cancel) { $0.appendText(1, reason) }
    case .settings(let settings):
      appendMessage(FrameField.settings) { writer in
        writer.appendVarintField(1, UInt64(settings.maximumFrameBytes))
        writer.appendVarintField(2, UInt64(settings.maximumCalls))
        writer.appendVarintField(3, UInt64(settings.callCredit))
        writer.appendVarintField(4, UInt64(settings.connectionCredit))
        if settings.takesZstd { writer.appendText(5, Wire.zstd) }
      }
    case .ping(let ping):
      appendMessage(FrameField.ping) { writer in
        if ping.opaque != 0 {
          writer.append(.fixed64(1))
          for shift in stride(from: UInt64(0), to: 64, by: 8) {
            writer.output.append(UInt8(truncatingIfNeeded: ping.opaque >> shift))
          }
        }
        writer.appendVarintField(2, ping.isAnswer ? 1 : 0)
      }
    case .goAway(let goAway):
      appendMessage(FrameField.goAway) { writer in
        writer.appendVarintField(1, goAway.lastCallID)
        writer.appendVarintField(2, UInt64(goAway.code))
        writer.appendText(3, goAway.reason)
      }
    }
  }

  private static let endTag = UInt8(WireTag.delimited(FrameField.end).rawValue)

  private mutating func append(_ field: UInt32, _ metadata: [Frame.Metadata]) {
    for entry in metadata {
      appendMessage(field) { writer in
        writer.appendText(1, entry.key)
        writer.appendBytes(2, entry.value)
      }
    }
  }

  // MARK: Protobuf

  private mutating func append(_ tag: WireTag) { appendVarint(tag.rawValue) }

  private mutating func appendVarint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      output.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    output.append(UInt8(rest))
  }

  /// A scalar at its default isn't written, as proto3 says.
  private mutating func appendVarintField(_ field: UInt32, _ value: UInt64) {
    guard value != 0 else { return }
    append(.varint(field))
    appendVarint(value)
  }

  private mutating func appendText(_ field: UInt32, _ text: String) {
    guard !text.isEmpty else { return }
    append(.delimited(field))
    appendVarint(UInt64(text.utf8.count))
    output.append(contentsOf: text.utf8)
  }

  private mutating func appendBytes(_ field: UInt32, _ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    append(.delimited(field))
    appendVarint(UInt64(bytes.count))
    output.append(contentsOf: bytes)
  }

  private mutating func appendMessage(_ field: UInt32, _ body: (inout FrameWriter) -> Void) {
    append(.delimited(field))
    let start = output.count
    output.append(0)
    body(&self)
    setLength(output.count - start - 1, at: start, reserved: 1)
  }

  private static func varintBytes(_ value: Int) -> Int {
    max(1, (Int.bitWidth - value.leadingZeroBitCount + 6) / 7)
  }

  /// Writes a length in front of what it measures. It is known only once that is there; moving the
  /// few for which another number of bytes stands ready costs less than to measure all of them first.
  private mutating func setLength(_ length: Int, at position: Int, reserved: Int) {
    let bytes = Self.varintBytes(length)
    if bytes > reserved {
      output.insert(contentsOf: repeatElement(0, count: bytes - reserved), at: position)
    } else if bytes < reserved {
      output.removeSubrange(position..<(position + reserved - bytes))
    }
    var span = output.mutableSpan
    var rest = length
    for index in position..<(position + bytes - 1) {
      span[index] = UInt8(truncatingIfNeeded: rest) | 0x80
      rest >>= 7
    }
    span[position + bytes - 1] = UInt8(rest)
  }
}
