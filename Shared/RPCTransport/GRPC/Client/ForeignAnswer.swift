import RPCWire

/// What a server speaks that answers an HTTP/2 client with something else, by its first bytes.
enum ForeignAnswer: String {
  case tls = "TLS, which this channel doesn't use"
  case http1 = "HTTP/1"

  init?(_ bytes: borrowing RawSpan) {
    guard bytes.byteCount >= 4 else { return nil }
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    // RFC 8446, section 5.1: an alert or a handshake, of version 3.x.
    case (0x15...0x16, 3, 0...4, _): self = .tls
    case (UInt8(ascii: "H"), UInt8(ascii: "T"), UInt8(ascii: "T"), UInt8(ascii: "P")): self = .http1
    default: return nil
    }
  }
}
