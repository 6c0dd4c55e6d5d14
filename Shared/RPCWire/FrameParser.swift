extension Frame {
  /// Reads the bytes of one frame, without its header.
  ///
  /// Fields that aren't known are passed over unless the frame says that they matter. A field that
  /// comes twice counts as protobuf says: the last value, messages merged.
  package init(parsing bytes: borrowing RawSpan) throws(ProtocolViolation) {
    var cursor = WireCursor(0..<bytes.byteCount)
    while !cursor.isAtEnd {
      let (field, type) = try cursor.field(bytes)
      switch (field, type) {
      case (FrameField.callID, .varint): callID = try cursor.varint(bytes)
      case (FrameField.begin, .delimited):
        try Self.merge(&begin, Begin(), try cursor.delimited(bytes), bytes)
      case (FrameField.head, .delimited):
        try Self.merge(&head, [], try cursor.delimited(bytes), bytes)
      case (FrameField.end, .delimited):
        try Self.merge(&end, End(), try cursor.delimited(bytes), bytes)
      case (FrameField.halfClose, .varint): halfClose = try cursor.varint(bytes) != 0
      case (FrameField.credit, .varint): credit = try cursor.varint32(bytes)
      case (FrameField.cancel, .delimited):
        try Self.merge(&cancel, "", try cursor.delimited(bytes), bytes)
      case (FrameField.settings, .delimited):
        try Self.merge(&settings, Settings(), try cursor.delimited(bytes), bytes)
      case (FrameField.ping, .delimited):
        try Self.merge(&ping, Ping(), try cursor.delimited(bytes), bytes)
      case (FrameField.goAway, .delimited):
        try Self.merge(&goAway, GoAway(), try cursor.delimited(bytes), bytes)
      case (FrameField.mustUnderstand, .varint):
        try Self.understand(try cursor.varint32(bytes))
      case (FrameField.mustUnderstand, .delimited):
        var packed = WireCursor(try cursor.delimited(bytes))
        while !packed.isAtEnd { try Self.understand(try packed.varint32(bytes)) }
      case (FrameField.encoding, .delimited):
        let name = try cursor.delimited(bytes)
        encoding = name.isEmpty ? nil : name
      case (FrameField.message, .delimited): message = try cursor.delimited(bytes)
      default: try cursor.skip(type, bytes)
      }
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
    _ field: UInt32, _ type: WireCursor.WireType, _ cursor: inout WireCursor,
    _ bytes: borrowing RawSpan
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
      let (field, type) = try cursor.field(bytes)
      try part.take(field, type, &cursor, bytes)
    }
    return part
  }
}

extension Frame.Begin: FramePart {
  fileprivate mutating func take(
    _ field: UInt32, _ type: WireCursor.WireType, _ cursor: inout WireCursor,
    _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch (field, type) {
    case (1, .delimited): method = try cursor.delimited(bytes)
    case (2, .varint): timeoutMicroseconds = try cursor.varint(bytes)
    case (3, .delimited):
      metadata.append(try .parse(Frame.Metadata(), try cursor.delimited(bytes), bytes))
    default: try cursor.skip(type, bytes)
    }
  }
}

extension Frame.Metadata: FramePart {
  fileprivate mutating func take(
    _ field: UInt32, _ type: WireCursor.WireType, _ cursor: inout WireCursor,
    _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch (field, type) {
    case (1, .delimited): key = try cursor.string(bytes)
    case (2, .delimited): value = try cursor.array(bytes)
    default: try cursor.skip(type, bytes)
    }
  }
}

/// `Head` holds metadata and nothing else.
extension [Frame.Metadata]: FramePart {
  fileprivate mutating func take(
    _ field: UInt32, _ type: WireCursor.WireType, _ cursor: inout WireCursor,
    _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch (field, type) {
    case (1, .delimited): append(try .parse(Frame.Metadata(), try cursor.delimited(bytes), bytes))
    default: try cursor.skip(type, bytes)
    }
  }
}

/// `Cancel` holds a reason and nothing else.
extension String: FramePart {
  fileprivate mutating func take(
    _ field: UInt32, _ type: WireCursor.WireType, _ cursor: inout WireCursor,
    _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch (field, type) {
    case (1, .delimited): self = try cursor.string(bytes)
    default: try cursor.skip(type, bytes)
    }
  }
}

extension Frame.End: FramePart {
  fileprivate mutating func take(
    _ field: UInt32, _ type: WireCursor.WireType, _ cursor: inout WireCursor,
    _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch (field, type) {
    case (1, .varint): code = try cursor.varint32(bytes)
    case (2, .delimited): message = try cursor.string(bytes)
    case (3, .delimited):
      trailers.append(try .parse(Frame.Metadata(), try cursor.delimited(bytes), bytes))
    case (4, .delimited):
      details.append(try .parse(Frame.Detail(), try cursor.delimited(bytes), bytes))
    default: try cursor.skip(type, bytes)
    }
  }
}

extension Frame.Detail: FramePart {
  fileprivate mutating func take(
    _ field: UInt32, _ type: WireCursor.WireType, _ cursor: inout WireCursor,
    _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch (field, type) {
    case (1, .delimited): typeURL = try cursor.string(bytes)
    case (2, .delimited): value = try cursor.array(bytes)
    default: try cursor.skip(type, bytes)
    }
  }
}

extension Frame.Settings: FramePart {
  fileprivate mutating func take(
    _ field: UInt32, _ type: WireCursor.WireType, _ cursor: inout WireCursor,
    _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch (field, type) {
    case (1, .varint): maximumFrameBytes = try cursor.varint32(bytes)
    case (2, .varint): maximumCalls = try cursor.varint32(bytes)
    case (3, .varint): callCredit = try cursor.varint32(bytes)
    case (4, .varint): connectionCredit = try cursor.varint32(bytes)
    case (5, .delimited): encodings.append(try cursor.string(bytes))
    default: try cursor.skip(type, bytes)
    }
  }
}

extension Frame.Ping: FramePart {
  fileprivate mutating func take(
    _ field: UInt32, _ type: WireCursor.WireType, _ cursor: inout WireCursor,
    _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch (field, type) {
    case (1, .fixed64): opaque = try cursor.fixed64(bytes)
    case (2, .varint): isAnswer = try cursor.varint(bytes) != 0
    default: try cursor.skip(type, bytes)
    }
  }
}

extension Frame.GoAway: FramePart {
  fileprivate mutating func take(
    _ field: UInt32, _ type: WireCursor.WireType, _ cursor: inout WireCursor,
    _ bytes: borrowing RawSpan
  ) throws(ProtocolViolation) {
    switch (field, type) {
    case (1, .varint): lastCallID = try cursor.varint(bytes)
    case (2, .varint): code = try cursor.varint32(bytes)
    case (3, .delimited): reason = try cursor.string(bytes)
    default: try cursor.skip(type, bytes)
    }
  }
}
