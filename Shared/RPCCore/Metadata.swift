/// Pairs of key and value that travel before and after a call's messages.
///
/// Keys are lower-case; a key ending in "-bin" carries bytes, any other printable ASCII. A key may
/// come more than once, and the order is kept. Source: gRPC over HTTP/2, "Custom-Metadata".
public struct Metadata: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    public enum Value: Sendable, Hashable {
      case text(String)
      case binary([UInt8])
    }

    public let key: String
    public let value: Value
  }

  private var entries: [Entry] = []

  public init() {}

  public var isEmpty: Bool { entries.isEmpty }

  /// The bytes of all keys and values.
  package var byteCount: Int {
    entries.reduce(0) { sum, entry in
      switch entry.value {
      case .text(let text): sum + entry.key.utf8.count + text.utf8.count
      case .binary(let bytes): sum + entry.key.utf8.count + bytes.count
      }
    }
  }

  /// The first text value of a key.
  public subscript(key: String) -> String? {
    for case (key, .text(let text)) in entries.lazy.map({ ($0.key, $0.value) }) { return text }
    return nil
  }

  /// The first binary value of a key.
  public subscript(binary key: String) -> [UInt8]? {
    for case (key, .binary(let bytes)) in entries.lazy.map({ ($0.key, $0.value) }) { return bytes }
    return nil
  }

  /// Adds a pair behind those that are there.
  ///
  /// - Throws: INVALID_ARGUMENT naming the rule that the key or the text breaks.
  public mutating func append(_ key: String, _ text: String) throws(RPCError) {
    try Self.check(key: key, isBinary: false)
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 <= 0x7e }) else {
      throw RPCError(
        .invalidArgument,
        "the value of metadata key \"\(key)\" isn't printable ASCII; use a key ending in -bin")
    }
    entries.append(Entry(key: key, value: .text(text)))
  }

  /// Adds a pair whose value is bytes; the key ends in "-bin".
  public mutating func append(_ key: String, binary bytes: [UInt8]) throws(RPCError) {
    try Self.check(key: key, isBinary: true)
    entries.append(Entry(key: key, value: .binary(bytes)))
  }

  /// Takes a pair as it came from a peer: bytes for a "-bin" key, text for another.
  package mutating func append(_ key: String, received bytes: [UInt8]) throws(RPCError) {
    if key.hasSuffix(Self.binarySuffix) {
      try append(key, binary: bytes)
    } else {
      try append(key, String(decoding: bytes, as: UTF8.self))
    }
  }

  public mutating func append(contentsOf other: Metadata) {
    entries.append(contentsOf: other.entries)
  }

  private static let binarySuffix = "-bin"

  private static func check(key: String, isBinary: Bool) throws(RPCError) {
    let allowed = key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard allowed, !key.isEmpty else {
      throw RPCError(
        .invalidArgument,
        "metadata key \"\(key)\" may hold only a-z, 0-9, \"-\", \"_\" and \".\"")
    }
    guard key.hasSuffix(binarySuffix) == isBinary else {
      throw RPCError(
        .invalidArgument,
        isBinary
          ? "metadata key \"\(key)\" carries bytes and so has to end in -bin"
          : "metadata key \"\(key)\" ends in -bin and so has to carry bytes")
    }
  }
}

extension Metadata: Sequence {
  public func makeIterator() -> IndexingIterator<[Entry]> { entries.makeIterator() }
  public var underestimatedCount: Int { entries.count }
}

extension Metadata: ExpressibleByDictionaryLiteral {
  /// For literals in code, where a bad key is the programmer's error.
  ///
  /// - Precondition: Keys and values keep to the rules of ``append(_:_:)``.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (key, text) in elements {
      do {
        try append(key, text)
      } catch {
        preconditionFailure(error.message)
      }
    }
  }
}
