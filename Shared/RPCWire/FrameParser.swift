extension Frame {
  /// Reads the bytes of one frame, without its header.
  ///
  /// Fields that aren't known are passed over unless the frame says that they matter. A field that
  /// comes twice counts as protobuf says: the last value, messages merged.
  package init(parsing bytes: borrowing RawSpan) throws(ProtocolViolation) {
    var cursor = WireCursor(0..<bytes.byteCount)
    while !cursor.isAtEnd {
      let tag = try cursor.tag(bytes)
      switch tag {
      case .varint(FrameField.callID): callID = try cursor.varint(bytes)
      case .delimited(FrameField.begin):
        let range = try cursor.delimited(bytes)
        begin = try .parse(begin ?? Begin(), range, bytes)
      case .varint(FrameField.halfClose): halfClose = try cursor.varint(bytes) != 0
      case .varint(FrameField.credit): credit = try cursor.varint32(bytes)
      case .delimited(FrameField.message): message = try cursor.delimited(bytes)
      case .delimited(FrameField.encoding):
        let name = try cursor.delimited(bytes)
        encoding = name.isEmpty ? nil : name
      default: try takeRare(tag, &cursor, bytes)
      }
    }
  }

  private mutating func takeRare(
    _ tag: WireTag, _ cursor: inout WireCursor, _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch tag {
    case .delimited(FrameField.head):
      try Self.merge(&head, [], try cursor.delimited(bytes), bytes)
    case .delimited(FrameField.end):
      try Self.merge(&end, End(), try cursor.delimited(bytes), bytes)
    case .delimited(FrameField.cancel):
      try Self.merge(&cancel, "", try cursor.delimited(bytes), bytes)
    case .delimited(FrameField.settings):
      try Self.merge(&settings, Settings(), try cursor.delimited(bytes), bytes)
    case .delimited(FrameField.ping):
      try Self.merge(&ping, Ping(), try cursor.delimited(bytes), bytes)
    case .delimited(FrameField.goAway):
      try Self.merge(&goAway, GoAway(), try cursor.delimited(bytes), bytes)
    case .varint(FrameField.mustUnderstand):
      try Self.understand(try cursor.varint32(bytes))
    case .delimited(FrameField.mustUnderstand):
      var packed = WireCursor(try cursor.delimited(bytes))
      while !packed.isAtEnd { try Self.understand(try packed.varint32(bytes)) }
    default: try cursor.skip(tag, bytes)
    }
  }

  private static func understand(_ field: UInt32) throws(ProtocolViolation) {
    guard FrameField.isKnown(field) else { throw .notUnderstood(field: field) }
  }

  private static func merge<Part: FramePart>(
    _ part: inout Part?, _ empty: Part, _ range: Range<Int>, _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    part = try .parse(part ?? empty, range, bytes)
  }
}

/// A message inside a frame.
private protocol FramePart {
  /// Takes the value of one field, or passes over it.
  mutating func take(
    _ tag: WireTag, _ cursor: inout WireCursor, _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation)
}

extension FramePart {
  /// Reads a message over what is there already.
  fileprivate static func parse(_ part: Self, _ range: Range<Int>, _ bytes: borrowing RawSpan)
    throws(ProtocolViolation) -> Self
  {
    var part = part
    var cursor = WireCursor(range)
    while !cursor.isAtEnd {
      try part.take(try cursor.tag(bytes), &cursor, bytes)
    }
    return part
  }
}

extension Frame.Begin: FramePart {
  fileprivate mutating func take(
    _ tag: WireTag, _ cursor: inout WireCursor, _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch tag {
    case .delimited(1): method = try cursor.delimited(bytes)
    case .varint(2): timeoutMicroseconds = try cursor.varint(bytes)
    case .delimited(3):
      metadata.append(try .parse(Frame.Metadata(), try cursor.delimited(bytes), bytes))
    default: try cursor.skip(tag, bytes)
    }
  }
}

extension Frame.Metadata: FramePart {
  fileprivate mutating func take(
    _ tag: WireTag, _ cursor: inout WireCursor, _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch tag {
    case .delimited(1): key = try cursor.string(bytes)
    case .delimited(2): value = try cursor.array(bytes)
    default: try cursor.skip(tag, bytes)
    }
  }
}

/// `Head` holds metadata and nothing else.
extension [Frame.Metadata]: FramePart {
  fileprivate mutating func take(
    _ tag: WireTag, _ cursor: inout WireCursor, _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch tag {
    case .delimited(1): append(try .parse(Frame.Metadata(), try cursor.delimited(bytes), bytes))
    default: try cursor.skip(tag, bytes)
    }
  }
}

/// `Cancel` holds a reason and nothing else.
extension String: FramePart {
  fileprivate mutating func take(
    _ tag: WireTag, _ cursor: inout WireCursor, _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch tag {
    case .delimited(1): self = try cursor.string(bytes)
    default: try cursor.skip(tag, bytes)
    }
  }
}

extension Frame.End: FramePart {
  fileprivate mutating func take(
    _ tag: WireTag, _ cursor: inout WireCursor, _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch tag {
    case .varint(1): code = try cursor.varint32(bytes)
    case .delimited(2): message = try cursor.string(bytes)
    case .delimited(3):
      trailers.append(try .parse(Frame.Metadata(), try cursor.delimited(bytes), bytes))
    case .delimited(4):
      details.append(try .parse(Frame.Detail(), try cursor.delimited(bytes), bytes))
    default: try cursor.skip(tag, bytes)
    }
  }
}

extension Frame.Detail: FramePart {
  fileprivate mutating func take(
    _ tag: WireTag, _ cursor: inout WireCursor, _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch tag {
    case .delimited(1): typeURL = try cursor.string(bytes)
    case .delimited(2): value = try cursor.array(bytes)
    default: try cursor.skip(tag, bytes)
    }
  }
}

extension Frame.Settings: FramePart {
  fileprivate mutating func take(
    _ tag: WireTag, _ cursor: inout WireCursor, _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch tag {
    case .varint(1): maximumFrameBytes = try cursor.varint32(bytes)
    case .varint(2): maximumCalls = try cursor.varint32(bytes)
    case .varint(3): callCredit = try cursor.varint32(bytes)
    case .varint(4): connectionCredit = try cursor.varint32(bytes)
    case .delimited(5): encodings.append(try cursor.string(bytes))
    default: try cursor.skip(tag, bytes)
    }
  }
}

extension Frame.Ping: FramePart {
  fileprivate mutating func take(
    _ tag: WireTag, _ cursor: inout WireCursor, _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch tag {
    case .fixed64(1): opaque = try cursor.fixed64(bytes)
    case .varint(2): isAnswer = try cursor.varint(bytes) != 0
    default: try cursor.skip(tag, bytes)
    }
  }
}

extension Frame.GoAway: FramePart {
  fileprivate mutating func take(
    _ tag: WireTag, _ cursor: inout WireCursor, _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch tag {
    case .varint(1): lastCallID = try cursor.varint(bytes)
    case .varint(2): code = try cursor.varint32(bytes)
    case .delimited(3): reason = try cursor.string(bytes)
    default: try cursor.skip(tag, bytes)
    }
  }
}
