/// One frame as values: what frame.proto describes. Ranges are positions in the frame's bytes, so
/// that messages and method names are read where they lie.
package struct Frame: Sendable, Hashable {
  package struct Metadata: Sendable, Hashable {
    package var key = ""
    package var value: [UInt8] = []

    package init(key: String = "", value: [UInt8] = []) {
      self.key = key
      self.value = value
    }
  }

  package struct Begin: Sendable, Hashable {
    package var method = 0..<0
    /// 0: no deadline.
    package var timeoutMicroseconds: UInt64 = 0
    package var metadata: [Metadata] = []

    package init() {}
  }

  package struct Detail: Sendable, Hashable {
    package var typeURL = ""
    package var value: [UInt8] = []

    package init(typeURL: String = "", value: [UInt8] = []) {
      self.typeURL = typeURL
      self.value = value
    }
  }

  package struct End: Sendable, Hashable {
    package var code: UInt32 = 0
    package var message = ""
    package var trailers: [Metadata] = []
    package var details: [Detail] = []

    package init(
      code: UInt32 = 0, message: String = "", trailers: [Metadata] = [], details: [Detail] = []
    ) {
      self.code = code
      self.message = message
      self.trailers = trailers
      self.details = details
    }
  }

  package struct Settings: Sendable, Hashable {
    package var maximumFrameBytes: UInt32 = 0
    package var maximumCalls: UInt32 = 0
    package var callCredit: UInt32 = 0
    package var connectionCredit: UInt32 = 0
    package var encodings: [String] = []

    package init(
      maximumFrameBytes: UInt32 = 0, maximumCalls: UInt32 = 0, callCredit: UInt32 = 0,
      connectionCredit: UInt32 = 0, encodings: [String] = []
    ) {
      self.maximumFrameBytes = maximumFrameBytes
      self.maximumCalls = maximumCalls
      self.callCredit = callCredit
      self.connectionCredit = connectionCredit
      self.encodings = encodings
    }
  }

  package struct Ping: Sendable, Hashable {
    package var opaque: UInt64 = 0
    package var isAnswer = false

    package init(opaque: UInt64 = 0, isAnswer: Bool = false) {
      self.opaque = opaque
      self.isAnswer = isAnswer
    }
  }

  package struct GoAway: Sendable, Hashable {
    package var lastCallID: UInt64 = 0
    package var code: UInt32 = 0
    package var reason = ""

    package init(lastCallID: UInt64 = 0, code: UInt32 = 0, reason: String = "") {
      self.lastCallID = lastCallID
      self.code = code
      self.reason = reason
    }
  }

  /// What hardly any frame holds.
  struct RareParts: Sendable, Hashable {
    var head: [Metadata]?
    var end: End?
    var cancel: String?
    var settings: Settings?
    var ping: Ping?
    var goAway: GoAway?
  }

  /// 0: the connection itself.
  package var callID: UInt64 = 0
  package var begin: Begin?
  package var halfClose = false
  package var credit: UInt32 = 0
  package var message: Range<Int>?
  /// The name of how the message is compressed, where it is.
  package var encoding: Range<Int>?
  /// The size of a compressed message before that, once somebody has looked.
  package var originalBytes: Int?
  /// One at most. An array, because a frame without any is then small to make, copy and destroy.
  private var rare: [RareParts] = []

  /// The server's initial metadata.
  package var head: [Metadata]? {
    get { rare.first?.head }
    set { rareParts.head = newValue }
  }
  package var end: End? {
    get { rare.first?.end }
    set { rareParts.end = newValue }
  }
  /// The reason.
  package var cancel: String? {
    get { rare.first?.cancel }
    set { rareParts.cancel = newValue }
  }
  package var settings: Settings? {
    get { rare.first?.settings }
    set { rareParts.settings = newValue }
  }
  package var ping: Ping? {
    get { rare.first?.ping }
    set { rareParts.ping = newValue }
  }
  package var goAway: GoAway? {
    get { rare.first?.goAway }
    set { rareParts.goAway = newValue }
  }

  /// Whether it holds nothing but calls' messages, their begin and half-close, and credit.
  package var isPlain: Bool { rare.isEmpty }

  private var rareParts: RareParts {
    get { rare.first ?? RareParts() }
    set { rare = [newValue] }
  }

  /// What the message counts for credit.
  package var messageCredit: Int {
    message.map { Wire.credit(of: originalBytes ?? $0.count) } ?? 0
  }

  package init() {}
}
