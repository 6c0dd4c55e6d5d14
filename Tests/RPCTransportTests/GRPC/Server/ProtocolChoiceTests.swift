import LinuxIO
import RPCCore
import TLS
import TestSupport
import Testing

@testable import RPCTransport

@Suite("What a client speaks")
struct ProtocolChoiceTests {
  @Test("is known by its first bytes, however they are cut")
  func firstBytes() {
    let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
    for count in 0..<preface.count { #expect(FirstBytes(Array(preface.prefix(count))) == .tooFew) }
    #expect(FirstBytes(preface) == .http2)
    #expect(FirstBytes(preface + [0, 0, 0]) == .http2)
    for text in ["GET / HTTP/1.1\r\n", "POST", "PRI * HTTP/1", "PUT", "HEAD /", "OPTIONS *"] {
      #expect(FirstBytes(Array(text.utf8)) == .http1, "\(text)")
    }
    // Lengths of frames, up to a gibibyte.
    for first: UInt8 in [0, 1, 0x3f, 0x40] { #expect(FirstBytes([first]) == .native) }
  }
}
