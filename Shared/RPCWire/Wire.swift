/// The numbers of rollcall/1 that both sides know without having been told (WIRE.md).
package enum Wire {
  /// The protocol's name in the TLS handshake (ALPN).
  package static let applicationProtocol = "rollcall/1"

  /// The encoding of messages that this side can undo, by its name.
  package static let zstd = "zstd"

  /// A frame's length comes first, big-endian.
  package static let headerBytes = 4

  /// What a message of that many bytes counts for credit, so that empty ones are bounded too
  /// (WIRE.md, "Credit").
  @inlinable package static func credit(of bytes: Int) -> Int { bytes + 32 }

  /// What a side accepts until its settings say otherwise.
  package static let defaults = WireSettings(
    maximumFrameBytes: 4 * 1024 * 1024, maximumCalls: 1024, callCredit: 64 * 1024,
    connectionCredit: 1024 * 1024)
}

/// What one side of a connection accepts (WIRE.md, "Settings").
package struct WireSettings: Sendable, Hashable {
  /// Not counting the header.
  package var maximumFrameBytes: Int
  /// Open at once on a connection.
  package var maximumCalls: Int
  /// Message bytes that may be under way on one call.
  package var callCredit: Int
  /// Message bytes that may be under way on the connection.
  package var connectionCredit: Int
  /// Whether messages may be compressed with zstd.
  package var takesZstd: Bool

  package init(
    maximumFrameBytes: Int, maximumCalls: Int, callCredit: Int, connectionCredit: Int,
    takesZstd: Bool = false
  ) {
    self.takesZstd = takesZstd
    self.maximumFrameBytes = maximumFrameBytes
    self.maximumCalls = maximumCalls
    self.callCredit = callCredit
    self.connectionCredit = connectionCredit
  }

  /// These with what a settings frame says of them; a value of 0 there says nothing.
  package func updated(by frame: Frame.Settings) -> WireSettings {
    func value(_ said: UInt32, _ standing: Int) -> Int { said == 0 ? standing : Int(said) }
    return WireSettings(
      maximumFrameBytes: value(frame.maximumFrameBytes, maximumFrameBytes),
      maximumCalls: value(frame.maximumCalls, maximumCalls),
      callCredit: value(frame.callCredit, callCredit),
      connectionCredit: value(frame.connectionCredit, connectionCredit),
      takesZstd: frame.encodings.contains(Wire.zstd))
  }
}

/// The field numbers of frame.proto. `message` is the last that a sender writes.
enum FrameField {
  static let callID: UInt32 = 1
  static let begin: UInt32 = 2
  static let head: UInt32 = 3
  static let end: UInt32 = 4
  static let halfClose: UInt32 = 5
  static let credit: UInt32 = 6
  static let cancel: UInt32 = 7
  static let settings: UInt32 = 8
  static let ping: UInt32 = 9
  static let goAway: UInt32 = 10
  static let mustUnderstand: UInt32 = 11
  static let encoding: UInt32 = 12
  static let message: UInt32 = 15

  static func isKnown(_ number: UInt32) -> Bool {
    (callID...encoding).contains(number) || number == message
  }
}
