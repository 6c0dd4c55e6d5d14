import LinuxIO
import Testing

@Suite("Socket addresses")
struct SocketAddressTests {
  @Test(
    "read and write alike",
    arguments: [
      "127.0.0.1:7401", "0.0.0.0:0", "[::1]:7401", "[2001:db8::1]:65535", "unix:/run/a.sock",
    ])
  func roundTrip(_ text: String) {
    #expect(SocketAddress(numeric: text)?.description == text)
  }

  @Test(
    "refuse what is no address in numbers",
    arguments: [
      "", ":", "127.0.0.1", "127.0.0.1:", "127.0.0.1:99999", "127.0.0.1:-1", "localhost:7401",
      "::1:7401",
      "[::1]", "unix:", "256.0.0.1:1",
    ])
  func refused(_ text: String) {
    #expect(SocketAddress(numeric: text) == nil)
  }

  @Test("a unix path that doesn't fit into the kernel's structure is refused")
  func longPath() {
    #expect(SocketAddress(numeric: "unix:/" + String(repeating: "a", count: 106)) != nil)
    #expect(SocketAddress(numeric: "unix:/" + String(repeating: "a", count: 107)) == nil)
    #expect(SocketAddress(numeric: "unix:/a\u{0}b") == nil)
  }

  @Test("host and port come apart")
  func split() throws {
    #expect(try #require(SocketAddress.split("db.example.com:5432")) == ("db.example.com", 5432))
    #expect(try #require(SocketAddress.split("[::1]:80")) == ("::1", 80))
    #expect(SocketAddress.split("a:b") == nil)
    #expect(SocketAddress.split(":80") == nil)
  }
}
