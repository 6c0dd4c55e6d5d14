/// Which trace a call belongs to, as it crosses from service to service.
///
/// Source: W3C Trace Context, https://www.w3.org/TR/trace-context/.
package struct TraceContext: Sendable, Hashable {
  package static let parentKey = "traceparent"
  package static let stateKey = "tracestate"

  package let traceID: TraceID
  /// The span that the call was made in.
  package let spanID: SpanID
  /// Whether whoever began the trace wants it recorded.
  package let isSampled: Bool
  /// What other vendors' tools have to say to one another, passed on as it came; empty for nothing.
  package let state: String

  package init(traceID: TraceID, spanID: SpanID, isSampled: Bool, state: String = "") {
    self.traceID = traceID
    self.spanID = spanID
    self.isSampled = isSampled
    self.state = state
  }

  /// Section 3.2. A later version is read as far as this one knows it.
  ///
  /// - Parameter state: The `tracestate` that came along. One that is too long is left out, section
  ///   3.3.1.5.
  /// - Returns: `nil` for text that is no trace context, which counts as none.
  package init?(parent: String, state: String? = nil) {
    let bytes = Array(parent.utf8)
    guard bytes.count >= Self.length, bytes.count == Self.length || bytes[Self.length] == Self.dash
    else { return nil }
    let dashes = [2, 35, 52].allSatisfy { bytes[$0] == Self.dash }
    guard dashes, let version = Hex.number(bytes[0..<2]), version != 0xff,
      version > 0 || bytes.count == Self.length,
      let traceID = TraceID(hex: bytes[3..<35]), let spanID = SpanID(hex: bytes[36..<52]),
      let flags = Hex.number(bytes[53..<55])
    else { return nil }
    let state = state ?? ""
    self.init(
      traceID: traceID, spanID: spanID, isSampled: flags & 1 == 1,
      state: state.utf8.count <= Self.maximumStateBytes ? state : "")
  }

  /// The value of `traceparent`.
  package var parent: String { "00-\(traceID)-\(spanID)-\(isSampled ? "01" : "00")" }

  private static let length = 55
  private static let dash = UInt8(ascii: "-")
  private static let maximumStateBytes = 512
}

/// 16 bytes, not all of them zero.
package struct TraceID: Sendable, Hashable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  package init?(high: UInt64, low: UInt64) {
    guard high != 0 || low != 0 else { return nil }
    self.high = high
    self.low = low
  }

  init?(hex digits: ArraySlice<UInt8>) {
    let middle = digits.startIndex + 16
    guard let high = Hex.number(digits[..<middle]), let low = Hex.number(digits[middle...]) else {
      return nil
    }
    self.init(high: high, low: low)
  }

  package var bytes: [UInt8] { Hex.bytes(of: high) + Hex.bytes(of: low) }

  /// 32 digits, in lower case.
  package var description: String { Hex.text(of: high) + Hex.text(of: low) }
}

/// 8 bytes, not all of them zero.
package struct SpanID: Sendable, Hashable, CustomStringConvertible {
  private let number: UInt64

  package init?(_ number: UInt64) {
    guard number != 0 else { return nil }
    self.number = number
  }

  init?(hex digits: ArraySlice<UInt8>) {
    guard let number = Hex.number(digits) else { return nil }
    self.init(number)
  }

  package var bytes: [UInt8] { Hex.bytes(of: number) }

  /// 16 digits, in lower case.
  package var description: String { Hex.text(of: number) }
}

private enum Hex {
  /// - Returns: `nil` unless all are digits, in lower case as the standard has them.
  static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = number << 4 | UInt64(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        number = number << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return number
  }

  static func text(of number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * $0)) }
  }
}
